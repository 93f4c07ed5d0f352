/// A document as a line of text for each event, in the manner of yaml-test-suite's `test.event`.
///
///     +DOC
///     +MAP
///     =VAL :title
///     =VAL "Soup
///     -MAP
///     -DOC
///
/// The style of collections and the markers of documents are left out, because they do not affect
/// the content of a file.
public struct EventText: Hashable, Sendable, CustomStringConvertible {
  /// The lines.
  public private(set) var lines: [String] = []

  /// No events.
  public init() {}

  /// The lines of a file of the suite, without the parts that are left out here.
  public init(suite text: String) {
    for line in text.split(separator: "\n") {
      var words = line.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
      guard let first = words.first, first != "+STR", first != "-STR" else { continue }
      if first != "=VAL", first != "=ALI" {
        words.removeAll { ["---", "...", "[]", "{}"].contains($0) }
      }
      lines.append(words.joined(separator: " "))
    }
  }

  /// The lines, joined.
  public var description: String { lines.joined(separator: "\n") }

  mutating func append(_ line: String) { lines.append(line) }

  mutating func append(contentsOf lines: [String]) { self.lines += lines }

  /// The line of a scalar.
  static func scalar(
    _ bytes: some Sequence<UInt8>, indicator: Character, anchor: String?, tag: String?
  ) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      switch byte {
      case 0x5C: text += Array("\\\\".utf8)
      case 0x0A: text += Array("\\n".utf8)
      case 0x09: text += Array("\\t".utf8)
      case 0x0D: text += Array("\\r".utf8)
      case 0x08: text += Array("\\b".utf8)
      default: text.append(byte)
      }
    }
    return "=VAL\(properties(anchor, tag)) \(indicator)\(String(decoding: text, as: UTF8.self))"
  }

  /// The anchor and the tag after an event's name.
  static func properties(_ anchor: String?, _ tag: String?) -> String {
    (anchor.map { " &\($0)" } ?? "") + (tag.map { " <\($0)>" } ?? "")
  }
}
