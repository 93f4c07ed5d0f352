import DioramaSystem

extension MessageCoding {
  /// A value as a line of JSON.
  static func line(_ value: some Encodable) -> [UInt8] { (json(value) ?? []) + [10] }

  /// What stands for some values.
  static func digest(of value: some Encodable) -> String {
    SHA256.text(of: line(value))
  }
}
