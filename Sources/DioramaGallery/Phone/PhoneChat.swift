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
  private static let maxBubble = 270

  /// Returns the band of a message.
  mutating func chat(
    _ group: CapturedPicture.Group, _ lines: [(number: Int, pieces: [CapturedPiece])]
  ) -> PhoneFrame.Band {
    let base = group.ground ?? drawing.theme.ground
    var band = PhoneFrame.Band(height: 2, ground: group.ground)
    let avatars = group.pieces.filter { $0.kind == .avatar && $0.bubble == 0 }
    noteSender(of: lines)
    var bubbles = self.bubbles(in: lines)
    let isTrailing = avatars.contains { $0.columns.lowerBound > columns.upperBound - 4 }
    let right = isTrailing ? PhoneFrame.width - Self.left : PhoneFrame.width - 12
    for (number, bubble) in bubbles {
      bubbles[number]?.x = isOutgoing(number) ? right - bubble.width : Self.left
    }
    var shapes: [PhoneFrame.Piece] = []
    var places: [Int: (top: Int, bottom: Int)] = [:]
    for line in lines {
      let pieces = line.pieces.filter { piece in !avatars.contains { $0.isSame(as: piece) } }
      let top = band.height
      if let number = pieces.first(where: { $0.bubble > 0 })?.bubble, var bubble = bubbles[number] {
        shapes += draw(
          pieces.filter { $0.bubble == number }, in: &bubble, number, at: line.number, &band.height)
        bubbles[number] = bubble
        shapes += draw(
          pieces.filter { $0.bubble != number }, beside: bubble, number, bottom: band.height, base)
      } else if !pieces.isEmpty {
        shapes += draw(pieces, in: &band.height, to: right, base)
      } else {
        band.height += Self.avatar
      }
      places[line.number] = (top, band.height)
      band.height += 2
    }
    for number in bubbles.keys.sorted() {
      guard let bubble = bubbles[number] else { continue }
      let look = PhoneFrame.Look(
        shape: .box, x: bubble.x, y: bubble.top, width: bubble.width,
        height: bubble.bottom - bubble.top, ground: ground(ofBubble: number), radius: 16)
      band.pieces.append(PhoneFrame.Piece(look: look))
    }
    band.pieces += shapes
    for avatar in avatars {
      guard let place = places[avatar.line] else { continue }
      var item = drawing.item(avatar, avatar: Self.avatar, on: base)
      item.x = isTrailing ? PhoneFrame.width - 12 - Self.avatar : 12
      let isHead = avatar.line == lines.first?.number && lines.count > 1 && bubbles.isEmpty
      let y = isHead ? place.top : max(place.bottom - Self.avatar, 0)
      band.pieces += drawing.shapes(
        of: item, y: y, height: Self.avatar, on: base, name: sender)
      band.height = max(band.height, y + Self.avatar + 2)
    }
    band.height += 4
    return band
  }

  /// Notes the name above or beside a message, for the initials of its picture.
  private mutating func noteSender(of lines: [Line]) {
    for line in lines {
      for piece in line.pieces where piece.kind == .text && piece.bubble == 0 {
        let start = piece.columns.lowerBound - columns.lowerBound
        if start == 2, piece.alignment != .center, !line.pieces.contains(where: { $0.bubble > 0 }) {
          sender = piece.text
          return
        }
      }
    }
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
        bubble.width = max(bubble.width, min(width, Self.maxBubble))
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
      // The ground of a text in the bubble is that of the bubble.
      drawing.item(piece, icon: 24, on: piece.kind == .button ? "" : piece.ground)
    }
    let rowHeight = items.map(\.height).max() ?? 0
    var x = bubble.x + inset
    var shapes: [PhoneFrame.Piece] = []
    for var item in items {
      item.x = x
      item.width = max(min(item.width, bubble.x + bubble.width - inset - x), 8)
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
      shapes += drawing.shapes(
        of: item, y: bottom - item.height - 1, height: item.height, on: base)
      x += item.width + 4
    }
    return shapes
  }

  /// Draws a line outside of bubbles: a name, a date, or a message of the system.
  private func draw(
    _ pieces: [CapturedPiece], in height: inout Int, to right: Int, _ base: CSSColor
  ) -> [PhoneFrame.Piece] {
    var line = PhoneLine(pieces.map { drawing.item($0, icon: 16, on: base) }, columns: columns)
    let isIndented = pieces.allSatisfy { $0.columns.lowerBound > columns.lowerBound }
    line.place(from: isIndented ? Self.left : 16, to: right)
    if line.items.allSatisfy({ $0.edge == .center }) {
      line.placeCentered(from: 16, to: PhoneFrame.width - 16)
      height += 6
    }
    let rowHeight = line.items.map(\.height).max() ?? 0
    let shapes = line.items.flatMap {
      drawing.shapes(of: $0, y: height, height: rowHeight, on: base)
    }
    height += rowHeight + (line.items.allSatisfy { $0.edge == .center } ? 6 : 0)
    return shapes
  }
}

extension CapturedPiece {
  /// Whether it is the same piece of the frame.
  func isSame(as other: CapturedPiece) -> Bool {
    line == other.line && columns == other.columns && kind == other.kind
  }
}
