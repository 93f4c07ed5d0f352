import DioramaExplanation
import DioramaStage

/// A piece of a picture, with its color in CSS notation and the source of its text.
struct CapturedPiece {
  typealias Kind = FramePicture.Kind

  var kind: Kind
  var text: String
  let symbol: String
  /// The line of the frame, from 0.
  let line: Int
  let columns: Range<Int>
  let color: CSSColor
  var ground: CSSColor
  let size: Double
  let weight: Int
  let alignment: FramePicture.Alignment
  let isOn: Bool
  let isFaint: Bool
  let isCancel: Bool
  let isContinuation: Bool
  let bubble: Int
  let source: CapturedSource?
}

/// The contents of a picture of a frame.
struct CapturedPicture {
  struct Group {
    let part: FrameScene.Part
    let isAnchored: Bool
    let ground: CSSColor?
    let pieces: [CapturedPiece]
  }

  struct Bubble {
    let isOutgoing: Bool
    let ground: CSSColor
  }

  let rows: Int
  let columns: Int
  let isUpsideDown: Bool
  let groups: [Group]
  let bubbles: [Bubble]

  /// - Parameters:
  ///   - picture: what the picture shows.
  ///   - texts: the texts of the snapshot with known sources, by line.
  init(_ picture: FramePicture, _ texts: [Int: [DrawnText]]) {
    (rows, columns, isUpsideDown) = (picture.rows, picture.columns, picture.isUpsideDown)
    bubbles = picture.bubbles.map { Bubble(isOutgoing: $0.isOutgoing, ground: $0.ground.hex) }
    groups = picture.groups.map { group in
      Group(
        part: group.part, isAnchored: group.isAnchored, ground: group.ground?.hex,
        pieces: group.pieces.map { piece in
          let source = texts[piece.line]?.last { $0.columns == piece.columns }
          return CapturedPiece(
            kind: piece.kind, text: piece.text, symbol: piece.symbol,
            line: piece.line - picture.firstLine, columns: piece.columns, color: piece.color.hex,
            ground: piece.ground.hex, size: piece.fontSize, weight: piece.weight,
            alignment: piece.alignment, isOn: piece.isOn, isFaint: piece.isFaint,
            isCancel: piece.isCancel, isContinuation: piece.isContinuation, bubble: piece.bubble,
            source: source.map(CapturedSource.init))
        })
    }
  }
}
