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
package struct StyleBlock {
  /// A line: the group that it quotes, how many neighbours look alike, and what is behind them.
  private struct Line {
    let group: FrameScene.Group
    var background: UIColor?
    var count = 1
  }

  /// How much of a text is quoted.
  private static let quotedColumns = 24
  /// The room for a part's name.
  private static let partColumns = 6

  private let scene: FrameScene
  private let looks: [PieceLook]
  private let screenWord: String?
  private let palette: [String: String]
  /// What names stand for here, where that is something else.
  private var changed: [String: String] = [:]

  /// A text as it is quoted, which cuts off the end of a long one.
  package static func quoted(_ text: String) -> String {
    text.reversiblyEscaped().truncated(toColumns: quotedColumns)
  }

  /// - Parameters:
  ///   - scene: the frame.
  ///   - looks: how its pieces look.
  ///   - palette: what names stand for where nobody says otherwise.
  init(_ scene: FrameScene, _ looks: [PieceLook], palette: [String: String]) {
    self.scene = scene
    self.looks = looks
    self.palette = palette
    screenWord = scene.background?.word
  }

  /// The lines; neighbours that look alike are one, which quotes the first of them.
  ///
  /// What the screen changes of the names' meaning stands first.
  mutating func text() -> String {
    var text = ""
    if let color = scene.background, let screenWord {
      note(color)
      text += "\(Self.head(of: .screen))on \(screenWord.reversiblyEscaped())\n"
    }
    var last: Line?
    for group in scene.groups {
      var line = Line(group: group, background: scene.background(of: group))
      if line.background?.word == screenWord { line.background = nil }
      guard line.background != nil || group.range.contains(where: { !looks[$0].isUsual }) else {
        continue
      }
      for index in group.range { note(looks[index]) }
      if let color = line.background { note(color) }
      if let known = last, isAlike(known, line) {
        last?.count += 1
      } else {
        if let last { text += self.text(of: last) }
        last = line
      }
    }
    if let last { text += self.text(of: last) }
    if text.isEmpty { text = "as the system has it\n" }
    let meanings = changed.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)\n" }
    return meanings.joined() + text
  }

  private mutating func note(_ look: PieceLook) {
    if let color = look.ownColor { note(color) }
    if let font = look.font { note(font) }
    if let color = look.background { note(color) }
  }

  private mutating func note(_ named: some StyleNamed) {
    // A name with an opacity is that of another colour.
    if let name = named.name, let standing = palette[name], standing != named.measures {
      changed[name] = named.measures
    }
  }

  /// Whether two lines say the same but for the texts.
  private func isAlike(_ one: Line, _ other: Line) -> Bool {
    one.group.part == other.group.part
      && one.background?.word == other.background?.word
      && one.group.range.lazy.filter { !looks[$0].isUsual }.elementsEqual(
        other.group.range.lazy.filter { !looks[$0].isUsual },
        by: { looks[$0].isSaid(as: looks[$1]) })
  }

  /// What a line begins with, up to its column of words.
  private static func head(of part: FrameScene.Part, count: Int = 1) -> String {
    let head = count > 1 ? "\(part.rawValue) x\(count)" : part.rawValue
    return head.padded(toColumns: partColumns) + " "
  }

  private func text(of line: Line) -> String {
    var parts = line.group.range.filter { !looks[$0].isUsual }.map { index -> String in
      let look = looks[index]
      var part = "'\(Self.quoted(scene.pieces[index].title))'"
      if let color = look.ownColor { part += " \(color.word.reversiblyEscaped())" }
      if let font = look.font { part += " \(font.words.reversiblyEscaped())" }
      if let color = look.background { part += " on \(color.word.reversiblyEscaped())" }
      return part
    }
    if let color = line.background { parts.append("on \(color.word.reversiblyEscaped())") }
    return "\(Self.head(of: line.group.part, count: line.count))\(parts.joined(separator: " · "))\n"
  }
}

/// A colour or a font, which may have a name.
protocol StyleNamed: AnyObject {
  var name: String? { get }
  /// What it is, whatever its name.
  var measures: String { get }
}

extension UIFont: StyleNamed {}
extension UIColor: StyleNamed {
  var measures: String { digits }
}

extension PieceLook {
  /// The colour that somebody gave it.
  fileprivate var ownColor: UIColor? { hasUsualColor ? nil : color }

  /// Whether the same is said of it as of another.
  fileprivate func isSaid(as other: PieceLook) -> Bool {
    ownColor?.word == other.ownColor?.word && font?.words == other.font?.words
      && background?.word == other.background?.word
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
