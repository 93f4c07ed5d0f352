import Diorama
import DioramaAuthoring
import DioramaSystem

/// How commands speak of changes that several snapshots share.
enum ReportPhrases {
  /// How many names stand in a line before the rest is only counted.
  static let nameLimit = 8

  /// Some names; of many the first, and how many more there are.
  static func names(_ names: [String], of most: Int = nameLimit) -> String {
    let rest = names.count - most
    // Whoever says "and 1 more" might as well say which.
    guard rest > 1 else { return names.joined(separator: ", ") }
    return names.prefix(most).joined(separator: ", ") + " and \(rest) more"
  }

  /// The end of a headline about the first of some snapshots.
  static func sharedChangeSuffix(_ count: Int) -> String {
    count > 1 ? ", and the same change in \(count - 1) more" : ""
  }

  /// A line that says that the example has the same in other places.
  static func repetitionLine(_ count: Int) -> String {
    "and the same in \(count) more place\(count == 1 ? "" : "s") of it"
  }

  /// A line that says where a change comes from; none where nobody knows.
  static func causeLines(for causes: [ChangeCause]) -> [SafeText] {
    guard let first = causes.first else { return [] }
    if isScattered(causes) { return ["cause: \(first.text) and in other places"] }
    let texts = causes.map(\.text).joined(separator: "; ")
    return ["cause\(causes.count > 1 ? "s" : ""): \(texts)"]
  }

  /// Whether a change comes from the same value in several places, of which two were asked for.
  static func isScattered(_ causes: [ChangeCause]) -> Bool {
    causes.count > 1 && Set(causes.map(\.key)).count == 1
  }

  /// A screen that has another name, or another folder, than before: `register to signup (6
  /// snapshots)`.
  ///
  /// - Parameters:
  ///   - path: where a snapshot of it was.
  ///   - screen: its name by now, without a variant.
  static func rename(from path: String, to screen: String, _ snapshots: Int) -> String {
    let old = path.lastPathComponent.prefix { $0 != "@" }
    let name = old.hasSuffix(".txt") ? String(old.dropLast(4)) : String(old)
    let words = name == screen ? screen : "\(name) to \(screen)"
    return "\(words) (\(count(snapshots, "snapshot")))"
  }

  /// So many of something, in words.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
