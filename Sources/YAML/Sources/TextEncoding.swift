/// The encodings a YAML file may come in; everything past the door is UTF-8.
enum TextEncoding {
  case utf8
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian

  /// Tells the encoding from the first bytes, as YAML 1.2 section 5.2 has it.
  init(of bytes: [UInt8]) {
    let first = bytes.count > 0 ? bytes[0] : 1
    let second = bytes.count > 1 ? bytes[1] : 1
    switch (first, second) {
    case (0xFF, 0xFE): self = .utf16LittleEndian
    case (0xFE, 0xFF): self = .utf16BigEndian
    case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: self = .utf8WithMark
    case (1..., 0): self = .utf16LittleEndian
    case (0, 1...) where bytes.count > 1: self = .utf16BigEndian
    default: self = .utf8
    }
  }

  /// The text as UTF-8 without a byte order mark, and the first fault of a conversion.
  static func utf8(from bytes: [UInt8]) -> ([UInt8], BadByte?) {
    switch TextEncoding(of: bytes) {
    case .utf8: (bytes, nil)
    case .utf8WithMark: (Array(bytes.dropFirst(3)), nil)
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
    var index = 0
    while index + 1 < bytes.count {
      let code = unit(bytes[index], bytes[index + 1])
      index += 2
      if code == 0xFEFF, index == 2 { continue }
      if let scalar = Unicode.Scalar(code) {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else if UTF16.isLeadSurrogate(code), index + 1 < bytes.count,
        case let trail = unit(bytes[index], bytes[index + 1]), UTF16.isTrailSurrogate(trail)
      {
        index += 2
        let scalar = UTF16.decode(.init([code, trail]))
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        report(.loneSurrogate)
      }
    }
    if index < bytes.count { report(.halfUnit) }
    return (text, found)
  }
}
