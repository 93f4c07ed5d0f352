/// A problem in a file, as data; a ``TextPrinter`` or a ``GitHubPrinter`` formats it.
///
///     let price = Diagnostic(
///       .wrongValue, "a price is a number, not \(node.quoted)", at: node.place,
///       help: .didYouMean("4"))
///     var page = ""
///     TextPrinter(color: false).print([price], to: &page)
///
/// prints
///
///     menu.yaml:3:8: error: a price is a number, not 'four' [wrong-value]
///       |
///     3 | price: four
///       |        ^~~~
///       = help: did you mean '4'?
public struct Diagnostic: Sendable, Hashable {
  /// The severity of a problem.
  public enum Severity: String, Sendable, Hashable {
    /// The content of the file cannot be used.
    case error
    /// The content can be used, but something in it should change.
    case warning
    /// A fact that belongs to another diagnostic.
    case note
  }

  /// A second place that belongs to the problem, such as the first of two equal keys.
  public struct Note: Sendable, Hashable {
    /// What is at the place, in words.
    public var message: String
    /// The place that the note is about.
    public var place: Place

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - message: One short line, written as ``Diagnostic/message`` is.
    ///   - place: The place that the note is about, in any file.
    public init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// The stable name of the kind of problem.
  public var code: Code
  /// The severity of the problem.
  public var severity: Severity
  /// The problem in one short line: lower case, names in single quotes, no full stop.
  public var message: String
  /// The place of the problem.
  public var place: Place
  /// The suggested fix.
  public var help: Help?
  /// Other places that belong to the problem.
  public var notes: [Note]

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - code: The kind of problem, for people who look it up or turn it off.
  ///   - message: The problem in one short line: lower case, names in single quotes, no full stop.
  ///   - place: The range that a printer underlines; of several lines only the first is shown.
  ///   - severity: The severity of the problem.
  ///   - help: The suggested fix.
  ///   - notes: Other places that belong to the problem.
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

extension Diagnostic {
  /// The stable name of a kind of problem, shown in brackets after the message.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The name in kebab case.
    public let rawValue: String

    /// Creates a code, which need not be one of ``all``.
    ///
    /// - Parameter rawValue: Its name in kebab case, such as `unknown-key`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not YAML.
    public static let yamlSyntax = Code(rawValue: "yaml-syntax")
    /// The file has markers of a merge conflict.
    public static let mergeConflict = Code(rawValue: "merge-conflict")
    /// A mapping contains a key twice.
    public static let duplicateKey = Code(rawValue: "duplicate-key")
    /// The key is not a known one.
    public static let unknownKey = Code(rawValue: "unknown-key")
    /// A required key is missing.
    public static let missingKey = Code(rawValue: "missing-key")
    /// The value is not allowed here.
    public static let wrongValue = Code(rawValue: "wrong-value")
    /// No type is registered under this name.
    public static let unknownType = Code(rawValue: "unknown-type")
    /// The type is registered, but cannot be used here.
    public static let wrongKind = Code(rawValue: "wrong-kind")
    /// The name does not refer to anything.
    public static let unknownReference = Code(rawValue: "unknown-reference")
    /// Two screens have the same id.
    public static let duplicateScreen = Code(rawValue: "duplicate-screen")
    /// The syntax of the step is invalid.
    public static let invalidStep = Code(rawValue: "invalid-step")
    /// The step could not be carried out on the screen.
    public static let failedStep = Code(rawValue: "failed-step")
    /// Two frames of a snapshot have the same label.
    public static let duplicateFrame = Code(rawValue: "duplicate-frame")
    /// Two sections of a list cover the same time.
    public static let overlappingSections = Code(rawValue: "overlapping-sections")
    /// The spelling is that of an older kit version.
    public static let deprecatedSpelling = Code(rawValue: "deprecated-spelling")
    /// The path leads out of the project's folder.
    public static let pathOutsideProject = Code(rawValue: "path-outside-project")
    /// The file is larger or deeper than allowed.
    public static let limit = Code(rawValue: "limit")
    /// The file cannot be read.
    public static let unreadableFile = Code(rawValue: "unreadable-file")

    /// The syntax of a comment that ignores diagnostics is invalid.
    public static let invalidSuppression = Code(rawValue: "invalid-suppression")
    /// A comment ignores a diagnostic that does not occur.
    public static let unusedSuppression = Code(rawValue: "unused-suppression")
    /// A default of the project fits no screen.
    public static let unusedDefault = Code(rawValue: "unused-default")
    /// A simulated network failure never triggered.
    public static let unusedFailure = Code(rawValue: "unused-failure")
    /// A file looks like a screen file, but is not one.
    public static let notAScreen = Code(rawValue: "not-a-screen")
    /// A text takes another number of values than it gets.
    public static let formatString = Code(rawValue: "format-string")
    /// A text contains characters that look like others.
    public static let lookAlike = Code(rawValue: "look-alike")
    /// YAML reads a part of a text as something else.
    public static let lostText = Code(rawValue: "lost-text")

    /// A task of the screen's code moved from the run to another thread.
    public static let strayTask = Code(rawValue: "stray-task")
    /// A task of an app's code was still running when the run ended.
    public static let unfinishedTask = Code(rawValue: "unfinished-task")
    /// The screen's code started its own thread.
    public static let ownThread = Code(rawValue: "own-thread")

    /// The screen's code ended the process in which it ran.
    public static let crashed = Code(rawValue: "crashed")
    /// The screen did not finish within the time limit.
    public static let timeLimit = Code(rawValue: "time-limit")
    /// The process exceeded the memory limit while the screen ran.
    public static let memoryLimit = Code(rawValue: "memory-limit")
    /// Constraints of the screen's code contradict each other.
    public static let conflictingConstraints = Code(rawValue: "conflicting-constraints")
    /// A constraint of the screen's code connects nothing, or cannot be read.
    public static let looseConstraint = Code(rawValue: "loose-constraint")
    /// The screen's code asked for a nib, a storyboard or a segue.
    public static let missingNib = Code(rawValue: "missing-nib")
    /// The screen's code shows a screen of the real kit that Diorama does not have.
    public static let absentScreen = Code(rawValue: "absent-screen")
    /// An element that can be touched has no accessibility label.
    public static let accessibilityLabel = Code(rawValue: "a11y-label")
    /// A text or a picture has too little contrast to its background.
    public static let accessibilityContrast = Code(rawValue: "a11y-contrast")
    /// A screen reader's order differs from the visual order.
    public static let accessibilityOrder = Code(rawValue: "a11y-order")

    /// All codes above, in their order.
    public static let all: [Code] = [
      yamlSyntax, mergeConflict, duplicateKey, unknownKey, missingKey, wrongValue, unknownType,
      wrongKind, unknownReference, duplicateScreen, invalidStep, failedStep, duplicateFrame,
      overlappingSections, deprecatedSpelling, pathOutsideProject, limit, unreadableFile,
      invalidSuppression, unusedSuppression, unusedDefault, unusedFailure, notAScreen,
      formatString, lookAlike, lostText, strayTask, unfinishedTask, ownThread, crashed, timeLimit,
      memoryLimit,
      conflictingConstraints, looseConstraint, missingNib, absentScreen,
      accessibilityLabel, accessibilityContrast, accessibilityOrder,
    ]
  }
}

extension Diagnostic {
  /// A suggested fix for a problem, in one line.
  public struct Help: Sendable, Hashable {
    /// The suggestion, as it is printed.
    public var text: String
    /// The text with which an editor could replace the range of the problem.
    public var replacement: String?
    /// A Boolean value that indicates whether only the replacement can be meant, even if it is an
    /// id of the user's data: one letter differs, and no other id is close.
    public var isCertain = false

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - text: One line in lower case, without a full stop.
    ///   - replacement: The text with which an editor could replace the range of the problem, if
    ///     that alone fixes it.
    public init(_ text: String, replacement: String? = nil) {
      self.text = text
      self.replacement = replacement
    }

    /// Suggests the name that was probably meant, as ``nearestName(to:among:)`` finds it.
    ///
    /// - Parameter name: The name, which is also the replacement.
    public static func didYouMean(_ name: String) -> Help {
      Help("did you mean '\(name)'?", replacement: name)
    }

    /// Lists the allowed values.
    ///
    ///     Diagnostic.Help.allowed(["small", "large"]).text  // available: 'small', 'large'
    ///
    /// - Parameters:
    ///   - values: The values in the order to show; of more than 40 the first 11 and the number of
    ///     the others are listed.
    ///   - command: A command that prints all values, which the help shows instead of more than 40.
    public static func allowed(_ values: some Sequence<String>, command: String? = nil) -> Help {
      let values = Array(values)
      if let command, values.count > maxListedValues { return Help("see `\(command)`") }
      return Help("available: \(list(values))")
    }

    /// Returns the values in quotes, with commas; of more than 40 the first 11 and the number of
    /// the others.
    ///
    /// - Parameter values: The values in the order to show; an empty sequence gives `nothing`.
    public static func list(_ values: some Sequence<String>) -> String {
      let values = Array(values)
      let shown = values.count > maxListedValues ? values.prefix(11) : values[...]
      let more = shown.count < values.count ? " and \(values.count - shown.count) more" : ""
      return values.isEmpty
        ? "nothing" : shown.map { "'\($0)'" }.joined(separator: ", ") + more
    }

    /// Returns a question with at least one name: `did you mean 'last' or 'list'?`.
    package static func question(_ names: some Collection<String>) -> String {
      let others = names.dropLast()
      let last = names.suffix(1).map { "'\($0)'?" }.joined()
      return "did you mean \(others.isEmpty ? "" : "\(list(others)) or ")\(last)"
    }

    /// The most values that a readable line can list; a screen has fewer keys.
    private static var maxListedValues: Int { 40 }
  }
}
