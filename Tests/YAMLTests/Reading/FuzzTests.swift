import MutatedFiles
import Testing
import YAML

/// Reading any bytes neither traps nor reports a place outside of the file.
@Suite("Generated and damaged files") struct FuzzTests {
  private static let samples = [
    "screen: invite-users\nviewController: SBUInviteUserViewController\ntags: [a, b]\n",
    "a: &x {b: c, d: [1, 2]}\ne: *x\nf:\n  <<: *x\n  d: ~\n---\n- 'x'\n- \"\\u263A\\n\"\n",
    "text: |\n  one\n   two\n\nfold: >-\n  a\n  b\n# comment\n? key\n: value\nlist:\n- a\n-\n- - b\n",
    "%YAML 1.2\n---\n!!map {a: !t x, ? b : c}\n...\n---\n\"日本\": 👩‍👩‍👧\n'é': \"e\u{301}\"\n",
    "\"\\ud83e\\uddf6\": &x [\"a\\uD83E\\uDDF6b\", '\\ud83e\\uddf6']\n--- {b: *x, c: &y d}\n",
    "m: {<<: [{a: 1}, {a: 2}], b: 3}\r\nn: [[[[]]], {}]\r\n\r\n--- |+\n x\n\n--- >\n y\n",
  ].map { Array($0.utf8) }

  private static let snippets = [
    "\t", "\n", "  ", ": ", "- ", "---\n", "...\n", "[", "]", "{", "}", "'", "\"", "|\n", ">",
    "&a ",
    "*a", "\\ud83e", "\\uddf6", "\n<<<<<<< ", "<<: ", "!", "%", "#", "\\", ",", "? ", "\u{85}",
    "\u{2028}", "\u{FEFF}", "\r", "日", "\0",
  ].map { Array($0.utf8) }

  private func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let spot = Int.random(in: 0...bytes.count, using: &random)
      let end = min(spot + Int.random(in: 0...6, using: &random), bytes.count)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(spot..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: spot)
      case 2: bytes.insert(contentsOf: bytes[spot..<end], at: spot)
      case 3: bytes.removeSubrange(spot...)
      default:
        let snippet = Self.snippets.randomElement(using: &random) ?? []
        bytes.insert(contentsOf: snippet, at: spot)
      }
    }
    return bytes
  }

  @Test func mutated_files_are_read_or_reported() {
    var random = SeededGenerator(seed: 1)
    for round in 0..<3_000 {
      check(mutated(Self.samples[round % Self.samples.count], using: &random))
    }
  }

  @Test func random_bytes_are_read_or_reported() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let count = Int.random(in: 0...120, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func random_snippets_are_read_or_reported() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1_500 {
      let count = Int.random(in: 0...25, using: &random)
      check((0..<count).flatMap { _ in Self.snippets.randomElement(using: &random) ?? [] })
    }
  }

  @Test func truncated_files_are_read_or_reported() {
    for sample in Self.samples {
      for count in 0..<sample.count { check(Array(sample.prefix(count))) }
    }
  }

  private func check(_ bytes: [UInt8]) {
    let limits = Limits(nesting: 8, nodes: 200)
    let reading = ReadResult(bytes: bytes, limits: limits, selecting: .readable)
    var fault: String?
    for document in reading.documents { fault = fault ?? self.fault(in: document.root) }
    for diagnostic in reading.diagnostics {
      for place in [diagnostic.place] + diagnostic.notes.map(\.place) {
        fault = fault ?? self.fault(of: place)
      }
    }
    var out = ""
    TextPrinter(color: false).print(reading.diagnostics, to: &out)
    GitHubPrinter().print(reading.diagnostics, to: &out)
    if let fault {
      let text = String(decoding: bytes, as: UTF8.self).debugDescription
      Issue.record("\(fault) in \(text)")
    }
  }

  private func fault(of place: Place) -> String? {
    guard place.start <= place.end else { return "\(place) ends before it starts" }
    for mark in [place.start, place.end] {
      guard let line = place.source.line(mark.line) else { return "\(place) is after the file" }
      guard mark.column >= 1, mark.column <= line.unicodeScalars.count + 1 else {
        return "\(place) is after its line"
      }
    }
    return nil
  }

  private func fault(in node: Node) -> String? {
    if let fault = fault(of: node.definition ?? node.place) ?? fault(of: node.place) {
      return fault
    }
    guard node.definition == nil else { return nil }
    let own = node.entries.filter { $0.merge == nil }.flatMap { [$0.key, $0.value] }
    for child in Array(node.items) + own {
      guard node.place.start <= child.place.start, child.place.end <= node.place.end else {
        return "\(child.place) is outside of \(node.place)"
      }
      if let fault = fault(in: child) { return fault }
    }
    return nil
  }
}
