extension Source {
  /// The bytes of places in the file; nil for one that is none of its places.
  public func byteRanges(of places: [Place]) -> [Range<Int>?] {
    let lines = LineTable(bytes)
    return places.map { place in
      guard let start = lines.offset(of: place.start), let end = lines.offset(of: place.end),
        start <= end
      else { return nil }
      return start..<end
    }
  }
}

extension LineTable {
  /// The byte that a mark stands at; nil where the line is shorter.
  fileprivate func offset(of mark: Mark) -> Int? {
    guard let line = range(ofLine: mark.line), mark.column >= 1 else { return nil }
    var column: Int32 = 1
    var index = line.lowerBound
    while column < mark.column, index < line.upperBound {
      index += 1
      while index < line.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
      column += 1
    }
    return column == mark.column ? index : nil
  }
}
