extension StringProtocol {
  /// How many columns a terminal needs for the text.
  ///
  ///     "Add".displayWidth     // 3
  ///     "日本".displayWidth    // 4
  ///     "👩‍👩‍👧".displayWidth      // 2
  ///
  /// Controls take none, as a terminal does something else with them; see `escapingControls`.
  @inlinable
  public var displayWidth: Int {
    utf8.withContiguousStorageIfAvailable { TextWidth.columns(of: $0) }
      ?? TextWidth.columns(of: String(self))
  }
}

extension Character {
  /// How many columns a terminal needs for the character: 0, 1 or 2.
  ///
  /// The widths of its scalars are added up, but never to more than 2: that makes families, skin
  /// tones, flags and Hangul syllables as wide as one emoji. U+FE0F widens what it can turn to an
  /// emoji; U+FE0E changes nothing, since terminals leave an emoji its two columns. Scalars of
  /// ambiguous width take one.
  public var displayWidth: Int {
    if let ascii = asciiValue { return ascii &- 0x20 < 0x5F ? 1 : 0 }
    var columns = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}", let previous, previous.isEmojiByVariation { columns += 1 }
      columns += WidthClass(of: scalar).columns
      previous = scalar
    }
    return min(columns, 2)
  }
}

extension Unicode.Scalar {
  /// Whether U+FE0F turns this narrow scalar to a wide emoji.
  fileprivate var isEmojiByVariation: Bool {
    let ranges = WidthTable.emojiByVariation
    return stride(from: 0, to: ranges.count, by: 2).contains {
      ranges[$0] <= value && value <= ranges[$0 + 1]
    }
  }
}

/// Measures text in its storage.
@usableFromInline
enum TextWidth {
  /// The columns of a text in UTF-8.
  @usableFromInline
  static func columns(of text: UnsafeBufferPointer<UInt8>) -> Int {
    isPrintableASCII(text)
      ? text.count
      : columnsWithoutJoining(of: text) ?? columns(of: String(decoding: text, as: UTF8.self))
  }

  /// The columns of a text whose characters have to be found.
  @usableFromInline
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether there are only printable ASCII characters. No way out of the loop before its end:
  /// that lets the compiler look at many bytes at once.
  static func isPrintableASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in text { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }

  /// The columns of a text in which every scalar is a character by itself, as in most languages;
  /// nil for others.
  private static func columnsWithoutJoining(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var columns = 0
    var index = 0
    while index < text.count {
      let lead = UInt32(text[index])
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
      // Bytes from elsewhere than a string may end too early.
      guard index + length <= text.count else { return nil }
      for step in 1..<max(length, 1) { value = value << 6 | UInt32(text[index + step] & 0x3F) }
      let width = WidthClass(of: value)
      if width.joins { return nil }
      columns += width.columns
      index += length
    }
    return columns
  }
}
