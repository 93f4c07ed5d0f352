import DioramaKit
import HeadlessUIKit
import TerminalText

/// What a picture of a frame shows: its pieces with their kinds, fonts and colors, in groups.
///
/// Unlike the text, it has the pieces that an alert covers, and whole texts that the frame cuts.
package struct FramePicture: Sendable, Hashable {
  /// The kind of thing that a piece is.
  package enum Kind: Int, Sendable {
    /// A text.
    case text
    /// A button with a title, perhaps with a symbol.
    case button
    /// A small picture, or a button that shows only one.
    case icon
    /// The picture of a person or a channel.
    case avatar
    /// A photo, a video, or a picture without a symbol.
    case photo
    /// A switch.
    case toggle
    /// A checkbox.
    case checkbox
    /// A text field.
    case field
    /// A number of unread messages.
    case badge
    /// An activity indicator.
    case spinner
    /// The title of an alert or sheet.
    case title
    /// The message of an alert.
    case message
    /// A choice of an alert, sheet or menu.
    case choice
  }

  /// The edge that a text is aligned to.
  package enum Alignment: Int, Sendable {
    case left, center, right
  }

  /// A piece of the frame.
  package struct Piece: Sendable, Hashable {
    package var kind: Kind
    /// The text, without the frame's brackets; empty for a picture.
    package var text: String
    /// The symbol of its picture; empty if it has none.
    package var symbol = ""
    /// The line of the snapshot, from 0.
    package var line: Int
    /// The columns in a terminal, from 0.
    package var columns: Range<Int>
    package var color: ColoredRun.RGBColor
    /// The background at its place.
    package var ground: ColoredRun.RGBColor
    /// The size of the font in points.
    package var fontSize: Double
    /// The weight of the font as in CSS: 400 is regular.
    package var weight: Int
    package var alignment = Alignment.left
    /// Whether a switch is on, or a checkbox or a choice is selected.
    package var isOn = false
    /// Whether it looks disabled; of a field, whether it shows its placeholder.
    package var isFaint = false
    /// Whether it is the cancel choice of an alert.
    package var isCancel = false
    /// Whether it is a line of a text that an earlier piece starts.
    package var isContinuation = false
    /// The number of its bubble, from 1; 0 for a piece outside of bubbles.
    package var bubble = 0
  }

  /// Pieces that belong together.
  package struct Group: Sendable, Hashable {
    package let part: FrameScene.Part
    /// Whether it hangs at a button.
    package let isAnchored: Bool
    /// The background color of the whole group, if it is not that of the screen.
    package let ground: ColoredRun.RGBColor?
    package var pieces: [Piece]
  }

  /// The bubble of a message.
  package struct Bubble: Sendable, Hashable {
    /// Whether it is at the right.
    package let isOutgoing: Bool
    package let ground: ColoredRun.RGBColor
  }

  /// The first line of the frame in the snapshot, from 0.
  package let firstLine: Int
  /// The number of lines, including borders.
  package let rows: Int
  /// The number of columns, including borders.
  package let columns: Int
  /// Whether the rows of its list start at the bottom.
  package let isUpsideDown: Bool
  package let groups: [Group]
  package let bubbles: [Bubble]
}

extension FrameScene {
  /// Returns what a picture of the frame shows.
  ///
  /// - Parameters:
  ///   - first: the line of the snapshot in which the frame starts.
  ///   - rows: the number of lines, including borders.
  ///   - width: the number of columns, including borders.
  func picture(from first: Int, rows: Int, width: Int) -> FramePicture {
    let boxes: [Part] = [.alert, .menu, .over]
    var parts: [(group: Group, pieces: [Piece])] = []
    if let uncovered {
      parts = uncovered.groups.map { ($0, Array(uncovered.pieces[$0.range])) }
      parts += groups.filter { boxes.contains($0.part) }.map { ($0, Array(pieces[$0.range])) }
    } else {
      parts = groups.map { ($0, Array(pieces[$0.range])) }
    }
    var bubbles: [MessageBubble] = []
    let screenGround = (background ?? .systemBackground).composited(over: .systemBackground)
    let made = parts.map { group, pieces in
      let ground = background(of: group)?.composited(over: screenGround)
      let picture = pieces.compactMap { piece -> FramePicture.Piece? in
        guard var made = picturePiece(of: piece, in: group, on: screenGround) else { return nil }
        made.line += first
        if let bubble = (piece.object as? UIView)?.enclosingBubble {
          if let tail = piece.object as? UIImageView, tail.superview === bubble { return nil }
          if !bubbles.contains(where: { $0 === bubble }) { bubbles.append(bubble) }
          made.bubble = (bubbles.firstIndex { $0 === bubble } ?? 0) + 1
        }
        return made
      }
      let anchored = group.owner as? any AnchoredOverlay
      return FramePicture.Group(
        part: group.part, isAnchored: anchored?.anchor != nil,
        ground: ground.map { ColoredRun.RGBColor($0) },
        pieces: picture + fields(of: group, in: picture))
    }
    return FramePicture(
      firstLine: first, rows: rows, columns: width,
      isUpsideDown: screen?.viewIfLoaded?.firstTable?.isUpsideDown ?? false, groups: made,
      bubbles: bubbles.map { bubble in
        FramePicture.Bubble(
          isOutgoing: bubble.side == .outgoing,
          ground: ColoredRun.RGBColor(
            effectiveBackground(of: bubble.content, in: Group(part: .row, owner: nil, range: 0..<0))
              .resolved))
      })
  }

  /// Returns the text fields of an alert, which are no pieces of their own.
  private func fields(
    of group: Group, in pieces: [FramePicture.Piece]
  ) -> [FramePicture.Piece] {
    guard let alert = group.owner as? UIAlertController, let first = pieces.first else { return [] }
    return (alert.textFields ?? []).map { field in
      let isEmpty = field.shownText.isEmpty
      return FramePicture.Piece(
        kind: .field,
        text: String((isEmpty ? field.shownPlaceholder : field.shownText).prefix(Self.maxText))
          .reversiblyEscaped(),
        line: first.line, columns: first.columns, color: first.color, ground: first.ground,
        fontSize: 15, weight: 400, isFaint: isEmpty)
    }
  }

  /// The most characters of a text: a phone shows no more.
  private static let maxText = 600

  private func picturePiece(
    of piece: Piece, in group: Group, on screenGround: UIColor
  ) -> FramePicture.Piece? {
    let style = style(of: piece, in: group)
    let ground = effectiveBackground(of: piece.object, in: group).resolved
    let font = style.font ?? UIFont.systemFont(ofSize: 17)
    var made = FramePicture.Piece(
      kind: .text, text: piece.line ?? piece.text, line: piece.area.y,
      columns: piece.area.x..<piece.area.x + piece.area.columns,
      color: ColoredRun.RGBColor((style.color ?? .label).composited(over: ground)),
      ground: ColoredRun.RGBColor(ground), fontSize: font.pointSize > 0 ? font.pointSize : 17,
      weight: font.weight.cssValue, isFaint: style.isDisabled,
      isContinuation: piece.isContinuation)
    switch piece.object {
    case let label as UILabel: made.alignment = label.textAlignment.edge
    case let view as UIImageView:
      made.setSymbol(view.image?.symbol ?? piece.text)
    case let button as UIButton: made.setContents(of: button)
    case let field as any TextEntryView:
      let isEmpty = field.shownText.isEmpty
      made.kind = .field
      made.text = isEmpty ? field.shownPlaceholder : field.shownText
      made.isFaint = isEmpty || !field.acceptsTyping
    case let control as UISwitch:
      (made.kind, made.text, made.isOn) = (.toggle, "", control.isOn)
      made.isFaint = !control.isEnabled
    case is UIActivityIndicatorView: (made.kind, made.text) = (.spinner, "")
    case let item as UIBarButtonItem:
      if let title = item.title {
        (made.kind, made.text, made.alignment) = (.button, title, .center)
      } else {
        made.setSymbol(item.image?.symbol ?? "", isButton: true)
      }
    case let alert as UIAlertController: made.setPart(of: alert, piece)
    case is UIViewController:
      if piece.property?.hasSuffix("Item") ?? false {
        (made.kind, made.text, made.symbol) = (.button, made.text.backTitle, "‹")
      } else {
        made.alignment = .center
        if style.font == nil { made.weight = 600 }
      }
    case is UITableViewCell: (made.kind, made.text, made.symbol) = (.icon, "", piece.text)
    default: if style.isImage { made.setSymbol(piece.text) }
    }
    // A text of spaces alone only keeps a distance.
    if made.kind == .text, made.text.allSatisfy({ $0 == " " }) { return nil }
    made.text = String(made.text.prefix(Self.maxText)).reversiblyEscaped()
    made.symbol = made.symbol.reversiblyEscaped()
    return made
  }
}

extension FramePicture.Piece {
  /// The symbols of persons and channels.
  private static let avatars: Set<String> = ["●", "○", "◉", "◎", "◙"]
  /// The symbols of photos and videos.
  private static let photos: Set<String> = ["▣", "▢"]

  fileprivate mutating func setSymbol(_ symbol: String, isButton: Bool = false) {
    self.symbol = symbol
    text = ""
    kind =
      switch symbol {
      case "x", " ": .checkbox
      case _ where !isButton && Self.avatars.contains(symbol): .avatar
      case _ where !isButton && Self.photos.contains(symbol): .photo
      default: .icon
      }
    isOn = symbol == "x"
    if kind == .checkbox { self.symbol = "" }
  }

  fileprivate mutating func setContents(of button: UIButton) {
    let title = button.currentTitle ?? ""
    let symbol = button.currentImage?.symbol ?? ""
    isFaint = isFaint || !button.isEnabled
    if title.isEmpty { return setSymbol(symbol, isButton: symbol != "●" && symbol != "○") }
    (kind, text, self.symbol, alignment) = (.button, title, symbol, .center)
    if button.isDecorative, symbol == "•" { (kind, self.symbol) = (.badge, "") }
    if button.isDecorative, symbol.isEmpty { (kind, alignment) = (.text, .left) }
  }

  fileprivate mutating func setPart(of alert: UIAlertController, _ piece: FrameScene.Piece) {
    alignment = .center
    switch piece.property {
    case "title": (kind, fontSize, weight) = (.title, 17, 600)
    case "message": (kind, fontSize) = (.message, 13)
    default:
      kind = .choice
      guard let index = piece.property?.choiceIndex, alert.actions.indices.contains(index) else {
        return
      }
      let action = alert.actions[index]
      isCancel = action.style == .cancel
      isFaint = !action.isEnabled
      isOn = action.mark == .chosen
      symbol = action.mark == .submenu ? "›" : ""
      if isCancel { weight = 600 }
      if action.color == nil {
        let tint: UIColor = action.style == .destructive ? .systemRed : .systemBlue
        color = ColoredRun.RGBColor(tint.composited(over: .systemBackground))
      }
    }
  }
}

extension String {
  /// The title in a back button, which the frame shows as `[‹ title]`.
  fileprivate var backTitle: String {
    hasPrefix("[‹ ") && hasSuffix("]") ? String(dropFirst(3).dropLast()) : self
  }
}

extension UIView {
  /// The bubble that contains the view.
  fileprivate var enclosingBubble: MessageBubble? {
    withSuperviews.lazy.compactMap { $0 as? MessageBubble }.first
  }
}

extension NSTextAlignment {
  fileprivate var edge: FramePicture.Alignment {
    switch self {
    case .center: .center
    case .right: .right
    case .left, .justified, .natural: .left
    }
  }
}

extension UIFont.Weight {
  /// The weight as a number of CSS.
  fileprivate var cssValue: Int {
    switch rawValue {
    case ..<0: 300
    case ..<0.2: 400
    case ..<0.3: 500
    case ..<0.4: 600
    default: 700
    }
  }
}
