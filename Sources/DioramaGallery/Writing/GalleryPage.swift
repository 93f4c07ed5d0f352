import DioramaSystem
import Foundation
import TerminalText

/// A gallery as one HTML file, which needs no server and makes no requests.
public struct GalleryPage: Sendable {
  /// The model that the page shows.
  public let model: GalleryModel

  /// A page that shows a model.
  public init(_ model: GalleryModel) { self.model = model }

  /// The mark at the end of a gallery's file, which allows overwriting the file.
  package static let mark = "<!-- diorama-gallery -->"

  /// Returns the page.
  ///
  /// Its content security policy has the hashes of its script and style, so that a browser runs
  /// nothing else, regardless of the screens' texts.
  ///
  /// - Throws: an error of `JSONEncoder`; never for a model.
  public func html() throws -> [UInt8] {
    let (style, script) = (PageFiles.style, PageFiles.script)
    let words: [String: [UInt8]] = [
      "<!--TITLE-->": Array(
        "\(model.project.name): \(Self.summary(of: model))".safeForHTML.utf8),
      "<!--STYLE-->": Array(style.utf8), "<!--SCRIPT-->": Array(script.utf8),
      "<!--DATA-->": try model.json(), "<!--LIST-->": Array(list.utf8),
      "CSP-STYLE-HASH": Array(Self.hash(of: style).utf8),
      "CSP-SCRIPT-HASH": Array(Self.hash(of: script).utf8),
      "CSP-CONNECT": Array((model.live == nil ? "'none'" : "'self'").utf8),
    ]
    return Self.replacing(words, in: PageFiles.page)
  }

  /// Returns how many screens have each state, such as `3 screens, 1 changed`; if some are omitted,
  /// how many are included and omitted: `1 of 3 screens, 1 changed; 1 failed is not included`.
  package static func summary(of model: GalleryModel) -> String {
    let total = model.summary.screens
    let screens = "\(total) screen\(total == 1 ? "" : "s")"
    let choice = model.only.flatMap { GalleryBuilder.Choice(rawValue: $0) } ?? .all
    let here = counts(of: model) { choice.includes($0) }
    let all = here.reduce(0) { $0 + $1.count }
    let head = choice == .all ? screens : "\(all) of \(screens)"
    let others = counts(of: model) { !choice.includes($0) && $0 != .same }
    let list = ([head] + here.filter { $0.state != .same }.map(\.words)).joined(separator: ", ")
    if choice == .all || others.isEmpty { return list }
    let isOne = others.reduce(0) { $0 + $1.count } == 1
    return
      "\(list); \(others.map(\.words).joined(separator: ", ")) \(isOne ? "is" : "are") not included"
  }

  /// Returns how many screens have some states, without states that no screen has.
  private static func counts(
    of model: GalleryModel, where isMeant: (GalleryModel.State) -> Bool
  ) -> [(state: GalleryModel.State, count: Int, words: String)] {
    GalleryModel.State.allCases.filter(isMeant).compactMap { state in
      let count = model.summary.count(of: state)
      return count == 0 ? nil : (state, count, "\(count) \(state.words(in: model))")
    }
  }

  /// The list for a browser that runs no script.
  private var list: String {
    let items = model.screens.map { screen in
      "<li><code>\(screen.id.safeForHTML)</code> \(screen.state.words(in: model))</li>\n"
    }.joined()
    let others = model.summary.screens - model.screens.count
    guard let only = model.only, others > 0 else { return items }
    let what = only == GalleryBuilder.Choice.failed.rawValue ? "failed" : "changed"
    return items
      + "<li>\(others) more \(others == 1 ? "is" : "are") not included: "
      + "only \(what) screens are</li>\n"
  }

  private static func hash(of text: String) -> String {
    "sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())"
  }

  /// Replaces the placeholders of the template in one pass: replacements are not searched.
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
  /// Returns the state as a phrase.
  fileprivate func words(in model: GalleryModel) -> String {
    switch self {
    case .missing where model.against != nil: "new"
    case .orphaned: model.against == nil ? "orphaned" : "removed"
    default: rawValue
    }
  }
}

extension String {
  /// The text for use between tags, with invisible characters escaped.
  var safeForHTML: String { escapingControls().escapedForHTML }

  /// The text for use between tags or in a quoted attribute; invisible characters stay.
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
