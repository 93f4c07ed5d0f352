/// A frame as an SVG picture of a phone: the shapes and texts that the page draws, too.
///
/// Its text is real text in proportional fonts of the reader's system.
public struct PhoneSVG: Sendable {
  private let model: GalleryModel
  private let phone: GalleryModel.Phone
  private let screen: GalleryModel.Screen
  private let frame: GalleryModel.Frame
  private let numbers: [Int]

  /// A picture of a frame; nil if the frame was not run.
  ///
  /// - Parameters:
  ///   - frame: a frame of `screen`.
  ///   - screen: a screen of `model`.
  ///   - model: the model that both refer to.
  public init?(
    _ frame: GalleryModel.Frame, of screen: GalleryModel.Screen, in model: GalleryModel
  ) {
    guard let phone = model.phone, let numbers = frame.phone, !numbers.isEmpty else { return nil }
    (self.model, self.phone, self.screen) = (model, phone, screen)
    (self.frame, self.numbers) = (frame, numbers)
  }

  /// The width of each picture in points.
  public static let width = PhoneFrame.width

  /// The size of the picture in points.
  public var size: (width: Int, height: Int) {
    let height = numbers.prefix { $0 != 0 }.reduce(0) { sum, number in
      sum + (number < 0 ? -number : phone.bands[number - 1].height)
    }
    return (PhoneFrame.width, height)
  }

  /// The picture as SVG.
  public var text: String {
    let theme = model.themes[screen.theme]
    let (width, height) = size
    let label = frame.label.isEmpty ? "" : ": \(frame.label)"
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" font-family="\(Self.fonts)">
      """,
      "<title>\("\(screen.id)\(label)".safeForHTML)</title>", "<desc>\(words)</desc>",
      "<clipPath id=\"phone\"><rect width=\"\(width)\" height=\"\(height)\" rx=\"24\"/></clipPath>",
      "<g clip-path=\"url(#phone)\" fill=\"\(theme.ink)\" xml:space=\"preserve\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(theme.ground)\"/>",
    ]
    for (y, band) in bands { lines += drawing(of: band, at: y) }
    lines += ["</g>", "</svg>", ""]
    return lines.joined(separator: "\n")
  }

  /// Fonts of usual systems; none is loaded.
  private static let fonts =
    "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', "
    + "'DejaVu Sans Condensed', system-ui, sans-serif"

  /// The bands with their upper edges, from back to front.
  private var bands: [(y: Int, band: GalleryModel.Phone.Band)] {
    var bands: [(Int, GalleryModel.Phone.Band)] = []
    var y = 0
    let end = numbers.firstIndex(of: 0) ?? numbers.endIndex
    for number in numbers[..<end] {
      if number < 0 {
        y -= number
      } else if phone.bands.indices.contains(number - 1) {
        bands.append((y, phone.bands[number - 1]))
        y += phone.bands[number - 1].height
      }
    }
    for index in stride(from: end + 1, to: numbers.count - 1, by: 2)
    where phone.bands.indices.contains(numbers[index + 1] - 1) {
      bands.append((numbers[index], phone.bands[numbers[index + 1] - 1]))
    }
    return bands
  }

  /// The texts, for screen readers.
  private var words: String {
    bands.compactMap { _, band in
      let words = band.pieces.filter { phone.styles[phone.looks[$0.look].style].shape == 0 }.map {
        string($0).safeForHTML
      }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private func string(_ piece: GalleryModel.Phone.Band.Piece) -> String {
    piece.string > 0 ? model.strings[piece.string - 1] : ""
  }

  private func color(_ number: Int) -> String? { number > 0 ? phone.colors[number - 1] : nil }

  private func drawing(of band: GalleryModel.Phone.Band, at y: Int) -> [String] {
    var lines: [String] = []
    let width = PhoneFrame.width
    if let ground = color(band.ground) {
      lines.append(
        "<rect y=\"\(y)\" width=\"\(width)\" height=\"\(band.height)\" fill=\"\(ground)\"/>")
    }
    if band.line > 0 {
      let start = band.line == 1 ? 0 : band.line
      lines.append(
        """
        <rect x="\(start)" y="\(y + band.height - 1)" width="\(width - start)" height="1" \
        fill="\(PhoneDrawing.lineColor(of: model.themes[screen.theme]))"/>
        """)
    }
    for piece in band.pieces {
      lines += shapes(of: phone.looks[piece.look], string(piece), below: y)
    }
    return lines
  }

  private func shapes(
    of look: GalleryModel.Phone.Look, _ text: String, below top: Int
  ) -> [String] {
    let y = top + look.y
    let style = phone.styles[look.style]
    let fill = color(style.color).map { " fill=\"\($0)\"" } ?? ""
    let (middleX, middleY) = (Double(look.x) + Double(look.width) / 2, middle(y, look.height))
    func box(_ attributes: String) -> String {
      """
      <rect x="\(look.x)" y="\(y)" width="\(look.width)" height="\(look.height)" \(attributes)/>
      """
    }
    switch PhoneFrame.Shape(rawValue: style.shape) {
    case .box:
      let stroke = color(style.color).map { " stroke=\"\($0)\"" } ?? ""
      return [box("rx=\"\(style.radius)\" fill=\"\(color(style.ground) ?? "none")\"\(stroke)")]
    case .veil: return [box("fill=\"#000000\" fill-opacity=\"0.4\"")]
    case .avatar:
      let circle = """
        <circle cx="\(middleX)" cy="\(middleY)" r="\(Double(look.width) / 2)" \
        fill="\(color(style.ground) ?? "none")"/>
        """
      let size = phone.icons[text] == nil ? style.size : look.width * 7 / 10
      return [circle] + icon(text, middleX, middleY, size, color(style.color))
    case .toggle:
      let isOn = style.align == 1
      return [
        box("rx=\"\(look.height / 2)\" fill=\"\(color(style.color) ?? "#34c759")\""),
        """
        <circle cx="\(isOn ? look.x + look.width - look.height / 2 : look.x + look.height / 2)" \
        cy="\(middleY)" r="\(look.height / 2 - 2)" fill="#ffffff"/>
        """,
      ]
    case .checkbox:
      if style.align != 1 {
        return [
          """
          <rect x="\(look.x + 1)" y="\(y + 1)" width="\(look.width - 2)" \
          height="\(look.height - 2)" rx="6" fill="none" stroke-width="2" \
          stroke="\(color(style.color) ?? "currentColor")" stroke-opacity="0.7"/>
          """
        ]
      }
      return [box("rx=\"6\"\(fill)")] + icon("✓", middleX, middleY, 16, "#ffffff")
    case .spinner:
      return [
        """
        <circle cx="\(middleX)" cy="\(middleY)" r="9" fill="none" stroke-width="3" \
        stroke-dasharray="42 15" stroke="\(ink(style))"/>
        """
      ]
    case .photo:
      return [box("rx=\"\(style.radius)\" fill=\"\(color(style.ground) ?? "none")\"")]
        + icon(text, middleX, middleY, style.size, ink(style))
    case .icon:
      let ground = color(style.ground).map { [box("rx=\"\(style.radius)\" fill=\"\($0)\"")] } ?? []
      return ground + icon(text, middleX, middleY, style.size, ink(style))
    case .text, nil:
      let ground = color(style.ground).map { [box("rx=\"\(style.radius)\" fill=\"\($0)\"")] } ?? []
      let inset = style.ground > 0 ? 4 : 0
      let weight = style.weight > 0 ? " font-weight=\"\(style.weight)\"" : ""
      let (anchor, x) =
        switch style.align {
        case 1: (" text-anchor=\"middle\"", "\(middleX)")
        case 2: (" text-anchor=\"end\"", "\(look.x + look.width - inset)")
        default: ("", "\(look.x + inset)")
        }
      let shown = PhoneText.cut(
        text, toWidth: look.width - 2 * inset, size: Double(style.size),
        weight: style.weight == 0 ? 400 : style.weight)
      return ground + [
        """
        <text x="\(x)" y="\(middleY + Double(style.size * 36 / 10) / 10)" \
        font-size="\(style.size)"\(weight)\(anchor)\(fill)>\(shown.safeForHTML)</text>
        """
      ]
    }
  }

  private func middle(_ y: Int, _ height: Int) -> Double { Double(y) + Double(height) / 2 }

  private func ink(_ style: GalleryModel.Phone.Style) -> String {
    color(style.color) ?? model.themes[screen.theme].ink
  }

  /// Returns a symbol as strokes, or as its character if it has no drawing.
  private func icon(
    _ symbol: String, _ x: Double, _ y: Double, _ size: Int, _ color: String?
  ) -> [String] {
    let color = color ?? model.themes[screen.theme].ink
    guard let path = phone.icons[symbol] ?? (symbol == "✓" ? PhoneIcons.paths[symbol] : nil) else {
      return [
        """
        <text x="\(x)" y="\(y + Double(size * 36 / 10) / 10)" font-size="\(size)" \
        text-anchor="middle" fill="\(color)">\(symbol.safeForHTML)</text>
        """
      ]
    }
    let scale = Double(size * 100 / 24) / 100
    return [
      """
      <path transform="translate(\(x - Double(size) / 2) \(y - Double(size) / 2)) scale(\(scale))" \
      fill="none" stroke="\(color)" stroke-width="2" stroke-linecap="round" \
      stroke-linejoin="round" d="\(path)"/>
      """
    ]
  }
}
