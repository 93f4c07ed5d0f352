/// Something wrong in a file, as facts; a ``DiagnosticPrinter`` turns them into a page.
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
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// What the file describes cannot be used.
    case error
    /// It can be used, but something in it should change.
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
    ///
    /// - Parameters:
    ///   - message: One short line, written as ``Diagnostic/message`` is.
    ///   - place: Where it is, in any file.
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
  ///
  /// - Parameters:
  ///   - code: The kind of problem, for people who look it up or turn it off.
  ///   - message: The problem in one short line: lower case, names in single quotes, no full stop.
  ///   - place: What a printer underlines; over several lines only the first is shown.
  ///   - severity: How bad it is.
  ///   - help: What to do about it.
  ///   - notes: Other places that belong to it.
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

    /// Makes a code, which needs not be one of ``all``.
    ///
    /// - Parameter rawValue: Its name in kebab case, such as `unknown-key`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not YAML.
    public static let yamlSyntax = Code(rawValue: "yaml-syntax")
    /// A mapping has a key twice.
    public static let duplicateKey = Code(rawValue: "duplicate-key")
    /// Nothing is set by this key.
    public static let unknownKey = Code(rawValue: "unknown-key")
    /// A required key is not there.
    public static let missingKey = Code(rawValue: "missing-key")
    /// The value is not one that may stand here.
    public static let wrongValue = Code(rawValue: "wrong-value")
    /// No type is registered under this name.
    public static let unknownType = Code(rawValue: "unknown-type")
    /// The type is registered, but cannot be used here.
    public static let wrongKind = Code(rawValue: "wrong-kind")
    /// The name refers to nothing.
    public static let unknownReference = Code(rawValue: "unknown-reference")
    /// Two screens have the same id.
    public static let duplicateScreen = Code(rawValue: "duplicate-screen")
    /// The step is written wrongly.
    public static let invalidStep = Code(rawValue: "invalid-step")
    /// The step could not be done on the screen.
    public static let failedStep = Code(rawValue: "failed-step")
    /// Two frames of a snapshot have one label.
    public static let duplicateFrame = Code(rawValue: "duplicate-frame")
    /// Two sections of a list cover the same time.
    public static let overlappingSections = Code(rawValue: "overlapping-sections")
    /// The spelling is one of an older kit version.
    public static let deprecatedSpelling = Code(rawValue: "deprecated-spelling")
    /// The path leaves the project's folder.
    public static let pathOutsideProject = Code(rawValue: "path-outside-project")
    /// The file is larger or deeper than allowed.
    public static let limit = Code(rawValue: "limit")
    /// The file cannot be read.
    public static let unreadableFile = Code(rawValue: "unreadable-file")

    /// A comment that ignores something is not written as one.
    public static let invalidSuppression = Code(rawValue: "invalid-suppression")
    /// A comment ignores what is not there.
    public static let unusedSuppression = Code(rawValue: "unused-suppression")
    /// A project's default that fits no screen.
    public static let unusedDefault = Code(rawValue: "unused-default")
    /// A failure of the network that nothing has met.
    public static let unusedFailure = Code(rawValue: "unused-failure")
    /// A file that looks like one of screens, and is none.
    public static let notAScreen = Code(rawValue: "not-a-screen")
    /// A text takes another number of values than it is given.
    public static let formatString = Code(rawValue: "format-string")
    /// Characters that look like others make up a text.
    public static let lookAlike = Code(rawValue: "look-alike")
    /// YAML takes a part of a text for something else.
    public static let lostText = Code(rawValue: "lost-text")

    /// A task of the screen's code left the run for another thread.
    public static let strayTask = Code(rawValue: "stray-task")
    /// A task of an app's code was still at work when the run ended.
    public static let unfinishedTask = Code(rawValue: "unfinished-task")
    /// The screen's code started a thread of its own.
    public static let ownThread = Code(rawValue: "own-thread")

    /// The screen's code ended the process that it ran in.
    public static let crashed = Code(rawValue: "crashed")
    /// The screen did not come to its end in the time that a screen has.
    public static let timeLimit = Code(rawValue: "time-limit")
    /// The process took more memory than it may while the screen ran.
    public static let memoryLimit = Code(rawValue: "memory-limit")
    /// Constraints of the screen's code contradict each other.
    public static let conflictingConstraints = Code(rawValue: "conflicting-constraints")
    /// A constraint of the screen's code ties nothing, or cannot be read.
    public static let looseConstraint = Code(rawValue: "loose-constraint")
    /// The screen's code asked for a nib, a storyboard or a segue.
    public static let missingNib = Code(rawValue: "missing-nib")
    /// The screen's code shows a screen of the real kit that is not here.
    public static let absentScreen = Code(rawValue: "absent-screen")
    /// A screen reader has no words for something that can be touched.
    public static let accessibilityLabel = Code(rawValue: "a11y-label")
    /// A text or a picture is hard to tell from what it lies on.
    public static let accessibilityContrast = Code(rawValue: "a11y-contrast")
    /// A screen reader's order is not that in which things stand.
    public static let accessibilityOrder = Code(rawValue: "a11y-order")

    /// The codes above, in their order.
    public static let all: [Code] = [
      yamlSyntax, duplicateKey, unknownKey, missingKey, wrongValue, unknownType, wrongKind,
      unknownReference, duplicateScreen, invalidStep, failedStep, duplicateFrame,
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
  /// What to do about a problem, in one line.
  public struct Help: Sendable, Hashable {
    /// The advice, as it is printed.
    public var text: String
    /// What an editor could put in the place of the problem.
    public var replacement: String?
    /// Whether nothing but the replacement can have been meant, even where it is an id of somebody's
    /// data: one letter is another, and no other id is near.
    public var isCertain = false

    /// Makes a piece of advice.
    ///
    /// - Parameters:
    ///   - text: One line in lower case, without a full stop.
    ///   - replacement: What an editor could put in the place of the problem, when that alone
    ///     mends it.
    public init(_ text: String, replacement: String? = nil) {
      self.text = text
      self.replacement = replacement
    }

    /// Suggests the name that was probably meant, as ``nearestName(to:among:)`` finds it.
    ///
    /// - Parameter name: The name, which is the replacement, too.
    public static func didYouMean(_ name: String) -> Help {
      Help("did you mean '\(name)'?", replacement: name)
    }

    /// Lists the values that may stand here.
    ///
    ///     Diagnostic.Help.allowed(["small", "large"]).text  // allowed: 'small' or 'large'
    ///
    /// - Parameters:
    ///   - values: The values in the order to show; of more than 40 the first 11, and how many more
    ///     there are.
    ///   - truncationHint: Where all of them are, when not all are shown: "see the menu".
    public static func allowed(_ values: some Sequence<String>, truncationHint: String? = nil)
      -> Help
    {
      Help("allowed: \(list(values, truncationHint: truncationHint))")
    }

    /// The values in quotes, as prose; of more than 40 the first 11, and how many more there are.
    ///
    /// - Parameters:
    ///   - values: The values in the order to show; of none, `nothing`.
    ///   - truncationHint: Where all of them are, when not all are shown.
    public static func list(_ values: some Sequence<String>, truncationHint: String? = nil)
      -> String
    {
      let values = Array(values)
      let shown = values.count > maxListedValues ? values.prefix(11) : values[...]
      let isCut = shown.count < values.count
      var list = shown.map { "'\($0)'" }
      if isCut { list.append("\(values.count - shown.count) more") }
      let last = list.popLast().map { list.isEmpty ? $0 : " or \($0)" } ?? "nothing"
      let pointer = isCut ? truncationHint.map { ", \($0)" } ?? "" : ""
      return "\(list.joined(separator: ", "))\(last)\(pointer)"
    }

    /// As many as fit into a line that somebody still reads: all keys of a screen are fewer.
    private static var maxListedValues: Int { 40 }
  }
}
