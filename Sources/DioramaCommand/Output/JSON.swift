import DioramaAuthoring
import YAML

extension JSON {
  /// The value on a line of its own.
  var line: SafeText { SafeText(json: text + "\n") }

  /// Returns an array with one item on each line.
  static func lines(_ items: [JSON]) -> SafeText {
    let lines = items.map { "  " + $0.text }.joined(separator: ",\n")
    return SafeText(json: items.isEmpty ? "[]\n" : "[\n\(lines)\n]\n")
  }
}

extension Diagnostic {
  /// The diagnostic as JSON: its place, `severity`, `code`, `message`, `help` (text or null) and
  /// `notes`, each with a place and a `message`.
  var json: JSON {
    place.json.with("severity", .string(severity.rawValue)).with("code", .string(code.rawValue))
      .with("message", .string(message)).with("help", .optional(help?.text))
      .with("notes", .array(notes.map { $0.place.json.with("message", .string($0.message)) }))
  }
}

extension Place {
  /// `file`, and `line`, `column`, `endLine` and `endColumn`: from 1, columns in code points, the
  /// end exclusive. For a whole file, the place is its first character.
  fileprivate var json: JSON {
    let place = isWholeFile ? Place(startOf: source) : self
    return [
      "file": .string(source.path), "line": .number(Int(place.start.line)),
      "column": .number(Int(place.start.column)), "endLine": .number(Int(place.end.line)),
      "endColumn": .number(Int(place.end.column)),
    ]
  }
}
