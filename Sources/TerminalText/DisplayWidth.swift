extension StringProtocol {
  /// The number of terminal columns of the text, by the tables of Unicode 17.
  ///
  ///     "Add".displayWidth     // 3
  ///     "日本".displayWidth    // 4
  ///     "👩‍👩‍👧".displayWidth      // 2
  ///
  /// Controls take no column, as a terminal interprets them; see `escapingControls()`.
  @inlinable
  public var displayWidth: Int {
    utf8.withContiguousStorageIfAvailable { TextWidth.columns(of: $0) }
      ?? TextWidth.columns(of: String(self))
  }
}

extension Character {
  /// The number of terminal columns of the character: 0, 1 or 2.
  ///
  /// The width is the sum of the widths of its scalars, but at most 2: so families, skin tones,
  /// flags and Hangul syllables are as wide as one emoji. U+FE0F widens a scalar that it can turn
  /// into an emoji; U+FE0E changes nothing, since terminals give an emoji two columns anyway.
  /// Scalars of ambiguous width take one column.
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
  /// Whether U+FE0F turns this narrow scalar into a wide emoji.
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
  /// Returns the columns of a text in UTF-8.
  @usableFromInline
  static func columns(of text: UnsafeBufferPointer<UInt8>) -> Int {
    isPrintableASCII(text) ? text.count : columns(of: String(decoding: text, as: UTF8.self))
  }

  /// Returns the columns of a text.
  @usableFromInline
  static func columns(of text: String) -> Int {
    var columns = 0
    for scalar in text.unicodeScalars {
      let width = WidthClass(of: scalar)
      // Only this case has to find the characters, which takes longer.
      if width.joins { return text.reduce(0) { $0 + $1.displayWidth } }
      columns += width.columns
    }
    return columns
  }

  /// Whether the text contains only printable ASCII characters. The loop has no early exit, so that
  /// the compiler can vectorize it.
  static func isPrintableASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in text { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
}

/// The effect of a Unicode scalar on the width of a text.
///
/// Joining scalars may belong to the character of their neighbors, so their widths cannot be summed
/// before the characters are found.
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

  /// Looks up a scalar in the pinned table.
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

  /// The number of columns of the scalar.
  var columns: Int {
    switch self {
    case .joiningZero: 0
    case .narrow, .joiningNarrow: 1
    case .wide, .joiningWide: 2
    }
  }

  /// Whether the scalar may be part of its neighbors' character.
  var joins: Bool { rawValue > WidthClass.wide.rawValue }
}

extension String {
  /// Returns the text cut to a number of columns; a cut text ends in `…`.
  ///
  ///     "Product team".truncated(toColumns: 8)  // Product…
  ///     "日本語".truncated(toColumns: 4)         // 日…
  ///
  /// A character is never split, so the result may be one column narrower than requested.
  ///
  /// - Parameter columns: The number of terminal columns; with 0 the result has no visible
  ///   character.
  public func truncated(toColumns columns: Int) -> String {
    // No character takes more columns than it has bytes in UTF-8.
    if utf8.count <= columns { return self }
    guard columns > 0 else { return displayWidth == 0 ? self : "" }
    let cut = hasOnlyPrintableASCII ? utf8.index(startIndex, offsetBy: columns - 1) : cut(columns)
    return cut.map { self[..<$0] + "…" } ?? self
  }

  /// The index at which to cut a text so that an ellipsis fits after it; nil if the text fits as a
  /// whole.
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

  /// Returns the text padded with spaces to a number of columns; a wider text is unchanged.
  ///
  /// - Parameter columns: The number of terminal columns to fill.
  public func padded(toColumns columns: Int) -> String {
    let missing = columns - displayWidth
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// Whether every character takes one column and one byte.
  var hasOnlyPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable(TextWidth.isPrintableASCII) ?? false
  }
}
