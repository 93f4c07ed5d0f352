import Diorama

/// Colour for a terminal, or none.
struct Colors {
  let isOn: Bool

  func red(_ text: String) -> String { paint(text, 31) }
  func green(_ text: String) -> String { paint(text, 32) }
  func yellow(_ text: String) -> String { paint(text, 33) }
  func cyan(_ text: String) -> String { paint(text, 36) }
  func bold(_ text: String) -> String { paint(text, 1) }

  private func paint(_ text: String, _ code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A patch, its lines coloured by what they do.
  func patch(_ diff: UnifiedDiff) -> String {
    diff.lines.map { line in
      switch line.kind {
      case .header: cyan(line.text)
      case .removed: red(line.text)
      case .added: green(line.text)
      case .context: line.text
      }
    }.joined(separator: "\n")
  }
}
