extension GalleryModel {
  /// The tables of the pictures of frames as phones, which ``Frame/phone`` refers to.
  public struct Phone: Codable, Sendable {
    /// The colors, as `#rrggbb`.
    public var colors: [String] = []
    /// The looks of shapes.
    public var looks: [Look] = []
    /// The parts of pictures, such as rows of lists.
    public var bands: [Band] = []
    /// The drawings of symbols: paths of strokes in a square of 24 units.
    public var icons: [String: String] = [:]

    /// The look of a shape.
    ///
    /// In JSON it is a list of numbers without trailing zeros: the shape, the place and size (x, y,
    /// width and height), color, ground, size, weight, alignment, radius. Colors count from 1.
    public struct Look: Codable, Sendable, Hashable {
      /// What is drawn: 0 text, 1 box, 2 avatar, 3 switch, 4 checkbox, 5 symbol, 6 activity
      /// indicator, 7 photo, 8 shade.
      public var shape = 0
      /// The left edge.
      public var x = 0
      /// The upper edge.
      public var y = 0
      /// The width.
      public var width = 0
      /// The height.
      public var height = 0
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

      /// A look without a size.
      public init() {}

      /// Reads the numbers; omitted ones are 0.
      public init(from decoder: any Decoder) throws {
        let numbers = try CompactNumbers(from: decoder, count: 11)
        (shape, x, y) = (numbers[0], numbers[1], numbers[2])
        (width, height, color, ground) = (numbers[3], numbers[4], numbers[5], numbers[6])
        (size, weight, align, radius) = (numbers[7], numbers[8], numbers[9], numbers[10])
      }

      /// Writes the numbers without trailing zeros.
      public func encode(to encoder: any Encoder) throws {
        try CompactNumbers(
          [shape, x, y, width, height, color, ground, size, weight, align, radius], atLeast: 1
        ).encode(to: encoder)
      }
    }

    /// A part of a picture, such as a row of a list.
    ///
    /// In JSON it is a list of numbers: the height, the number of its background color from 1, the
    /// left end of the line below it, then for each shape the number of its look, that of its text
    /// from 1, and that of its source from 1.
    public struct Band: Codable, Sendable, Hashable {
      /// A shape of a band.
      public struct Piece: Sendable, Hashable {
        /// The number of its look.
        public var look = 0
        /// The number of its text from 1; 0 for none.
        public var string = 0
        /// The number of the text's source from 1; 0 for none.
        public var source = 0
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
        pieces = stride(from: 3, to: numbers.count, by: 3).map {
          Piece(look: numbers[$0], string: numbers[$0 + 1], source: numbers[$0 + 2])
        }
      }

      /// Writes the numbers without trailing zeros.
      public func encode(to encoder: any Encoder) throws {
        let numbers = pieces.flatMap { [$0.look, $0.string, $0.source] }
        let count = pieces.isEmpty ? 1 : 3 * pieces.count + 1
        try CompactNumbers([height, ground, line] + numbers, atLeast: count).encode(to: encoder)
      }
    }
  }
}
