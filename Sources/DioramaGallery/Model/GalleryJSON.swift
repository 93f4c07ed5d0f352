import Foundation
import TerminalText

extension GalleryModel {
  /// Returns the model as JSON that is safe in a `<script>` element. Characters that would end the
  /// element, and invisible ones, are written as JSON escapes.
  ///
  /// - Throws: an error of `JSONEncoder`; never for a model.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ScriptSafeJSON.bytes(Array(try encoder.encode(self)))
  }
}

/// JSON without characters that HTML interprets, and without invisible ones.
enum ScriptSafeJSON {
  /// Returns the same value, with `<`, `>`, `&` and invisible characters written as escapes.
  static func bytes(_ json: [UInt8]) -> [UInt8] {
    let text = String(decoding: json, as: UTF8.self).escapingInJSON { scalar in
      scalar == "<" || scalar == ">" || scalar == "&" || scalar.isInvisibleControl
    }
    return Array(text.utf8)
  }
}
