/// Where a line says something else than another one did, word by word.
///
/// A word that came is a change. Of words that only went, those are changed that they stood against: a
/// text of which they were a piece is a shorter one now.
struct WordChanges {
  /// The changed words of the line.
  private let changed: [Range<String.Index>]

  /// Compares a line with one that it may stand for now.
  init(of line: String, since old: String) {
    let (words, before) = (line.words, old.words)
    var (came, went): (Set<Int>, Set<Int>) = ([], [])
    for change in words.map({ line[$0] }).difference(from: before.map { old[$0] }) {
      switch change {
      case .insert(let offset, _, _): came.insert(offset)
      case .remove(let offset, _, _): went.insert(offset)
      }
    }
    var changed = came
    // The number of the word that stands for the one at `place`.
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

  /// Whether something has changed in a part of the line.
  func overlaps(_ part: Range<String.Index>) -> Bool { changed.contains { $0.overlaps(part) } }
}

extension String {
  /// Where its words stand; a bracket or a border is one by itself.
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

  /// Whether no more than one blank stands between two words, of which one is gone that is more than a
  /// mark: the bracket of `Kim (You)` begins what is no piece of the text before it.
  fileprivate func joins(
    _ one: Range<Index>, _ other: Range<Index>, gone: Range<Index>
  ) -> Bool {
    self[gone].contains { $0.isLetter || $0.isNumber }
      && self[one.upperBound..<other.lowerBound].count <= 1
  }
}
