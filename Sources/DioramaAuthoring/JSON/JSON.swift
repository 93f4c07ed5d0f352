import Foundation
import TerminalText

/// A JSON value: a part of a schema, or a line of a command's output for programs.
///
/// Members of an object keep their order, since editors propose keys in that order. ``text`` sorts
/// them.
package indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable, Hashable {
    package let key: String
    package let value: JSON
  }

  /// Returns an object of pairs.
  package static func of(_ pairs: [(String, JSON)]) -> JSON {
    .object(pairs.map { Member(key: $0.0, value: $0.1) })
  }

  /// Returns a text, or null for nil.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// Returns a number, or null for nil.
  package static func optional(_ number: (some BinaryInteger)?) -> JSON {
    number.map { .number(Int($0)) } ?? .null
  }

  /// Returns an array of texts.
  package static func strings(_ texts: some Sequence<String>) -> JSON {
    .array(texts.map { .string($0) })
  }

  /// Returns the object with a member at its end, in the place of one with the same key.
  package func with(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key } + [Member(key: key, value: value)])
  }

  /// Returns the object without the member of a key.
  package func without(_ key: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(arrayLiteral items: JSON...) { self = .array(items) }
  package init(dictionaryLiteral pairs: (String, JSON)...) { self = .of(pairs) }
}

// MARK: - Printing

extension JSON: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    if case .object(let members) = self {
      var container = encoder.container(keyedBy: Name.self)
      for member in members {
        try container.encode(member.value, forKey: Name(stringValue: member.key))
      }
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null, .object: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let items): try container.encode(items)
    }
  }

  /// The value in one line, with sorted keys and with invisible characters escaped.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // No value of these cases fails to encode.
    guard let data = try? encoder.encode(self) else { return "null" }
    return String(decoding: data, as: UTF8.self).escapingControlsInJSON()
  }
}
