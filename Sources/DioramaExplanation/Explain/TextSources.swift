import DioramaKit
import DioramaStage
import HeadlessUIKit
import TerminalText
import YAML

/// Finds the sources of a frame's texts: entries of string tables, and values of YAML.
///
/// A text is found by its words alone. If several values have the same text, the one of the row's
/// own record is used; otherwise several are named.
struct TextSources {
  private var values: [SearchedValues]
  /// The values with their texts, longest first, except ids and those of very large files.
  private var longestFirst: [(text: String, value: ExplainedValue)]
  private let steps: SearchedValues
  private let log: TextLog
  private let dataKey: String
  private let keys: [ExplainedValue]

  /// Creates the sources of a screen's texts.
  ///
  /// - Parameters:
  ///   - explanation: the screen's values.
  ///   - values: the texts of these values, and of the files that they name.
  ///   - log: the entries of string tables that the run read.
  init(_ explanation: ScreenExplanation, _ values: [SearchedValues], _ log: TextLog) {
    self.log = log
    self.values = values
    longestFirst = Self.longestFirst(of: values)
    steps = SearchedValues(
      explanation.texts(ofSteps: true).filter { !$0.namesTarget(explanation.registry) })
    dataKey = explanation.registry.fixtureKey?.key.name ?? ""
    keys = explanation.values
  }

  /// Returns whether one of the screen's own texts is at a place.
  func hasValue(at place: Place) -> Bool { values.first?.hasValue(at: place) ?? false }

  /// Returns the same sources with the texts of what drew a single line.
  func adding(_ own: [ExplainedValue]) -> TextSources {
    if own.isEmpty { return self }
    var sources = self
    sources.values.append(SearchedValues(own))
    sources.longestFirst = Self.longestFirst(of: sources.values)
    return sources
  }

  /// The maximum number of texts that are searched inside another text; larger files are skipped.
  private static let maxSearched = 5000

  private static func longestFirst(
    of values: [SearchedValues]
  ) -> [(text: String, value: ExplainedValue)] {
    values.filter { $0.values.count <= maxSearched }.flatMap(\.values)
      .filter { !$0.isIdentifier }.longestFirst
  }

  /// Returns the sources of a drawn text.
  func sources(
    of drawn: DrawingTrace.Text
  ) -> (entries: [String], matches: [LineExplanation.Match]) {
    let (entries, matches) = similar(to: drawn)
    return (entries, matches.filter { !$0.value.counts(otherThan: drawn.path ?? "") })
  }

  private func similar(
    to drawn: DrawingTrace.Text
  ) -> (entries: [String], matches: [LineExplanation.Match]) {
    let own = drawn.identifiers.flatMap { identifier in
      values.flatMap { $0.records(withText: identifier) }
    }
    let other = valuesOfRecordKey(of: drawn)
    if !other.isEmpty { return ([], matches(other, drawn.text.withoutMarks)) }
    // A dot marks the number of unread messages.
    let bare = String(drawn.text.withoutMarks.trimmingPrefix("•"))
    // The space in `[ ]` is a state.
    if bare.allSatisfy(\.isWhitespace) { return ([], []) }
    for text in bare == drawn.text ? [bare] : [drawn.text, bare] {
      let said = own.filter { $0.says(text) }
      if !said.isEmpty { return ([], matches(said, text)) }
      let entries = log.entries.filter { $0.text == text }.map(\.name)
      let others = values.flatMap { $0.values(withText: text) }
      // A person may have the name of a button; the button's text is not from the data.
      if !entries.isEmpty {
        return (entries, written(entries, text, matches(others.filter { !isData($0) }, text)))
      }
      if !others.isEmpty { return ([], matches(others, text)) }
      let typed = steps.values(withText: text)
      if !typed.isEmpty { return ([], matches(typed, text)) }
    }
    let pairs = BigramFilter(of: bare)
    let part = log.entries
      .filter { pairs.mayContain($0.text) && !bare.ranges(saying: $0.text).isEmpty }
      .max { $0.text.count < $1.text.count }
    // The values have escapes. A word after one, as in `\tBob`, is found only without them.
    let shown = bare.reversiblyEscaped()
    func search(_ matches: (String) -> [LineExplanation.Match]) -> [LineExplanation.Match] {
      let found = matches(shown)
      return found.isEmpty && shown != bare ? matches(bare) : found
    }
    var found = search { LineExplanation.matches(in: $0, own.filter { !$0.isIdentifier }) }
    if found.isEmpty {
      found = search { LineExplanation.matches(in: $0, longestFirst: longestFirst) }
    }
    if found.isEmpty, part == nil {
      found = search { LineExplanation.matches(in: $0, steps.values) }
    }
    let entries = part.map { [$0.name] } ?? []
    return (entries, written(entries, part?.text ?? bare, found))
  }

  /// Returns the values that a text shows in another form, in the only record with its id, or in the
  /// only one inside a record that a key of the screen names.
  private func valuesOfRecordKey(of drawn: DrawingTrace.Text) -> [ExplainedValue] {
    guard let key = drawn.recordKey, let dot = key.firstIndex(of: ".") else { return [] }
    func records(called text: String, _ isID: (ExplainedValue) -> Bool) -> [String] {
      values.flatMap { $0.values(withText: text) }.filter(isID).map(\.record)
    }
    var found = drawn.identifiers.flatMap { id in
      records(called: id) { $0.key.hasSuffix(".\(key[..<dot])") }
    }
    let owners = keys.flatMap { records(called: $0.winner.text, \.isIdentifier) }
    let inside = found.filter { record in owners.contains { record.hasPrefix("\($0).") } }
    if found.count > 1 { found = inside }
    guard let record = found.first, found.count == 1 else { return [] }
    let start = "\(record)\(key[dot...])["
    return values.flatMap(\.values).filter { "\($0.key)[".hasPrefix(start) }
  }

  /// Returns the matches, and the entries of string tables that YAML sets with placeholders:
  /// `Add %d` for `Add 2`.
  private func written(
    _ entries: [String], _ text: String, _ found: [LineExplanation.Match]
  ) -> [LineExplanation.Match] {
    found
      + entries.compactMap { name in
        let set = name.prefix { $0 != "." }
        let entry = keys.first { $0.key == set }
          .flatMap { set in (set.inner + set.added).first { $0.key == name } }
        guard let entry, entry.winner.place != nil,
          !found.contains(where: { $0.value.winner.place == entry.winner.place })
        else { return nil }
        return LineExplanation.Match(
          words: text.reversiblyEscaped(includesFinalSpace: true), value: entry)
      }
  }

  private func matches(_ values: [ExplainedValue], _ text: String) -> [LineExplanation.Match] {
    let words = text.reversiblyEscaped(includesFinalSpace: true)
    return values.prefix(Self.maxNamed).map { LineExplanation.Match(words: words, value: $0) }
  }

  private static let maxNamed = 3

  private func isData(_ value: ExplainedValue) -> Bool { value.key.hasPrefix("\(dataKey).") }
}

extension ExplainedValue {
  /// Whether the value is the id of an item of a list, which no text has between other words.
  fileprivate var isIdentifier: Bool {
    key.contains("].") && (key.hasSuffix(".url") || key.hasSuffix("Id"))
  }

  /// Whether the value is the count of other things than a property shows, as of members instead of
  /// messages.
  fileprivate func counts(otherThan path: String) -> Bool {
    let words = [key, path].map { $0.split(separator: ".").last?.prefix { $0.isLowercase } }
    return key.hasSuffix("Count") && path.contains("Count") && words[0] != words[1]
  }

  /// Whether the value is the target of a step, which already shows that text.
  fileprivate func namesTarget(_ registry: Registry) -> Bool {
    guard let end = key.firstRange(of: "].") else { return false }
    let word = key[end.upperBound...].prefix { $0 != "." && $0 != "[" }
    return key.hasPrefix("steps[")
      && registry.allSteps.contains { $0.name == word && !$0.targets.isEmpty }
  }

  /// Returns whether the value is a text that equals another one.
  fileprivate func says(_ text: String) -> Bool {
    guard let node = winner.node, node.kind == .scalar, !node.isNull, !text.isEmpty else {
      return false
    }
    return node.text == text
  }
}

extension String {
  /// The text without the marks that a frame puts around tappable elements.
  var withoutMarks: String {
    guard let first, let last, count > 2 else { return self }
    let isMarked = first == "[" && last == "]" || first == "(" && last == ")"
    return isMarked ? String(dropFirst().dropLast()) : self
  }
}

extension Registry {
  /// The key that names the data of a screen: a file, or a mapping with these lists.
  package var fixtureKey: (key: FieldDescription, lists: [FieldDescription])? {
    keys.first { $0.name == ScreenKey.fixtureName }.map { ($0.description, fixtureLists) }
  }
}
