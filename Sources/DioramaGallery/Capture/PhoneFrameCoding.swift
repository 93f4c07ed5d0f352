import Diorama

extension OutcomeWriter {
  /// Encodes the picture of a frame.
  mutating func append(_ frame: PhoneFrame) {
    append(list: frame.items) { writer, item in
      switch item {
      case .gap(let points):
        writer.append(true)
        writer.append(points)
      case .band(let band):
        writer.append(false)
        writer.append(band)
      }
    }
    append(list: frame.overlays) { writer, overlay in
      writer.append(overlay.y)
      writer.append(overlay.band)
    }
  }

  private mutating func append(_ band: PhoneFrame.Band) {
    append(band.height)
    append(optional: band.ground) { $0.append($1) }
    append(band.line)
    append(list: band.pieces) { writer, piece in
      let look = piece.look
      for number in [look.shape.rawValue] + look.place + look.font { writer.append(number) }
      writer.append(optional: look.color) { $0.append($1) }
      writer.append(optional: look.ground) { $0.append($1) }
      writer.append(piece.text)
      writer.append(optional: piece.source) { $0.append($1) }
    }
  }
}

extension PhoneFrame.Look {
  /// The place in the band: x, y, width and height.
  var place: [Int] { [x, y, width, height] }
  /// Size, weight, alignment and radius.
  var font: [Int] { [size, weight, align, radius] }
}

extension OutcomeReader {
  /// Decodes the picture of a frame.
  mutating func phoneFrame() throws(Malformed) -> PhoneFrame {
    PhoneFrame(
      items: try list { reader throws(Malformed) in
        try reader.flag() ? .gap(try reader.number()) : .band(try reader.phoneBand())
      },
      overlays: try list { reader throws(Malformed) in
        PhoneFrame.Overlay(y: try reader.number(), band: try reader.phoneBand())
      })
  }

  private mutating func phoneBand() throws(Malformed) -> PhoneFrame.Band {
    PhoneFrame.Band(
      height: try number(), ground: try optionalText(), line: try number(),
      pieces: try list { reader throws(Malformed) in try reader.phonePiece() })
  }

  private mutating func phonePiece() throws(Malformed) -> PhoneFrame.Piece {
    guard let shape = PhoneFrame.Shape(rawValue: try number()) else { throw Malformed() }
    var look = PhoneFrame.Look(
      shape: shape, x: try number(), y: try number(), width: try number(), height: try number())
    (look.size, look.weight) = (try number(), try number())
    (look.align, look.radius) = (try number(), try number())
    (look.color, look.ground) = (try optionalText(), try optionalText())
    return PhoneFrame.Piece(
      look: look, text: try text(),
      source: try optional { reader throws(Malformed) in try reader.capturedSource() })
  }
}
