import DioramaAuthoring
import TerminalText
import YAML

/// Explained values as a table: key, value, layer and place; below each what it overrode, or what it
/// counts together with.
struct ExplanationTable {
  private struct Row {
    let cells: [SafeText]
    let isOverridden: Bool
  }

  private let rows: [Row]
  private let colors: Colors
  /// Values are cut here; the place leads to the rest.
  private static let widest = 52

  init(_ values: [ExplainedValue], colors: Colors) {
    self.colors = colors
    rows = values.flatMap { value in
      let relation: SafeText = value.addsUp ? "  together with" : "  instead of"
      return [Row(cells: ["\(value.key)"] + Self.cells(value.winner), isOverridden: false)]
        + value.overridden.map {
          Row(cells: [relation] + Self.cells($0), isOverridden: !value.addsUp)
        }
    }
  }

  private static func cells(_ voice: ExplainedValue.Voice) -> [SafeText] {
    [
      "\(voice.text.escapingControls().truncated(toColumns: widest))", "\(voice.layer)",
      "\(voice.place?.description ?? "")",
    ]
  }

  /// The table; the last column is not filled up.
  var text: SafeText {
    let widths = (0..<4).map { column in rows.map { $0.cells[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      var line: SafeText = ""
      for (column, cell) in row.cells.enumerated() {
        line += cell.padded(toColumns: widths[column] + 2)
      }
      line = line.withoutBlanksAtEnd
      return (row.isOverridden ? colors.faint(line) : line) + "\n"
    }.joined()
  }
}

extension ExplanationTable {
  /// A value as JSON; for a line of a snapshot, with the words that say it.
  static func json(_ value: ExplainedValue, words: String) -> JSON {
    .object([("words", .string(words))] + pairs(value))
  }

  /// A value as JSON.
  static func json(_ value: ExplainedValue) -> JSON { .object(pairs(value)) }

  private static func pairs(_ value: ExplainedValue) -> [(String, JSON)] {
    [("key", .string(value.key))] + pairs(value.winner) + [
      ("meaning", .string(value.meaning)),
      ("overridden", .array(value.overridden.map { .object(pairs($0)) })),
    ]
  }

  private static func pairs(_ voice: ExplainedValue.Voice) -> [(String, JSON)] {
    [
      ("value", .string(voice.text)), ("layer", .string(voice.layer)),
      ("file", .optional(voice.place?.source.path)),
      ("line", voice.place.map { .number(Int($0.start.line)) } ?? .null),
      ("column", voice.place.map { .number(Int($0.start.column)) } ?? .null),
    ]
  }
}
