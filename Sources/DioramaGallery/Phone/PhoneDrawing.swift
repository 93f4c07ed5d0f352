import DioramaStage

/// Turns pieces of a frame into shapes of a picture.
struct PhoneDrawing {
  let theme: CapturedTheme

  typealias Shape = PhoneFrame.Piece
  typealias Look = PhoneFrame.Look

  /// The color of lines between rows.
  var lineColor: CSSColor { theme.ink.mixed(14, with: theme.ground) }
  /// The same color for a theme of a gallery.
  static func lineColor(of theme: GalleryModel.Theme) -> CSSColor {
    theme.ink.mixed(14, with: theme.ground)
  }
  /// The color of fields and of pictures without pixels.
  var fieldColor: CSSColor { theme.ink.mixed(8, with: theme.ground) }
  /// The background of alerts, sheets and menus.
  var boxColor: CSSColor {
    theme.name == "dark" ? theme.ink.mixed(12, with: theme.ground) : theme.ground
  }

  /// Returns a piece with its size in points.
  ///
  /// - Parameters:
  ///   - avatar: the diameter of the picture of a person.
  ///   - icon: the size of a symbol.
  ///   - base: the background around the piece.
  func item(
    _ piece: CapturedPiece, avatar: Int = 36, icon: Int = 16, on base: CSSColor
  ) -> PhoneLine.Item {
    // Few different widths keep the gallery small.
    let text = (PhoneText.width(piece.text, size: piece.size, weight: piece.weight) + 9) / 8 * 8
    let height = Int(piece.size * 1.3)
    let isFilled = piece.ground != base
    let (width, tall) =
      switch piece.kind {
      case .avatar: (avatar, avatar)
      case .toggle: (50, 30)
      case .checkbox, .spinner: (24, 24)
      case .photo: (200, 132)
      case .field: (text + 28, 36)
      case .badge: (max(text + 12, 20), 20)
      case .icon: (isFilled ? icon + 24 : icon, isFilled ? max(icon, 32) : icon)
      case .button:
        (
          text + (piece.symbol.isEmpty ? 0 : 24) + (isFilled ? 24 : 2),
          isFilled ? max(height, 32) : height
        )
      default: (isFilled ? text + 18 : text, isFilled ? height + 4 : height)
      }
    return PhoneLine.Item(piece: piece, width: width, height: tall)
  }

  /// Returns the shapes of a placed piece, centered in a line.
  func shapes(
    of item: PhoneLine.Item, y: Int, height: Int, on base: CSSColor, name: String = ""
  ) -> [Shape] {
    let piece = item.piece
    let color = piece.color == theme.ink ? nil : piece.color
    let ground = piece.ground == base ? nil : piece.ground
    var look = Look(
      x: item.x, y: y + (height - item.height) / 2, width: item.width, height: item.height,
      color: color)
    func shape(_ text: String = "") -> [Shape] {
      // Texts and symbols keep their sources; other shapes have no text to select.
      [Shape(look: look, text: text, source: look.shape.hasSource ? piece.source : nil)]
    }
    switch piece.kind {
    case .avatar:
      let hasPicture = !["○", "◎", "◙"].contains(piece.symbol)
      look.shape = .avatar
      look.color = "#ffffff"
      let initials = PhoneText.initials(of: name)
      look.ground =
        hasPicture || initials.isEmpty
        ? theme.ink.mixed(40, with: theme.ground) : Self.color(of: name)
      look.size = item.width * 2 / 5
      return shape(hasPicture || initials.isEmpty ? piece.symbol : initials)
    case .toggle, .checkbox:
      look.shape = piece.kind == .toggle ? .toggle : .checkbox
      look.align = piece.isOn ? 1 : 0
      look.ground = base == theme.ground ? nil : base
      if piece.kind == .toggle, !piece.isOn { look.color = theme.ink.mixed(20, with: base) }
      if piece.kind == .toggle, piece.isOn, color == nil { look.color = "#34c759" }
      return shape(piece.kind == .checkbox ? "" : piece.isOn ? "on" : "off")
    case .spinner:
      look.shape = .spinner
      return shape()
    case .photo:
      (look.shape, look.radius, look.size) = (.photo, min(item.height / 8, 12), item.height / 3)
      look.color = theme.ink.mixed(45, with: theme.ground)
      look.ground = fieldColor
      return shape("▣")
    case .icon:
      look.shape = .icon
      if piece.symbol == "›", color == nil { look.color = theme.ink.mixed(35, with: theme.ground) }
      look.size = ground == nil ? item.width : min(item.width - 8, 24)
      (look.ground, look.radius) = (ground, ground == nil ? 0 : 6)
      return shape(piece.symbol)
    case .field:
      let box = Look(
        shape: .box, x: look.x, y: look.y, width: look.width, height: look.height,
        ground: ground ?? fieldColor, radius: look.height / 2)
      (look.x, look.width, look.size) = (look.x + 14, look.width - 28, Int(piece.size))
      return [Shape(look: box)] + shape(piece.text)
    case .badge:
      (look.size, look.weight, look.align) = (Int(piece.size), cssWeight(piece), 1)
      (look.ground, look.radius) = (piece.ground, 10)
      return shape(piece.text)
    default: break
    }
    (look.size, look.weight) = (Int(piece.size), cssWeight(piece))
    look.align = ground != nil ? 1 : item.edge.rawValue
    (look.ground, look.radius) = (ground, ground == nil ? 0 : min(look.height / 2, 10))
    if ground == nil, let space = item.space {
      (look.x, look.width) = (space.lowerBound, space.upperBound - space.lowerBound)
    }
    guard piece.kind == .button, !piece.symbol.isEmpty else { return shape(piece.text) }
    let inset = ground == nil ? 0 : 12
    var shapes: [Shape] = []
    if ground != nil {
      var box = look
      (box.shape, box.color, box.size, box.weight, box.align) = (.box, nil, 0, 0, 0)
      shapes.append(Shape(look: box))
    }
    let icon = Look(
      shape: .icon, x: look.x + inset, y: look.y, width: 20, height: look.height, color: color,
      size: 20)
    shapes.append(Shape(look: icon, text: piece.symbol, source: piece.source))
    (look.x, look.width, look.align) = (look.x + inset + 22, look.width - 2 * inset - 22, 0)
    (look.ground, look.radius) = (nil, 0)
    return shapes + shape(piece.text)
  }

  /// The weight of a font; 0 for regular.
  func cssWeight(_ piece: CapturedPiece) -> Int { piece.weight == 400 ? 0 : piece.weight }

  /// Returns a color for a person or channel without a picture.
  private static func color(of name: String) -> CSSColor {
    let colors = ["#7a5fd3", "#2f80b8", "#2b8f70", "#b8602f", "#b04a78", "#5b6b86"]
    return colors[name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % colors.count }]
  }
}

extension PhoneFrame.Shape {
  /// Whether a page shows the source of the shape.
  var hasSource: Bool { self == .text || self == .icon || self == .toggle }
}

extension CSSColor {
  /// Returns a mixture of some percent of this color with another.
  func mixed(_ percent: Int, with other: CSSColor) -> CSSColor {
    guard let one = Int(dropFirst(), radix: 16), let two = Int(other.dropFirst(), radix: 16) else {
      return self
    }
    let parts = [16, 8, 0].map { shift in
      ((one >> shift & 255) * percent + (two >> shift & 255) * (100 - percent)) / 100
    }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
