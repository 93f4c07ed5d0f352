import HeadlessUIKit
import TerminalText

/// The colors and fonts of a frame, by name and without positions: an added row changes only one
/// line.
///
/// The values of the names are listed elsewhere.
///
/// ```
/// screen on background50
/// bar    'Cancel' primaryMain · 'Invite users' onLightTextHighEmphasis h3
/// row x7 'Chloé Dubois' onLightTextHighEmphasis subtitle2 · '[ ]' onLightTextLowEmphasis
/// ```
package struct StyleBlock {
  /// A line: the group that it quotes, the background, and the number of neighboring groups that
  /// look the same.
  private struct Line {
    let group: FrameScene.Group
    var background: UIColor?
    var count = 1
  }

  /// The maximum width of a quoted text.
  private static let quotedColumns = 24
  /// The width of the column for the part's name.
  private static let partColumns = 6

  private let scene: FrameScene
  private let pieceStyles: [PieceStyle]
  private let screenColorName: String?
  private let palette: [String: String]
  /// The values of names that differ from the palette in this frame.
  private var changed: [String: String] = [:]

  /// Returns a text as it is quoted, with the end of a long one cut off.
  package static func quoted(_ text: String) -> String {
    text.reversiblyEscaped().truncated(toColumns: quotedColumns)
  }

  /// - Parameters:
  ///   - scene: the frame.
  ///   - pieceStyles: the styles of its pieces.
  ///   - palette: the default values of named colors and fonts.
  init(_ scene: FrameScene, _ pieceStyles: [PieceStyle], palette: [String: String]) {
    self.scene = scene
    self.pieceStyles = pieceStyles
    self.palette = palette
    screenColorName = scene.background?.displayName
  }

  /// Returns the lines. Neighboring groups that look the same share one line, which quotes the
  /// first one.
  ///
  /// Names whose values the screen changes come first.
  mutating func text() -> String {
    var text = ""
    if let color = scene.background, let screenColorName {
      note(color)
      text += "\(Self.head(of: .screen))on \(screenColorName.reversiblyEscaped())\n"
    }
    var last: Line?
    for group in scene.groups {
      var line = Line(group: group, background: scene.background(of: group))
      if line.background?.displayName == screenColorName { line.background = nil }
      guard line.background != nil || group.range.contains(where: { !pieceStyles[$0].isDefault })
      else {
        continue
      }
      for index in group.range { note(pieceStyles[index]) }
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

  private mutating func note(_ style: PieceStyle) {
    if let color = style.ownColor { note(color) }
    if let font = style.font { note(font) }
    if let color = style.background { note(color) }
  }

  private mutating func note(_ named: some NamedStyle) {
    // A name with an opacity is the name of another color.
    if let name = named.name, let known = palette[name], known != named.valueDescription {
      changed[name] = named.valueDescription
    }
  }

  /// Returns whether two lines differ only in their texts.
  private func isAlike(_ one: Line, _ other: Line) -> Bool {
    one.group.part == other.group.part
      && one.background?.displayName == other.background?.displayName
      && one.group.range.lazy.filter { !pieceStyles[$0].isDefault }.elementsEqual(
        other.group.range.lazy.filter { !pieceStyles[$0].isDefault },
        by: { pieceStyles[$0].hasSameDescription(as: pieceStyles[$1]) })
  }

  /// Returns the start of a line, up to the column of the texts.
  private static func head(of part: FrameScene.Part, count: Int = 1) -> String {
    let head = count > 1 ? "\(part.rawValue) x\(count)" : part.rawValue
    return head.padded(toColumns: partColumns) + " "
  }

  private func text(of line: Line) -> String {
    var parts = line.group.range.filter { !pieceStyles[$0].isDefault }.map { index -> String in
      let style = pieceStyles[index]
      var part = "'\(Self.quoted(scene.pieces[index].title))'"
      if let color = style.ownColor { part += " \(color.displayName.reversiblyEscaped())" }
      if let font = style.font { part += " \(font.displayName.reversiblyEscaped())" }
      if let color = style.background { part += " on \(color.displayName.reversiblyEscaped())" }
      return part
    }
    if let color = line.background { parts.append("on \(color.displayName.reversiblyEscaped())") }
    return "\(Self.head(of: line.group.part, count: line.count))\(parts.joined(separator: " · "))\n"
  }
}

/// A color or a font, which can have a name.
protocol NamedStyle: AnyObject {
  var name: String? { get }
  /// The value, independent of the name.
  var valueDescription: String { get }
}

extension UIFont: NamedStyle {}
extension UIColor: NamedStyle {
  var valueDescription: String { hexString }
}

extension PieceStyle {
  /// The color, if it is not the default.
  fileprivate var ownColor: UIColor? { hasDefaultColor ? nil : color }

  /// Returns whether two styles have the same description.
  fileprivate func hasSameDescription(as other: PieceStyle) -> Bool {
    ownColor?.displayName == other.ownColor?.displayName
      && font?.displayName == other.font?.displayName
      && background?.displayName == other.background?.displayName
  }
}

extension FrameScene.Piece {
  /// The text of the piece, without the brackets that mark interactive elements.
  fileprivate var title: String {
    switch object {
    case let item as UIBarButtonItem: item.title ?? text
    case let button as UIButton: button.currentTitle.flatMap { $0.isEmpty ? nil : $0 } ?? text
    default: text
    }
  }
}
