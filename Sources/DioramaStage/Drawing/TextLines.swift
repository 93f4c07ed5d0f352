import HeadlessUIKit

extension UILabel {
  /// The lines that the label shows at a width.
  func lines(columns: Int) -> [String] {
    let text = self.text ?? ""
    guard !text.isEmpty, columns > 0 else { return [] }
    if numberOfLines == 1 { return [text] }
    let lines = text.wrapped(toColumns: columns)
    guard numberOfLines > 0, lines.count > numberOfLines else { return lines }
    let rest = lines[(numberOfLines - 1)...].joined(separator: " ")
    return lines.prefix(numberOfLines - 1) + [rest]
  }
}

extension String {
  /// The text in lines of at most `columns`: broken at line ends, then at blanks, then anywhere.
  func wrapped(toColumns columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      var width = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let wordWidth = String(word).drawnWidth
        if width > 0, width + 1 + wordWidth <= columns {
          line += " " + word
          width += 1 + wordWidth
          continue
        }
        if width > 0 { lines.append(line) }
        (line, width) = ("", 0)
        for character in word {
          let step = String(character).drawnWidth
          if width + step > columns, width > 0 {
            lines.append(line)
            (line, width) = ("", 0)
          }
          line.append(character)
          width += step
        }
      }
      lines.append(line)
    }
    return lines
  }
}
