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
    guard let phone = model.phone, let numbers = frame.phone, numbers.count > 1 else { return nil }
    (self.model, self.phone, self.screen) = (model, phone, screen)
    (self.frame, self.numbers) = (frame, numbers)
  }

  /// The width of each picture in points.
  public static let width = PhoneFrame.width

  /// The size of the picture in points.
  public var size: (width: Int, height: Int) { (PhoneFrame.width, numbers[0]) }

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
    let end = numbers.dropFirst(2).firstIndex(of: 0) ?? numbers.endIndex
    for number in numbers[2..<end] {
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
      let words = band.pieces.filter { phone.looks[$0.look].shape == 0 }.map { string($0).safeForHTML }
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
    if band.line > 0, let color = color(numbers[1]) {
      let start = band.line == 1 ? 0 : band.line
      lines.append(
        """
        <rect x="\(start)" y="\(y + band.height - 1)" width="\(width - start)" height="1" \
        fill="\(color)"/>
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
    let fill = color(look.color).map { " fill=\"\($0)\"" } ?? ""
    let (middleX, middleY) = (Double(look.x) + Double(look.width) / 2, middle(y, look.height))
    func box(_ attributes: String) -> String {
      """
      <rect x="\(look.x)" y="\(y)" width="\(look.width)" height="\(look.height)" \(attributes)/>
      """
    }
    switch PhoneFrame.Shape(rawValue: look.shape) {
    case .box:
      let stroke = color(look.color).map { " stroke=\"\($0)\"" } ?? ""
      return [box("rx=\"\(look.radius)\" fill=\"\(color(look.ground) ?? "none")\"\(stroke)")]
    case .veil: return [box("fill=\"#000000\" fill-opacity=\"0.4\"")]
    case .avatar:
      let circle = """
        <circle cx="\(middleX)" cy="\(middleY)" r="\(Double(look.width) / 2)" \
        fill="\(color(look.ground) ?? "none")"/>
        """
      let size = phone.icons[text] == nil ? look.size : look.width * 7 / 10
      return [circle] + icon(text, middleX, middleY, size, color(look.color))
    case .toggle:
      let isOn = look.align == 1
      return [
        box("rx=\"\(look.height / 2)\" fill=\"\(color(look.color) ?? "#34c759")\""),
        """
        <circle cx="\(isOn ? look.x + look.width - look.height / 2 : look.x + look.height / 2)" \
        cy="\(middleY)" r="\(look.height / 2 - 2)" fill="#ffffff"/>
        """,
      ]
    case .checkbox:
      if look.align != 1 {
        return [
          """
          <rect x="\(look.x + 1)" y="\(y + 1)" width="\(look.width - 2)" \
          height="\(look.height - 2)" rx="6" fill="none" stroke-width="2" \
          stroke="\(color(look.color) ?? "currentColor")" stroke-opacity="0.7"/>
          """
        ]
      }
      return [box("rx=\"6\"\(fill)")] + icon("✓", middleX, middleY, 16, "#ffffff")
    case .spinner:
      return [
        """
        <circle cx="\(middleX)" cy="\(middleY)" r="9" fill="none" stroke-width="3" \
        stroke-dasharray="42 15" stroke="\(ink(look))"/>
        """
      ]
    case .photo:
      return [box("rx=\"\(look.radius)\" fill=\"\(color(look.ground) ?? "none")\"")]
        + icon(text, middleX, middleY, look.size, ink(look))
    case .icon:
      let ground = color(look.ground).map { [box("rx=\"\(look.radius)\" fill=\"\($0)\"")] } ?? []
      return ground + icon(text, middleX, middleY, look.size, ink(look))
    case .text, nil:
      let ground = color(look.ground).map { [box("rx=\"\(look.radius)\" fill=\"\($0)\"")] } ?? []
      let inset = look.ground > 0 ? 4 : 0
      let weight = look.weight > 0 ? " font-weight=\"\(look.weight)\"" : ""
      let (anchor, x) =
        switch look.align {
        case 1: (" text-anchor=\"middle\"", "\(middleX)")
        case 2: (" text-anchor=\"end\"", "\(look.x + look.width - inset)")
        default: ("", "\(look.x + inset)")
        }
      let shown = PhoneText.cut(
        text, toWidth: look.width - 2 * inset, size: Double(look.size),
        weight: look.weight == 0 ? 400 : look.weight)
      return ground + [
        """
        <text x="\(x)" y="\(middleY + Double(look.size * 36 / 10) / 10)" \
        font-size="\(look.size)"\(weight)\(anchor)\(fill)>\(shown.safeForHTML)</text>
        """
      ]
    }
  }

  private func middle(_ y: Int, _ height: Int) -> Double { Double(y) + Double(height) / 2 }

  private func ink(_ look: GalleryModel.Phone.Look) -> String {
    color(look.color) ?? model.themes[screen.theme].ink
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
