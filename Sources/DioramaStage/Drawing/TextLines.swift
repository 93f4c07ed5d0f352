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

  /// The columns of the widest line, before wrapping; each is measured up to a number of characters.
  func widestLine(upTo columns: Int) -> Int {
    paragraphs.reduce(0) { max($0, String($1.prefix(columns)).drawnWidth) }
  }

  /// The text split at line ends. A line feed is removed; other line ends, such as a carriage
  /// return or U+2028, stay at the end of their line and are shown as escapes.
  private var paragraphs: [Substring] {
    var paragraphs: [Substring] = []
    var start = startIndex
    for place in indices where self[place].isNewline {
      let next = index(after: place)
      paragraphs.append(self[start..<(self[place] == "\n" ? place : next)])
      start = next
    }
    return paragraphs + [self[start...]]
  }
}

extension Substring {
  /// Returns the lines of a paragraph.
  fileprivate func lines(columns: Int) -> [String] {
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
      guard taken > columns else { continue }
      (line, taken) = (nil, 0)
      var rest = word
      while !rest.isEmpty {
        let head = rest.head(columns: columns)
        if let line { lines.append(String(self[line])) }
        (line, taken) = (head.startIndex..<head.endIndex, String(head).drawnWidth)
        rest = rest[head.endIndex...]
      }
    }
    lines.append(line.map { String(self[$0]) } ?? "")
    return lines
  }

  /// The characters at the start that fit into some columns; at least one.
  private func head(columns: Int) -> Substring {
    var (taken, hasBackslash) = (0, false)
    for place in indices {
      // The width of a backslash depends on the characters after it.
      if self[place] == "\\" { hasBackslash = true }
      taken =
        hasBackslash ? String(self[...place]).drawnWidth : taken + String(self[place]).drawnWidth
      if taken > columns, place > startIndex { return self[..<place] }
    }
    return self
  }
}
