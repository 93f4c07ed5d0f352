extension String {
  /// Returns the ranges of the line that show a text: word for word, with a number for `%d`, or
  /// truncated with `…`.
  package func ranges(saying text: String) -> [Range<Index>] {
    guard text.count > 1 else { return [] }
    var result: [Range<Index>] = []
    let pieces = text.pieces
    var start = startIndex
    while start < endIndex {
      if let end = end(of: pieces, from: start), isWhole(start..<end) {
        result.append(start..<end)
        start = end
      } else {
        start = index(after: start)
      }
    }
    return result.isEmpty ? rangesOfTruncatedText(of: text) : result
  }

  /// The parts of the text between its `%d` specifiers.
  private var pieces: [[Character]] {
    var pieces: [[Character]] = [[]]
    var rest = self[...]
    while let next = rest.first {
      if rest.hasPrefix("%d") {
        pieces.append([])
        rest = rest.dropFirst(2)
      } else {
        pieces[pieces.count - 1].append(next)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }

  private func end(of pieces: [[Character]], from start: Index) -> Index? {
    var rest = self[start...]
    for (number, piece) in pieces.enumerated() {
      if number > 0 {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if digits.isEmpty { return nil }
        rest = rest[digits.endIndex...]
      }
      guard rest.starts(with: piece) else { return nil }
      rest = rest.dropFirst(piece.count)
    }
    return rest.startIndex
  }

  /// Returns whether a range starts and ends at word boundaries.
  private func isWhole(_ range: Range<Index>) -> Bool {
    let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
    let after = range.upperBound < endIndex ? self[range.upperBound] : " "
    func joins(_ one: Character, _ other: Character?) -> Bool {
      one.isWordPart && other?.isWordPart ?? false
    }
    return !joins(before, self[range].first) && !joins(after, self[range].last)
  }

  /// Returns the ranges where the line truncates a text: at least three characters, then `…`.
  private func rangesOfTruncatedText(of text: String) -> [Range<Index>] {
    indices.filter { self[$0] == "…" }.compactMap { end in
      let shown = self[..<end]
      for length in stride(from: text.count - 1, through: 3, by: -1) {
        guard shown.hasSuffix(text.prefix(length)) else { continue }
        let range = index(end, offsetBy: -length)..<index(after: end)
        return isWhole(range) ? range : nil
      }
      return nil
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
