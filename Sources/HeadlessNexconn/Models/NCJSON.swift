import HeadlessUIKit

/// Small mappings as text, with sorted keys so that it is the same everywhere.
enum NCJSON {
  /// A mapping as JSON; nil for an empty one.
  static func text(of mapping: [String: String]) -> String? {
    guard !mapping.isEmpty,
      let data = try? JSONSerialization.data(withJSONObject: mapping, options: .sortedKeys)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// The mapping that a text is; empty for any other text.
  static func mapping(of text: String?) -> [String: String] {
    guard let text, text.hasPrefix("{") else { return [:] }
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return object as? [String: String] ?? [:]
  }
}
