import Diorama

/// Colors for a terminal, if they are on.
struct Colors {
  let isOn: Bool

  func red(_ text: SafeText) -> SafeText { paint(text, 31) }
  func green(_ text: SafeText) -> SafeText { paint(text, 32) }
  func yellow(_ text: SafeText) -> SafeText { paint(text, 33) }
  func cyan(_ text: SafeText) -> SafeText { paint(text, 36) }
  func bold(_ text: SafeText) -> SafeText { paint(text, 1) }
  /// Returns less important text.
  func faint(_ text: SafeText) -> SafeText { paint(text, 2) }

  private func paint(_ text: SafeText, _ code: Int) -> SafeText {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Returns a patch with colored lines. Control characters of a recorded snapshot are shown as
  /// visible escapes, and then the patch cannot be applied.
  func patch(_ diff: UnifiedDiff) -> SafeText { patch(diff.lines) }

  /// Returns a part of a patch with colored lines.
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
