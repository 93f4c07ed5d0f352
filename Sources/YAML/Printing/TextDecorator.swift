/// What a piece of a printed diagnostic is, for those who colour it.
enum TextRole {
  case place
  case severity(Diagnostic.Severity)
  case message
  case gutter
  case underline(Diagnostic.Severity)
  case help
}

/// Dresses the pieces of a printed diagnostic; the layout knows nothing of it.
protocol TextDecorator: Sendable {
  func decorate(_ text: String, as role: TextRole) -> String
}

/// Leaves the text as it is.
struct PlainDecorator: TextDecorator {
  func decorate(_ text: String, as role: TextRole) -> String { text }
}

/// Colours the text for a terminal.
struct ColorDecorator: TextDecorator {
  func decorate(_ text: String, as role: TextRole) -> String {
    "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m"
  }

  private func code(of role: TextRole) -> String {
    switch role {
    case .place, .message: "1"
    case .gutter, .help: "36"
    case .severity(.error), .underline(.error): "1;31"
    case .severity(.warning), .underline(.warning): "1;33"
    case .severity(.note), .underline(.note): "1;36"
    }
  }
}
