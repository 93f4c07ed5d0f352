import DioramaSystem

/// The digest that binds a decision to what a screen shows and what is recorded for it.
package enum GalleryDigest {
  /// Returns the digest of what was shown and recorded, as 32 hexadecimal digits.
  ///
  /// - Parameters:
  ///   - shown: what the screen shows; nil for an orphaned snapshot.
  ///   - recorded: what is recorded; nil for nothing.
  package static func text(shown: [UInt8]?, recorded: [UInt8]?) -> String {
    var bytes: [UInt8] = []
    for part in [shown, recorded] {
      // The length prefix distinguishes pairs whose concatenations are equal.
      bytes += Array((part.map { "\($0.count) " } ?? "- ").utf8)
      bytes += part ?? []
    }
    return String(SHA256.text(of: bytes).prefix(32))
  }
}
