import CXXHash

/// A short text that stands for a long one: two texts that differ have, for all that ever happens,
/// two digests. It is XXH3's, of 128 bits.
///
/// It does not withstand somebody who looks for two texts of one digest and knows the seed; see
/// ``Digester``.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The upper half of its number.
  package let high: UInt64
  /// The lower half.
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The number in 32 hexadecimal digits.
  package var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// Makes digests, which those of another seed say nothing about.
package struct Digester: Sendable {
  /// What all its digests depend on. One that nobody knows keeps others from making two texts of one
  /// digest.
  package let seed: UInt64

  /// - Parameter seed: by default one that nobody can know.
  package init(seed: UInt64 = .random(in: .min ... .max)) { self.seed = seed }

  /// The digest of a text.
  package func digest(of bytes: [UInt8]) -> Digest { digest(of: bytes[...]) }

  /// The digest of a part of a text.
  package func digest(of bytes: ArraySlice<UInt8>) -> Digest {
    bytes.withUnsafeBytes { buffer in
      let value = XXH3_128bits_withSeed(buffer.baseAddress, buffer.count, seed)
      return Digest(high: value.high64, low: value.low64)
    }
  }

  /// The digest of a text.
  package func digest(of text: String) -> Digest { digest(of: Array(text.utf8)) }
}
