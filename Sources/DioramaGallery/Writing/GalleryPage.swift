/// A gallery as one file of HTML that needs no server and makes no request.
public struct GalleryPage: Sendable {
  /// What it shows.
  public let model: GalleryModel

  /// A page that shows a model.
  public init(_ model: GalleryModel) { self.model = model }

  /// What a file of a gallery begins with, after which it may be written anew.
  package static let mark = "<!-- diorama-gallery -->"

  /// How long data may be that stand in the page as they are; longer ones are made short.
  private static let mostPlainBytes = 1 << 16

  /// The page.
  ///
  /// Long data stand in it as gzip in Base64, which a browser reads by itself. The script and the looks are named in the page's own policy by what they say, so that a browser
  /// runs nothing else, whatever stands in the screens' texts.
  ///
  /// - Throws: what `JSONEncoder` throws; of a model nothing.
  public func html() throws -> [UInt8] {
    let (style, script) = (PageFiles.style, PageFiles.script)
    var data = try model.json()
    var template = PageFiles.page
    if data.count > Self.mostPlainBytes, let short = Gzip.bytes(of: data) {
      data = Array(short.base64.utf8)
      template.replace(
        "type=\"application/json\" id=\"diorama-data\"",
        with: "type=\"application/x-diorama+gzip\" id=\"diorama-data\"")
    }
    let words: [String: [UInt8]] = [
      "<!--TITLE-->": Array(
        "\(model.project.name): \(Self.summary(of: model))".escapedForHTML.utf8),
      "<!--STYLE-->": Array(style.utf8), "<!--SCRIPT-->": Array(script.utf8),
      "<!--DATA-->": data, "<!--LIST-->": Array(list.utf8),
      "CSP-STYLE-HASH": Array(Self.hash(of: style).utf8),
      "CSP-SCRIPT-HASH": Array(Self.hash(of: script).utf8),
      "CSP-CONNECT": Array((model.live == nil ? "'none'" : "'self'").utf8),
    ]
    return Self.replacing(words, in: template)
  }

  /// How many screens there are of each state, such as `3 screens, 1 changed`.
  package static func summary(of model: GalleryModel) -> String {
    let summary = model.summary
    let some = [
      ("changed", summary.changed), ("missing", summary.missing), ("failed", summary.failed),
      ("left over", summary.leftOver),
    ].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    let screens = "\(summary.screens) screen\(summary.screens == 1 ? "" : "s")"
    return ([screens] + some).joined(separator: ", ")
  }

  /// What a browser shows that runs no script.
  private var list: String {
    model.screens.map { screen in
      "<li><code>\(screen.id.escapedForHTML)</code> \(screen.state.inWords)</li>\n"
    }.joined()
  }

  private static func hash(of text: String) -> String {
    "sha256-\(SHA256.digest(of: Array(text.utf8)).base64)"
  }

  /// The template with words in its places, in one go: what is put in is not looked at.
  private static func replacing(_ words: [String: [UInt8]], in template: String) -> [UInt8] {
    var result = Array("".utf8)
    var rest = template[...]
    while !rest.isEmpty {
      let next = words.keys.compactMap { word in
        rest.firstRange(of: word).map { (range: $0, word: word) }
      }.min { $0.range.lowerBound < $1.range.lowerBound }
      guard let next else { break }
      result += Array(rest[..<next.range.lowerBound].utf8)
      result += words[next.word] ?? []
      rest = rest[next.range.upperBound...]
    }
    return result + Array(rest.utf8) + Array("\(mark)\n".utf8)
  }
}

extension GalleryModel.State {
  /// The state as a person says it.
  fileprivate var inWords: String { self == .leftOver ? "left over" : rawValue }
}

extension String {
  /// The text between tags, or in quotes of an attribute; what cannot be seen is escaped before.
  var escapedForHTML: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}

extension [UInt8] {
  /// The bytes in Base64.
  var base64: String {
    var text: [UInt8] = []
    text.reserveCapacity(count * 4 / 3 + 4)
    for start in stride(from: 0, to: count, by: 3) {
      let length = Swift.min(count - start, 3)
      let bits = (0..<3).reduce(0) { bits, index in
        bits << 8 | (index < length ? Int(self[start + index]) : 0)
      }
      for index in 0..<4 {
        text.append(
          index <= length ? base64Digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private let base64Digits: [UInt8] = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
