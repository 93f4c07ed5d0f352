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
  private let names: StyleNames
  /// What names stand for here, where that is something else.
  private var changed: [String: String] = [:]

  /// A text as it is quoted, which cuts off the end of a long one.
  package static func quoted(_ text: String) -> String {
    text.reversiblyEscaped().truncated(toColumns: quotedColumns)
  }

  /// - Parameters:
  ///   - scene: the frame.
  ///   - looks: how its pieces look.
  ///   - names: what names stand for where nobody says otherwise.
  init(_ scene: FrameScene, _ looks: [PieceLook], _ names: StyleNames) {
    self.scene = scene
    self.looks = looks
    self.names = names
    screenWord = scene.background?.word
  }

  /// Appends the lines; neighbours that look alike are one, which quotes the first of them.
  ///
  /// What the screen changes of the names' meaning stands first.
  mutating func write(to bytes: inout [UInt8]) {
    var text: [UInt8] = []
    if let color = scene.background, let screenWord {
      note(color)
      begin(.screen, count: 1, &text)
      text.write("on \(screenWord.reversiblyEscaped())\n")
    }
    var last: Line?
    for group in scene.groups {
      var line = Line(group: group, background: scene.background(of: group))
      if line.background?.word == screenWord { line.background = nil }
      if let known = last, isMade(line, as: known) {
        last?.count += 1
        continue
      }
      guard line.background != nil || group.range.contains(where: { !looks[$0].isUsual }) else {
        continue
      }
      for index in group.range { note(looks[index]) }
      if let color = line.background { note(color) }
      if let known = last, isAlike(known, line) {
        last?.count += 1
      } else {
        if let last { write(last, to: &text) }
        last = line
      }
    }
    if let last { write(last, to: &text) }
    if text.isEmpty { text.write("as the system has it\n") }
    for (name, value) in changed.sorted(by: { $0.key < $1.key }) {
      bytes.write("\(name) is \(value)\n")
    }
    bytes += text
  }

  private mutating func note(_ look: PieceLook) {
    if let color = look.ownColor { note(color) }
    if let font = look.font { note(font) }
    if let color = look.background { note(color) }
  }

  private mutating func note(_ named: some StyleNamed) {
    if let name = named.name, let value = names.change(of: named) { changed[name] = value }
  }

  /// Whether a line is made of the same objects as another, as rows of a list nearly always are.
  private func isMade(_ line: Line, as other: Line) -> Bool {
    line.group.part == other.group.part && line.group.range.count == other.group.range.count
      && line.background === other.background
      && zip(line.group.range, other.group.range).allSatisfy { looks[$0].isMade(as: looks[$1]) }
  }

  /// Whether two lines say the same but for the texts.
  private func isAlike(_ one: Line, _ other: Line) -> Bool {
    one.group.part == other.group.part
      && UIColor.isSaid(one.background, as: other.background)
      && one.group.range.lazy.filter { !looks[$0].isUsual }.elementsEqual(
        other.group.range.lazy.filter { !looks[$0].isUsual },
        by: { looks[$0].isSaid(as: looks[$1]) })
  }

  private func begin(_ part: FrameScene.Part, count: Int, _ text: inout [UInt8]) {
    let head = count > 1 ? "\(part.rawValue) x\(count)" : part.rawValue
    text.write(head)
    for _ in head.utf8.count...max(Self.partColumns, head.utf8.count) { text.write(" ") }
  }

  private func write(_ line: Line, to text: inout [UInt8]) {
    begin(line.group.part, count: line.count, &text)
    var mark = "'"
    for index in line.group.range where !looks[index].isUsual {
      text.write(mark)
      mark = " · '"
      text.write(Self.quoted(scene.pieces[index].title))
      text.append(UInt8(ascii: "'"))
      if let color = looks[index].ownColor { write(color.word, after: " ", to: &text) }
      if let font = looks[index].font { write(font.words, after: " ", to: &text) }
      if let color = looks[index].background { write(color.word, after: " on ", to: &text) }
    }
    if let color = line.background {
      write(color.word, after: mark == "'" ? "on " : " · on ", to: &text)
    }
    text.append(UInt8(ascii: "\n"))
  }

  private func write(_ word: String, after mark: String, to text: inout [UInt8]) {
    text.write(mark)
    text.write(word.reversiblyEscaped())
  }
}

/// What names of colours and fonts stand for, elsewhere and in a run, which may change them.
final class StyleNames {
  private let palette: [String: String]
  /// What a colour or font was found to be; it is kept, so that no other has its place.
  private var compared: [ObjectIdentifier: (named: AnyObject, change: String?)] = [:]

  init(palette: [String: String]) { self.palette = palette }

  /// What a colour or font is where that is something else than its name stands for.
  func change(of named: some StyleNamed) -> String? {
    if let known = compared[ObjectIdentifier(named)] { return known.change }
    // A name with an opacity is that of another colour.
    let standing = named.name.flatMap { palette[$0] }
    let change = standing.flatMap { $0 == named.measures ? nil : named.measures }
    compared[ObjectIdentifier(named)] = (named, change)
    return change
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

  /// Whether it is made of the same objects as another.
  fileprivate func isMade(as other: PieceLook) -> Bool {
    color === other.color && font === other.font && background === other.background
      && hasUsualColor == other.hasUsualColor
  }

  /// Whether the same is said of it as of another.
  fileprivate func isSaid(as other: PieceLook) -> Bool {
    UIColor.isSaid(ownColor, as: other.ownColor)
      && (font === other.font || font?.words == other.font?.words)
      && UIColor.isSaid(background, as: other.background)
  }
}

extension UIColor {
  /// Whether two colours have one word; rows of a list nearly always have the very same colour.
  fileprivate static func isSaid(_ one: UIColor?, as other: UIColor?) -> Bool {
    one === other || one?.word == other?.word
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
