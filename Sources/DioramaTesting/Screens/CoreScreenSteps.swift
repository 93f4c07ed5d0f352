/// The steps that every screen has.
extension ScreenStep {
  /// Taps rows in order.
  ///
  /// - Parameters:
  ///   - ids: the ids of what the rows show, or the names that they show.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func select(
    _ ids: String...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "select: [\(ids.map(\.inQuotes).joined(separator: ", "))]",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches what carries a text or a mark: a button, a row, an item of a menu or an alert. So do
  /// `leftBarButton`, `rightBarButton`, `back`, `retry` and `outside`.
  ///
  /// - Parameters:
  ///   - text: what a frame shows of it.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "tap: \(text.inQuotes)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches a row by its number, or a button of that row.
  ///
  /// - Parameters:
  ///   - row: the number, from 1.
  ///   - button: the button's title or mark, or what code calls it; nil for the row itself.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    row: Int, button: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      tap(row: "\(row)", button),
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches a row by a text that it shows or by its id, or a button of that row.
  ///
  /// - Parameters:
  ///   - row: the text or id; it must mean one row.
  ///   - button: the button's title or mark, or what code calls it; nil for the row itself.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    row: String, button: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      tap(row: row.inQuotes, button),
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches a button.
  ///
  /// - Parameters:
  ///   - button: its title or mark, or what code calls it, such as `moreButton`.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    button: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "tap: {button: \(button.inQuotes)}",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches a button of a row.
  ///
  /// - Parameters:
  ///   - button: its title or mark, or what code calls it.
  ///   - row: the number of the row, from 1.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    button: String, row: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      tap(row: "\(row)", button),
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches a button of a row.
  ///
  /// - Parameters:
  ///   - button: its title or mark, or what code calls it.
  ///   - row: a text of the row, or its id.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    button: String, row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      tap(row: row.inQuotes, button),
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches an item of the open menu.
  ///
  /// - Parameters:
  ///   - menu: its title.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    menu: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "tap: {menu: \(menu.inQuotes)}",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches a button of the alert.
  ///
  /// - Parameters:
  ///   - alert: its title.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func tap(
    alert: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "tap: {alert: \(alert.inQuotes)}",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Flips the switch of a row.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 1.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func toggle(
    row: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "toggle: {row: \(row)}",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Flips the switch of a row.
  ///
  /// - Parameters:
  ///   - row: a text of the row, or its id.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func toggle(
    row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "toggle: {row: \(row.inQuotes)}",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Brings a row into view.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 1.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func scroll(
    row: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "scroll: {row: \(row)}",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Brings a row into view.
  ///
  /// - Parameters:
  ///   - row: a text of the row, or its id.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func scroll(
    row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "scroll: {row: \(row.inQuotes)}",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Writes into the field that was tapped, else the first one of the alert or the screen.
  ///
  /// - Parameters:
  ///   - text: what is typed behind what is there.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func write(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "write: \(text.inQuotes)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets the screen's clock run; no time passes for whoever waits for the test.
  ///
  /// - Parameters:
  ///   - amount: a number with its unit, `ms`, `s`, `m`, `h` or `d`, such as `500ms`.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func advance(
    _ amount: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "advance: \(amount)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Changes latency and failures from here on.
  ///
  /// - Parameters:
  ///   - latency: how long answers take, such as `500ms`; nil to leave it.
  ///   - failures: what fails: `["request": "inviteUsers", "code": 400108]`; nil to leave it, `[]` for nothing.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func network(
    latency: String? = nil, failures: [Value]? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      network(latency, failures),
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a frame of what the screen shows now to the snapshot.
  ///
  /// - Parameters:
  ///   - label: what stands above the frame.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func snapshot(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "snapshot: \(label.inQuotes)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Scrolls to the last row, which loads the next page. A failure stands at the assertion's line.
  public static var scrollToBottom: ScreenStep { "scroll: bottom" }

  private static func tap(row: String, _ button: String?) -> String {
    let button = button.map { "button: \($0.inQuotes), " } ?? ""
    return "tap: {\(button)row: \(row)}"
  }

  private static func network(_ latency: String?, _ failures: [Value]?) -> String {
    let parts = [
      latency.map { "latency: \($0)" }, failures.map { "failures: \(Value.list($0).yaml)" },
    ]
    return "network: {\(parts.compactMap(\.self).joined(separator: ", "))}"
  }
}
