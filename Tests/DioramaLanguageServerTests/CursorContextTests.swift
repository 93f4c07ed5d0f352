import DioramaAuthoring
import Foundation
import Testing

@testable import DioramaLanguageServer

/// The context of the cursor, for which only the relevant lines of a text are read.
@Suite("Cursor contexts") struct CursorContextTests {
  /// The parts of a context that are compared.
  private struct ContextSummary: Equatable {
    let path: String
    let isKey: Bool
    let others: Set<String>
    let isInFlow: Bool
    /// The scalar that a completion replaces; nil if none may.
    let scalar: ScalarToken?

    init?(_ place: CursorContext?) {
      guard let place else { return nil }
      path = "\(place.path)"
      scalar = place.canComplete ? place.scalar : nil
      (isKey, others, isInFlow) = (place.isKey, place.otherKeys, place.isInFlow)
    }
  }

  private static func compare(
    _ document: TextDocument, at offset: Int, dash: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) {
    let near = ContextSummary(CursorContext(at: offset, in: document, dash: dash, maxLines: 0))
    let whole = ContextSummary(CursorContext(at: offset, in: document, dash: dash, maxLines: .max))
    #expect(
      near == whole, "\(document.path):\(document.lineNumber(of: offset) + 1), byte \(offset)",
      sourceLocation: location)
  }

  /// The shipped screens and their data.
  private static let files: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "screens").path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }.sorted()
      .map { "\(root)/\($0)" }
  }()

  @Test func abridged_shipped_screens_give_the_same_context_as_whole_ones() throws {
    #expect(Self.files.count > 100)
    for path in Self.files {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let document = TextDocument(path: path, text: text, version: 0)
      for number in 0..<min(document.lineCount, 60) {
        let line = document.line(number)
        let indent = document.bytes[line].prefix { $0 == 32 || $0 == UInt8(ascii: "-") }.count
        for offset in Set([line.lowerBound + indent, line.upperBound]) {
          Self.compare(document, at: offset)
        }
      }
    }
  }

  @Test(arguments: [
    "users:\n  - userId: ada\n    nickname: Ada\n  - userId: ben\n    ‸\ngroupChannels:\n  - url: crew\n",
    "users:\n  - userId: ada\n    nickname: Ada\n  - ‸\n    nickname: Ben\n  - userId: cy\ntags: [a]\n",
    "users:\n- userId: ada\n  nickname: Ada\n- userId: ben\n  ‸\n- userId: cy\n  nickname: Cy\ntags:\n- a\n",
    "a:\n  b:\n    c: 1\n  d:\n    e: 2\n  ‸\n  f:\n    g: 3\nh: 4\n",
    "a:\n  b: |\n    c: 1\n    d: 2\n  ‸\n  e: >-\n    f\n",
    "a: [b,\n  c]\nd: ‸\ne: 1\n",
    "a: { b: 1,\n  c: ‸,\n  d: 2 }\ne: 1\n",
    "a: 'b\n\n  c'\nd: ‸\n",
    "a: &x { b: 1 }\nc:\n  d: 1\n  <<: *x\n  ‸\n",
    "a:\n  - &x b\n  - c\nd: *x\ne: ‸\n",
    "# one\na: 1 # {\n---\nb: 2\n‸\n---\nc: 3\n",
    "a:\n  - - b\n    - ‸\n  - - c\n",
    "a:\n\n  b: 1\n\n  ‸\n\n  c: 2\n",
    "a: 1\nb: ‸: broken\nc: 2\n",
    "\u{FEFF}a:\r\n  b: 1\r\n  ‸\r\n  c: 2\r\nd: 1\r\n",
    "a: {b: 'x}', ‸}\nc: \"[\"\n", "a: ‸\n  b: 1\nc: 2\n", "a:\n  - b: ‸\n    - c\n",
    "a: b\n  ‸\nc: 1\n", "a: &b \"‸\nc: 1\n", "a: 'b‸c'\nd: 1\n", "a: b ‸\nc: 1\n",
  ])
  func an_abridged_text_gives_the_same_context_as_the_whole_text(_ text: String) throws {
    let marker = try #require(text.range(of: "‸"))
    let offset = text[..<marker.lowerBound].utf8.count
    let document = TextDocument(
      path: "/menu.yaml", text: text.replacing("‸", with: ""), version: 0)
    Self.compare(document, at: offset)
  }

  @Test(arguments: [
    "show:\n  ‸\n  - log\n  - styles\ntags: [a]\n", "show:\n  - log\n  s‸\n  - styles\ntags: a\n",
    "show:\n- log\n- styles\n‸\n- accessibility\ntags: [a]\n", "show:\n  ‸\ntags: [a]\n",
    "users:\n  - userId: ada\n  ‸\n  - userId: ben\n    tags:\n      - a\ngroups:\n  - url: x\n",
    "steps:\n  - select:\n      - ada\n      - ben\n      ‸\n  - snapshot: end\n",
  ])
  func an_item_without_a_dash_has_the_same_context_in_an_abridged_text(_ text: String) throws {
    let marker = try #require(text.range(of: "‸"))
    let offset = text[..<marker.lowerBound].utf8.count
    let document = TextDocument(
      path: "/menu.yaml", text: text.replacing("‸", with: ""), version: 0)
    Self.compare(document, at: offset, dash: "- ")
    let place = CursorContext(at: offset, in: document, dash: "- ")
    #expect(place?.path.last == .item && place?.canComplete == true)
  }

  @Test(arguments: [
    ("a: 'it''s ‸b'\n", "it''s b", "'", false), ("a: &x !!str \"b‸\n", "b", "\"", true),
    ("a: b c‸ # d\n", "b c", "", false), ("a: { b: 'c', d: \"e ‸f\" }\n", "e f", "\"", false),
    ("a: { b: 'c', d: it's‸, e: f }\n", "it's", "", false), ("{ \"‸\" }\n", "", "\"", false),
    ("\u{FEFF}a: 1\r\nb: c d‸\r\n", "c d", "", false), ("a: ‸# b\n", "", "", false),
  ])
  func the_whole_scalar_around_the_cursor_is_known(
    text: String, scalar: String, quote: String, isOpen: Bool
  ) throws {
    let marker = try #require(text.range(of: "‸"))
    let document = TextDocument(
      path: "/menu.yaml", text: text.replacing("‸", with: ""), version: 0)
    let place = try #require(
      CursorContext(at: text[..<marker.lowerBound].utf8.count, in: document))
    #expect(place.canComplete)
    #expect(document.text(in: place.scalar.range) == scalar)
    #expect(place.scalar.quote == quote && place.scalar.isOpen == isOpen)
  }

  @Test func only_a_few_of_50_000_lines_are_read() throws {
    let users = (0..<25_000).map { "  - userId: user-\($0)\n    nickname: Person \($0)\n" }
    let text = "users:\n" + users.joined() + "groupChannels: []\n"
    let document = TextDocument(path: "/team.yaml", text: text, version: 0)
    let near = try #require(
      AbridgedText(of: document, lines: 0..<document.lineCount, at: 20_002, column: 4))
    #expect(String(decoding: near.above, as: UTF8.self) == "users:\n  - userId: user-10000\n")
    #expect(String(decoding: near.below, as: UTF8.self) == "\ngroupChannels: []")
    let place = try #require(CursorContext(at: document.line(20_002).lowerBound + 5, in: document))
    #expect(place.path == [.key("users"), .item] && place.isKey && place.otherKeys == ["userId"])
  }
}
