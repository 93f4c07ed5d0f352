import DioramaStage

/// Messages of a chat: bubbles at the left and the right, with what is around them.
extension PhoneLayout {
  private typealias Line = (number: Int, pieces: [CapturedPiece])

  /// A bubble with its place in the band.
  private struct Bubble {
    var lines: ClosedRange<Int>
    var x = 0
    var width = 0
    var top = 0
    var bottom = 0
  }

  private static let avatar = 28
  private static let left = 52
  private static let maxBubble = 300

  /// Returns the bands of a message: one for its bubble, and one for each other line.
  mutating func chat(
    _ group: CapturedPicture.Group, _ lines: [(number: Int, pieces: [CapturedPiece])]
  ) -> [(band: PhoneFrame.Band, lines: Range<Int>)] {
    noteSender(of: lines)
    var segments: [[Line]] = []
    var alone: [CapturedPiece] = []
    for var line in lines {
      if line.pieces.allSatisfy({ $0.kind == .avatar && $0.bubble == 0 }) {
        // The picture is beside the top of the bubble below.
        alone += line.pieces
        continue
      }
      line.pieces += alone
      alone = []
      let numbers = Set(line.pieces.map(\.bubble)).subtracting([0])
      let isSame = segments.last?.last.map { last in
        last.pieces.contains { numbers.contains($0.bubble) }
      }
      if isSame ?? false {
        segments[segments.count - 1].append(line)
      } else {
        segments.append([line])
      }
    }
    let avatars = group.pieces.filter { $0.kind == .avatar && $0.bubble == 0 }
    let isTrailing = avatars.contains { $0.columns.lowerBound > columns.upperBound - 4 }
    return segments.map { segment in
      let first = segment.first?.number ?? 0
      return (
        chat(segment, of: group, isTrailing: isTrailing),
        first..<max(segment.last?.number ?? 0, first) + 1
      )
    }
  }

  /// Returns the band of a bubble, or of a line without one.
  private func chat(
    _ lines: [Line], of group: CapturedPicture.Group, isTrailing: Bool
  ) -> PhoneFrame.Band {
    let base = group.ground ?? drawing.theme.ground
    var band = PhoneFrame.Band(height: 2, ground: group.ground)
    let pieces = lines.flatMap(\.pieces)
    let avatars = pieces.filter { $0.kind == .avatar && $0.bubble == 0 }
    let right = PhoneFrame.width - (isTrailing ? Self.left : 12)
    var bubbles = self.bubbles(in: lines)
    for (number, bubble) in bubbles {
      bubbles[number]?.x = isOutgoing(number) ? right - bubble.width : Self.left
    }
    var shapes: [PhoneFrame.Piece] = []
    for line in lines {
      let pieces = line.pieces.filter { piece in !avatars.contains { $0.isSame(as: piece) } }
      if let number = pieces.first(where: { $0.bubble > 0 })?.bubble, var bubble = bubbles[number] {
        shapes += draw(
          pieces.filter { $0.bubble == number }, in: &bubble, number, at: line.number, &band.height)
        bubbles[number] = bubble
        shapes += draw(
          pieces.filter { $0.bubble != number }, beside: bubble, number, bottom: band.height, base)
      } else if !pieces.isEmpty {
        shapes += draw(
          pieces, in: &band.height, to: right, base, atLeast: avatars.isEmpty ? 0 : Self.avatar)
      }
    }
    for (number, bubble) in bubbles.sorted(by: { $0.key < $1.key }) {
      let look = PhoneFrame.Look(
        shape: .box, x: bubble.x, y: bubble.top, width: bubble.width,
        height: bubble.bottom - bubble.top, ground: ground(ofBubble: number), radius: 16)
      band.pieces.append(PhoneFrame.Piece(look: look))
    }
    band.pieces += shapes
    band.height = max(band.height, avatars.isEmpty ? 0 : Self.avatar + 2)
    for avatar in avatars {
      var item = drawing.item(avatar, avatar: Self.avatar, on: base)
      let isAbove = avatar.line < lines.first?.number ?? 0
      item.x = isTrailing ? PhoneFrame.width - 12 - Self.avatar : 12
      band.pieces += drawing.shapes(
        of: item, y: isAbove ? 2 : band.height - Self.avatar, height: Self.avatar, on: base,
        name: sender)
    }
    band.height += bubbles.isEmpty ? 0 : 6
    return band
  }

  /// Notes the name above or beside a message, for the initials of its picture. A message of a group
  /// has that of the message before it.
  private mutating func noteSender(of lines: [Line]) {
    let own = lines.first { line in
      line.pieces.contains {
        $0.alignment != .center && $0.columns.lowerBound < picture.columns / 4
      }
    }
    guard let own, !own.pieces.contains(where: { $0.bubble > 0 }),
      let name = own.pieces.first(where: { $0.kind == .text })
    else { return }
    // The line above a reply has a symbol.
    sender = own.pieces.contains { $0.kind == .icon } ? "" : name.text
  }

  private func bubbles(in lines: [Line]) -> [Int: Bubble] {
    var bubbles: [Int: Bubble] = [:]
    for line in lines {
      for (number, pieces) in Dictionary(grouping: line.pieces, by: \.bubble) where number > 0 {
        let ground = ground(ofBubble: number)
        let items = pieces.map { drawing.item($0, icon: 24, on: ground ?? $0.ground) }
        let isPhoto = items.contains { $0.piece.kind == .photo }
        let width = items.reduce(0) { $0 + $1.width + 8 } - 8 + (isPhoto ? 8 : 26)
        var bubble = bubbles[number] ?? Bubble(lines: line.number...line.number)
        bubble.lines = bubble.lines.lowerBound...line.number
        let beside = line.pieces.filter { $0.bubble != number && $0.kind != .avatar }
          .reduce(0) { $0 + drawing.item($1, on: "").width + 6 }
        bubble.width = max(bubble.width, min(width, Self.maxBubble - max(beside - 40, 0)))
        bubbles[number] = bubble
      }
    }
    return bubbles
  }

  private func isOutgoing(_ bubble: Int) -> Bool {
    picture.bubbles.indices.contains(bubble - 1) && picture.bubbles[bubble - 1].isOutgoing
  }

  private func ground(ofBubble number: Int) -> CSSColor? {
    guard picture.bubbles.indices.contains(number - 1) else { return nil }
    let color = picture.bubbles[number - 1].ground
    return color == drawing.theme.ground ? drawing.fieldColor : color
  }

  /// Draws a line of a bubble, and adds its height.
  private func draw(
    _ pieces: [CapturedPiece], in bubble: inout Bubble, _ number: Int, at line: Int,
    _ height: inout Int
  ) -> [PhoneFrame.Piece] {
    let isPhoto = pieces.contains { $0.kind == .photo }
    if line == bubble.lines.lowerBound {
      bubble.top = height
      height += isPhoto ? 4 : 7
    }
    let inset = isPhoto ? 4 : 13
    let items = pieces.sorted { $0.columns.lowerBound < $1.columns.lowerBound }.map { piece in
      // The ground of a text in the bubble is that of the bubble; a button has its own.
      drawing.item(piece.inBubble(drawing), icon: 24, on: piece.kind == .button ? "" : piece.ground)
    }
    let rowHeight = items.map(\.height).max() ?? 0
    if line > bubble.lines.lowerBound, pieces.contains(where: { $0.kind == .button }) {
      height += 6
    }
    var x = bubble.x + inset
    var shapes: [PhoneFrame.Piece] = []
    for var item in items {
      item.x = x
      item.width = max(min(item.width, bubble.x + bubble.width - inset - x), 8)
      if item.piece.isSame(as: items[items.count - 1].piece) {
        let end = bubble.x + bubble.width - inset
        if items.count == 1, bubble.lines.count == 1 {
          // In the middle, since the width of the text is only estimated.
          item.edge = .center
          item.extend(from: bubble.x + 4, to: bubble.x + bubble.width - 4)
        } else {
          item.extend(from: x, to: max(end, x + item.width))
        }
      }
      shapes += drawing.shapes(
        of: item, y: height, height: rowHeight,
        on: item.piece.kind == .button ? "" : item.piece.ground)
      x += item.width + 8
    }
    height += rowHeight
    if line == bubble.lines.upperBound {
      height += isPhoto ? 4 : 7
      bubble.bottom = height
    }
    return shapes
  }

  /// Draws the time and the receipt beside the end of a bubble.
  private func draw(
    _ pieces: [CapturedPiece], beside bubble: Bubble, _ number: Int, bottom: Int, _ base: CSSColor
  ) -> [PhoneFrame.Piece] {
    let isOutgoing = isOutgoing(number)
    let items = pieces.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
      .map { drawing.item($0, icon: 16, on: base) }
    var x = bubble.x + bubble.width + 5
    if isOutgoing { x = bubble.x - items.reduce(0) { $0 + $1.width + 4 } }
    var shapes: [PhoneFrame.Piece] = []
    for var item in items {
      item.x = x
      item.edge = isOutgoing ? .right : .left
      if items.count == 1 {
        let end = x + item.width
        item.extend(from: isOutgoing ? end - 80 : x, to: isOutgoing ? end : x + 80)
      }
      shapes += drawing.shapes(
        of: item, y: bottom - item.height - 1, height: item.height, on: base)
      x += item.width + 4
    }
    return shapes
  }

  /// Draws a line outside of bubbles: a name, a date, or a message of the system.
  private func draw(
    _ pieces: [CapturedPiece], in height: inout Int, to right: Int, _ base: CSSColor,
    atLeast least: Int
  ) -> [PhoneFrame.Piece] {
    var line = PhoneLine(pieces.map { drawing.item($0, icon: 16, on: base) }, columns: columns)
    let isIndented = pieces.allSatisfy { $0.columns.lowerBound > columns.lowerBound }
    line.place(from: isIndented ? Self.left : 16, to: right, margin: 3)
    if line.items.allSatisfy({ $0.edge == .center }) {
      line.placeCentered(from: 16, to: PhoneFrame.width - 16)
      height += 6
    }
    let rowHeight = max(line.items.map(\.height).max() ?? 0, least)
    let shapes = line.items.flatMap {
      drawing.shapes(of: $0, y: height, height: rowHeight, on: base)
    }
    height += rowHeight + (line.items.allSatisfy { $0.edge == .center } ? 6 : 0)
    return shapes
  }
}

extension CapturedPiece {
  /// The piece with a ground that is visible in a bubble, if it is a button.
  fileprivate func inBubble(_ drawing: PhoneDrawing) -> CapturedPiece {
    var piece = self
    if kind == .button { piece.ground = color.mixed(10, with: ground) }
    return piece
  }

  /// Whether it is the same piece of the frame.
  func isSame(as other: CapturedPiece) -> Bool {
    line == other.line && columns == other.columns && kind == other.kind
  }
}
