import Synchronization
import YAML

/// Values of YAML whose texts are searched many times.
struct SearchedValues: Sendable {
  /// The values, in order.
  let values: [ExplainedValue]
  private let byText: [String: [Int]]
  private let byRecord: [String: [Int]]

  init(_ values: [ExplainedValue]) {
    self.values = values
    byText = Dictionary(grouping: values.indices) { values[$0].searchedText }
    byRecord = Dictionary(grouping: values.indices) { values[$0].record }
  }

  /// Returns the values whose text equals a text, in order.
  func values(withText text: String) -> [ExplainedValue] {
    text.isEmpty ? [] : (byText[text] ?? []).map { values[$0] }
  }

  /// Returns whether one of the values is at a place.
  func hasValue(at place: Place) -> Bool { values.contains { $0.winner.place == place } }

  /// Returns the values of the records that contain a text, such as those of a user with the user's
  /// id.
  func records(withText text: String) -> [ExplainedValue] {
    if text.isEmpty { return [] }
    return Set((byText[text] ?? []).map { values[$0].record }).sorted()
      .flatMap { (byRecord[$0] ?? []).map { values[$0] } }
  }
}

extension ExplainedValue {
  /// The key of the record with the value: `data.cities[2]` for `data.cities[2].name`.
  var record: String {
    key.lastIndex(of: ".").map { String(key[..<$0]) } ?? ""
  }

  /// The text of the value; empty for values that are not a text.
  fileprivate var searchedText: String {
    guard let node = winner.node, node.kind == .scalar, !node.isNull else { return "" }
    return node.text
  }
}

/// The values of files that screens name, read once for many screens of one run.
package final class FileValueCache: Sendable {
  private let known = Mutex<[String: SearchedValues]>([:])

  /// Creates an empty cache.
  package init() {}

  func values(_ name: String, _ read: () -> [ExplainedValue]) -> SearchedValues {
    if let found = known.withLock({ $0[name] }) { return found }
    let values = SearchedValues(read())
    known.withLock { $0[name] = values }
    return values
  }
}
