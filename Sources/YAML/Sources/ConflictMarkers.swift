/// The lines that a merge writes around the two versions of a part that both sides changed.
package enum ConflictMarkers {
  private static let sides = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
  private static let all = sides + ["=======", "||||||| "].map { Array($0.utf8) }

  /// Returns the lines of a text that begin with a marker, from 1. A row of `=` alone is not a
  /// marker.
  ///
  /// - Parameter bytes: The text as UTF-8.
  package static func lines(in bytes: [UInt8]) -> [Int32] {
    guard hasSide(bytes) else { return [] }
    let lines = LineTable(bytes)
    return (1...Int32(lines.count)).filter { number in
      guard let range = lines.range(ofLine: number) else { return false }
      return all.contains { bytes[range].starts(with: $0) }
    }
  }

  /// Whether a line begins with the marker of a side. Every file is searched, and one of the seven
  /// equal bytes of a marker is at a multiple of seven.
  private static func hasSide(_ bytes: [UInt8]) -> Bool {
    stride(from: 0, to: bytes.count, by: 7).contains { index in
      let byte = bytes[index]
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") else { return false }
      let before = max(index - 7, 0)..<index
      let start = before.last { bytes[$0] != byte }.map { $0 + 1 } ?? before.lowerBound
      return (start == 0 || bytes[start - 1] == UInt8(ascii: "\n"))
        && sides.contains { bytes[start...].starts(with: $0) }
    }
  }
}
