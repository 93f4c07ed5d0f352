import DioramaSystem

/// What a decision is bound to: a screen's look, and what was recorded of it.
package enum GalleryDigest {
  /// The digest of what was seen, in 32 hexadecimal digits.
  ///
  /// - Parameters:
  ///   - shown: what the screen shows; nil where no screen has the snapshot.
  ///   - recorded: what is recorded; nil for nothing.
  package static func text(shown: [UInt8]?, recorded: [UInt8]?) -> String {
    var bytes: [UInt8] = []
    for part in [shown, recorded] {
      // Two texts are not one with the line between them elsewhere.
      bytes += Array((part.map { "\($0.count) " } ?? "- ").utf8)
      bytes += part ?? []
    }
    return String(SHA256.text(of: bytes).prefix(32))
  }
}
