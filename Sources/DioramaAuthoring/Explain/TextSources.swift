import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

/// Finds out what the texts of a frame were made from: entries of string tables, values of YAML.
///
/// A text is known by its words alone, but a row tells whose it is: of several values that say the
/// same, that of the row's own record is meant. Where nothing tells, all are named.
struct TextSources {
  private let values: [ExplainedValue]
  private let steps: [ExplainedValue]
  private let records: [String: [ExplainedValue]]
  private let log: TextLog
  private let dataKey: String

  /// - Parameters:
  ///   - explanation: the screen's values.
  ///   - values: the texts of those, and of what was made while the screen ran.
  ///   - log: the entries of string tables that the run has read.
  init(_ explanation: ScreenExplanation, _ values: [ExplainedValue], _ log: TextLog) {
    self.log = log
    self.values = values
    steps = explanation.texts(ofSteps: true).filter { !$0.namesTarget }
    records = Dictionary(grouping: values, by: \.record)
    dataKey = explanation.registry.fixtureKey?.key.name ?? ""
  }

  /// What a drawn text was made from.
  func sources(
    of drawn: DrawingTrace.Text
  ) -> (entries: [String], matches: [LineExplanation.Match]) {
    let own = drawn.identifiers.flatMap(values(ofRecord:))
    let bare = drawn.text.withoutMarks
    for text in bare == drawn.text ? [bare] : [drawn.text, bare] {
      let said = own.filter { $0.says(text) }
      if !said.isEmpty { return ([], matches(said, text)) }
      let entries = log.entries.filter { $0.text == text }.map(\.name)
      let others = values.filter { $0.says(text) }
      // A person may be called as a button is; what is set for the button is another thing.
      if !entries.isEmpty { return (entries, matches(others.filter { !isData($0) }, text)) }
      if !others.isEmpty { return ([], matches(others, text)) }
      let typed = steps.filter { $0.says(text) }
      if !typed.isEmpty { return ([], matches(typed, text)) }
    }
    let part = log.entries.filter { !bare.ranges(saying: $0.text).isEmpty }
      .max { $0.text.count < $1.text.count }
    var found = LineExplanation.matches(in: bare, own)
    if found.isEmpty { found = LineExplanation.matches(in: bare, values) }
    if found.isEmpty, part == nil { found = LineExplanation.matches(in: bare, steps) }
    return (part.map { [$0.name] } ?? [], found)
  }

  /// The values of the records that an identifier names, such as a user's with the user's id.
  private func values(ofRecord identifier: String) -> [ExplainedValue] {
    records.filter { $0.value.contains { $0.says(identifier) } }
      .sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private func matches(_ values: [ExplainedValue], _ text: String) -> [LineExplanation.Match] {
    values.prefix(Self.mostNamed).map { LineExplanation.Match(words: text, value: $0) }
  }

  private static let mostNamed = 3

  private func isData(_ value: ExplainedValue) -> Bool { value.key.hasPrefix("\(dataKey).") }
}

extension ExplainedValue {
  /// Whether it is what a step touches, which shows that text already.
  fileprivate var namesTarget: Bool {
    guard let end = key.firstRange(of: "].") else { return false }
    let word = key[end.upperBound...].prefix { $0 != "." && $0 != "[" }
    return key.hasPrefix("steps[") && ["tap", "select", "toggle"].contains(word)
  }

  /// The key of what it is a part of: `data.cities[2]` of `data.cities[2].name`.
  fileprivate var record: String {
    key.lastIndex(of: ".").map { String(key[..<$0]) } ?? ""
  }

  /// Whether it is a text, and this one.
  fileprivate func says(_ text: String) -> Bool {
    guard let node = winner.node, node.kind == .scalar, !node.isNull, !text.isEmpty else {
      return false
    }
    return node.text == text
  }
}

extension String {
  /// The text without the marks that a frame puts around what can be touched.
  var withoutMarks: String {
    guard let first, let last, count > 2 else { return self }
    let isMarked = first == "[" && last == "]" || first == "(" && last == ")"
    return isMarked ? String(dropFirst().dropLast()) : self
  }
}
