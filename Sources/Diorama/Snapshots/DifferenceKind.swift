import DioramaStage

/// What sort of thing a snapshot and the recorded one differ in.
public enum DifferenceKind: String, Sendable, Hashable, CaseIterable {
  /// Only how the file is written: line ends, blanks, what a merge left.
  case format
  /// What the head says: the types that were resolved, and the theme.
  case types = "resolved types"
  /// Frames, rows or parts of rows come or go.
  case structure
  /// The same rows stand in another order.
  case order
  /// What is checked, on, muted, or can be touched.
  case state
  /// Words.
  case text
  /// Colours and fonts, in a block of their own.
  case styles
  /// What a screen reader says.
  case accessibility
  /// What was asked and answered, what came and went.
  case log

  /// The sorts of difference between two snapshots, in the order of the cases; none when they are
  /// equal.
  public static func kinds(from recorded: [UInt8], to shown: [UInt8]) -> [DifferenceKind] {
    if recorded == shown { return [] }
    var kinds: Set<DifferenceKind> = []
    var old = recorded
    switch SnapshotFault(in: recorded, besides: shown) {
    case nil: break
    case .carriageReturns(isOnlyDifference: false):
      kinds.insert(.format)
      old.removeAll { $0 == 13 }
    case .some: return [.format]
    }
    kinds.formUnion(SnapshotFrames(old).kinds(to: SnapshotFrames(shown)))
    return allCases.filter(kinds.contains)
  }
}

extension DifferenceKind {
  /// What differs where a block does.
  fileprivate init(_ block: SnapshotBlock) {
    switch block {
    case .styles: self = .styles
    case .accessibility: self = .accessibility
    case .log: self = .log
    }
  }
}

extension SnapshotFrames {
  /// The sorts of difference to another snapshot.
  fileprivate func kinds(to other: SnapshotFrames) -> Set<DifferenceKind> {
    var kinds: Set<DifferenceKind> = []
    let (oldHead, newHead) = (head.map(\.text), other.head.map(\.text))
    if oldHead.dropFirst() != newHead.dropFirst() { kinds.insert(.types) }
    if oldHead.first != newHead.first { kinds.insert(.text) }
    guard frames.count == other.frames.count else { return kinds.union([.structure]) }
    for (old, new) in zip(frames, other.frames) {
      if old.lines != new.lines {
        kinds.formUnion(FrameDifference(from: old.lines, to: new.lines).kinds)
      }
      for block in SnapshotBlock.allCases where old.lines(of: block) != new.lines(of: block) {
        kinds.insert(DifferenceKind(block))
      }
    }
    // Something differs, or nobody would ask.
    return kinds.isEmpty ? [.structure] : kinds
  }
}

extension SnapshotFrames.Frame {
  /// Its title and its rows.
  fileprivate var lines: [String] {
    ((title.map { [$0] } ?? []) + rows).map { String($0.text) }
  }

  /// The lines of a block, its title among them; none without the block.
  fileprivate func lines(of block: SnapshotBlock) -> [Substring] {
    blockLines.filter { $0.block == block }.map(\.line.text)
  }
}

/// How the lines of two frames differ.
private struct FrameDifference {
  private(set) var kinds: Set<DifferenceKind> = []

  /// What takes its time grows with the square of the lines.
  private static let maxLines = 4000
  /// No screen is that wide.
  private static let maxBytes = 20_000

  init(from old: [String], to new: [String]) {
    guard old.count + new.count <= Self.maxLines,
      (old + new).allSatisfy({ $0.utf8.count <= Self.maxBytes })
    else {
      kinds = [.structure]
      return
    }
    let difference = new.difference(from: old)
    var removed = difference.removals.map(\.line)
    var added = difference.insertions.map(\.line)
    // A line that goes here and comes there has moved.
    for line in removed {
      guard let index = added.firstIndex(of: line), let own = removed.firstIndex(of: line) else {
        continue
      }
      added.remove(at: index)
      removed.remove(at: own)
      if LineShape(line).hasContent { kinds.insert(.order) }
    }
    compare(removed.map(LineShape.init), added.map(LineShape.init))
    if kinds.isEmpty { kinds.insert(.structure) }
  }

  private mutating func compare(_ removed: [LineShape], _ added: [LineShape]) {
    if removed.count == added.count {
      for (old, new) in zip(removed, added) { compare(old, new) }
      return
    }
    kinds.insert(.structure)
    var rest = added
    for old in removed {
      guard let index = rest.firstIndex(where: { $0.words == old.words }) else { continue }
      if rest[index].marks != old.marks { kinds.insert(.state) }
      rest.remove(at: index)
    }
  }

  private mutating func compare(_ old: LineShape, _ new: LineShape) {
    guard old.skeleton == new.skeleton else {
      kinds.insert(.structure)
      return
    }
    if old.marks != new.marks { kinds.insert(.state) }
    if old.words != new.words { kinds.insert(.text) }
    if old.marks == new.marks, old.words == new.words { kinds.insert(.structure) }
  }
}

extension CollectionDifference<String>.Change {
  /// The line that goes or comes.
  fileprivate var line: String {
    switch self {
    case .remove(_, let line, _), .insert(_, let line, _): line
    }
  }
}

extension [DifferenceKind] {
  /// The sorts of difference as the end of a line, such as ` in state and text`; empty for none.
  package var messageSuffix: String {
    guard let last else { return "" }
    let others = dropLast().map(\.rawValue).joined(separator: ", ")
    return " in " + (others.isEmpty ? "" : others + " and ") + last.rawValue
  }
}

/// A line of a snapshot, seen in three ways: its parts, its words, its marks.
private struct LineShape {
  /// The frame and the kinds of parts, without widths: `│ ○ t [t] │`.
  private(set) var skeleton = ""
  /// What is to be read, a text for each part.
  private(set) var words: [String] = []
  /// The marks for states, and the brackets of what can be touched or looks switched off.
  private(set) var marks = ""

  /// Whether there is more than a frame.
  var hasContent: Bool { !words.isEmpty || !marks.isEmpty }

  init(_ line: String) {
    // Two blanks, or a piece of the frame, part one text from the next.
    var word = ""
    var blanks = 0
    for character in line {
      if character == " " {
        blanks += 1
        if blanks == 2 { end(&word) }
        continue
      }
      if Self.isFrame(character) || Self.isMark(character) || "[]()".contains(character) {
        end(&word)
        append(character)
      } else {
        if blanks == 1, !word.isEmpty { word += " " }
        word.append(character)
      }
      blanks = 0
    }
    end(&word)
  }

  /// A text ends; `x`, `on` and `off` in brackets are states, and no words.
  private mutating func end(_ word: inout String) {
    defer { word = "" }
    guard !word.isEmpty else { return }
    if skeleton.hasSuffix("["), Self.states.contains(word) {
      marks += word
      return
    }
    words.append(word)
    skeleton += "t"
  }

  private mutating func append(_ character: Character) {
    switch character {
    case "[", "(":
      marks.append(character)
      skeleton += "["
    case "]", ")":
      skeleton += "]"
    case _ where Self.isMark(character):
      marks.append(character)
      skeleton += "○"
    case _ where skeleton.last != character: skeleton.append(character)
    default: break
    }
  }

  private static let states: Set<String> = ["x", "on", "off"]

  private static func isMark(_ character: Character) -> Bool { "○●◎◉⊘⊗◆◇✓✗◔".contains(character) }

  private static func isFrame(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2500...0x257F).contains(scalar.value)
  }
}
