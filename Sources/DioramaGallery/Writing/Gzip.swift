import CZlib

/// Bytes made short as `gzip` does, which browsers can read (`DecompressionStream`).
enum Gzip {
  /// The bytes as a file of gzip, without a name and a time; nil where zlib has no memory for it.
  static func bytes(of bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window, and 16 more for gzip's head instead of zlib's.
    let status = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK, bytes.count < Int(UInt32.max) else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      let room = Int(deflateBound(&stream, UInt(input.count)))
      var isDone = false
      let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(room)
        isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = room - Int(stream.avail_out)
      }
      return isDone ? output : nil
    }
  }
}
