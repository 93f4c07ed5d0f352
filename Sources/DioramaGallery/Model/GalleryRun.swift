extension GalleryModel {
  /// A piece of a row: a text, its style, and its source.
  ///
  /// In JSON it is a list of numbers, `[string, style, source]`, without trailing zeros. The
  /// source's number counts from 1.
  public struct Run: Codable, Sendable, Hashable {
    /// The number of its text.
    public var string: Int
    /// The number of its style.
    public var style: Int
    /// The number of its source, from 1; 0 for none.
    public var source: Int

    /// A piece of a row.
    public init(string: Int, style: Int = 0, source: Int = 0) {
      (self.string, self.style, self.source) = (string, style, source)
    }

    /// Reads the numbers; omitted ones are 0.
    public init(from decoder: any Decoder) throws {
      let numbers = try CompactNumbers(from: decoder, count: 3)
      self.init(string: numbers[0], style: numbers[1], source: numbers[2])
    }

    /// Writes the numbers without trailing zeros.
    public func encode(to encoder: any Encoder) throws {
      try CompactNumbers([string, style, source], atLeast: 1).encode(to: encoder)
    }
  }

  /// The source of a text.
  ///
  /// In JSON it is a list of numbers, `[what, component, text, file, line, column]`, without
  /// trailing zeros. The numbers of strings and files count from 1.
  public struct Source: Codable, Sendable, Hashable {
    /// The property that shows the text, such as `headerComponent.title`: a string's number from 1.
    public var what = 0
    /// The class that draws it: a string's number, from 1.
    public var component = 0
    /// The value that it was made from, in words: a string's number, from 1.
    public var text = 0
    /// The file of that value: its number, from 1.
    public var file = 0
    /// The line, from 1.
    public var line = 0
    /// The column, from 1.
    public var column = 0

    /// An unknown source.
    public init() {}

    /// Reads the numbers; omitted ones are 0.
    public init(from decoder: any Decoder) throws {
      let numbers = try CompactNumbers(from: decoder, count: 6)
      (what, component, text) = (numbers[0], numbers[1], numbers[2])
      (file, line, column) = (numbers[3], numbers[4], numbers[5])
    }

    /// Writes the numbers without trailing zeros.
    public func encode(to encoder: any Encoder) throws {
      try CompactNumbers([what, component, text, file, line, column], atLeast: 0)
        .encode(to: encoder)
    }
  }
}

/// A list of numbers without trailing zeros.
struct CompactNumbers {
  private var numbers: [Int]

  var count: Int { numbers.count }

  init(_ numbers: [Int], atLeast count: Int) {
    self.numbers = numbers
    while self.numbers.count > count, self.numbers.last == 0 { self.numbers.removeLast() }
  }

  init(from decoder: any Decoder, count: Int) throws {
    var list = try decoder.unkeyedContainer()
    numbers = []
    while !list.isAtEnd, numbers.count < count { numbers.append(try list.decode(Int.self)) }
  }

  subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in numbers { try list.encode(number) }
  }
}
