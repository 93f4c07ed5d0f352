import TerminalText

/// Shows diagnostics to programs: a JSON array with one diagnostic a line.
public struct JSONPrinter: DiagnosticPrinter {
  /// Makes a printer.
  public init() {}

  /// Writes diagnostics in the order given.
  public func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream) {
    guard !diagnostics.isEmpty else { return out.write("[]\n") }
    let objects = diagnostics.map { "  " + object($0) }
    out.write("[\n" + objects.joined(separator: ",\n") + "\n]\n")
  }

  private func object(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map {
      object(place(of: $0.place) + [("message", string($0.message))])
    }
    return object(
      place(of: diagnostic.place) + [
        ("severity", string(diagnostic.severity.rawValue)),
        ("code", string(diagnostic.code.rawValue)),
        ("message", string(diagnostic.message)),
        ("help", diagnostic.help.map { string($0.text) } ?? "null"),
        ("notes", "[" + notes.joined(separator: ", ") + "]"),
      ])
  }

  private func place(of place: Place) -> [(String, String)] {
    [
      ("file", string(place.source.path)),
      ("line", String(place.start.line)), ("column", String(place.start.column)),
      ("endLine", String(place.end.line)), ("endColumn", String(place.end.column)),
    ]
  }

  private func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
  }

  private func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isInvisibleControl: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// JSON escapes are UTF-16 units of four digits.
  private func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.reduce(into: "") { result, unit in
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
