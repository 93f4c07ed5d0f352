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
    // The range of the current line; nil for a line that would begin with spaces after a wrap.
    var line: Range<Index>?
    var taken = 0
    for word in split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " }) {
      let wordWidth = String(word).drawnWidth
      if let start = line?.lowerBound, taken + 1 + wordWidth <= columns {
        (line, taken) = (start..<word.endIndex, taken + 1 + wordWidth)
        continue
      }
      if let line { lines.append(String(self[line])) }
      let isDropped = word.isEmpty && !lines.isEmpty
      (line, taken) = (isDropped ? nil : word.startIndex..<word.endIndex, wordWidth)
      if taken <= columns { continue }
      (line, taken) = (nil, 0)
      for place in word.indices {
        let next = word.index(after: place)
        let start = line?.lowerBound ?? place
        // The width of a backslash depends on the character after it.
        (line, taken) = (start..<next, String(word[start..<next]).drawnWidth)
        if taken > columns, start < place {
          lines.append(String(self[start..<place]))
          (line, taken) = (place..<next, String(word[place..<next]).drawnWidth)
        }
      }
    }
    lines.append(line.map { String(self[$0]) } ?? "")
    return lines
  }
}
