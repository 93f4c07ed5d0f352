import DioramaKit
import HeadlessUIKit
import YAML

/// The name of a row in a step: a number from 1, a text that the row shows, or the id of its
/// record.
public enum RowName: Sendable {
  /// The row with a number; the first row is 1.
  case number(Int)
  /// The row with a label of this text, or with this id, or with a label that contains the text as
  /// whole words, in this order.
  case text(String)

  /// The shape of a row's name; a plain number is a number, a quoted one is a text.
  public static var shape: ValueShape<RowName> {
    let description = ShapeDescription.either([.integer(1...Int.max), .text])
    return ValueShape(description) { node, decoding in
      guard node.kind == .scalar, !node.isNull, !node.text.isEmpty else {
        decoding.reportWrongValue(node, wanted: description)
        return nil
      }
      guard node.style == .plain, let number = Int(node.text) else { return .text(node.text) }
      if number >= 1 { return .number(number) }
      decoding.reportWrongValue(node, wanted: .integer(1...Int.max))
      return nil
    }
  }

  /// The name as it is written in the step.
  var sourceText: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }

  var words: String {
    switch self {
    case .number(let number): "row \(number)"
    case .text(let text): "the row '\(text)'"
    }
  }

  /// Help for a step with only the name of a row; nil if there is no name.
  static func mappingHelp(for node: Node, ofStep step: StepDefinition) -> Diagnostic.Help? {
    guard node.kind == .scalar, !node.isNull, !node.text.isEmpty else { return nil }
    let isNumber = node.style == .plain && Int(node.text) != nil
    let row = isNumber ? node.text : node.text.asYAMLScalar
    return Diagnostic.Help("write '\(step.item("{ row: \(row) }"))'")
  }

  /// The row as the value of `row`.
  var yamlValue: String { if case .number = self { sourceText } else { sourceText.asYAMLScalar } }
}

/// A text of a step, with its place.
struct PlacedText: Sendable {
  let text: String
  let place: Place?

  /// One text or a list of texts, for messages that point at a single item.
  static let oneOrMore = ValueShape<[PlacedText]>(ValueShape.oneOrMore(of: .text).description) {
    node, decoding in
    if node.kind == .mapping {
      decoding.reportRowMapping(node, wanted: ValueShape.oneOrMore(of: .text).description)
      return nil
    }
    guard let texts = ValueShape.oneOrMore(of: .text).decode(node, &decoding) else { return nil }
    // Invalid items were reported, so that the screen does not run.
    let places = node.kind == .sequence ? node.items.map(\.place) : [node.place]
    return texts.enumerated().map { index, text in
      PlacedText(text: text, place: places.count == texts.count ? places[index] : nil)
    }
  }
}

extension Stage {
  /// Returns the index of a row in the screen's table, for a kit's step that names a row.
  ///
  /// ```swift
  /// StepDefinition("reveal", RowName.shape, "bring a row into view") {
  ///   row, stage throws(StepFailure) in
  ///   try stage.scrollIntoView(stage.rowIndex(of: row))
  /// }
  /// ```
  ///
  /// - Parameter row: the row; a text must match exactly one row.
  /// - Returns: the number of rows before it, in all sections.
  /// - Throws: `StepFailure` that lists some of the rows.
  public func rowIndex(of row: RowName) throws(StepFailure) -> Int {
    try rowIndex(of: row, needsSwitch: false)
  }

  /// Returns the index of a row; if a switch is needed, a failure suggests only rows with one.
  func rowIndex(of row: RowName, needsSwitch: Bool) throws(StepFailure) -> Int {
    guard let table else { throw .noRows(on: self) }
    switch row {
    case .number(let number) where number <= table.totalRows: return number - 1
    case .number(let number): throw .noRow(number, on: self, needsSwitch: needsSwitch)
    case .text(let text):
      let interpretations = text.interpretations
      var found = table.places(labeled: interpretations.contains)
      if found.isEmpty {
        found = (0..<table.totalRows).filter { table.identifier(ofRow: $0) == text }
      }
      let words = interpretations.last ?? text
      if found.isEmpty { found = table.places { !$0.ranges(saying: words).isEmpty } }
      if let only = found.first, found.count == 1 { return only }
      if found.isEmpty { throw .noRow(matching: text, on: self, needsSwitch: needsSwitch) }
      let rows = found.map { ("\($0 + 1)", table.parenthesizedTitle(ofRow: $0)) }
      throw .severalRows(matching: text, "numbers", rows)
    }
  }

  /// Returns the index of the row with an identifier, such as a city's id.
  ///
  /// The identifier is that of the cell, or the one that the list specifies. Otherwise the only row
  /// that has an id and shows the text matches.
  ///
  /// - Parameter id: the `accessibilityIdentifier` of the cell, or a text that the row shows.
  /// - Returns: the number of rows before it, in all sections.
  /// - Throws: `StepFailure` that lists some of the rows.
  public func rowIndex(ofIdentifier id: String) throws(StepFailure) -> Int {
    guard let table else { throw .noRows(on: self) }
    let rows = 0..<table.totalRows
    if let found = rows.first(where: { table.identifier(ofRow: $0) == id }) { return found }
    let ids = rows.map { table.identifier(ofRow: $0) }
    let interpretations = id.interpretations
    let exact = table.places(labeled: interpretations.contains)
    let saying =
      exact.isEmpty
      ? table.places { !$0.ranges(saying: interpretations.last ?? id).isEmpty } : exact
    let named = saying.filter { ids[$0] != nil }
    if let only = named.first, named.count == 1 { return only }
    if named.count > 1 {
      let rows = named.map { ("'\(ids[$0] ?? "")'", table.parenthesizedTitle(ofRow: $0)) }
      throw .severalRows(matching: id, "ids", rows)
    }
    if !saying.isEmpty { throw .noIdentifier(ofRow: id, on: self) }
    throw .noRow(matching: id, ids: ids.compactMap(\.self), on: self)
  }

  /// Scrolls a row into view, as a person does before touching it, and updates the screen.
  ///
  /// - Parameter place: the number of rows before it, in all sections, as ``rowIndex(of:)`` returns
  ///   it.
  /// - Throws: `StepFailure` if the work that this starts does not end.
  public func scrollIntoView(_ place: Int) throws(StepFailure) {
    // A view that appears while the list scrolls, such as a button, can take the row's place.
    for _ in 0..<2 {
      guard let table, !table.rowsInView.contains(place) else { return }
      table.scrollToRow(at: table.indexPath(ofRow: place), at: .none, animated: false)
      try runDueEvents()
    }
  }
}

/// Finds rows by what they show.
extension UITableView {
  /// Returns the title of a row, if it has one, and the other texts of its labels, in order.
  func labels(ofRow place: Int) -> [String] {
    withCell(ofRow: place) { cell in
      [cell.rowTitle].compactMap(\.self) + cell.labels.filter { $0 != cell.rowTitle }
    }
  }

  /// Returns the first words of a row in parentheses, with a space before: ` (Kim Lee)`.
  func parenthesizedTitle(ofRow place: Int) -> String {
    labels(ofRow: place).first.map { " (\($0.truncatedAfterWord(toColumns: Self.titleColumns)))" }
      ?? ""
  }

  private static let titleColumns = 40

  /// Returns the rows with a label that matches.
  func places(labeled isMeant: (String) -> Bool) -> [Int] {
    (0..<totalRows).filter { labels(ofRow: $0).contains(where: isMeant) }
  }

  /// Returns whether a row shows a switch.
  func hasSwitch(ofRow place: Int) -> Bool { withCell(ofRow: place) { !$0.switches.isEmpty } }

  /// Returns the titles of rows: the first label of each, or nil if it is long or another row has
  /// the same label.
  static func titles(ofRowsWith labels: [[String]]) -> [String?] {
    let counts = labels.flatMap { Set($0) }.reduce(into: [String: Int]()) {
      $0[$1, default: 0] += 1
    }
    return labels.map {
      $0.first.flatMap { counts[$0] == 1 && $0.count <= titleColumns ? $0 : nil }
    }
  }
}
