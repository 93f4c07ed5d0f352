import DioramaKit
import DioramaStage

/// The steps that every screen has.
extension ScreenStep {
  /// Taps rows in order.
  ///
  /// - Parameters:
  ///   - ids: the ids of what the rows show, or the names that they show.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func select(
    _ ids: String...,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(
      .select, "[\(ids.map(\.inQuotes).joined(separator: ", "))]",
      StepPlace(filePath: filePath, line: line))
  }

  /// Touches what carries a text or a mark: a button, a row, an item of a menu or an alert. So do
  /// `leftBarButton`, `rightBarButton`, `back`, `retry` and `outside`.
  ///
  /// - Parameters:
  ///   - text: what a frame shows of it.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func tap(
    _ text: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.tap, text.inQuotes, StepPlace(filePath: filePath, line: line))
  }

  /// Touches a row, or a button of that row.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 1, or a text of it, or its id; it must mean one row.
  ///   - button: the button's title or mark, or what code calls it; nil for the row itself.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func tap(
    row: some StepRow, button: String? = nil,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(
      .tap,
      button.map { "{button: \($0.inQuotes), row: \(row.rowInYAML)}" } ?? "{row: \(row.rowInYAML)}",
      StepPlace(filePath: filePath, line: line))
  }

  /// Touches a button.
  ///
  /// - Parameters:
  ///   - button: its title or mark, or what code calls it, such as `moreButton`.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func tap(
    button: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.tap, "{button: \(button.inQuotes)}", StepPlace(filePath: filePath, line: line))
  }

  /// Touches an item of the open menu.
  ///
  /// - Parameters:
  ///   - menu: its title.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func tap(
    menu: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.tap, "{menu: \(menu.inQuotes)}", StepPlace(filePath: filePath, line: line))
  }

  /// Touches a button of the alert.
  ///
  /// - Parameters:
  ///   - alert: its title.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func tap(
    alert: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.tap, "{alert: \(alert.inQuotes)}", StepPlace(filePath: filePath, line: line))
  }

  /// Flips the switch of a row.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 1, or a text of it, or its id.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func toggle(
    row: some StepRow,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.toggle, "{row: \(row.rowInYAML)}", StepPlace(filePath: filePath, line: line))
  }

  /// Brings a row into view.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 1, or a text of it, or its id.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func scroll(
    row: some StepRow,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.scroll, "{row: \(row.rowInYAML)}", StepPlace(filePath: filePath, line: line))
  }

  /// Writes into the field that was tapped, else the first one of the alert or the screen.
  ///
  /// - Parameters:
  ///   - text: what is typed after what is there.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func write(
    _ text: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.write, text.inQuotes, StepPlace(filePath: filePath, line: line))
  }

  /// Lets the screen's clock run; no time passes for whoever waits for the test.
  ///
  /// - Parameters:
  ///   - amount: a number with its unit, `ms`, `s`, `m`, `h` or `d`, such as `500ms`.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func advance(
    _ amount: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.advance, amount, StepPlace(filePath: filePath, line: line))
  }

  /// Adds a frame of what the screen shows now to the snapshot.
  ///
  /// - Parameters:
  ///   - label: what the snapshot shows above the frame.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func snapshot(
    _ label: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.snapshot, label.inQuotes, StepPlace(filePath: filePath, line: line))
  }

  /// Scrolls to the last row, which loads the next page. A failure is reported at the assertion's line.
  public static var scrollToBottom: ScreenStep { ScreenStep(.scroll, "bottom", nil) }
}

/// What names a row in a step: its number, from 1, or a text of it, or its id.
public protocol StepRow: Sendable {
  /// The row as YAML of one line.
  var rowInYAML: String { get }
}

extension Int: StepRow {
  /// The number.
  public var rowInYAML: String { "\(self)" }
}

extension String: StepRow {
  /// The text in quotes.
  public var rowInYAML: String { inQuotes }
}
