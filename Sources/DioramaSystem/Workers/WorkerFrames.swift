/// Decodes the results of items from the bytes of a pipe. A frame has a marker that other output is
/// unlikely to contain, the item, the length of the result, and the result.
struct WorkerFrames {
  enum Next {
    case frame(item: Int, [UInt8])
    /// The bytes are not a frame.
    case garbage
  }

  private var bytes: [UInt8] = []
  private var start = 0

  private static let marker: UInt64 = 0xD10A_4A5C_F2A3_E871
  private static let headerSize = 24

  mutating func append(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Encodes the result of an item.
  static func append(_ item: Int, _ result: [UInt8], to bytes: inout [UInt8]) {
    for number in [marker, UInt64(item), UInt64(result.count)] {
      withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }
    bytes += result
  }

  /// The next frame; nil if it is not complete yet.
  mutating func next() -> Next? {
    let available = bytes.count - start
    guard available >= Self.headerSize else { return nil }
    let (marker, item, length) = bytes.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: start + 16, as: UInt64.self)
      )
    }
    guard marker == Self.marker, item < 1 << 32, length < 1 << 32 else { return .garbage }
    guard available - Self.headerSize >= Int(length) else { return nil }
    let body = start + Self.headerSize
    start = body + Int(length)
    return .frame(item: Int(item), Array(bytes[body..<start]))
  }
}
