import Foundation
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
