import Diorama
import DioramaAuthoring
import DioramaSystem

/// Phrases of commands about changes that several snapshots share.
enum ReportPhrases {
  /// The number of names in a line; the rest is counted.
  static let nameLimit = 8

  /// Returns a list of names; of many the first, and the number of the others.
  static func names(_ names: [String], of most: Int = nameLimit) -> String {
    let rest = names.count - most
    // 'and 1 more' would save little compared with the name.
    guard rest > 1 else { return names.joined(separator: ", ") }
    return names.prefix(most).joined(separator: ", ") + " and \(rest) more"
  }

  /// Returns the end of a headline about the first of some snapshots.
  static func sharedChangeSuffix(_ count: Int) -> String {
    count > 1 ? ", and the same change in \(Self.count(count - 1, "more screen"))" : ""
  }

  /// Returns a line about repetitions of the change in the example.
  static func repetitionLine(_ count: Int) -> String {
    "and the same change in \(count) more place\(count == 1 ? "" : "s")"
  }

  /// The number of causes in a line; the rest is counted.
  private static let causeLimit = 3

  /// Returns the causes of a change that a line names, and a note about the others.
  ///
  /// - Parameters:
  ///   - causes: the causes.
  ///   - change: the change.
  ///   - command: the command that lists all causes, as the note shows it.
  static func named(
    _ causes: [ChangeCause], of change: ChangeGroups.Group, listedBy command: String
  ) -> (causes: [ChangeCause], note: String) {
    if isScattered(causes) { return (Array(causes.prefix(1)), " and in other places") }
    let rest = causes.count - causeLimit
    // 'and 1 more' would save little compared with the cause.
    guard rest > 1 else { return (causes, "") }
    let isWhole =
      change.changes.flatMap(\.lines).count { $0.hasPrefix("+") } <= ChangeCauses.maxLines
    let number = isWhole ? "\(rest)" : "at least \(rest)"
    let note = " and \(number) more; \(command) lists \(isWhole ? "all" : "more")"
    return (Array(causes.prefix(causeLimit)), note)
  }

  /// Returns a line with the causes of a change; nil if they are unknown.
  static func causeLine(
    _ causes: [ChangeCause], of change: ChangeGroups.Group, listedBy command: [String]
  ) -> String? {
    if causes.isEmpty { return nil }
    let (named, note) = named(causes, of: change, listedBy: "`\(ShellWords.line(command))`")
    let texts = named.map(\.text).joined(separator: "; ")
    return "cause\(named.count > 1 ? "s" : ""): \(texts)\(note)"
  }

  /// Returns whether a change has one cause in several places; at most two places are determined.
  static func isScattered(_ causes: [ChangeCause]) -> Bool {
    causes.count > 1 && Set(causes.map(\.key)).count == 1
  }

  /// Returns a phrase for a renamed or moved screen: `register to signup (6 snapshots)`.
  ///
  /// - Parameters:
  ///   - path: the old path of one of its snapshots.
  ///   - screen: its new name, without a variant.
  ///   - snapshots: the number of its snapshots.
  static func rename(from path: String, to screen: String, _ snapshots: Int) -> String {
    let old = path.lastPathComponent.prefix { $0 != "@" }
    let name = old.hasSuffix(".txt") ? String(old.dropLast(4)) : String(old)
    let words = name == screen ? screen : "\(name) to \(screen)"
    return "\(words) (\(count(snapshots, "snapshot")))"
  }

  /// Returns a number with a noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
