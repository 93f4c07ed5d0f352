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
        precede(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }.flatMap { $0 } ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Things in the order of the bytes of their names. Of many, the bytes are laid side by side once:
  /// whoever compares texts holds on to both each time, which takes longer than to compare them.
  package static func sorted<Element>(
    _ elements: [Element], by name: (Element) -> String
  ) -> [Element] {
    var bytes: [UInt8] = []
    var ends = [0]
    ends.reserveCapacity(elements.count + 1)
    for element in elements {
      bytes += name(element).utf8
      ends.append(bytes.count)
    }
    let numbers = bytes.withUnsafeBytes { bytes in
      ends.withUnsafeBufferPointer { ends in
        elements.indices.sorted { left, right in
          let left = UnsafeRawBufferPointer(rebasing: bytes[ends[left]..<ends[left + 1]])
          let right = UnsafeRawBufferPointer(rebasing: bytes[ends[right]..<ends[right + 1]])
          return precede(left, right)
        }
      }
    }
    return numbers.map { elements[$0] }
  }

  private static func precede(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    let order = order(left, right, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }

  private static func order(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, _ count: Int
  ) -> Int32 {
    guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
    return memcmp(left, right, count)
  }
}
