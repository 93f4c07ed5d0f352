/// The diagnostics of a run, in the order of reporting; ``sorted`` has them in reading order.
///
/// Checks throw no errors: a check reports into the collection and continues, so that one run finds
/// all problems.
///
///     var diagnostics = Diagnostics()
///     let documents = YAMLReader().documents(of: source, reporting: &diagnostics)
///     TextPrinter(color: false).print(diagnostics.sorted, to: &page)
public struct Diagnostics: Sendable {
  private var found: [Diagnostic] = []
  /// The number of errors among the diagnostics.
  public private(set) var errorCount = 0
  /// The diagnostics that a comment or the project's configuration ignores.
  public private(set) var ignored: [Diagnostic] = []
  /// A Boolean value that indicates whether at least one diagnostic is an error.
  public var hasErrors: Bool { errorCount > 0 }

  /// Creates an empty collection.
  public init() {}

  /// All diagnostics, in the order of reporting.
  package var all: [Diagnostic] { found }

  /// A Boolean value that indicates whether the collection has no diagnostics.
  public var isEmpty: Bool { found.isEmpty }

  /// The number of diagnostics, including duplicates.
  public var count: Int { found.count }

  /// Adds a diagnostic at the end.
  public mutating func append(_ diagnostic: Diagnostic) {
    found.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  /// Changes the diagnostic that was added last, except its severity.
  package mutating func changeLast(_ change: (inout Diagnostic) -> Void) {
    if !found.isEmpty { change(&found[found.count - 1]) }
  }

  /// Adds the diagnostics of another collection, including its ignored ones.
  ///
  /// - Parameter other: The collection to add after this one.
  public mutating func append(contentsOf other: Diagnostics) {
    found.append(contentsOf: other.found)
    errorCount += other.errorCount
    if !other.ignored.isEmpty { ignored += other.ignored }
  }

  /// Records a diagnostic that appears only in ``ignored``.
  public mutating func ignore(_ diagnostic: Diagnostic) { ignored.append(diagnostic) }

  /// Creates a diagnostic and adds it; the parameters are those of ``Diagnostic``.
  public mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: Place,
    severity: Diagnostic.Severity = .error, help: Diagnostic.Help? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    append(Diagnostic(code, message, at: place, severity: severity, help: help, notes: notes))
  }

  /// All diagnostics by file, line, column and message, without duplicates.
  public var sorted: [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in found.sorted(by: { $0.order(before: $1) }) {
      if let last = result.last, last.isDuplicate(of: diagnostic) { continue }
      result.append(diagnostic)
    }
    return result
  }
}

extension [Diagnostic] {
  /// The same diagnostics for people, with each unknown reference once, however many files have it.
  ///
  /// An id that was renamed in a fixture is unknown in every screen that uses it. Files with other
  /// problems of the same id, such as another suggestion, are kept.
  package var mergingReferences: [Diagnostic] {
    var result: [Diagnostic] = []
    var others: [Int: [Place]] = [:]
    var first: [String: Int] = [:]
    for diagnostic in self {
      let path = diagnostic.place.source.path
      let key = "\(diagnostic.message)\0\(diagnostic.help?.text ?? "")"
      if diagnostic.code == .unknownReference, let index = first[key],
        result[index].place.source.path != path
      {
        others[index, default: []].append(diagnostic.place)
        continue
      }
      if diagnostic.code == .unknownReference, first[key] == nil { first[key] = result.count }
      result.append(diagnostic)
    }
    for (index, places) in others {
      let count = places.count == 1 ? "one more place" : "\(places.count) more places"
      let note = Diagnostic.Note("also unknown at \(count), such as here", at: places[0])
      result[index].notes.append(note)
    }
    return result
  }
}

extension Diagnostic {
  fileprivate func order(before other: Diagnostic) -> Bool {
    let (path, otherPath) = (place.source.path, other.place.source.path)
    if path != otherPath { return path < otherPath }
    if place.start != other.place.start { return place.start < other.place.start }
    if message != other.message { return message < other.message }
    if place.end != other.place.end { return place.end < other.place.end }
    return code.rawValue < other.code.rawValue
  }

  /// Compares paths, not source objects: a file may have been read more than once.
  fileprivate func isDuplicate(of other: Diagnostic) -> Bool {
    place.start == other.place.start && place.end == other.place.end && message == other.message
      && code == other.code && severity == other.severity
      && place.source.path == other.place.source.path
  }
}
