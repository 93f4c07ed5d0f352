import DioramaStage

/// Computes the picture of a frame: bars, rows and boxes in the standard heights of the kits.
struct PhoneLayout {
  let picture: CapturedPicture
  let drawing: PhoneDrawing
  private var theme: CapturedTheme { drawing.theme }
  /// The columns between the borders and their margins.
  var columns: Range<Int> { 2..<max(picture.columns - 2, 3) }
  /// The bottom of each line of the frame, for boxes that hang at a button.
  private(set) var bottoms: [Int: Int] = [:]
  /// The name of the latest sender, for pictures of messages that have none.
  var sender = ""

  static let margin = 16
  static let right = PhoneFrame.width - margin

  /// Returns the picture of a frame.
  static func frame(of picture: CapturedPicture, _ theme: CapturedTheme) -> PhoneFrame {
    var layout = PhoneLayout(picture: picture, drawing: PhoneDrawing(theme: theme))
    return layout.frame()
  }

  private init(picture: CapturedPicture, drawing: PhoneDrawing) {
    (self.picture, self.drawing) = (picture, drawing)
  }

  /// A band, and the lines of the frame that it shows.
  private struct Part {
    var band: PhoneFrame.Band
    var lines: Range<Int>
  }

  private mutating func frame() -> PhoneFrame {
    var top: [Part] = []
    var content: [Part] = []
    var bottom: [Part] = []
    for group in picture.groups where !group.pieces.isEmpty {
      switch group.part {
      case .bar: top.append(bar(group))
      case .row: content += row(group)
      case .header, .footer: content.append(header(group))
      case .tools: bottom.append(tools(group))
      case .screen:
        let (above, input) = splitInput(group)
        content += views(above, ground: group.ground)
        bottom = self.input(input) + bottom
      case .alert, .menu, .over: break
      }
    }
    let needed = (top + content + bottom).reduce(0) { $0 + $1.band.height }
    let height = max(PhoneFrame.height, needed)
    let spare = height - needed
    var items = top.map(item)
    var above = 0
    if picture.isUpsideDown, content.contains(where: { !$0.band.pieces.isEmpty }), isChat {
      above = spare
    } else if isCentered(content, below: top) {
      above = spare * 2 / 5
    }
    func gap(_ points: Int) { if points > 0 { items.append(.gap(points)) } }
    gap(above)
    items += content.map(item)
    gap(spare - above)
    items += bottom.map(item)
    noteBottoms(of: top, from: 0)
    let start = top.reduce(0) { $0 + $1.band.height } + above
    noteBottoms(of: content, from: start)
    noteBottoms(of: bottom, from: height - bottom.reduce(0) { $0 + $1.band.height })
    return PhoneFrame(
      items: items, overlays: overlays(height: height))
  }

  private func item(_ part: Part) -> PhoneFrame.Item { .band(part.band) }

  private mutating func noteBottoms(of parts: [Part], from start: Int) {
    var y = start
    for part in parts {
      let count = max(part.lines.count, 1)
      for (index, line) in part.lines.enumerated() {
        bottoms[line] = y + part.band.height * (index + 1) / count
      }
      y += part.band.height
    }
  }

  private var isChat: Bool { picture.groups.contains { $0.part == .row } }

  /// Whether the content is in the middle of the screen, as the notice of an empty list is.
  private func isCentered(_ content: [Part], below top: [Part]) -> Bool {
    guard let first = content.first, !picture.groups.contains(where: { $0.part == .row }) else {
      return false
    }
    return first.lines.lowerBound > (top.last?.lines.upperBound ?? 0) + 1
  }

  // MARK: Parts

  func lines(of pieces: [CapturedPiece]) -> [(number: Int, pieces: [CapturedPiece])] {
    Dictionary(grouping: pieces, by: \.line).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private func range(of pieces: [CapturedPiece]) -> Range<Int> {
    let lines = pieces.map(\.line)
    return (lines.min() ?? 0)..<(lines.max() ?? 0) + 1
  }

  private func bar(_ group: CapturedPicture.Group) -> Part {
    let base = group.ground ?? theme.ground
    let lines = lines(of: group.pieces)
    let status = 20
    let main = lines.first?.pieces ?? []
    func isEnd(_ piece: CapturedPiece) -> Bool { piece.kind == .button || piece.kind == .icon }
    let left = main.prefix { isEnd($0) && $0.columns.lowerBound < picture.columns / 2 }
    let right = Array(main.dropFirst(left.count).reversed().prefix { isEnd($0) }.reversed())
    let middle = main.dropFirst(left.count).dropLast(right.count)
    let others = lines.dropFirst()
    let fields = others.filter { $0.pieces.contains { $0.kind == .field } }
    let more = others.filter { line in !line.pieces.contains { $0.kind == .field } }
    let height = more.isEmpty ? 44 : 56 + 20 * (more.count - 1)
    var band = PhoneFrame.Band(
      height: status + height, ground: group.ground == theme.ground ? nil : group.ground, line: 1)
    func draw(
      _ pieces: some Sequence<CapturedPiece>, from x: Int, _ edge: FramePicture.Alignment = .left
    ) -> Int {
      var x = x
      for piece in pieces {
        var item = drawing.item(piece, avatar: 34, icon: 24, on: base)
        (item.x, item.edge) = (x, edge)
        band.pieces += drawing.shapes(
          of: item, y: status, height: height, on: base, name: title(middle))
        x += item.width + 12
      }
      return x
    }
    let widths = right.map { drawing.item($0, avatar: 34, icon: 24, on: base).width + 12 }
    let start = PhoneFrame.width - Self.margin + 12 - widths.reduce(0, +)
    let end = draw(left, from: Self.margin - (left.first?.symbol == "‹" ? 6 : 0))
    _ = draw(right, from: start, .right)
    let limit = right.isEmpty ? Self.right : start - 12
    let avatar = middle.first { $0.kind == .avatar }
    let texts = middle.filter { $0.kind != .avatar }
    let textStart = avatar.map { draw([$0], from: end) } ?? max(end, Self.margin)
    let rows: [[CapturedPiece]] = [texts] + more.map(\.pieces)
    let heights = rows.map { row -> Int in row.map { Int($0.size * 1.3) }.max() ?? 0 }
    var y = status + (height - heights.reduce(0, +)) / 2
    for (row, rowHeight) in zip(rows, heights) {
      var line = PhoneLine(row.map { drawing.item($0, on: base) }, columns: columns)
      let isCentered =
        avatar == nil && row.allSatisfy { $0.columns.lowerBound > columns.lowerBound + 4 }
      if isCentered {
        // The title is in the center of the bar, as far as the buttons allow.
        let ends = max(textStart, PhoneFrame.width - limit)
        let side = ends > 96 ? ends : 96
        let wanted = row.reduce(0) { $0 + drawing.item($1, on: base).width }
        let half = wanted <= PhoneFrame.width - 2 * side ? side : ends
        let fits = wanted <= PhoneFrame.width - 2 * half
        line.placeCentered(
          from: fits ? half : textStart, to: fits ? PhoneFrame.width - half : limit)
      } else {
        line.place(from: textStart, to: limit)
      }
      for item in line.items {
        band.pieces += drawing.shapes(of: item, y: y, height: rowHeight, on: base)
      }
      y += rowHeight
    }
    for line in fields {
      var row = PhoneLine(line.pieces.map { drawing.item($0, on: base) }, columns: columns)
      row.place(from: Self.margin, to: Self.right)
      for item in row.items {
        band.pieces += drawing.shapes(of: item, y: band.height, height: 44, on: base)
      }
      band.height += 52
    }
    return Part(band: band, lines: range(of: group.pieces))
  }

  private func title(_ pieces: some Sequence<CapturedPiece>) -> String {
    pieces.first { $0.kind == .text }?.text ?? ""
  }

  private mutating func row(_ group: CapturedPicture.Group) -> [Part] {
    if let space = space(group) { return [space] }
    let lines = lines(of: group.pieces)
    if picture.isUpsideDown || !picture.bubbles.isEmpty {
      return chat(group, lines).map { Part(band: $0.band, lines: $0.lines) }
    }
    return [Part(band: listRow(group, lines), lines: range(of: group.pieces))]
  }

  /// Returns a row of a list: a picture or symbol, and lines of text beside it.
  private func listRow(
    _ group: CapturedPicture.Group, _ lines: [(number: Int, pieces: [CapturedPiece])]
  ) -> PhoneFrame.Band {
    let base = group.ground ?? theme.ground
    var first = lines.first?.pieces.first
    if lines.count > 1, first?.kind == .icon { first?.kind = .avatar }
    let isLeading = first.map { $0.columns.lowerBound <= columns.lowerBound + 1 } ?? false
    let leads = isLeading && (first?.kind == .avatar || first?.kind == .icon)
    let isIcon = leads && first?.kind == .icon
    let diameter = isIcon ? 24 : lines.count > 1 ? 56 : 36
    let left = leads ? Self.margin + diameter + (isIcon ? 12 : 16) : Self.margin
    // A symbol at the place of the picture is over it.
    let mark = leads && !isIcon && lines[0].pieces.count > 1 ? lines[0].pieces[1] : nil
    let isOver = mark.map { $0.kind == .icon && $0.columns.lowerBound == first?.columns.lowerBound }
    let skipped = !leads ? 0 : isOver ?? false ? 2 : 1
    var rows: [PhoneLine] = []
    for (index, line) in lines.enumerated() {
      let pieces = index == 0 ? Array(line.pieces.dropFirst(skipped)) : line.pieces
      var row = PhoneLine(
        pieces.map { drawing.item($0, icon: $0.isAtEnd(of: columns) ? 20 : 16, on: base) },
        columns: columns)
      row.place(from: left, to: Self.right)
      rows.append(row)
    }
    let heights = rows.map { row in max(row.items.map(\.height).max() ?? 0, 20) }
    let text = heights.reduce(0, +) + 2 * (heights.count - 1)
    let standard = lines.count > 1 ? (leads ? 76 : 56) : isIcon || hasControl(group) ? 56 : 48
    var band = PhoneFrame.Band(
      height: max(standard, text + 20), ground: group.ground == theme.ground ? nil : group.ground,
      line: left)
    if leads, let first {
      var item = drawing.item(first, avatar: diameter, icon: 24, on: isIcon ? first.ground : base)
      item.x = Self.margin
      band.pieces += drawing.shapes(
        of: item, y: 0, height: band.height, on: isIcon ? first.ground : base,
        name: title(lines.first?.pieces ?? []))
      if let mark, skipped == 2 {
        let look = PhoneFrame.Look(
          shape: .icon, x: Self.margin, y: (band.height - diameter) / 2, width: diameter,
          height: diameter, color: mark.color, ground: mark.ground, size: diameter / 2,
          radius: diameter / 2)
        band.pieces.append(PhoneFrame.Piece(look: look, text: mark.symbol, source: mark.source))
      }
    }
    var y = (band.height - text) / 2
    for (row, height) in zip(rows, heights) {
      for item in row.items {
        band.pieces += drawing.shapes(
          of: item, y: y, height: height, on: base, name: title(lines.first?.pieces ?? []))
      }
      y += height + 2
    }
    return band
  }

  private func hasControl(_ group: CapturedPicture.Group) -> Bool {
    group.pieces.contains { $0.kind == .toggle || $0.kind == .field }
  }

  /// Returns the space between sections, which a frame shows as a line; nil for other groups.
  private func space(_ group: CapturedPicture.Group) -> Part? {
    guard group.pieces.allSatisfy({ $0.kind == .text && $0.text.allSatisfy { $0 == "─" } }) else {
      return nil
    }
    let band = PhoneFrame.Band(height: 12, ground: drawing.fieldColor)
    return Part(band: band, lines: range(of: group.pieces))
  }

  private func header(_ group: CapturedPicture.Group) -> Part {
    if let space = space(group) { return space }
    let lines = lines(of: group.pieces)
    if lines.count == 1, !group.pieces.contains(where: { $0.kind != .text && $0.kind != .button }) {
      let base = group.ground ?? theme.ground
      var line = PhoneLine(group.pieces.map { drawing.item($0, on: base) }, columns: columns)
      line.place(from: Self.margin, to: Self.right)
      var band = PhoneFrame.Band(height: 32, ground: group.ground)
      for item in line.items {
        band.pieces += drawing.shapes(of: item, y: 4, height: 28, on: base)
      }
      return Part(band: band, lines: range(of: group.pieces))
    }
    return Part(
      band: stack(lines, ground: group.ground, line: 1), lines: range(of: group.pieces))
  }

  /// Returns lines of views below each other.
  func stack(
    _ lines: [(number: Int, pieces: [CapturedPiece])], ground: CSSColor?, line below: Int = 0
  ) -> PhoneFrame.Band {
    let base = ground ?? theme.ground
    var band = PhoneFrame.Band(height: 0, ground: ground, line: below)
    if below > 0 { band.height = 12 }
    for line in lines {
      let isAlone = line.pieces.count == 1
      var row = PhoneLine(
        line.pieces.map {
          drawing.item($0, avatar: isAlone ? 80 : 36, icon: isAlone ? 60 : 24, on: base)
        }, columns: columns)
      row.place(from: Self.margin, to: Self.right)
      let height = (row.items.map(\.height).max() ?? 0) + 8
      for item in row.items {
        band.pieces += drawing.shapes(
          of: item, y: band.height, height: height, on: base,
          name: title(lines.flatMap(\.pieces)))
      }
      band.height += height
    }
    if below > 0 { band.height += 12 }
    return band
  }

  private func tools(_ group: CapturedPicture.Group) -> Part {
    let base = group.ground ?? theme.ground
    var band = PhoneFrame.Band(height: 60, ground: group.ground)
    band.pieces.append(
      PhoneFrame.Piece(
        look: PhoneFrame.Look(
          shape: .box, width: PhoneFrame.width, height: 1, ground: drawing.lineColor)))
    let width = PhoneFrame.width / max(group.pieces.count, 1)
    for (index, piece) in group.pieces.enumerated() {
      var item = drawing.item(piece, icon: 24, on: base)
      item.width = min(item.width, width - 4)
      item.x = width * index + (width - item.width) / 2
      item.edge = .center
      band.pieces += drawing.shapes(of: item, y: 2, height: 46, on: base)
    }
    return Part(band: band, lines: range(of: group.pieces))
  }

  // MARK: Views outside of lists

  /// Separates the bar with the text field at the bottom of a chat from the views above it.
  private func splitInput(
    _ group: CapturedPicture.Group
  ) -> (above: [CapturedPiece], input: [CapturedPiece]) {
    let tools = picture.groups.count { $0.part == .tools }
    let last = picture.rows - 2 - 2 * tools
    guard group.pieces.contains(where: { $0.line == last && $0.kind == .field }), last > 3 else {
      return (group.pieces, [])
    }
    var start = last
    while group.pieces.contains(where: { $0.line == start - 1 }) { start -= 1 }
    return (group.pieces.filter { $0.line < start }, group.pieces.filter { $0.line >= start })
  }

  private func views(_ pieces: [CapturedPiece], ground: CSSColor?) -> [Part] {
    var parts: [Part] = []
    for line in lines(of: pieces) {
      if let last = parts.last, line.number > last.lines.upperBound {
        let count = min(line.number - last.lines.upperBound, 4)
        parts.append(Part(band: PhoneFrame.Band(height: 16 * count), lines: last.lines))
      }
      let isForm = line.pieces.contains { $0.kind == .field }
      var band = stack([line], ground: ground)
      if isForm, band.height < 56 {
        let inset = (56 - band.height) / 2
        for index in band.pieces.indices { band.pieces[index].look.y += inset }
        (band.height, band.line) = (56, Self.margin)
      }
      parts.append(Part(band: band, lines: line.number..<line.number + 1))
    }
    return parts
  }

  private func input(_ pieces: [CapturedPiece]) -> [Part] {
    lines(of: pieces).map { line in
      let isForm = line.pieces.contains { $0.kind == .field }
      var row = PhoneLine(
        line.pieces.map { drawing.item($0, icon: 24, on: theme.ground) }, columns: columns)
      row.place(from: Self.margin, to: Self.right)
      let height = row.items.map(\.height).max() ?? 0
      var band = PhoneFrame.Band(height: isForm ? 56 : max(height + 8, 26))
      for item in row.items {
        band.pieces += drawing.shapes(of: item, y: 0, height: band.height, on: theme.ground)
      }
      return Part(band: band, lines: line.number..<line.number + 1)
    }
  }
}

extension CapturedPiece {
  /// Whether it touches the right end of a line.
  func isAtEnd(of columns: Range<Int>) -> Bool {
    self.columns.upperBound >= columns.upperBound - 1
  }
}
