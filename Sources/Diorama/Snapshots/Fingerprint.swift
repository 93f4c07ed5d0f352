import DioramaKit
import DioramaStage
import System
import YAML

/// A short stand-in for some bytes, to see whether a file has changed since (FNV-1a, 64 bits, and
/// the count).
struct Fingerprint: Hashable, CustomStringConvertible {
  let description: String

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits + "-\(bytes.count)"
  }

  /// One that was written down.
  init(written: String) { description = written }
}
