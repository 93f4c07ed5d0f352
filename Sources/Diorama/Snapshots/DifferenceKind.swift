import DioramaStage

/// The kind of a difference between a snapshot and the recorded one.
public enum DifferenceKind: String, Sendable, Hashable, CaseIterable {
  /// Only the format of the file: line endings, spaces, or the remains of a merge.
  case format
  /// The header: the resolved types and the theme.
  case types = "resolved types"
  /// Added or removed frames, rows or parts of rows.
  case structure
  /// The same rows in another order.
  case order
  /// States, such as checked, on, muted, or tappable.
  case state
  /// Text.
  case text
  /// Colors and fonts, in their own block.
  case styles
  /// The output of a screen reader.
  case accessibility
  /// The log of requests with their answers, and of screens that appeared and disappeared.
  case log

  /// Returns the kinds of difference between two snapshots, in the order of the cases; empty if
  /// they are equal.
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
  /// Creates the kind of a difference in a block.
  fileprivate init(_ block: SnapshotBlock) {
    switch block {
    case .styles: self = .styles
    case .accessibility: self = .accessibility
    case .log: self = .log
    }
  }
}

extension SnapshotFrames {
  /// Returns the kinds of difference to another snapshot.
  fileprivate func kinds(to other: SnapshotFrames) -> Set<DifferenceKind> {
    var kinds: Set<DifferenceKind> = []
    // Strings are equal in every normalization form, so the bytes are compared.
    let (oldHead, newHead) = (head.map(\.bytes), other.head.map(\.bytes))
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
    // Callers make sure that something differs.
    return kinds.isEmpty ? [.structure] : kinds
  }
}

extension SnapshotFrames.Frame {
  /// The title and the rows.
  fileprivate var lines: [[UInt8]] { ((title.map { [$0] } ?? []) + rows).map(\.bytes) }

  /// Returns the lines of a block with its title; empty without the block.
  fileprivate func lines(of block: SnapshotBlock) -> [[UInt8]] {
    blockLines.filter { $0.block == block }.map(\.line.bytes)
  }
}

extension SnapshotFrames.Line {
  fileprivate var bytes: [UInt8] { Array(text.utf8) }
}

/// The kinds of difference between the lines of two frames.
private struct FrameDifference {
  private(set) var kinds: Set<DifferenceKind> = []

  /// The maximum number of lines; the time grows with its square.
  private static let maxLines = 4000
  /// The maximum length of a line; no screen is that wide.
  private static let maxBytes = 20_000

  init(from old: [[UInt8]], to new: [[UInt8]]) {
    guard old.count + new.count <= Self.maxLines,
      (old + new).allSatisfy({ $0.count <= Self.maxBytes })
    else {
      kinds = [.structure]
      return
    }
    let difference = new.difference(from: old)
    var removed = difference.removals.map(\.line)
    var added = difference.insertions.map(\.line)
    // A line that is removed in one place and added in another has moved.
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

extension CollectionDifference<[UInt8]>.Change {
  /// The line that is removed or added.
  fileprivate var line: [UInt8] {
    switch self {
    case .remove(_, let line, _), .insert(_, let line, _): line
    }
  }
}

extension [DifferenceKind] {
  /// The kinds as the end of a line, such as ` in state and text`; empty for none.
  package var messageSuffix: String {
    guard let last else { return "" }
    let others = dropLast().map(\.rawValue).joined(separator: ", ")
    return " in " + (others.isEmpty ? "" : others + " and ") + last.rawValue
  }
}

/// Three views of a line of a snapshot: its parts, its words, its marks.
private struct LineShape {
  /// The frame and the kinds of parts, without widths: `│ ○ t [t] │`.
  private(set) var skeleton = ""
  /// The texts, one for each part.
  private(set) var words: [[UInt8]] = []
  /// The marks for states, and the brackets of parts that are tappable or look disabled.
  private(set) var marks = ""

  /// Whether the line has more than a frame.
  var hasContent: Bool { !words.isEmpty || !marks.isEmpty }

  init(_ line: [UInt8]) {
    // Two spaces, or a piece of the frame, separate texts.
    var word = ""
    var spaces = 0
    for character in String(decoding: line, as: UTF8.self) {
      if character == " " {
        spaces += 1
        if spaces == 2 { end(&word) }
        continue
      }
      if Self.isFrame(character) || Self.isMark(character) || "[]()".contains(character) {
        end(&word)
        append(character)
      } else {
        if spaces == 1, !word.isEmpty { word += " " }
        word.append(character)
      }
      spaces = 0
    }
    end(&word)
  }

  /// Ends a text. In brackets, `x`, `on` and `off` are states, not words.
  private mutating func end(_ word: inout String) {
    defer { word = "" }
    guard !word.isEmpty else { return }
    if skeleton.hasSuffix("["), Self.states.contains(word) {
      marks += word
      return
    }
    words.append(Array(word.utf8))
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

  private static func isMark(_ character: Character) -> Bool { "○●◎◉⊘☾◆◇✓✗◔".contains(character) }

  private static func isFrame(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2500...0x257F).contains(scalar.value)
  }
}
