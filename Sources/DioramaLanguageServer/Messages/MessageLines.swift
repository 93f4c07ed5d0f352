import DioramaSystem

extension MessageCoding {
  /// Returns a value as one line of JSON.
  static func line(_ value: some Encodable) -> [UInt8] { (json(value) ?? []) + [10] }

  /// Returns a digest of the JSON text of a value.
  static func digest(of value: some Encodable) -> String {
    SHA256.text(of: line(value))
  }
}
