import DioramaKit
import DioramaStage

/// The steps that every screen has.
extension ScreenStep {
  /// Taps rows in order.
  ///
  /// - Parameters:
  ///   - ids: the ids of the rows' items, or the names that the rows show.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func select(
    _ ids: String...,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(
      .select, "[\(ids.map(\.inQuotes).joined(separator: ", "))]",
      StepPlace(filePath: filePath, line: line))
  }

  /// Taps the element with a text or a mark: a button, a row, or an item of a menu or an alert.
  ///
  /// `leftBarButton`, `rightBarButton`, `back`, `retry` and `outside` name elements, too.
  ///
  /// - Parameters:
  ///   - text: the text or mark that a frame shows.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func tap(
    _ text: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.tap, text.inQuotes, StepPlace(filePath: filePath, line: line))
  }

  /// Taps a row, or a button of that row.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 1, or a text of it, or its id; it must identify one row.
  ///   - button: the button's title or mark, or its name in code; nil for the row itself.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func tap(
    row: some StepRow, button: String? = nil,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(
      .tap,
      button.map { "{button: \($0.inQuotes), row: \(row.rowInYAML)}" } ?? "{row: \(row.rowInYAML)}",
      StepPlace(filePath: filePath, line: line))
  }

  /// Taps a button.
  ///
  /// - Parameters:
  ///   - button: its title or mark, or its name in code, such as `moreButton`.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func tap(
    button: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.tap, "{button: \(button.inQuotes)}", StepPlace(filePath: filePath, line: line))
  }

  /// Taps an item of the open menu.
  ///
  /// - Parameters:
  ///   - menu: the item's title.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func tap(
    menu: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.tap, "{menu: \(menu.inQuotes)}", StepPlace(filePath: filePath, line: line))
  }

  /// Taps a button of the alert.
  ///
  /// - Parameters:
  ///   - alert: the button's title.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
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
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func toggle(
    row: some StepRow,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.toggle, "{row: \(row.rowInYAML)}", StepPlace(filePath: filePath, line: line))
  }

  /// Scrolls a row into view.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 1, or a text of it, or its id.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func scroll(
    row: some StepRow,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.scroll, "{row: \(row.rowInYAML)}", StepPlace(filePath: filePath, line: line))
  }

  /// Types into the field that was tapped, or else the first field of the alert or the screen.
  ///
  /// - Parameters:
  ///   - text: the text to append to the field's text.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func write(
    _ text: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.write, text.inQuotes, StepPlace(filePath: filePath, line: line))
  }

  /// Advances the screen's clock; the test itself does not wait.
  ///
  /// - Parameters:
  ///   - amount: a number with its unit, `ms`, `s`, `m`, `h` or `d`, such as `500ms`.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func advance(
    _ amount: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.advance, amount, StepPlace(filePath: filePath, line: line))
  }

  /// Adds a frame of what the screen shows now to the snapshot.
  ///
  /// - Parameters:
  ///   - label: the text that the snapshot shows above the frame.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func snapshot(
    _ label: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(.snapshot, label.inQuotes, StepPlace(filePath: filePath, line: line))
  }

  /// Scrolls to the last row, which loads the next page.
  ///
  /// A failure is reported at the line of the assertion.
  public static var scrollToBottom: ScreenStep { ScreenStep(.scroll, "bottom", nil) }
}

/// A value that identifies a row in a step: its number, from 1, or a text of it, or its id.
public protocol StepRow: Sendable {
  /// The row as YAML on one line.
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
