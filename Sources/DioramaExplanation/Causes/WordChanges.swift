/// The words in which a line differs from an older one.
///
/// An added word is a change. If words were only removed, the words next to them that were part of
/// the same text are changes, since that text is shorter now.
struct WordChanges {
  /// The changed words of the line.
  private let changed: [Range<String.Index>]

  /// Compares a line with an older one that it may replace.
  init(of line: String, since old: String) {
    let (words, before) = (line.words, old.words)
    var (came, went): (Set<Int>, Set<Int>) = ([], [])
    for change in words.map({ Array(line[$0].utf8) })
      .difference(from: before.map { Array(old[$0].utf8) })
    {
      switch change {
      case .insert(let offset, _, _): came.insert(offset)
      case .remove(let offset, _, _): went.insert(offset)
      }
    }
    var changed = came
    // The index of the word that corresponds to the one at `place`.
    var next = 0
    var start = 0
    for place in 0...before.count where !went.contains(place) {
      let isReplaced = came.contains(next)
      while came.contains(next) { next += 1 }
      if !isReplaced, start < place {
        if start > 0, old.joins(before[start - 1], before[start], gone: before[start]) {
          changed.insert(next - 1)
        }
        if place < before.count,
          old.joins(before[place - 1], before[place], gone: before[place - 1])
        {
          changed.insert(next)
        }
      }
      next += 1
      start = place + 1
    }
    self.changed = changed.map { words[$0] }
  }

  /// Returns whether something changed in a part of the line.
  func overlaps(_ part: Range<String.Index>) -> Bool { changed.contains { $0.overlaps(part) } }
}

extension String {
  /// The ranges of the words; each bracket and each border is a word of its own.
  fileprivate var words: [Range<Index>] {
    var words: [Range<Index>] = []
    var isInside = false
    for index in indices {
      let isMark = "[]()│".contains(self[index])
      if isInside, !isMark, self[index] != " " {
        words[words.count - 1] = words[words.count - 1].lowerBound..<self.index(after: index)
      } else if self[index] != " " {
        words.append(index..<self.index(after: index))
      }
      isInside = !isMark && self[index] != " "
    }
    return words
  }

  /// Returns whether at most one space separates two words, and the removed one of them is more
  /// than a mark. The bracket of `Kim (You)` does not belong to the text before it.
  fileprivate func joins(
    _ one: Range<Index>, _ other: Range<Index>, gone: Range<Index>
  ) -> Bool {
    self[gone].contains { $0.isLetter || $0.isNumber }
      && self[one.upperBound..<other.lowerBound].count <= 1
  }
}
