/// Builds the tables of the pictures of frames: equal values get the same number.
struct PhoneTables {
  private(set) var phone = GalleryModel.Phone()
  private var colors: [CSSColor: Int] = [:]
  private var looks: [PhoneFrame.Look: Int] = [:]
  private var bands: [GalleryModel.Phone.Band: Int] = [:]

  /// Returns the numbers of a picture, as ``GalleryModel/Frame/phone`` has them.
  ///
  /// - Parameters:
  ///   - string: returns the number of a text.
  ///   - source: returns the number of a source, from 1.
  mutating func numbers(
    of frame: PhoneFrame, string: (String) -> Int, source: (CapturedSource) -> Int
  ) -> [Int] {
    var numbers = [frame.height, number(of: frame.lineColor)]
    for item in frame.items {
      switch item {
      case .gap(let points): numbers.append(-points)
      case .band(let band): numbers.append(number(of: band, string, source))
      }
    }
    if frame.overlays.isEmpty { return numbers }
    numbers.append(0)
    for overlay in frame.overlays {
      numbers += [overlay.y, number(of: overlay.band, string, source)]
    }
    return numbers
  }

  /// Returns the number of a color from 1; 0 for none.
  private mutating func number(of color: CSSColor?) -> Int {
    guard let color else { return 0 }
    if let number = colors[color] { return number }
    phone.colors.append(color)
    colors[color] = phone.colors.count
    return phone.colors.count
  }

  private mutating func number(of look: PhoneFrame.Look) -> Int {
    if let number = looks[look] { return number }
    var compact = GalleryModel.Phone.Look()
    compact.shape = look.shape.rawValue
    (compact.x, compact.y) = (look.x, look.y)
    (compact.width, compact.height) = (look.width, look.height)
    (compact.color, compact.ground) = (number(of: look.color), number(of: look.ground))
    (compact.size, compact.weight) = (look.size, look.weight)
    (compact.align, compact.radius) = (look.align, look.radius)
    looks[look] = phone.looks.count
    phone.looks.append(compact)
    return phone.looks.count - 1
  }

  /// Returns the number of a band, from 1.
  private mutating func number(
    of band: PhoneFrame.Band, _ string: (String) -> Int, _ source: (CapturedSource) -> Int
  ) -> Int {
    var compact = GalleryModel.Phone.Band()
    (compact.height, compact.line) = (band.height, band.line)
    compact.ground = number(of: band.ground)
    compact.pieces = band.pieces.map { piece in
      if let path = PhoneIcons.paths[piece.text], piece.look.shape != .text {
        phone.icons[piece.text] = path
      }
      return GalleryModel.Phone.Band.Piece(
        look: number(of: piece.look), string: piece.text.isEmpty ? 0 : string(piece.text) + 1,
        source: piece.source.map(source) ?? 0)
    }
    if let number = bands[compact] { return number }
    phone.bands.append(compact)
    bands[compact] = phone.bands.count
    return phone.bands.count
  }
}
