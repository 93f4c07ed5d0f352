import Foundation

extension GalleryModel {
  /// The model as JSON that may stand in a `<script>` element: what would end that, and what nobody
  /// could see in the file, is written as escapes of JSON.
  ///
  /// - Throws: what `JSONEncoder` throws; of a model nothing.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ScriptSafeJSON.bytes(Array(try encoder.encode(self)))
  }
}

/// JSON in which nothing means anything to HTML or acts upon a reader's eye.
enum ScriptSafeJSON {
  /// The same value, with `<`, `>`, `&`, line separators and marks that turn the direction of text
  /// written as escapes; of JSON's own signs none is one of them.
  static func bytes(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 64)
    var index = 0
    while index < json.count {
      let byte = json[index]
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F:
        append(UInt32(byte), to: &result)
      case 0xE2, 0xD8, 0xC2, 0xEF:
        guard let (scalar, length) = scalar(json, at: index), isHidden(scalar) else {
          result.append(byte)
          index += 1
          continue
        }
        append(scalar, to: &result)
        index += length - 1
      default: result.append(byte)
      }
      index += 1
    }
    return result
  }

  private static func scalar(_ bytes: [UInt8], at index: Int) -> (UInt32, Int)? {
    let length = bytes[index] < 0xE0 ? 2 : 3
    guard index + length <= bytes.count else { return nil }
    let rest = bytes[(index + 1)..<(index + length)]
    var value = UInt32(bytes[index]) & (length == 2 ? 0x1F : 0x0F)
    for byte in rest { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, length)
  }

  /// Line separators, marks of direction, the control characters above ASCII, the mark of byte order.
  private static func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    let digits = String(scalar, radix: 16)
    let zeros = String(repeating: "0", count: 4 - digits.count)
    bytes += Array("\\u\(zeros)\(digits)".utf8)
  }
}
