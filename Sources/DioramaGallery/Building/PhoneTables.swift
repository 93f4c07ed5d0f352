/// Builds the tables of the pictures of frames: equal values get the same number.
struct PhoneTables {
  private(set) var phone = GalleryModel.Phone()
  private var colors: [CSSColor: Int] = [:]
  private var styles: [GalleryModel.Phone.Style: Int] = [:]
  private var looks: [PhoneFrame.Look: Int] = [:]
  private var bands: [GalleryModel.Phone.Band: Int] = [:]

  /// Returns the numbers of a picture, as ``GalleryModel/Frame/phone`` has them.
  ///
  /// - Parameters:
  ///   - known: the sources of texts in the frame's rows, by ``key(of:)``.
  ///   - string: returns the number of a text.
  ///   - source: returns the number of a source, from 1.
  mutating func numbers(
    of frame: PhoneFrame, known: [Substring: Int], string: (String) -> Int,
    source: (CapturedSource) -> Int
  ) -> [Int] {
    func number(of band: PhoneFrame.Band) -> Int {
      self.number(of: band, known, string, source)
    }
    var numbers: [Int] = []
    for item in frame.items {
      switch item {
      case .gap(let points): numbers.append(-points)
      case .band(let band): numbers.append(number(of: band))
      }
    }
    if frame.overlays.isEmpty { return numbers }
    numbers.append(0)
    for overlay in frame.overlays {
      numbers += [overlay.y, number(of: overlay.band)]
    }
    return numbers
  }

  /// Returns a text without the brackets and marks that only frames have, so that the source of a
  /// text in a picture is found in the rows of its frame. The page does the same.
  static func key(of text: String) -> Substring {
    let marks = "[]()_‹✕!✓ "
    guard let start = text.firstIndex(where: { !marks.contains($0) }),
      let end = text.lastIndex(where: { !marks.contains($0) })
    else { return "" }
    return text[start...end]
  }

  /// Returns the tables with small numbers for what is used most, and changes the frames that refer
  /// to them. That makes the gallery smaller.
  func sorted(for screens: inout [GalleryModel.Screen]) -> GalleryModel.Phone {
    var phone = phone
    var looks = Array(repeating: 0, count: phone.looks.count)
    for piece in phone.bands.flatMap(\.pieces) { looks[piece.look] += 1 }
    let look = Self.ranks(looks)
    for band in phone.bands.indices {
      for piece in phone.bands[band].pieces.indices {
        phone.bands[band].pieces[piece].look = look[phone.bands[band].pieces[piece].look]
      }
    }
    phone.looks = Self.sorted(phone.looks, look)
    var uses = Array(repeating: 0, count: phone.bands.count)
    Self.changeBands(of: &screens) { number in
      uses[number] += 1
      return number
    }
    let band = Self.ranks(uses)
    Self.changeBands(of: &screens) { band[$0] }
    phone.bands = Self.sorted(phone.bands, band)
    return phone
  }

  /// Returns the rank of each index by its number of uses, from 0 for the most used one.
  private static func ranks(_ uses: [Int]) -> [Int] {
    let order = uses.indices.sorted { (-uses[$0], $0) < (-uses[$1], $1) }
    var ranks = uses
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }

  private static func sorted<Element>(_ list: [Element], _ ranks: [Int]) -> [Element] {
    list.indices.sorted { ranks[$0] < ranks[$1] }.map { list[$0] }
  }

  /// Changes the indices of the bands in all frames.
  private static func changeBands(
    of screens: inout [GalleryModel.Screen], _ change: (Int) -> Int
  ) {
    func update(_ frame: inout GalleryModel.Frame) {
      guard var numbers = frame.phone else { return }
      let end = numbers.firstIndex(of: 0) ?? numbers.endIndex
      let overlays = stride(from: end + 2, to: numbers.count, by: 2)
      for index in Array(0..<end) + Array(overlays) where numbers[index] > 0 {
        numbers[index] = change(numbers[index] - 1) + 1
      }
      frame.phone = numbers
    }
    for screen in screens.indices {
      for frame in screens[screen].frames.indices { update(&screens[screen].frames[frame]) }
      guard var recorded = screens[screen].recorded else { continue }
      for frame in recorded.indices { update(&recorded[frame]) }
      screens[screen].recorded = recorded
    }
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
    var style = GalleryModel.Phone.Style()
    style.shape = look.shape.rawValue
    (style.color, style.ground) = (number(of: look.color), number(of: look.ground))
    (style.size, style.weight) = (look.size, look.weight)
    (style.align, style.radius) = (look.align, look.radius)
    if styles[style] == nil {
      styles[style] = phone.styles.count
      phone.styles.append(style)
    }
    var compact = GalleryModel.Phone.Look()
    compact.style = styles[style] ?? 0
    (compact.x, compact.y) = (look.x, look.y)
    (compact.width, compact.height) = (look.width, look.height)
    looks[look] = phone.looks.count
    phone.looks.append(compact)
    return phone.looks.count - 1
  }

  /// Returns the number of a band, from 1.
  private mutating func number(
    of band: PhoneFrame.Band, _ known: [Substring: Int], _ string: (String) -> Int,
    _ source: (CapturedSource) -> Int
  ) -> Int {
    var compact = GalleryModel.Phone.Band()
    (compact.height, compact.line) = (band.height, band.line)
    compact.ground = number(of: band.ground)
    compact.pieces = band.pieces.map { piece in
      if let path = PhoneIcons.paths[piece.text], piece.look.shape != .text {
        phone.icons[piece.text] = path
      }
      var compact = GalleryModel.Phone.Band.Piece(look: number(of: piece.look))
      guard !piece.text.isEmpty else { return compact }
      compact.string = string(piece.text) + 1
      let own = piece.source.map(source) ?? 0
      if piece.look.shape.hasSource, own != known[Self.key(of: piece.text)] ?? 0 {
        compact.source = own
      }
      return compact
    }
    if let number = bands[compact] { return number }
    phone.bands.append(compact)
    bands[compact] = phone.bands.count
    return phone.bands.count
  }
}
