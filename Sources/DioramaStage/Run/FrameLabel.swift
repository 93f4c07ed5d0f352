import TerminalText

/// The words above a frame: what a step calls it, and the class of a screen that was opened on the
/// way.
///
/// The class stands in full where there is room. Where there is none it ends behind one of the words
/// that it is made of, `WeatherMap…`, and what cannot say even one is left out: the label counts.
struct FrameLabel {
  private let label: String?
  private let screen: String?

  /// A label; nil where there is nothing to say.
  init?(_ label: String?, of screen: String?) {
    if label == nil, screen == nil { return nil }
    self.label = label?.reversiblyEscaped()
    self.screen = screen?.reversiblyEscaped()
  }

  /// The words in some columns.
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
  /// A name with ever fewer of the words that it is made of; for `TeamHeaderView` `TeamHeader…`, `Team…`.
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

  /// The text, cut off behind a word where it is wider; one word alone is cut where it ends.
  fileprivate func truncatedAfterWord(toColumns columns: Int) -> String {
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
