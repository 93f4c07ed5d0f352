extension StringProtocol {
  /// How many columns a terminal needs for the text, by the tables of Unicode 17.
  ///
  ///     "Add".displayWidth     // 3
  ///     "日本".displayWidth    // 4
  ///     "👩‍👩‍👧".displayWidth      // 2
  ///
  /// Controls take none, as a terminal does something else with them; see `escapingControls()`.
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
    isPrintableASCII(text) ? text.count : columns(of: String(decoding: text, as: UTF8.self))
  }

  /// The columns of a text.
  @usableFromInline
  static func columns(of text: String) -> Int {
    var columns = 0
    for scalar in text.unicodeScalars {
      let width = WidthClass(of: scalar)
      // Only here the characters have to be found, which takes longer.
      if width.joins { return text.reduce(0) { $0 + $1.displayWidth } }
      columns += width.columns
    }
    return columns
  }

  /// Whether there are only printable ASCII characters. No way out of the loop before its end:
  /// that lets the compiler look at many bytes at once.
  static func isPrintableASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in text { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
}

/// What a Unicode scalar does to the width of a text.
///
/// Joining scalars may belong to the character of their neighbours, so their width cannot be
/// added up without finding the characters first.
enum WidthClass: UInt32 {
  /// One column, a character by itself.
  case narrow
  /// Two columns, a character by itself.
  case wide
  /// No column: combining marks, joiners, variation selectors, controls.
  case joiningZero
  /// One column, such as a spacing vowel sign.
  case joiningNarrow
  /// Two columns, such as a leading jamo, half a flag or a skin tone.
  case joiningWide

  /// Looks a scalar up in the pinned table.
  init(of scalar: Unicode.Scalar) {
    self.init(of: scalar.value)
  }

  init(of value: UInt32) {
    if value &- 0x20 < 0x5F || value &- 0x4E00 < 0x5200 || value &- 0xAC00 < 0x2BA4 {
      self = value < 0x80 ? .narrow : .wide
      return
    }
    let runs = WidthTable.runs
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 3 <= value { low = middle } else { high = middle }
    }
    self = WidthClass(rawValue: runs[low] & 7) ?? .narrow
  }

  /// How many columns the scalar takes.
  var columns: Int {
    switch self {
    case .joiningZero: 0
    case .narrow, .joiningNarrow: 1
    case .wide, .joiningWide: 2
    }
  }

  /// Whether it may be part of its neighbours' character.
  var joins: Bool { rawValue > WidthClass.wide.rawValue }
}

extension String {
  /// The text cut to a number of columns; what was cut ends in `…`.
  ///
  ///     "Product team".truncated(toColumns: 8)  // Product…
  ///     "日本語".truncated(toColumns: 4)         // 日…
  ///
  /// No character is torn apart, so the result may be a column narrower than asked for.
  ///
  /// - Parameter columns: How many columns of a terminal there are; in 0 nothing can be seen.
  public func truncated(toColumns columns: Int) -> String {
    // No character takes more columns than bytes in UTF-8.
    if utf8.count <= columns { return self }
    guard columns > 0 else { return displayWidth == 0 ? self : "" }
    let cut = hasOnlyPrintableASCII ? utf8.index(startIndex, offsetBy: columns - 1) : cut(columns)
    return cut.map { self[..<$0] + "…" } ?? self
  }

  /// Where to cut a text for an ellipsis to fit behind; nil when it fits as a whole.
  private func cut(_ columns: Int) -> Index? {
    var width = 0
    var cut = startIndex
    for index in indices {
      width += self[index].displayWidth
      if width > columns { return cut }
      if width < columns { cut = self.index(after: index) }
    }
    return nil
  }

  /// The text with blanks behind it up to a number of columns; a wider text is left as it is.
  ///
  /// - Parameter columns: How many columns of a terminal to fill.
  public func padded(toColumns columns: Int) -> String {
    let missing = columns - displayWidth
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// Whether every character takes one column, and one byte.
  var hasOnlyPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable(TextWidth.isPrintableASCII) ?? false
  }
}
