import TerminalText

/// A printer for people: place and message, the line with the range underlined, help.
///
///     var page = ""
///     TextPrinter(color: false).print(diagnostics.sorted, to: &page)
///
/// prints
///
///     menu.yaml:2:1: error: duplicate key 'title' [duplicate-key]
///       |
///     2 | title: Salad
///       | ^~~~~
///       = help: remove one of them
///     menu.yaml:1:1: note: 'title' is first used here
///       |
///     1 | title: Soup
///       | ^~~~~
///
/// The underline is exactly below its characters on a terminal: wide characters take two columns,
/// tabs are shown as four spaces. Lines of more than 100 columns are cut to a window around the
/// range, and invisible characters are written as escapes.
public struct TextPrinter: Sendable {
  private let color: Bool

  /// Creates a printer.
  ///
  /// - Parameter color: Whether to color with ANSI escape sequences, which only terminals
  ///   interpret.
  public init(color: Bool) { self.color = color }

  /// Writes the diagnostics in the given order.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, usually ``Diagnostics/sorted``.
  ///   - out: The stream that receives whole lines.
  public func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream) {
    var maker = SnippetMaker()
    for diagnostic in diagnostics {
      let code = " [\(diagnostic.code.rawValue)]"
      print(diagnostic.message, code, diagnostic.severity, at: diagnostic.place, &maker, to: &out)
      if let help = diagnostic.help { print(help, under: diagnostic.place, to: &out) }
      for note in diagnostic.notes {
        print(note.message, "", .note, at: note.place, &maker, to: &out)
      }
    }
  }

  /// Returns the text that the printer writes for the diagnostics.
  package func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    print(diagnostics, to: &text)
    return text
  }

  private func print(
    _ message: String, _ code: String, _ severity: Diagnostic.Severity, at place: Place,
    _ maker: inout SnippetMaker, to out: inout some TextOutputStream
  ) {
    var text = ""
    text.reserveCapacity(512)
    text += decorate("\(place.description.escapingControls()):", as: .place)
    text += " "
    text += decorate("\(severity.rawValue):", as: .severity(severity))
    text += " "
    text += decorate(message.escapingControls(), as: .message)
    text += code
    text += "\n"
    if let snippet = maker.snippet(of: place) {
      let bar = decorate(gutter(of: place), as: .gutter)
      text += bar
      text += "\n"
      text += decorate("\(place.start.line) |", as: .gutter)
      if !snippet.text.isEmpty { text += " " }
      text += snippet.text
      text += "\n"
      text += bar
      text += row(of: " ", snippet.indent + 1)
      text += decorate("^" + row(of: "~", snippet.width - 1), as: .underline(severity))
      text += "\n"
    }
    out.write(text)
  }

  private func print(
    _ help: Diagnostic.Help, under place: Place, to out: inout some TextOutputStream
  ) {
    let sign = row(of: " ", String(place.start.line).utf8.count) + " ="
    out.write(decorate("\(sign) help:", as: .help) + " \(help.text.escapingControls())\n")
  }

  /// Spaces as wide as the line number, then a bar.
  private func gutter(of place: Place) -> String {
    row(of: " ", String(place.start.line).utf8.count) + " |"
  }

  /// An ASCII character, repeated.
  private func row(of character: Unicode.Scalar, _ count: Int) -> String {
    String(
      decoding: repeatElement(UInt8(truncatingIfNeeded: character.value), count: count),
      as: UTF8.self)
  }

  /// The role of a piece of a printed diagnostic.
  private enum Role {
    case place
    case severity(Diagnostic.Severity)
    case message
    case gutter
    case underline(Diagnostic.Severity)
    case help
  }

  /// Colors a piece if the printer uses color.
  private func decorate(_ text: String, as role: Role) -> String {
    guard color else { return text }
    let code =
      switch role {
      case .place, .message: "1"
      case .gutter, .help: "36"
      case .severity(.error), .underline(.error): "1;31"
      case .severity(.warning), .underline(.warning): "1;33"
      case .severity(.note), .underline(.note): "1;36"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

/// Creates the snippets of diagnostics; those of one long line continue where the last one was cut.
private struct SnippetMaker {
  private var last: Place?
  /// The position at which the last snippet was cut from its line.
  private var position = LinePosition()

  mutating func snippet(of place: Place) -> Snippet? {
    // A file that is empty or could not be read has no line to show.
    guard !place.source.bytes.isEmpty,
      let range = place.source.lines.range(ofLine: place.start.line)
    else { return nil }
    let start = Int(place.start.column) - 1
    let end = place.end.line > place.start.line ? Int.max : Int(place.end.column) - 1
    if last?.source !== place.source || last?.start.line != place.start.line {
      position = LinePosition()
    }
    last = place
    return Snippet(
      line: place.source.bytes[range], underlining: start..<max(start, end), from: &position)
  }
}
