import HeadlessUIKit
import TerminalText

/// The colours and fonts of a frame, by name and never by place: a row more is one line that differs,
/// and what a name stands for is said elsewhere.
///
/// ```
/// screen on background50
/// bar    'Cancel' primaryMain · 'Invite users' onLightTextHighEmphasis h3
/// row x7 'Chloé Dubois' onLightTextHighEmphasis subtitle2 · '[ ]' onLightTextLowEmphasis
/// ```
struct StyleBlock {
  /// A line: what it is, and what it says of each piece that somebody gave a look.
  private struct Line {
    let part: FrameScene.Part
    let words: [String]
    /// The same without the texts, which tell no line from another.
    let looks: [String]
    var count = 1

    var text: String {
      let head = count > 1 ? "\(part.rawValue) x\(count)" : part.rawValue
      let gap = String(repeating: " ", count: max(Self.columns - head.count, 0))
      return "\(head)\(gap) \(words.joined(separator: " · "))"
    }

    private static let columns = 6
  }

  /// How much of a text is quoted.
  private static let quotedColumns = 24
  private let scene: FrameScene
  /// What names stand for elsewhere.
  private let palette: [String: String]
  /// What they stand for here, where that is something else.
  private var changed: [String: String] = [:]

  /// - Parameters:
  ///   - scene: the frame.
  ///   - palette: what names stand for where nobody says otherwise.
  init(_ scene: FrameScene, palette: [String: String]) {
    self.scene = scene
    self.palette = palette
  }

  /// The lines; neighbours that look alike are one, which quotes the first of them.
  ///
  /// What the screen changes of the names' meaning stands first.
  mutating func lines() -> [String] {
    var lines: [Line] = []
    if let color = scene.background {
      note(color)
      lines.append(Line(part: .screen, words: ["on \(color.word)"], looks: [""]))
    }
    var last: (group: FrameScene.Group, looks: [PieceLook])?
    for group in scene.groups {
      let looks = group.pieces.map { scene.look(of: $0, in: group) }
      if let last, last.group.part == group.part, !lines.isEmpty, isAlike(last, (group, looks)) {
        lines[lines.count - 1].count += 1
        continue
      }
      guard let line = line(of: group, looks) else { continue }
      last = (group, looks)
      if let last = lines.last, last.part == line.part, last.looks == line.looks {
        lines[lines.count - 1].count += 1
      } else {
        lines.append(line)
      }
    }
    let heads = changed.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)" }
    return heads
      + (lines.isEmpty ? ["as the system has it"] : lines.map(\.text)).map { $0.escapingControls() }
  }

  private mutating func note(_ color: UIColor) {
    // A name with an opacity is that of another colour.
    guard let name = color.name, let standing = palette[name], standing != color.digits else {
      return
    }
    changed[name] = color.digits
  }

  private mutating func note(_ font: UIFont) {
    guard let name = font.name, let standing = palette[name], standing != font.measures else {
      return
    }
    changed[name] = font.measures
  }

  /// Whether two groups are made of the same objects: rows of a list nearly always are, and then no
  /// words are needed to see it.
  private func isAlike(
    _ one: (group: FrameScene.Group, looks: [PieceLook]),
    _ other: (group: FrameScene.Group, looks: [PieceLook])
  ) -> Bool {
    one.looks.count == other.looks.count
      && zip(one.looks, other.looks).allSatisfy { $0.isMade(as: $1) }
      && scene.background(of: one.group) === scene.background(of: other.group)
  }

  private mutating func line(of group: FrameScene.Group, _ looks: [PieceLook]) -> Line? {
    var words: [String] = []
    var kinds: [String] = []
    for (piece, look) in zip(group.pieces, looks) {
      if look.isUsual { continue }
      var said: [String] = []
      if let color = look.color, !look.hasUsualColor {
        said.append(color.word)
        note(color)
      }
      if let font = look.font {
        said.append(font.words)
        note(font)
      }
      if let color = look.background {
        said.append("on \(color.word)")
        note(color)
      }
      let text = piece.title.escapingControls().truncated(toColumns: Self.quotedColumns)
      words.append("'\(text)' \(said.joined(separator: " "))")
      kinds.append(said.joined(separator: " "))
    }
    if let color = scene.background(of: group), color.word != scene.background?.word {
      words.append("on \(color.word)")
      kinds.append("on \(color.word)")
      note(color)
    }
    return words.isEmpty ? nil : Line(part: group.part, words: words, looks: kinds)
  }
}

extension FrameScene.Piece {
  /// What is to be read, without the brackets that say that it can be touched.
  fileprivate var title: String {
    switch object {
    case let item as UIBarButtonItem: item.title ?? text
    case let button as UIButton: button.currentTitle.flatMap { $0.isEmpty ? nil : $0 } ?? text
    default: text
    }
  }
}
