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
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func event(
    _ what: Value,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep("event", what.yaml, StepPlace(filePath: filePath, line: line))
  }

  /// Lets somebody else's message come in; for kits with that step.
  ///
  /// - Parameters:
  ///   - message: who sends what.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func receive(
    _ message: Value,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep("receive", message.yaml, StepPlace(filePath: filePath, line: line))
  }

  /// Types words into the bar below a conversation and presses return; for kits with that step.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func send(
    _ text: String,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep("send", text.inQuotes, StepPlace(filePath: filePath, line: line))
  }

  /// Puts another profile into a kit's cache; for kits with that step.
  ///
  /// - Parameters:
  ///   - profile: whose, and what it says.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func refresh(
    _ profile: Value,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep("refresh", profile.yaml, StepPlace(filePath: filePath, line: line))
  }

  /// Takes profiles out of a kit's cache; for kits with that step.
  ///
  /// - Parameters:
  ///   - what: a kind, for all of it, or the one that is meant.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func clear(
    _ what: Value,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep("clear", what.yaml, StepPlace(filePath: filePath, line: line))
  }

  /// Changes latency and failures from here on; for kits with requests.
  ///
  /// - Parameters:
  ///   - latency: how long answers take, such as `500ms`; nil to leave it.
  ///   - failures: what fails: `["request": "inviteUsers", "code": 400108]`; nil to leave it, `[]` for
  ///     nothing.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func network(
    latency: String? = nil, failures: [Value]? = nil,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(
      "network", networkChange(latency, failures), StepPlace(filePath: filePath, line: line))
  }

  /// A step of any kit, with its value.
  ///
  /// - Parameters:
  ///   - name: the step's name, as `diorama steps` lists it.
  ///   - value: its value.
  ///   - filePath: the file in which the step is written.
  ///   - line: the line.
  public static func step(
    _ name: String, _ value: Value,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(name, value.yaml, StepPlace(filePath: filePath, line: line))
  }

  private static func networkChange(_ latency: String?, _ failures: [Value]?) -> String {
    let parts = [
      latency.map { "latency: \($0)" }, failures.map { "failures: \(Value.list($0).yaml)" },
    ]
    return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
  }
}
