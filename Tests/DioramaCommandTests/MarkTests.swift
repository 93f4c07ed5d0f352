import DioramaStage
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// `docs/ReadingFrames.md` explains the symbols in frames.
@Suite("Symbols of shipped screens") struct MarkTests {
  private static func texts(_ isWanted: (String) -> Bool) throws -> [String: String] {
    var texts: [String: String] = [:]
    let files = try FileManager.default.subpathsOfDirectory(atPath: "screens")
    for file in files where !file.contains(".diorama/") && isWanted(file) {
      texts[file] = try String(contentsOfFile: "screens/\(file)", encoding: .utf8)
    }
    return texts
  }

  private static func snapshots() throws -> [String: String] {
    try texts {
      $0.contains("__Snapshots__/") && $0.hasSuffix(".txt") && !$0.hasSuffix("/theme.txt")
    }
  }

  @Test func every_symbol_in_a_frame_is_in_the_table() throws {
    let table = try String(contentsOfFile: "docs/ReadingFrames.md", encoding: .utf8).unicodeScalars
    let explained = Set(table)
    // Characters of the screens' own files are data, not symbols.
    let data = Set(try Self.texts { $0.hasSuffix(".yaml") }.values.flatMap(\.unicodeScalars))
    let frames = Set(try Self.snapshots().values.flatMap(\.unicodeScalars))
    for scalar in frames.subtracting(data) where scalar.isSymbol {
      #expect(explained.contains(scalar), "\(scalar)")
    }
  }
}

extension MarkTests {
  /// The marks of frames and of both kits. Symbols that are only shown inside of brackets are left
  /// out: `[x]` is a mark itself.
  private static var marks: [FrameMark] {
    (TextSymbols.marks + SBUIcons.marks + NCImage.marks + SystemSymbols.marks).filter {
      !["x", " "].contains($0.symbols[0])
    }
  }

  @Test func each_symbol_has_one_meaning_in_all_kits() {
    var meanings: [String: String] = [:]
    for mark in Self.marks {
      for symbol in mark.symbols {
        let meaning = meanings[symbol] ?? mark.meaning
        #expect(meaning == mark.meaning, "\(symbol)")
        meanings[symbol] = meaning
      }
    }
    #expect(meanings["⊘"] == "muted")
  }

  @Test func each_mark_of_a_system_symbol_is_in_the_table() {
    let known = Set(Self.marks.flatMap(\.symbols))
    let own = Set(SystemSymbols.allMarks)
    #expect(own.isSubset(of: known), "\(own.subtracting(known))")
  }

  @Test func the_table_of_symbols_is_made_from_the_marks() throws {
    var rows: [String] = []
    for mark in Self.marks {
      let symbols = mark.symbols.map { "`\($0)`" }.joined(separator: " ")
      let row = "| \(symbols) | \(mark.meaning) |"
      if !rows.contains(row) { rows.append(row) }
    }
    let table = ["| symbol | meaning |", "| --- | --- |"] + rows
    let path = "docs/ReadingFrames.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let begin = "<!-- marks -->\n"
    let end = "<!-- end of marks -->"
    let parts = page.components(separatedBy: begin)
    let rest = try #require(parts.last).components(separatedBy: end)
    try #require(parts.count == 2 && rest.count == 2)
    let made = parts[0] + begin + table.map { "\($0)\n" }.joined() + end + rest[1]
    if BrokenProjectTests.isRecording {
      try made.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(made == page || BrokenProjectTests.isRecording, "DIORAMA_RECORD_FIXTURES=1 writes it")
  }
}

extension Unicode.Scalar {
  /// Whether it is a symbol that is neither text nor part of a border.
  fileprivate var isSymbol: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .otherSymbol, .modifierSymbol, .otherPunctuation, .dashPunctuation,
      .finalPunctuation, .initialPunctuation:
      !isASCII && !(0x2500...0x257F).contains(value)
    default: false
    }
  }
}
