/// The lines that a merge writes around the two versions of a part that both sides changed.
package enum ConflictMarkers {
  /// Returns the lines of a text that begin with a marker, from 1. Rows of `=` or `|` are markers
  /// only together with those of a side.
  ///
  /// - Parameter bytes: The text as UTF-8.
  package static func lines(in bytes: [UInt8]) -> [Int32] {
    guard hasSide(bytes) else { return [] }
    let lines = LineTable(bytes)
    return (1...Int32(lines.count)).filter { number in
      lines.range(ofLine: number).map { isMarker(bytes[$0]) } ?? false
    }
  }

  /// Returns whether a text begins with a marker: the same sign seven or more times, then a space or
  /// the end of the line.
  static func isMarker(_ text: ArraySlice<UInt8>, of signs: String = "<>=|") -> Bool {
    guard let sign = text.first, signs.utf8.contains(sign) else { return false }
    let rest = text.drop { $0 == sign }
    return text.count - rest.count >= 7 && rest.first.map { " \r\n".utf8.contains($0) } ?? true
  }

  /// Whether a line begins with the marker of a side. Every file is searched, and one of the first
  /// seven equal bytes of a marker is at a multiple of seven.
  private static func hasSide(_ bytes: [UInt8]) -> Bool {
    stride(from: 0, to: bytes.count, by: 7).contains { index in
      let byte = bytes[index]
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") else { return false }
      let before = max(index - 7, 0)..<index
      let start = before.last { bytes[$0] != byte }.map { $0 + 1 } ?? before.lowerBound
      return (start == 0 || bytes[start - 1] == UInt8(ascii: "\n"))
        && isMarker(bytes[start...], of: "<>")
    }
  }
}
