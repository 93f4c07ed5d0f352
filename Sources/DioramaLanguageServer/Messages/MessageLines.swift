import DioramaSystem
import Foundation

extension MessageCoding {
  /// A value as a line of JSON.
  static func line(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return [10] }
    return Array(data) + [10]
  }

  /// What stands for some values.
  static func digest(of value: some Encodable) -> String {
    SHA256.text(of: line(value))
  }
}
