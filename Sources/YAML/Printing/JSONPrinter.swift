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
    [
      ("file", place.source.path.quotedAsJSON),
      ("line", String(place.start.line)), ("column", String(place.start.column)),
      ("endLine", String(place.end.line)), ("endColumn", String(place.end.column)),
    ]
  }

  private func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
  }
}
