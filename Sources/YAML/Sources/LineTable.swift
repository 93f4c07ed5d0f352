/// The lines of a text, found once and then used by printers and readers.
///
/// A line ends where libyaml ends it: at LF, CR, CR LF, NEL, LS and PS. So its line numbers and
/// ours agree for every file.
struct LineTable {
  let bytes: [UInt8]
  private var starts: [Int] = [0]

  /// Finds all lines of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        // None of these bytes ends a line, and nearly all bytes are among them.
        if bytes[index] &- 0x0E < 0xC2 - 0x0E {
          index += 1
          continue
        }
        let length = Self.breakLength(bytes, at: index)
        index += max(length, 1)
        if length > 0 { starts.append(index) }
      }
    }
  }

  /// The number of lines: one more than the line ends.
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

  /// The text of a line, cut to a number of bytes; empty if the line does not exist.
  func text(ofLine number: Int32, prefix: Int) -> String {
    guard let range = range(ofLine: number) else { return "" }
    return String(decoding: bytes[range].prefix(prefix), as: UTF8.self)
  }

  /// Whether a line contains only spaces and tabs.
  func isBlank(_ number: Int32) -> Bool {
    guard let range = range(ofLine: number) else { return true }
    return bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The mark after the last character of a line.
  func end(ofLine number: Int32) -> Mark {
    let range = range(ofLine: number) ?? 0..<0
    return Mark(line: number, column: Int32(Self.codePoints(bytes[range]) + 1))
  }

  /// The mark after the last character of the text.
  var end: Mark { end(ofLine: Int32(count)) }

  /// The line that contains a byte.
  func line(containing offset: Int) -> Int32 {
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
    let line = line(containing: offset)
    let column = Self.codePoints(bytes[starts[Int(line) - 1]..<offset]) + 1
    return Mark(line: line, column: Int32(column))
  }

  /// The offset of the byte at a mark; nil if the line is too short.
  func offset(of mark: Mark) -> Int? {
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

  private static func codePoints(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }

  /// The start of the last line that begins with `---`, up to and including the line of a byte.
  func documentStart(before offset: Int) -> Int? {
    starts[..<Int(line(containing: offset))].last { isDocumentStart($0) }
  }

  /// The start of the first line after a given one that begins with `---`.
  func documentStart(after line: Int32) -> Int? {
    starts[min(Int(line), count)...].first { isDocumentStart($0) }
  }

  private func isDocumentStart(_ start: Int) -> Bool {
    guard bytes[start...].starts(with: "---".utf8) else { return false }
    return start + 3 == bytes.count || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start + 3])
  }

  /// The number of bytes of the line end at an index; 0 if no line ends there.
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
