/// Steps that kits bring; in a registry without them they fail as a step that there is not.
///
/// ```swift
/// steps: [
///   .event(["userMuted": "lee", "channel": "design-team"]),
///   .receive(["sender": "kim", "text": "Hello"]), .send("Hello to you"),
///   .refresh(["user": ["userId": "kim", "name": "Kim L."]]), .clear("users"),
///   .clear(["user": "kim"]), .step("warm", 5),
/// ]
/// ```
extension ScreenStep {
  /// Lets somebody else do something in a channel; for kits with that step.
  ///
  /// - Parameters:
  ///   - what: what happens and where.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func event(
    _ what: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "event: \(what.yaml)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets somebody else's message come in; for kits with that step.
  ///
  /// - Parameters:
  ///   - message: who sends what.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func receive(
    _ message: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "receive: \(message.yaml)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Types words into the bar below a conversation and presses return; for kits with that step.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func send(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "send: \(text.inQuotes)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Puts another profile into a kit's cache; for kits with that step.
  ///
  /// - Parameters:
  ///   - profile: whose, and what it says.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func refresh(
    _ profile: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "refresh: \(profile.yaml)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes profiles out of a kit's cache; for kits with that step.
  ///
  /// - Parameters:
  ///   - what: a kind, for all of it, or the one that is meant.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func clear(
    _ what: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "clear: \(what.yaml)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A step of any kit, with its value.
  ///
  /// - Parameters:
  ///   - name: the step's name, as `diorama steps` lists it.
  ///   - value: its value.
  ///   - fileID: where the step stands, as its failure says it.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public static func step(
    _ name: String, _ value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ScreenStep {
    ScreenStep(
      "\(name): \(value.yaml)",
      StepPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
