import HeadlessUIKit

extension UILabel {
  /// Returns the lines of the label at a width, in at most some rows; the last one has the rest of
  /// the text.
  func lines(columns: Int, rows: Int = .max) -> [String] {
    let text = self.text ?? ""
    guard !text.isEmpty, columns > 0 else { return [] }
    if numberOfLines == 1 { return [text] }
    let lines = text.wrapped(toColumns: columns)
    let most = min(numberOfLines > 0 ? numberOfLines : .max, max(rows, 1))
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [lines[(most - 1)...].joined(separator: " ")]
  }
}

extension String {
  /// Returns the text in lines of at most `columns`: broken at line ends, then at spaces, then
  /// anywhere.
  func wrapped(toColumns columns: Int) -> [String] {
    columns > 0 ? paragraphs.flatMap { $0.lines(columns: columns) } : []
  }

  /// The text split at line ends. A line feed is removed; other line ends, such as a carriage
  /// return or U+2028, stay at the end of their line and are shown as escapes.
  private var paragraphs: [String] {
    var paragraphs = [""]
    for character in self {
      if character != "\n" { paragraphs[paragraphs.count - 1].append(character) }
      if character.isNewline { paragraphs.append("") }
    }
    return paragraphs
  }

  /// Returns the lines of a paragraph.
  private func lines(columns: Int) -> [String] {
    var lines: [String] = []
    var line = startIndex..<startIndex
    var taken = 0
    for word in split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " }) {
      let wordWidth = String(word).drawnWidth
      if taken > 0, taken + 1 + wordWidth <= columns {
        line = line.lowerBound..<word.endIndex
        taken += 1 + wordWidth
        continue
      }
      if taken > 0 { lines.append(String(self[line])) }
      (line, taken) = (word.startIndex..<word.endIndex, wordWidth)
      if taken <= columns { continue }
      (line, taken) = (word.startIndex..<word.startIndex, 0)
      for place in word.indices {
        let next = word.index(after: place)
        // The width of a backslash depends on the character after it.
        var whole = String(word[line.lowerBound..<next]).drawnWidth
        if whole > columns, taken > 0 {
          lines.append(String(self[line]))
          line = place..<place
          whole = String(word[place..<next]).drawnWidth
        }
        (line, taken) = (line.lowerBound..<next, whole)
      }
    }
    lines.append(String(self[line]))
    return lines
  }
}
