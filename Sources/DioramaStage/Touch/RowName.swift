import DioramaKit
import HeadlessUIKit
import YAML

/// How a step names a row: by number from 1, or by a text that it shows.
public enum RowName: Sendable {
  /// The n-th row, the first being 1.
  case number(Int)
  /// The row with a label of this text, else the one whose label has it among its words.
  case text(String)

  /// Reads a row's name; a plain number is a number, one in quotes is a text.
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

  var words: String {
    switch self {
    case .number(let number): "row \(number)"
    case .text(let text): "the row '\(text)'"
    }
  }
}

extension Stage {
  /// The place of a row in the screen's table, for a kit's step that speaks of one.
  ///
  /// ```swift
  /// StepDefinition("reveal", RowName.shape, "bring a row into view") {
  ///   row, stage throws(StepFailure) in
  ///   try stage.bringIntoView(stage.place(of: row))
  /// }
  /// ```
  ///
  /// - Parameter row: the row; a text has to name one row and no other.
  /// - Returns: how many rows stand before it, in all sections.
  /// - Throws: `StepFailure` that lists rows that are there.
  public func place(of row: RowName) throws(StepFailure) -> Int {
    guard let table else { throw StepFailure("the screen has no rows") }
    switch row {
    case .number(let number):
      if number <= table.totalRows { return number - 1 }
    case .text(let text):
      func rows(where isMeant: (String) -> Bool) -> [Int] {
        (0..<table.totalRows).filter { place in
          table.withCell(ofRow: place) { $0.labels.contains(where: isMeant) }
        }
      }
      let exact = rows { $0 == text }
      let found = exact.isEmpty ? rows { !$0.ranges(saying: text).isEmpty } : exact
      if let only = found.first, found.count == 1 { return only }
      if found.count > 1 {
        throw StepFailure(
          "\(found.count) rows say '\(text)'",
          help: "write the number of one: \(found.prefix(5).map { "\($0 + 1)" }.asChoice)")
      }
    }
    throw StepFailure("there is no \(row.wordsWithoutArticle)", help: rowsOffered)
  }

  /// The place of the row that is called so, such as by a city's id: whose cell has the identifier,
  /// or whose list says it.
  ///
  /// - Parameter id: the `accessibilityIdentifier` of the cell.
  /// - Returns: how many rows stand before it, in all sections.
  /// - Throws: `StepFailure` that lists rows that are there.
  public func place(ofIdentifier id: String) throws(StepFailure) -> Int {
    guard let table else { throw StepFailure("the screen has no rows") }
    let places = 0..<table.totalRows
    if let found = places.first(where: { table.identifier(ofRow: $0) == id }) { return found }
    let known = places.compactMap { table.identifier(ofRow: $0) }
    let named = places.lazy.compactMap { place in
      table.withCell(ofRow: place) { $0.labels.contains(id) } ? table.identifier(ofRow: place) : nil
    }.first
    if let named {
      throw StepFailure("there is no row of '\(id)'", help: "write the id, which is '\(named)'")
    }
    let near = nearestName(to: id, among: known)
    let help = near.map { "did you mean '\($0)'?" } ?? rowsOffered
    throw StepFailure("there is no row of '\(id)'", help: help)
  }

  /// Brings a row into view, as a person does before touching it, and lets the screen follow.
  ///
  /// - Parameter place: how many rows stand before it, in all sections, as ``place(of:)`` gives it.
  /// - Throws: `StepFailure` when what that starts does not end.
  public func bringIntoView(_ place: Int) throws(StepFailure) {
    guard let table, !table.rowsInView.contains(place) else { return }
    table.scrollToRow(at: table.indexPath(ofRow: place), at: .none, animated: false)
    try runDueEvents()
  }

  /// The rows that are there, for a message.
  var rowsOffered: String {
    guard let table, table.totalRows > 0 else {
      return environment.mainQueue.isAtRest
        ? "the list is empty" : "the list is still loading; 'advance' lets the clock run"
    }
    let shown = (0..<min(table.totalRows, 5)).compactMap { place in
      table.withCell(ofRow: place) { $0.labels.first }
    }
    let more = table.totalRows - shown.count
    let names = shown.map { "'\($0)'" }.joined(separator: ", ")
    return "the rows are \(names)\(more > 0 ? " and \(more) more" : "")"
  }
}

extension RowName {
  fileprivate var wordsWithoutArticle: String {
    switch self {
    case .number(let number): "row \(number)"
    case .text(let text): "row '\(text)'"
    }
  }
}

extension UIView {
  /// The texts of the labels that it shows, in order.
  var labels: [String] {
    guard isShown else { return [] }
    if let label = self as? UILabel { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
    return subviews.flatMap(\.labels)
  }

  /// The buttons that it shows, in order.
  var buttons: [UIButton] {
    guard isShown else { return [] }
    if let button = self as? UIButton { return [button] }
    return subviews.flatMap(\.buttons)
  }

  /// The switches that it shows, in order.
  var switches: [UISwitch] {
    guard isShown else { return [] }
    if let control = self as? UISwitch { return [control] }
    return subviews.flatMap(\.switches)
  }
}

extension [String] {
  /// `1, 2 or 3`.
  fileprivate var asChoice: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
