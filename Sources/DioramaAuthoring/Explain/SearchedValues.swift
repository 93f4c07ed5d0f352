import Synchronization
import YAML

/// Values of YAML that are searched by their texts many times.
struct SearchedValues: Sendable {
  /// The values, with the texts that a frame would show, the longest first.
  let longestFirst: [(text: String, value: ExplainedValue)]
  private let values: [ExplainedValue]
  private let byText: [String: [Int]]
  private let byRecord: [String: [Int]]

  init(_ values: [ExplainedValue]) {
    self.values = values
    longestFirst = values.longestFirst
    byText = Dictionary(grouping: values.indices) { values[$0].searchedText }
    byRecord = Dictionary(grouping: values.indices) { values[$0].record }
  }

  /// The values that say just a text, in order.
  func values(withText text: String) -> [ExplainedValue] {
    text.isEmpty ? [] : (byText[text] ?? []).map { values[$0] }
  }

  /// Whether one of them stands at a place.
  func hasValue(at place: Place) -> Bool { values.contains { $0.winner.place == place } }

  /// The values of the records in which one says a text, such as a user's with the user's id.
  func records(withText text: String) -> [ExplainedValue] {
    if text.isEmpty { return [] }
    return Set((byText[text] ?? []).map { values[$0].record }).sorted()
      .flatMap { (byRecord[$0] ?? []).map { values[$0] } }
  }
}

extension ExplainedValue {
  /// The key of what it is a part of: `data.cities[2]` of `data.cities[2].name`.
  fileprivate var record: String {
    key.lastIndex(of: ".").map { String(key[..<$0]) } ?? ""
  }

  /// The text that it is; empty for what is none.
  fileprivate var searchedText: String {
    guard let node = winner.node, node.kind == .scalar, !node.isNull else { return "" }
    return node.text
  }
}

/// The values of files that screens name, read once for many screens of one run.
package final class FileValueCache: Sendable {
  private let known = Mutex<[String: SearchedValues]>([:])

  /// Nothing was read yet.
  package init() {}

  func values(_ name: String, _ read: () -> [ExplainedValue]) -> SearchedValues {
    if let found = known.withLock({ $0[name] }) { return found }
    let values = SearchedValues(read())
    known.withLock { $0[name] = values }
    return values
  }
}
