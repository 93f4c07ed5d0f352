import DioramaStage

/// Boxes over the screen: alerts, sheets, menus and other views.
extension PhoneLayout {
  typealias Overlay = PhoneFrame.Overlay
  private typealias Look = PhoneFrame.Look

  /// Returns the boxes of the frame, from back to front.
  func overlays(height: Int) -> [Overlay] {
    picture.groups.filter { !$0.pieces.isEmpty }.flatMap { group -> [Overlay] in
      switch group.part {
      case .alert: [veil(height), alert(group, height)]
      case .menu where group.isAnchored: [menu(group, height)]
      case .menu: [veil(height)] + sheet(group, height)
      case .over: [view(group, height)]
      default: []
      }
    }
  }

  private func veil(_ height: Int) -> Overlay {
    let look = Look(shape: .veil, width: PhoneFrame.width, height: height)
    return Overlay(
      y: 0, band: PhoneFrame.Band(height: height, pieces: [PhoneFrame.Piece(look: look)]))
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 14)
    -> PhoneFrame.Piece
  {
    PhoneFrame.Piece(
      look: Look(
        shape: .box, x: x, y: y, width: width, height: height, ground: drawing.boxColor,
        radius: radius))
  }

  private func line(_ x: Int, _ y: Int, _ width: Int, _ height: Int = 1) -> PhoneFrame.Piece {
    PhoneFrame.Piece(
      look: Look(
        shape: .box, x: x, y: y, width: width, height: height, ground: drawing.lineColor))
  }

  /// Returns a text over the whole width of a box.
  private func text(
    _ text: String, of piece: CapturedPiece, x: Int, y: Int, width: Int, height: Int,
    size: Int, align: Int = 1
  ) -> PhoneFrame.Piece {
    let color = piece.isFaint ? drawing.theme.dim : piece.color
    return PhoneFrame.Piece(
      look: Look(
        x: x, y: y, width: width, height: height,
        color: color == drawing.theme.ink ? nil : color, size: size,
        weight: drawing.cssWeight(piece), align: align),
      text: text, source: piece.source)
  }

  /// Adds the title, the message and the fields of a box, and returns the bottom.
  private func head(
    of group: CapturedPicture.Group, x: Int, width: Int, isSheet: Bool,
    to pieces: inout [PhoneFrame.Piece]
  ) -> Int {
    var y = isSheet ? 10 : 18
    let start = y
    for kind in [CapturedPiece.Kind.title, .message, .field] {
      for piece in group.pieces where piece.kind == kind && !piece.isContinuation {
        if kind == .field {
          let field = Look(
            shape: .box, x: x + 16, y: y + 6, width: width - 32, height: 32,
            ground: drawing.theme.ink.mixed(6, with: drawing.boxColor), radius: 7)
          pieces.append(PhoneFrame.Piece(look: field))
          pieces.append(
            text(
              piece.text, of: piece, x: x + 26, y: y + 6, width: width - 52, height: 32, size: 15,
              align: 0))
          y += 42
          continue
        }
        let size = isSheet ? 13 : Int(piece.size)
        let lines = PhoneText.lines(
          piece.text, width: width - 32, size: Double(size), weight: piece.weight)
        for line in lines {
          pieces.append(
            text(
              line, of: piece, x: x + 16, y: y, width: width - 32, height: size + 6, size: size))
          y += size + 6
        }
        y += 2
      }
    }
    return y == start ? 0 : y + (isSheet ? 8 : 14)
  }

  private func alert(_ group: CapturedPicture.Group, _ height: Int) -> Overlay {
    let (x, width) = (60, 270)
    var pieces: [PhoneFrame.Piece] = []
    var y = head(of: group, x: x, width: width, isSheet: false, to: &pieces)
    let choices = group.pieces.filter { $0.kind == .choice }
    if choices.count == 2, choices[0].line == choices[1].line {
      pieces += [line(x, y, width), line(x + width / 2, y, 1, 44)]
      for (index, choice) in choices.enumerated() {
        pieces.append(
          text(
            choice.text, of: choice, x: x + index * width / 2 + 6, y: y, width: width / 2 - 12,
            height: 44, size: 17))
      }
      y += 44
    } else {
      for choice in choices {
        pieces.append(line(x, y, width))
        pieces.append(
          text(choice.text, of: choice, x: x + 8, y: y, width: width - 16, height: 44, size: 17))
        y += 44
      }
    }
    let band = PhoneFrame.Band(height: y, pieces: [box(x, 0, width, y)] + pieces)
    return Overlay(y: max((height - y) / 2, 0), band: band)
  }

  /// Returns a sheet at the bottom, with its cancel choice in a box of its own.
  private func sheet(_ group: CapturedPicture.Group, _ height: Int) -> [Overlay] {
    let (x, width, row) = (8, PhoneFrame.width - 16, 56)
    var pieces: [PhoneFrame.Piece] = []
    var y = head(of: group, x: x, width: width, isSheet: true, to: &pieces)
    let choices = group.pieces.filter { $0.kind == .choice }
    func draw(_ choice: CapturedPiece) {
      if y > 0 { pieces.append(line(x, y, width)) }
      pieces.append(
        text(choice.text, of: choice, x: x + 16, y: y, width: width - 32, height: row, size: 20))
      if choice.isOn {
        pieces.append(
          PhoneFrame.Piece(
            look: Look(
              shape: .icon, x: x + width - 40, y: y, width: 24, height: row, color: choice.color,
              size: 20), text: "✓"))
      }
      y += row
    }
    choices.filter { !$0.isCancel }.forEach(draw)
    let bottom = height - 12
    var result: [Overlay] = []
    let cancels = choices.filter(\.isCancel)
    let space = cancels.count * (row + 8)
    if y > 0 {
      let band = PhoneFrame.Band(height: y, pieces: [box(x, 0, width, y)] + pieces)
      result.append(Overlay(y: max(bottom - space - y, 0), band: band))
    }
    for (index, cancel) in cancels.enumerated() {
      (y, pieces) = (0, [])
      draw(cancel)
      let band = PhoneFrame.Band(height: y, pieces: [box(x, 0, width, y)] + pieces)
      result.append(Overlay(y: bottom - space + 8 + index * (row + 8), band: band))
    }
    return result
  }

  /// Returns a menu at the button that opened it.
  private func menu(_ group: CapturedPicture.Group, _ height: Int) -> Overlay {
    let width = 250
    let x = left(of: group, width: width)
    var pieces: [PhoneFrame.Piece] = []
    var y = head(of: group, x: x, width: width, isSheet: true, to: &pieces)
    for choice in group.pieces where choice.kind == .choice {
      if y > 0 { pieces.append(line(x, y, width)) }
      pieces.append(
        text(
          choice.text, of: choice, x: x + (choice.isOn ? 40 : 16), y: y, width: width - 56,
          height: 44, size: 17, align: 0))
      for (symbol, place) in [(choice.isOn ? "✓" : "", x + 12), (choice.symbol, x + width - 32)]
      where !symbol.isEmpty {
        pieces.append(
          PhoneFrame.Piece(
            look: Look(
              shape: .icon, x: place, y: y, width: 20, height: 44, color: choice.color, size: 18),
            text: symbol))
      }
      y += 44
    }
    var ground = box(x, 0, width, y)
    ground.look.color = drawing.lineColor
    let band = PhoneFrame.Band(height: y, pieces: [ground] + pieces)
    return Overlay(y: top(of: group, boxHeight: y, height), band: band)
  }

  /// Returns the left edge of a box at its place in the frame.
  private func left(of group: CapturedPicture.Group, width: Int) -> Int {
    let columns = group.pieces.map(\.columns)
    let ends = (columns.map(\.lowerBound).min() ?? 0) + (columns.map(\.upperBound).max() ?? 0)
    let middle = ends * PhoneFrame.width / 2 / max(picture.columns, 1)
    return min(max(middle - width / 2, 10), PhoneFrame.width - 10 - width)
  }

  /// Returns the top of a box at its button, whose frame hides lines below or above the button.
  private func top(of group: CapturedPicture.Group, boxHeight: Int, _ height: Int) -> Int {
    let first = group.pieces.map(\.line).min() ?? 0
    let button = bottoms.keys.filter { $0 < first - 1 }.max()
    let y = button.flatMap { bottoms[$0] } ?? 64
    return max(min(y + 4, height - boxHeight - 8), 8)
  }

  /// Returns another view over the screen, such as a loading indicator or a toast.
  private func view(_ group: CapturedPicture.Group, _ height: Int) -> Overlay {
    let rows = lines(of: group.pieces)
    let isSpinner = group.pieces.contains { $0.kind == .spinner }
    let isMenu = group.isAnchored || rows.count > 2
    let base = group.pieces.first?.ground ?? drawing.theme.ground
    var pieces: [PhoneFrame.Piece] = []
    var y = isSpinner ? 20 : 10
    var width = 0
    var drawn: [(items: [PhoneLine.Item], height: Int)] = []
    for row in rows {
      let items = row.pieces.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
        .map { drawing.item($0, icon: 24, on: base) }
      width = max(width, items.reduce(-8) { $0 + $1.width + 8 })
      drawn.append((items, max(items.map(\.height).max() ?? 0, isMenu ? 40 : 20)))
    }
    width = min(width + (isSpinner ? 40 : 32), PhoneFrame.width - 32)
    if isMenu { width = max(width, 220) }
    let x = isMenu ? left(of: group, width: width) : (PhoneFrame.width - width) / 2
    for (items, rowHeight) in drawn {
      let used = items.reduce(-8) { $0 + $1.width + 8 }
      var place = isMenu ? x + 16 : x + max((width - used) / 2, 16)
      for var item in items {
        item.x = place
        item.width = min(item.width, x + width - 16 - place)
        pieces += drawing.shapes(of: item, y: y, height: rowHeight, on: base)
        place += item.width + 8
      }
      y += rowHeight
    }
    y += isSpinner ? 20 : 10
    var ground = box(x, 0, width, y, radius: isSpinner ? 14 : min(y / 2, 20))
    let isPlain = base == drawing.theme.ground
    ground.look.ground = isPlain ? drawing.boxColor : base
    if isPlain { ground.look.color = drawing.lineColor }
    let band = PhoneFrame.Band(height: y, pieces: [ground] + pieces)
    if isMenu { return Overlay(y: top(of: group, boxHeight: y, height), band: band) }
    return Overlay(y: isSpinner ? (height - y) / 2 : height - y - 90, band: band)
  }
}
