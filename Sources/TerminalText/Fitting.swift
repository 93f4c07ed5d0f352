extension String {
  /// The text cut to a number of columns; what was cut ends in `…`.
  ///
  ///     "Product team".truncated(toColumns: 8)  // Product…
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
  public func padded(toColumns columns: Int) -> String {
    let missing = columns - displayWidth
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// Whether every character takes one column, and one byte.
  var hasOnlyPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable(TextWidth.isPrintableASCII) ?? false
  }
}
