/// Steps of the core and of kits. In a registry without the kit, a kit's step fails as unknown.
///
/// ```swift
/// steps: [
///   .step("tap", ["row": "Kim", "button": "Accept"]), .step("scroll", "bottom"),
///   .step("event", ["userMuted": "lee", "channel": "design-team"]), .step("send", "Hello to you"),
///   .step("warm", 5), "clear: users", "network: {latency: 1s}",
/// ]
/// ```
extension ScreenStep {
  /// A step of the core or of a kit, with its value.
  ///
  /// - Parameters:
  ///   - name: the step's name, as `diorama steps` lists it.
  ///   - value: its value.
  ///   - filePath: the file of the step.
  ///   - line: the line of the step.
  public static func step(
    _ name: String, _ value: Value,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ScreenStep {
    ScreenStep(name, value.yaml, StepPlace(filePath: filePath, line: line))
  }
}
