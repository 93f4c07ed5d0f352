/// The system symbols that frames show as marks of the same meaning.
package enum SystemSymbols {
  /// Returns the mark of a system symbol; nil if no mark has its meaning.
  ///
  /// A name without a mark of its own has that of its base: `trash.circle.fill` that of `trash`.
  static func mark(of name: String) -> String? {
    var rest = name[...]
    while true {
      if let mark = table[String(rest)] { return mark }
      guard let suffix = suffixes.first(where: rest.hasSuffix) else { return nil }
      rest = rest.dropLast(suffix.count)
    }
  }

  /// The ends of names that only change the shape.
  private static let suffixes = [".fill", ".circle", ".square", ".badge"]

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for (mark, names) in names {
      for name in names.split(separator: " ") { table[String(name)] = mark }
    }
    return table
  }()

  private static let names: KeyValuePairs = [
    "⌕": "magnifyingglass", "✕": "xmark multiply", "⌫": "trash",
    "✎": "pencil square.and.pencil", "⧉": "doc.on.doc", "⇪": "square.and.arrow.up",
    "+": "plus person.badge.plus person.crop.circle.badge.plus", "−": "minus",
    "⋯": "ellipsis line.3.horizontal", "‹": "chevron.left chevron.backward arrow.left",
    "›": "chevron.right chevron.forward", "▿": "chevron.down", "▵": "chevron.up",
    "↻": "arrow.clockwise arrow.triangle.2.circlepath", "♫": "bell", "♩": "bell.slash",
    "○": "person person.crop", "∴": "person.2 person.3", "◙": "camera", "➤": "paperplane",
    "✓": "checkmark", "⦾": "circle square",
    "⦿": "checkmark.circle checkmark.square largecircle.fill.circle",
    "☆": "star", "★": "star.fill", "♡": "heart", "♥": "heart.fill", "⚙": "gear gearshape",
    "ⓘ": "info", "⌂": "house", "✉": "envelope", "☎": "phone", "▤": "doc doc.text",
    "▶": "play video", "‖": "pause", "■": "stop", "♪": "music.note speaker.wave.2",
    "⊘": "speaker.slash mic.slash", "▲": "hand.thumbsup", "▼": "hand.thumbsdown",
    "◍": "message bubble.left text.bubble", "☺": "face.smiling", "↥": "pin", "☾": "moon",
    "↩": "arrowshape.turn.up.left", "↓": "square.and.arrow.down arrow.down.circle",
    "↪": "rectangle.portrait.and.arrow.right",
  ]

  /// The marks of all system symbols.
  package static var allMarks: [String] { names.map(\.key) }

  /// The marks that only system symbols have.
  package static let marks = [
    FrameMark("☆", "★", meaning: "a favorite, or a rating; the full star: it is one"),
    FrameMark("♡", "♥", meaning: "a like; the full heart: it is given"),
    FrameMark("⚙", meaning: "settings"), FrameMark("⌂", meaning: "home"),
    FrameMark("✉", meaning: "mail"), FrameMark("☎", meaning: "a call"),
    FrameMark("▿", "▵", meaning: "shows something below or above"),
  ]
}
