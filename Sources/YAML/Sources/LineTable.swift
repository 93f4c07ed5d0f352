/// The lines of a text, found once for whoever prints or reports.
///
/// Lines end where libyaml ends them: at LF, CR, CR LF, NEL, LS and PS. So its line numbers and
/// ours agree for every file.
struct LineTable {
  private let bytes: [UInt8]
  private var starts: [Int] = [0]

  /// Finds all lines of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let length = Self.breakLength(bytes, at: index)
        index += max(length, 1)
        if length > 0 { starts.append(index) }
      }
    }
  }

  /// How many lines there are: one more than line ends.
  var count: Int { starts.count }

  /// The bytes of a line without its end.
  func range(ofLine number: Int32) -> Range<Int>? {
    guard number >= 1, number <= starts.count else { return nil }
    let start = starts[Int(number) - 1]
    guard Int(number) < starts.count else { return start..<bytes.count }
    var end = starts[Int(number)]
    switch bytes[end - 1] {
    case 0x0A: end -= end - 2 >= start && bytes[end - 2] == 0x0D ? 2 : 1
    case 0x0D: end -= 1
    case 0x85: end -= 2
    default: end -= 3
    }
    return start..<end
  }

  /// The line that holds a byte.
  func line(holding offset: Int) -> Int32 {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Int32(low + 1)
  }

  /// The mark of a byte.
  func mark(at offset: Int) -> Mark {
    let line = line(holding: offset)
    let column = bytes[starts[Int(line) - 1]..<offset].count { $0 & 0xC0 != 0x80 }
    return Mark(line: line, column: Int32(column + 1))
  }

  /// The bytes that end a line at an index, 0 when none does.
  private static func breakLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func next(_ step: Int) -> UInt8 { index + step < bytes.count ? bytes[index + step] : 0 }
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return next(1) == 0x0A ? 2 : 1
    case 0xC2: return next(1) == 0x85 ? 2 : 0
    case 0xE2: return next(1) == 0x80 && (next(2) & 0xFE) == 0xA8 ? 3 : 0
    default: return 0
    }
  }
}
