import MutatedFiles
import Testing
import YAML

/// A later version of a file, of which the documents that are the same are not read again.
@Suite("Later versions of a file") struct LaterVersionTests {
  private static let documents = [
    "title: One\nrows: [a, b]\n", "# of two\nfold: >-\n  a\n  b\n\n", "- &x {a: 1}\n- *x\n",
    "text: |+\n  one\n\n", "\"日本\": 👩‍👩‍👧 # so\n", "", "m:\n  <<: {a: 1}\n  b: 'it''s'\n", "~\n",
  ]

  private static let starts = [
    "---\n", "---\n", "---\n", "--- # there\n", "---\r\n", "...\n---\n", "---\t\n", "...\n",
    "%YAML 1.1\n---\n",
  ]

  private static let snippets = [
    "x", "\n", " ", ": ", "- ", "\n---\n", "---", "\n...\n", "[", "}", "'", "\"", "|\n",
    "\n%YAML 1.1\n",
    "\n%TAG ! tag:x,1:\n", "&a ", "*x", "#", "\r", "\u{85}", "\u{2028}", "\u{FEFF}", "日", "\0",
    "\u{1}",
  ].map { Array($0.utf8) }

  private func read(
    _ bytes: [UInt8], after earlier: [Document] = [], limits: Limits
  ) -> (documents: [Document], diagnostics: [Diagnostic]) {
    var found = Diagnostics()
    let documents = YAMLReader(limits: limits).documents(
      of: Source(path: "test.yaml", bytes: bytes), after: earlier, reporting: &found,
      selecting: .readable)
    return (documents, found.sorted)
  }

  /// Edits a file step by step and compares each version with the one that is read as a whole.
  ///
  /// - Returns: in how many versions something was wrong.
  private func edit(
    _ text: [UInt8], times: Int, limits: Limits, using random: inout SeededGenerator
  ) -> Int {
    var text = text
    var wrong = 0
    var earlier: [Document] = []
    for _ in 0..<times {
      let (whole, later) = (read(text, limits: limits), read(text, after: earlier, limits: limits))
      wrong += whole.diagnostics.isEmpty ? 0 : 1
      let isSame =
        whole.documents.map(\.outline) == later.documents.map(\.outline)
        && whole.diagnostics.map(\.outline) == later.diagnostics.map(\.outline)
      #expect(isSame, "\(String(decoding: text, as: UTF8.self).debugDescription)")
      let sources = Set(later.documents.map { ObjectIdentifier($0.source) })
      #expect(
        sources.count <= 1
          && later.documents.allSatisfy { $0.source.bytes == whole.documents.first?.source.bytes })
      if later.diagnostics.isEmpty { earlier = later.documents }
      let spot = Int.random(in: 0...text.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        text.removeSubrange(spot..<min(spot + Int.random(in: 1...9, using: &random), text.count))
      case 1 where wrong > 0:
        // Somebody sets right what was wrong.
        text = earlier.first?.source.bytes ?? text
      default:
        text.insert(contentsOf: Self.snippets.randomElement(using: &random) ?? [], at: spot)
      }
    }
    return wrong
  }

  @Test func what_is_taken_over_is_what_reading_it_again_would_give() {
    var random = SeededGenerator(seed: 11)
    var wrong = 0
    for _ in 0..<400 {
      var text = ""
      for number in 0..<Int.random(in: 2...7, using: &random) {
        if number > 0 || Bool.random(using: &random) {
          text += Self.starts.randomElement(using: &random) ?? ""
        }
        text += Self.documents.randomElement(using: &random) ?? ""
      }
      let limits = Bool.random(using: &random) ? Limits.handWritten : Limits(nodes: 12)
      wrong += edit(Array(text.utf8), times: 12, limits: limits, using: &random)
    }
    // Versions with and without problems.
    #expect((1_000...4_000).contains(wrong), "\(wrong)")
  }

  @Test func documents_around_a_change_are_not_read_again() throws {
    // A limit that each of them exceeds tells which were.
    let first = (1...5).map { "---\na: [1, 2, 3, \($0)]\n" }
    let before = read(Array(first.joined().utf8), limits: .handWritten)
    var second = first
    second[2] = "---\n# new\na: [1, 2, 3, 4, 5]\n"
    let after = read(
      Array(second.joined().utf8), after: before.documents, limits: Limits(nodes: 4))
    #expect(after.diagnostics.map { "\($0.place) \($0.code.rawValue)" } == ["test.yaml:7:8 limit"])
    #expect(
      after.documents.map { "\($0.root["a"]?.place.description ?? "")" }
        == ["test.yaml:2:4", "test.yaml:4:4", "test.yaml:9:4", "test.yaml:11:4"])
  }

  @Test func what_was_no_text_is_reported_where_the_bytes_are_the_same() {
    func bytes(_ unit: UInt16) -> [UInt8] {
      (Array("\u{FEFF}--- a\n--- ".utf16) + [unit] + Array("\n--- b\n".utf16))
        .flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    // Half of a pair stands as the same character that means so.
    let before = read(bytes(0xFFFD), limits: .handWritten)
    #expect(before.diagnostics.isEmpty && before.documents.count == 3)
    let later = read(bytes(0xD800), after: before.documents, limits: .handWritten)
    #expect(
      later.diagnostics.map { "\($0.place) \($0.code.rawValue)" } == ["test.yaml:2:5 yaml-syntax"])
  }

  @Test func all_nodes_of_a_file_count_together_also_those_that_were_read_before() {
    let lines = (0..<300).map { "---\n- \($0)\n" }
    let limits = Limits(nodes: 6)
    let before = read(Array(lines.joined().utf8), limits: limits)
    #expect(before.diagnostics.isEmpty && before.documents.count == 300)
    let text = Array(("---\n- x\n" + lines.joined()).utf8)
    let (whole, later) = (
      read(text, limits: limits), read(text, after: before.documents, limits: limits)
    )
    #expect(whole.diagnostics.map(\.code) == [.limit])
    #expect(later.diagnostics.map(\.outline) == whole.diagnostics.map(\.outline))
    #expect(later.documents.count == 300)
  }
}

extension Document {
  /// All that a reader can learn of it.
  fileprivate var outline: String { "\(isSound) \(root.outline)" }
}

extension Node {
  fileprivate var outline: String {
    let head =
      "\(kind) \(style) \(place.start.line):\(place.start.column)-\(place.end.line):\(place.end.column)"
    if definition != nil { return "\(head) alias" }
    let parts = items.map(\.outline) + entries.map { "\($0.key.outline)=\($0.value.outline)" }
    return "\(head) \(kind == .scalar ? text : "") (\(parts.joined(separator: ", ")))"
  }
}

extension Diagnostic {
  fileprivate var outline: String {
    "\(place) \(place.end) \(severity) \(code) \(message) \(help?.text ?? "") "
      + notes.map { "\($0.place) \($0.message)" }.joined()
  }
}
