#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Comparisons of bytes as the system's library does them, many at a time.
package enum Bytes {
  /// Whether two texts are the same bytes.
  package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count
      && left.withUnsafeBytes { left in
        right.withUnsafeBytes { right in order(left, right, left.count) == 0 }
      }
  }

  /// Whether a name comes before another by the bytes of its UTF-8.
  package static func precede(_ left: String, _ right: String) -> Bool {
    left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        let order = order(
          UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right), min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }.flatMap { $0 } ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func order(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, _ count: Int
  ) -> Int32 {
    guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
    return memcmp(left, right, count)
  }
}
