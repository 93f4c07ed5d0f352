/// Steps that every screen has. Their other forms are written as in YAML, such as
/// `.step("tap", ["row": 3])`.
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
      "select", "[\(ids.map(\.inQuotes).joined(separator: ", "))]",
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
    ScreenStep("tap", text.inQuotes, StepPlace(filePath: filePath, line: line))
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
    ScreenStep("write", text.inQuotes, StepPlace(filePath: filePath, line: line))
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
    ScreenStep("advance", amount, StepPlace(filePath: filePath, line: line))
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
    ScreenStep("snapshot", label.inQuotes, StepPlace(filePath: filePath, line: line))
  }
}
