/// Something wrong in a file, as facts; a printer turns them into a page.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// The screen cannot be used.
    case error
    /// The screen works, but something in it should change.
    case warning
    /// A fact that belongs to another diagnostic.
    case note
  }

  /// A second place that belongs to the problem, such as the first of two equal keys.
  public struct Note: Sendable, Hashable {
    /// What is there, in words.
    public var message: String
    /// Where it is.
    public var place: Place

    /// Makes a note.
    public init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// The stable name of the kind of problem.
  public var code: Code
  /// How bad it is.
  public var severity: Severity
  /// The problem in one short line: lower case, names in single quotes, no full stop.
  public var message: String
  /// Where it is.
  public var place: Place
  /// What to do about it.
  public var help: Help?
  /// Other places that belong to it.
  public var notes: [Note]

  /// Makes a diagnostic.
  public init(
    _ code: Code, _ message: String, at place: Place, severity: Severity = .error,
    help: Help? = nil, notes: [Note] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.place = place
    self.help = help
    self.notes = notes
  }
}
