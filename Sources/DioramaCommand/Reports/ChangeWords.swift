import Diorama
import DioramaAuthoring

/// How commands speak of changes that several snapshots share.
enum ChangeWords {
  /// How many names stand in a line before the rest is only counted.
  static let namedCount = 8

  /// Some names; of many the first, and how many more there are.
  static func names(_ names: [String], of most: Int = namedCount) -> String {
    let rest = names.count - most
    // Whoever says "and 1 more" might as well say which.
    guard rest > 1 else { return names.joined(separator: ", ") }
    return names.prefix(most).joined(separator: ", ") + " and \(rest) more"
  }

  /// The end of a headline about the first of some snapshots.
  static func inMore(_ count: Int) -> String {
    count > 1 ? ", and the same change in \(count - 1) more" : ""
  }

  /// A line that says where a change comes from; none where nobody knows.
  static func line(of causes: [ChangeCause]) -> [SafeText] {
    if causes.isEmpty { return [] }
    let texts = causes.map(\.text).joined(separator: "; ")
    return ["cause\(causes.count > 1 ? "s" : ""): \(texts)"]
  }

  /// So many of something, in words.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
