/// Neighboring lines of a snapshot that replace others, divided into changes that can be accepted
/// one by one.
///
/// Lines that describe one thing each, such as the value of a color, change line by line. A line of
/// a `styles` block changes piece by piece: a color of it is independent of the text next to it. All
/// other lines change together.
struct LineReplacement {
  /// A change, and the indices of the removed and added lines that show it.
  struct Part {
    let change: SnapshotChange
    let removed: Range<Int>
    let added: Range<Int>
  }

  private let removed: [String]
  private let added: [String]
  /// The steps from the removed lines to the added ones.
  private let steps: [Step]

  /// Lines of both sides that change together.
  private struct Step {
    let removed: Range<Int>
    let added: Range<Int>
  }

  /// Creates the replacement of lines, which have neither signs nor newlines.
  init(removed: [String], added: [String]) {
    (self.removed, self.added) = (removed, added)
    steps =
      Self.steps(removed.map(Self.subject), added.map(Self.subject))
      ?? [Step(removed: removed.indices, added: added.indices)]
  }

  /// Pairs lines that describe the same thing.
  ///
  /// - Returns: nil if a line describes nothing of its own, or if it is unclear which lines belong
  ///   together.
  private static func steps(_ old: [String?], _ new: [String?]) -> [Step]? {
    let (before, after) = (old.compactMap(\.self), new.compactMap(\.self))
    guard before.count == old.count, after.count == new.count else { return nil }
    let counts = Dictionary(grouping: before, by: \.self).mapValues(\.count)
    let known = Set(before)
    for (subject, others) in Dictionary(grouping: after, by: \.self) where known.contains(subject) {
      if counts[subject] != others.count { return nil }
    }
    var steps: [Step] = []
    var (o, n) = (0, 0)
    let there = Set(after)
    while o < before.count || n < after.count {
      if o < before.count, !there.contains(before[o]) {
        steps.append(Step(removed: o..<o + 1, added: n..<n))
        o += 1
      } else if n < after.count, !known.contains(after[n]) {
        steps.append(Step(removed: o..<o, added: n..<n + 1))
        n += 1
      } else {
        // In another order, it is unclear which lines belong together.
        guard o < before.count, n < after.count, before[o] == after[n] else { return nil }
        steps.append(Step(removed: o..<o + 1, added: n..<n + 1))
        o += 1
        n += 1
      }
    }
    return steps
  }

  /// The changes, from top to bottom.
  var parts: [Part] {
    steps.flatMap { step in
      changes(of: step).map { Part(change: $0, removed: step.removed, added: step.added) }
    }
  }

  /// Returns the lines after some of the changes.
  ///
  /// - Parameter accepted: the ids of the changes.
  func lines(accepting accepted: Set<String>) -> [String] {
    steps.flatMap { step -> [String] in
      if let (old, new) = styles(in: step) { return [old.accepting(accepted, of: new)] }
      let isAccepted = changes(of: step).contains { accepted.contains($0.id) }
      return Array(isAccepted ? added[step.added] : removed[step.removed])
    }
  }

  private func changes(of step: Step) -> [SnapshotChange] {
    if let (old, new) = styles(in: step) { return old.changes(to: new) }
    if step.removed.isEmpty, step.added.isEmpty { return [] }
    return [
      SnapshotChange(removed: Array(removed[step.removed]), added: Array(added[step.added]))
    ]
  }

  private func styles(in step: Step) -> (old: StyleLine, new: StyleLine)? {
    guard step.removed.count == 1, step.added.count == 1,
      let old = StyleLine(removed[step.removed.lowerBound]),
      let new = StyleLine(added[step.added.lowerBound]), old.hasSameShape(as: new)
    else { return nil }
    return (old, new)
  }

  /// Returns what a line describes: a key of the snapshot's head, a name with a value, or a part of
  /// the screen with its styles; nil for other lines.
  private static func subject(of line: String) -> String? {
    if let style = StyleLine(line) { return style.part }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let first = words[0].first, first.isLetter else { return nil }
    if words[0].hasSuffix(":") { return words[0] }
    let value = words[1].drop { $0 == " " }
    let meaning = value.hasPrefix("is ") ? value.dropFirst(3) : value
    return meaning.first.map { $0 == "#" || $0.isNumber } == true ? words[0] : nil
  }
}

/// A line of a `styles` block in pieces.
private struct StyleLine {
  private enum Kind {
    /// The part of the screen and the number of its groups, up to the first text.
    case head
    /// A text with its quotes.
    case text
    /// The names of a text's color, font and background.
    case style
    /// The background of the part, or what is not known.
    case other
  }

  private struct Piece {
    let kind: Kind
    let text: String

    /// Strings are equal in every normalization form; a snapshot has one.
    func isEqual(to other: Piece) -> Bool { text.utf8.elementsEqual(other.text.utf8) }
  }

  private let pieces: [Piece]

  /// The name of the part, such as `bar`.
  var part: String { String(pieces[0].text.prefix(while: \.isLetter)) }

  /// Divides a line; nil for one of another kind.
  init?(_ line: String) {
    let name = line.prefix { $0.isASCII && $0.isLowercase }
    var rest = line[name.endIndex...]
    if rest.hasPrefix(" x") {
      rest = rest.dropFirst(2).drop { $0.isASCII && $0.isNumber }
    }
    rest = rest.drop { $0 == " " }
    guard !name.isEmpty, rest.startIndex > name.endIndex,
      rest.hasPrefix("'") || rest.hasPrefix("on ")
    else { return nil }
    var pieces = [Piece(kind: .head, text: String(line[..<rest.startIndex]))]
    for part in rest.split(separator: Self.separator, omittingEmptySubsequences: false) {
      if part.first == "'", let end = part.lastIndex(of: "'"), end > part.startIndex {
        pieces.append(Piece(kind: .text, text: String(part[...end])))
        pieces.append(Piece(kind: .style, text: String(part[part.index(after: end)...])))
      } else {
        pieces.append(Piece(kind: .other, text: String(part)))
      }
    }
    self.pieces = pieces
  }

  private static let separator = " · "

  /// Returns whether another line has the same kinds of pieces.
  func hasSameShape(as other: StyleLine) -> Bool {
    pieces.map(\.kind) == other.pieces.map(\.kind)
  }

  /// Returns the changes to a line of the same shape.
  func changes(to other: StyleLine) -> [SnapshotChange] {
    pieces.indices.compactMap { change(of: $0, to: other) }
  }

  /// Returns the line after some of the changes to another line.
  func accepting(_ accepted: Set<String>, of other: StyleLine) -> String {
    pieces.indices.reduce(into: "") { line, index in
      let isAccepted = change(of: index, to: other).map { accepted.contains($0.id) } == true
      if index > 1, pieces[index].kind != .style { line += Self.separator }
      line += isAccepted ? other.pieces[index].text : pieces[index].text
    }
  }

  /// Returns the change of a piece; nil if it is the same. A color is that of the new text, so that
  /// it is the same change whether the text changes, too, or not.
  private func change(of index: Int, to other: StyleLine) -> SnapshotChange? {
    let (old, new) = (pieces[index], other.pieces[index])
    if old.isEqual(to: new) { return nil }
    let context =
      switch old.kind {
      case .head, .text: ""
      case .style: other.pieces[index - 1].text
      case .other: "\(other.part) "
      }
    func line(_ piece: Piece) -> String {
      let text = context + piece.text
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    return SnapshotChange(
      lines: ["-\(line(old))", "+\(line(new))"], isOfStyle: old.kind == .style || old.kind == .other
    )
  }
}
