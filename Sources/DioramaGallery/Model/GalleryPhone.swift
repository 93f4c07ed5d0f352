extension GalleryModel {
  /// The tables of the pictures of frames as phones, which ``Frame/phone`` refers to.
  public struct Phone: Codable, Sendable {
    /// The colors, as `#rrggbb`.
    public var colors: [String] = []
    /// The styles of shapes.
    public var styles: [Style] = []
    /// The looks of shapes: a style at a place.
    public var looks: [Look] = []
    /// The parts of pictures, such as rows of lists.
    public var bands: [Band] = []
    /// The drawings of symbols: paths of strokes in a square of 24 units.
    public var icons: [String: String] = [:]

    /// The style of shapes.
    ///
    /// In JSON it is a list of numbers without trailing zeros: the shape, color, ground, size, weight,
    /// alignment, radius. Colors count from 1.
    public struct Style: Codable, Sendable, Hashable {
      /// What is drawn: 0 text, 1 box, 2 avatar, 3 switch, 4 checkbox, 5 symbol, 6 activity
      /// indicator, 7 photo, 8 shade.
      public var shape = 0
      /// The color's number from 1; 0 for the ink of the frame.
      public var color = 0
      /// The background color's number from 1; 0 for none.
      public var ground = 0
      /// The size of the font, or that of a symbol.
      public var size = 0
      /// The weight of the font as in CSS; 0 for regular.
      public var weight = 0
      /// 0 for left, 1 for center, 2 for right; of a switch or a checkbox, 1 if it is on.
      public var align = 0
      /// The radius of the corners.
      public var radius = 0

      /// The style of a text in the ink of the frame.
      public init() {}

      /// Reads the numbers; omitted ones are 0.
      public init(from decoder: any Decoder) throws {
        let numbers = try CompactNumbers(from: decoder, count: 7)
        (shape, color, ground, size) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (weight, align, radius) = (numbers[4], numbers[5], numbers[6])
      }

      /// Writes the numbers without trailing zeros.
      public func encode(to encoder: any Encoder) throws {
        try CompactNumbers([shape, color, ground, size, weight, align, radius], atLeast: 1)
          .encode(to: encoder)
      }
    }

    /// A style with its place in a band.
    ///
    /// In JSON it is a list of numbers without trailing zeros: the number of the style, x, y, width
    /// and height.
    public struct Look: Codable, Sendable, Hashable {
      /// The number of its style.
      public var style = 0
      /// The left edge.
      public var x = 0
      /// The upper edge.
      public var y = 0
      /// The width.
      public var width = 0
      /// The height.
      public var height = 0

      /// A look without a size.
      public init() {}

      /// Reads the numbers; omitted ones are 0.
      public init(from decoder: any Decoder) throws {
        let numbers = try CompactNumbers(from: decoder, count: 5)
        (style, x, y) = (numbers[0], numbers[1], numbers[2])
        (width, height) = (numbers[3], numbers[4])
      }

      /// Writes the numbers without trailing zeros.
      public func encode(to encoder: any Encoder) throws {
        try CompactNumbers([style, x, y, width, height], atLeast: 1).encode(to: encoder)
      }
    }

    /// A part of a picture, such as a row of a list.
    ///
    /// In JSON it is a list of numbers: the height, the number of its background color from 1, the
    /// left end of the line below it, then the shapes. A shape without a text is the number of its
    /// look, from -1 down. Another is the number of its look and that of its text, from 1; if the
    /// text has another source than the same text in the frame's rows, its number is negative, and
    /// the number of the source follows, from 1.
    public struct Band: Codable, Sendable, Hashable {
      /// A shape of a band.
      public struct Piece: Sendable, Hashable {
        /// The number of its look.
        public var look = 0
        /// The number of its text from 1; 0 for none.
        public var string = 0
        /// The number of the text's source, from 1; 0 for none; nil for that of the same text in the
        /// frame's rows.
        public var source: Int?
      }

      /// The height.
      public var height = 0
      /// The background color's number from 1; 0 for none.
      public var ground = 0
      /// The left end of the line below it; 0 for no line.
      public var line = 0
      /// The shapes, from back to front.
      public var pieces: [Piece] = []

      /// An empty band.
      public init() {}

      /// Reads the numbers; omitted ones are 0.
      public init(from decoder: any Decoder) throws {
        let numbers = try CompactNumbers(from: decoder, count: .max)
        (height, ground, line) = (numbers[0], numbers[1], numbers[2])
        var index = 3
        while index < numbers.count {
          let (look, string) = (numbers[index], numbers[index + 1])
          if look < 0 {
            pieces.append(Piece(look: -1 - look))
            index += 1
          } else {
            let source = string < 0 ? numbers[index + 2] : nil
            pieces.append(Piece(look: look, string: abs(string), source: source))
            index += source == nil ? 2 : 3
          }
        }
      }

      /// Writes the numbers without trailing zeros.
      public func encode(to encoder: any Encoder) throws {
        var numbers = [height, ground, line]
        for piece in pieces {
          if piece.string == 0 {
            numbers.append(-1 - piece.look)
          } else if let source = piece.source {
            numbers += [piece.look, -piece.string, source]
          } else {
            numbers += [piece.look, piece.string]
          }
        }
        try CompactNumbers(numbers, atLeast: 1).encode(to: encoder)
      }
    }
  }
}
