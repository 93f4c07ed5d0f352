import Synchronization

/// One file's text, kept for as long as something may point into it.
///
/// A source is the identity of a file: places of the same text that was read twice are different.
/// The library opens no files; who has the bytes makes a source of them.
///
///     let source = Source(path: "menu.yaml", bytes: Array("title: Soup\n".utf8))
///     source.line(1)  // title: Soup
public final class Source: Sendable {
  /// The path as people are shown it, such as `menus/monday.yaml`; nothing is opened by it.
  public let path: String
  /// The text as UTF-8 without a byte order mark, whatever the file's own encoding is.
  public let bytes: [UInt8]
  /// What was wrong with the file's encoding when it had to be converted; the reader reports it.
  let badByte: BadByte?
  private let lineTableCache = Mutex<LineTable?>(nil)

  /// Its lines, which are looked for when somebody first asks.
  var lines: LineTable {
    lineTableCache.withLock { known in
      let lines = known ?? LineTable(bytes)
      known = lines
      return lines
    }
  }

  /// Takes a file's bytes.
  ///
  /// - Parameters:
  ///   - path: The path that places and diagnostics show.
  ///   - bytes: UTF-8 or UTF-16 in either byte order, with or without a byte order mark. What is
  ///     none of these is kept, and ``YAMLReader`` reports it.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    (self.bytes, badByte) = TextEncoding.utf8(from: bytes)
  }

  /// A comment as its own source keeps it, which no place may be part of.
  struct CachedComment: Sendable {
    let text: String
    let start: Mark
    let end: Mark
    /// The line that it is about.
    let targetLine: Int32?
  }

  private let commentCache = Mutex<[String: [CachedComment]]>([:])

  /// What `search` finds of the comments that begin with some words, looked for once.
  func comments(
    beginningWith words: String, search: () -> [CachedComment]
  ) -> [CachedComment] {
    if let known = commentCache.withLock({ $0[words] }) { return known }
    let found = search()
    commentCache.withLock { $0[words] = found }
    return found
  }

  /// The text of a line without its end, or nil when the file has no such line.
  ///
  /// - Parameter number: The line, from 1; LF, CR, CR LF, NEL, LS and PS end one.
  public func line(_ number: Int32) -> String? {
    guard let range = lines.range(ofLine: number) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a byte stands anywhere in the file.
  ///
  /// - Parameters:
  ///   - byte: the byte.
  ///   - next: what must stand behind it; nil for anything or nothing.
  package func contains(_ byte: UInt8, before next: ClosedRange<UInt8>? = nil) -> Bool {
    guard let next else { return bytes.contains(byte) }
    return zip(bytes, bytes.dropFirst()).contains { $0 == byte && next.contains($1) }
  }

  /// Finds places again in ``bytes``, as whoever edits the file needs them.
  ///
  /// - Parameter places: Places in this source; which source they name is not looked at.
  /// - Returns: One range of byte offsets for each place, nil for one that lies outside the text.
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

/// The encodings a YAML file may come in; everything past the door is UTF-8.
enum TextEncoding {
  case utf8
  case utf8WithBOM
  case utf16LittleEndian
  case utf16BigEndian

  /// Tells the encoding from the first bytes, as YAML 1.2 section 5.2 has it.
  init(of bytes: [UInt8]) {
    let first = bytes.count > 0 ? bytes[0] : 1
    let second = bytes.count > 1 ? bytes[1] : 1
    switch (first, second) {
    case (0xFF, 0xFE): self = .utf16LittleEndian
    case (0xFE, 0xFF): self = .utf16BigEndian
    case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: self = .utf8WithBOM
    case (1..., 0): self = .utf16LittleEndian
    case (0, 1...) where bytes.count > 1: self = .utf16BigEndian
    default: self = .utf8
    }
  }

  /// The text as UTF-8 without a byte order mark, and the first fault of a conversion.
  static func utf8(from bytes: [UInt8]) -> ([UInt8], BadByte?) {
    switch TextEncoding(of: bytes) {
    case .utf8: (bytes, nil)
    case .utf8WithBOM: (Array(bytes.dropFirst(3)), nil)
    case .utf16LittleEndian: utf8(fromUTF16: bytes) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian: utf8(fromUTF16: bytes) { UInt16($0) << 8 | UInt16($1) }
    }
  }

  private static func utf8(
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

/// A byte that cannot stand in a text file: facts, for which the reader has the words.
struct BadByte: Sendable {
  /// What is wrong with it.
  enum Fault: Sendable {
    case notUTF8
    case control(Int32)
    case loneSurrogate
    case halfUnit
  }

  /// Where it stands in the source's bytes.
  var offset: Int
  let fault: Fault
}
