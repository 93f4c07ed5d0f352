import TerminalText

/// A printer that writes workflow commands, which GitHub shows as annotations beside the lines.
///
///     ::error file=menu.yaml,line=2,col=1,endLine=2,endColumn=6,title=duplicate-key::duplicate …
///
/// Help and notes follow the message on lines of their own, inside the same command.
public struct GitHubPrinter: Sendable {
  /// Creates a printer.
  public init() {}

  /// Writes the diagnostics in the given order.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, usually ``Diagnostics/sorted``.
  ///   - out: The stream that receives whole lines.
  public func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream) {
    for diagnostic in diagnostics { out.write(command(diagnostic) + "\n") }
  }

  /// Returns the text that the printer writes for the diagnostics.
  package func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    print(diagnostics, to: &text)
    return text
  }

  private func command(_ diagnostic: Diagnostic) -> String {
    let place =
      diagnostic.place.isWholeFile ? Place(startOf: diagnostic.place.source) : diagnostic.place
    let properties = [
      ("file", place.source.path), ("line", String(place.start.line)),
      ("col", String(place.start.column)), ("endLine", String(place.end.line)),
      ("endColumn", String(place.end.column)), ("title", diagnostic.code.rawValue),
    ]
    let help = diagnostic.help.map { ["help: \($0.text)"] } ?? []
    let notes = diagnostic.notes.map { "\($0.place): note: \($0.message)" }
    let lines = ([diagnostic.message] + help + notes).map { $0.escapingControls() }
    let list = properties.map { "\($0)=\(escapeProperty($1))" }.joined(separator: ",")
    return "::\(name(of: diagnostic.severity)) \(list)::"
      + escape(lines.joined(separator: "\n"))
  }

  private func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      // A control that a terminal which shows the log would interpret; the lines are already
      // escaped.
      case _ where scalar.isInvisibleControl: result += String(scalar).escapingControls()
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private func escapeProperty(_ text: String) -> String {
    escape(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
