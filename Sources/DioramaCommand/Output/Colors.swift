import Diorama

/// Colour for a terminal, or none.
struct Colors {
  let isOn: Bool

  func red(_ text: SafeText) -> SafeText { paint(text, 31) }
  func green(_ text: SafeText) -> SafeText { paint(text, 32) }
  func yellow(_ text: SafeText) -> SafeText { paint(text, 33) }
  func cyan(_ text: SafeText) -> SafeText { paint(text, 36) }
  func bold(_ text: SafeText) -> SafeText { paint(text, 1) }
  /// What matters less.
  func faint(_ text: SafeText) -> SafeText { paint(text, 2) }

  private func paint(_ text: SafeText, _ code: Int) -> SafeText {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A patch, its lines coloured by what they do. Where a recorded snapshot holds what a terminal
  /// would act upon, that is shown as visible escapes, and the patch cannot be applied.
  func patch(_ diff: UnifiedDiff) -> SafeText { patch(diff.lines) }

  /// A part of a patch, likewise.
  func patch(_ lines: [UnifiedDiff.Line]) -> SafeText {
    lines.map { paint("\($0.text)", $0.kind) }.joined(separator: "\n")
  }

  private func paint(_ text: SafeText, _ kind: UnifiedDiff.Line.Kind) -> SafeText {
    switch kind {
    case .header: cyan(text)
    case .removed: red(text)
    case .added: green(text)
    case .context: text
    }
  }
}
