import TerminalText

/// Estimates the widths of texts in proportional fonts: the fonts of a browser are not known.
///
/// The estimate is that of a rather wide font, so that text fits in most.
enum PhoneText {
  /// Returns the width of a text in points.
  static func width(_ text: String, size: Double, weight: Int = 400) -> Int {
    let sum = text.reduce(0.0) { $0 + ems(of: $1) }
    return Int((sum * size * (weight >= 600 ? 1.09 : 1)).rounded(.up))
  }

  private static func ems(of character: Character) -> Double {
    switch character {
    case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!", "I": 0.29
    case " ": 0.31
    case "f", "r", "t", "(", ")", "[", "]", "-", "/": 0.38
    case "m", "M", "W", "@", "%", "…", "—": 1
    case "w": 0.82
    case "A"..."Z": 0.66
    case "a"..."z", "0"..."9": 0.56
    default: character.displayWidth > 1 ? 1.1 : character.displayWidth > 0 ? 0.64 : 0
    }
  }

  /// Returns the text, or a beginning of it with `…`, in a width.
  static func cut(_ text: String, toWidth limit: Int, size: Double, weight: Int) -> String {
    if width(text, size: size, weight: weight) <= limit { return text }
    var rest = text[...]
    while !rest.isEmpty, width("\(rest)…", size: size, weight: weight) > limit {
      rest.removeLast()
    }
    while rest.last == " " { rest.removeLast() }
    return "\(rest)…"
  }

  /// Returns the text in lines of a width; at most some, of which the last is cut.
  static func lines(
    _ text: String, width limit: Int, size: Double, weight: Int, atMost most: Int = 12
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if !line.isEmpty, width(longer, size: size, weight: weight) > limit {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    lines.append(line)
    if lines.count > most {
      lines[most - 1] = lines[(most - 1)...].joined(separator: " ")
      lines.removeSubrange(most...)
    }
    return lines.map { cut($0, toWidth: limit, size: size, weight: weight) }
  }

  /// Returns the initials of a name: the first letters of its first two words.
  static func initials(of name: String) -> String {
    // The kits write a missing name in parentheses.
    if name.hasPrefix("(") { return "" }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first?.first else { return "" }
    if first.displayWidth > 1 { return String(first) }
    return ([first] + words.dropFirst().prefix(1).compactMap(\.first)).map { $0.uppercased() }
      .joined()
  }
}
