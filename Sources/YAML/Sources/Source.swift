import Synchronization

/// The text of one file, kept as long as a place refers to it.
///
/// A source is the identity of a file: places in the same text that was read twice are different.
/// The library opens no files; its caller creates a source from bytes.
///
///     let source = Source(path: "menu.yaml", bytes: Array("title: Soup\n".utf8))
///     source.line(1)  // title: Soup
public final class Source: Sendable {
  /// The path to show, such as `menus/monday.yaml`; the library does not open it.
  public let path: String
  /// The text as UTF-8 without a byte order mark, in whatever encoding the file is.
  public let bytes: [UInt8]
  /// A Boolean value that indicates whether the file is UTF-16.
  public let isUTF16: Bool
  /// The error found when the file's encoding was converted; the reader reports it.
  let badByte: BadByte?
  /// Whether ``bytes`` is the whole text: nothing was lost when the file's encoding was converted.
  package var isComplete: Bool { badByte == nil }
  private let lineTableCache = Mutex<LineTable?>(nil)

  /// The lines of the text, found on first use.
  var lines: LineTable {
    lineTableCache.withLock { known in
      let lines = known ?? LineTable(bytes)
      known = lines
      return lines
    }
  }

  /// Creates a source from the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path that places and diagnostics show.
  ///   - bytes: UTF-8 or UTF-16 in either byte order, with or without a byte order mark. Other
  ///     bytes are kept, and ``YAMLReader`` reports them.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    let encoding = TextEncoding(of: bytes)
    isUTF16 = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
    (self.bytes, badByte) = encoding.utf8(from: bytes)
  }

  /// A comment in the source's own cache, which must not hold a place and with it the source.
  struct CachedComment: Sendable {
    let text: String
    let start: Mark
    let end: Mark
    /// The line that the comment is about.
    let targetLine: Int32?
  }

  private let commentCache = Mutex<[String: [CachedComment]]>([:])

  /// Returns the comments that begin with some words; calls `search` only if they are not cached.
  func comments(
    beginningWith words: String, search: () -> [CachedComment]
  ) -> [CachedComment] {
    if let known = commentCache.withLock({ $0[words] }) { return known }
    let found = search()
    commentCache.withLock { $0[words] = found }
    return found
  }

  /// Returns the text of a line without its end, or nil if the file has no such line.
  ///
  /// - Parameter number: The line, from 1; LF, CR, CR LF, NEL, LS and PS end a line.
  public func line(_ number: Int32) -> String? {
    guard let range = lines.range(ofLine: number) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns whether the file contains a byte.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - next: The bytes that may follow it; nil if it does not matter what follows.
  package func contains(_ byte: UInt8, before next: ClosedRange<UInt8>? = nil) -> Bool {
    guard let next else { return bytes.contains(byte) }
    return zip(bytes, bytes.dropFirst()).contains { $0 == byte && next.contains($1) }
  }

  /// Returns the byte ranges of places in ``bytes``, for programs that edit the file.
  ///
  /// - Parameter places: Places in this source; the source that they name is not checked.
  /// - Returns: One range of byte offsets for each place, nil for one outside the text.
  public func byteRanges(of places: [Place]) -> [Range<Int>?] {
    let lines = lines
    return places.map { place in
      guard let start = lines.offset(of: place.start), let end = lines.offset(of: place.end),
        start <= end
      else { return nil }
      return start..<end
    }
  }
}

/// The encodings of YAML files, of which UTF-32 is not read; after reading, all text is UTF-8.
enum TextEncoding {
  case utf8
  case utf8WithBOM
  case utf16LittleEndian
  case utf16BigEndian
  case utf32

  /// Determines the encoding from the first bytes, as YAML 1.2 section 5.2 describes.
  init(of bytes: [UInt8]) {
    let start = bytes.prefix(4) + [1, 1, 1, 1]
    switch (start[0], start[1], start[2], start[3]) {
    // The mark of UTF-32 begins with that of UTF-16.
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (1..., 0, 0, 0): self = .utf32
    case (0, 0, 0, 1...) where bytes.count > 3: self = .utf32
    case (0xFF, 0xFE, _, _): self = .utf16LittleEndian
    case (0xFE, 0xFF, _, _): self = .utf16BigEndian
    case (0xEF, 0xBB, 0xBF, _): self = .utf8WithBOM
    case (1..., 0, _, _): self = .utf16LittleEndian
    case (0, 1..., _, _) where bytes.count > 1: self = .utf16BigEndian
    default: self = .utf8
    }
  }

  /// Returns the text as UTF-8 without a byte order mark, and the first error of the conversion.
  func utf8(from bytes: [UInt8]) -> ([UInt8], BadByte?) {
    switch self {
    case .utf8: (bytes, nil)
    case .utf8WithBOM: (Array(bytes.dropFirst(3)), nil)
    case .utf16LittleEndian: utf8(fromUTF16: bytes) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian: utf8(fromUTF16: bytes) { UInt16($0) << 8 | UInt16($1) }
    case .utf32: (Array("\u{FFFD}".utf8), BadByte(offset: 0, fault: .utf32))
    }
  }

  private func utf8(
    fromUTF16 bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16
  ) -> ([UInt8], BadByte?) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var found: BadByte?
    func report(_ fault: BadByte.Fault) {
      found = found ?? BadByte(offset: text.count, fault: fault)
      text.append(contentsOf: "\u{FFFD}".utf8)
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    var rest = units.dropFirst(units.first == 0xFEFF ? 1 : 0).makeIterator()
    var decoder = UTF16()
    var isAtEnd = false
    while !isAtEnd {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): text += String(scalar).utf8
      case .error: report(.loneSurrogate)
      case .emptyInput: isAtEnd = true
      }
    }
    if bytes.count % 2 == 1 { report(.halfUnit) }
    return (text, found)
  }
}

/// A byte that is not allowed in a text file, as data; the reader has the messages.
struct BadByte: Sendable {
  /// The reason why the byte is invalid.
  enum Fault: Sendable {
    case notUTF8
    case control(Int32)
    case loneSurrogate
    case halfUnit
    case utf32
  }

  /// The offset of the byte in the source's bytes.
  var offset: Int
  let fault: Fault
}
