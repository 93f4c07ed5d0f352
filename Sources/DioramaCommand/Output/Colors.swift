import Diorama
import TerminalText

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
  ///
  /// - Parameter escaping: whether what a terminal would act upon is shown as visible escapes; the
  ///   patch can then not be applied.
  func patch(_ diff: UnifiedDiff, escaping: Bool = false) -> String {
    diff.lines.map { line in
      let text = escaping ? line.text.escapingControls() : line.text
      return paint(text, line.kind)
    }.joined(separator: "\n")
  }

  private func paint(_ text: String, _ kind: UnifiedDiff.Line.Kind) -> String {
    switch kind {
    case .header: cyan(text)
    case .removed: red(text)
    case .added: green(text)
    case .context: text
    }
  }
}
