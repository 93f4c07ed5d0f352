import TerminalText

/// The text above a frame: the label of the step, and the class of a screen that was opened during
/// the run.
///
/// If the class name is too long, it is shortened to its first words, `WeatherMap…`. If not even
/// one word fits, it is left out: the label is more important.
struct FrameLabel {
  private let label: String?
  private let screen: String?

  /// Creates a label; nil if both parts are nil.
  init?(_ label: String?, of screen: String?) {
    if label == nil, screen == nil { return nil }
    self.label = label?.reversiblyEscaped()
    self.screen = screen?.reversiblyEscaped()
  }

  /// Returns the text in a number of columns.
  func text(columns: Int) -> String {
    let whole = text(screen)
    if whole.displayWidth <= columns { return whole }
    for shorter in screen?.shortenings ?? [] {
      let text = text(shorter)
      if text.displayWidth <= columns { return text }
    }
    return (label ?? screen ?? "").truncatedAfterWord(toColumns: columns)
  }

  private func text(_ screen: String?) -> String {
    guard let label, let screen else { return label ?? screen ?? "" }
    return "\(label) · \(screen)"
  }
}

extension String {
  /// The shortened forms of a name, from the longest; for `TeamHeaderView` they are `TeamHeader…`
  /// and `Team…`.
  fileprivate var shortenings: [String] {
    let characters = Array(self)
    let ends = characters.indices.dropFirst().filter { index in
      let (before, here) = (characters[index - 1], characters[index])
      let isFollowed = index + 1 < characters.count && characters[index + 1].isLowercase
      return here.isUppercase && (!before.isUppercase || isFollowed) && before.isLetter
        || before.isLetter && !here.isLetter && !here.isNumber
    }
    return ends.reversed().map { String(characters[..<$0]) + "…" }
  }

  /// Returns the text, truncated after a word if it is too wide; a single word is truncated
  /// anywhere.
  func truncatedAfterWord(toColumns columns: Int) -> String {
    if displayWidth <= columns { return self }
    var words = split(separator: " ", omittingEmptySubsequences: false)
    while words.count > 1 {
      words.removeLast()
      let text = words.joined(separator: " ") + "…"
      if text.displayWidth <= columns { return text }
    }
    return truncated(toColumns: columns)
  }
}
