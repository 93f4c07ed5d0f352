import DioramaAuthoring
import TerminalText
import YAML

/// A table of explained values: key, value, layer and place; below each value those that it
/// overrides or is combined with.
struct ExplanationTable {
  private struct Row {
    let cells: [SafeText]
    let isOverridden: Bool
  }

  private let rows: [Row]
  private let colors: Colors
  /// The maximum width of values; the place leads to the rest.
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

  private static func cells(_ layerValue: ExplainedValue.LayerValue) -> [SafeText] {
    [
      "\(layerValue.text.escapingControls().truncated(toColumns: widest))", "\(layerValue.layer)",
      "\(layerValue.place?.description ?? "")",
    ]
  }

  /// The table.
  var text: SafeText {
    zip(rows, SafeText.table(rows.map(\.cells))).map { row, line in
      (row.isOverridden ? colors.faint(line) : line) + "\n"
    }.joined()
  }
}

extension ExplanationTable {
  /// Returns a value as JSON; for a line of a snapshot, with the matching words.
  static func json(_ value: ExplainedValue, words: String) -> JSON {
    json(value).with("words", .string(words))
  }

  /// Returns a value as JSON.
  static func json(_ value: ExplainedValue) -> JSON {
    json(value.winner).with("key", .string(value.key)).with("meaning", .string(value.meaning))
      .with("overridden", .array(value.overridden.map(json)))
  }

  private static func json(_ layerValue: ExplainedValue.LayerValue) -> JSON {
    [
      "value": .string(layerValue.text), "layer": .string(layerValue.layer),
      "file": .optional(layerValue.place?.source.path),
      "line": .optional(layerValue.place?.start.line),
      "column": .optional(layerValue.place?.start.column),
    ]
  }
}
