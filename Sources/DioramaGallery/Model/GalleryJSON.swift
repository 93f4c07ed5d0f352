import Foundation
import TerminalText

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
  /// The same value, with `<`, `>`, `&` and all that nobody would see written as escapes.
  static func bytes(_ json: [UInt8]) -> [UInt8] {
    let text = String(decoding: json, as: UTF8.self).escapingInJSON { scalar in
      scalar == "<" || scalar == ">" || scalar == "&" || scalar.isInvisibleControl
    }
    return Array(text.utf8)
  }
}
