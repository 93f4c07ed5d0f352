/// What was found wrong, in the order of finding; ``sorted`` puts it in the order of reading.
///
/// Nothing is thrown on the way: a check reports into the collection and goes on, so that one run
/// says all that is wrong.
///
///     var diagnostics = Diagnostics()
///     let documents = YAMLReader().documents(of: source, reporting: &diagnostics)
///     TextPrinter(color: false).print(diagnostics.sorted, to: &page)
public struct Diagnostics: Sendable {
  private var found: [Diagnostic] = []
  /// How many of them are errors.
  public private(set) var errorCount = 0
  /// What was found and left out, because a comment or the project said so.
  public private(set) var ignored: [Diagnostic] = []
  /// Whether at least one of them is an error.
  public var hasErrors: Bool { errorCount > 0 }

  /// Makes an empty collection.
  public init() {}

  /// All of them, in the order of finding.
  package var all: [Diagnostic] { found }

  /// Whether nothing was found.
  public var isEmpty: Bool { found.isEmpty }

  /// How many were found, equal ones counted each time.
  public var count: Int { found.count }

  /// Adds a diagnostic behind the others.
  public mutating func append(_ diagnostic: Diagnostic) {
    found.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  /// Adds what another check found: what it ignored, too.
  ///
  /// - Parameter other: The collection to add behind this one.
  public mutating func append(contentsOf other: Diagnostics) {
    found.append(contentsOf: other.found)
    errorCount += other.errorCount
    if !other.ignored.isEmpty { ignored += other.ignored }
  }

  /// Notes what was found and is to be left out of all but ``ignored``.
  public mutating func ignore(_ diagnostic: Diagnostic) { ignored.append(diagnostic) }

  /// Adds a diagnostic made on the spot; the parameters are those of ``Diagnostic``.
  public mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: Place,
    severity: Diagnostic.Severity = .error, help: Diagnostic.Help? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    append(Diagnostic(code, message, at: place, severity: severity, help: help, notes: notes))
  }

  /// All of them by file, line, column and message; what is said twice about a spot, once.
  public var sorted: [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in found.sorted(by: { $0.order(before: $1) }) {
      if let last = result.last, last.isDuplicate(of: diagnostic) { continue }
      result.append(diagnostic)
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
