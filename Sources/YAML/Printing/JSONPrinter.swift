import TerminalText

/// Shows diagnostics to programs: a JSON array with one diagnostic a line, `[]` for none.
///
/// Each is an object of `file`, `line`, `column`, `endLine`, `endColumn`, `severity`, `code`,
/// `message`, `help` (text or null) and `notes`; a note has a place and a `message`. Lines and
/// columns are those of ``Mark``: from 1, columns in code points, the end not included.
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
      object(place(of: $0.place) + [("message", $0.message.quotedAsJSON)])
    }
    return object(
      place(of: diagnostic.place) + [
        ("severity", diagnostic.severity.rawValue.quotedAsJSON),
        ("code", diagnostic.code.rawValue.quotedAsJSON),
        ("message", diagnostic.message.quotedAsJSON),
        ("help", diagnostic.help.map { $0.text.quotedAsJSON } ?? "null"),
        ("notes", "[" + notes.joined(separator: ", ") + "]"),
      ])
  }

  private func place(of place: Place) -> [(String, String)] {
    let place = place.isWholeFile ? Place(startOf: place.source) : place
    return [
      ("file", place.source.path.quotedAsJSON),
      ("line", String(place.start.line)), ("column", String(place.start.column)),
      ("endLine", String(place.end.line)), ("endColumn", String(place.end.column)),
    ]
  }

  private func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
  }
}

extension String {
  /// The text as a JSON string, in quotes; characters that cannot be seen are escaped.
  package var quotedAsJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isInvisibleControl: result += Self.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// JSON escapes are UTF-16 units of four digits.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.reduce(into: "") { result, unit in
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
