import YAML

/// A kind of step: its name, the shape of its value, and what it does on the stage.
///
/// Kits bring steps of their own; the runner knows none of them by name. ``Stage`` has an example.
public struct StepDefinition: Sendable {
  /// Does the step on a running screen.
  public typealias Action = @Sendable (Stage) throws(StepFailure) -> Void

  let definition = Definition()
  /// The step's name, the key of its mapping.
  public let name: StaticString
  /// The step as data.
  public let description: FieldDescription
  package let decode: @Sendable (Node, inout Decoding) -> Action?

  /// A step whose value is handed to `perform`.
  ///
  /// - Parameters:
  ///   - name: the step's name.
  ///   - shape: what the value looks like.
  ///   - meaning: what it does, in one line without a full stop.
  ///   - perform: does it, on the thread and in the world of the run, and then lets the screen
  ///     follow with ``Stage/runDueEvents()``. What it throws ends the run and is reported at the
  ///     step as `failed-step`.
  public init<Value: Sendable>(
    _ name: StaticString, _ shape: ValueShape<Value>, _ meaning: String,
    perform: @escaping @Sendable (Value, Stage) throws(StepFailure) -> Void
  ) {
    self.name = name
    description = FieldDescription(
      name: name.description, shape: shape.description, meaning: meaning)
    let decode = shape.decode
    self.decode = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      return { stage throws(StepFailure) in try perform(value, stage) }
    }
  }
}

/// Why a step could not be done, and what could.
public struct StepFailure: Error, Sendable {
  /// The reason: lower case, no full stop.
  public let message: String
  /// What could be done.
  public let help: String?
  /// Whether a limit was hit rather than a thing missing.
  package let isLimit: Bool

  /// A failure.
  ///
  /// - Parameters:
  ///   - message: the reason: lower case, no full stop.
  ///   - help: what could be done, in the same style.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
    isLimit = false
  }

  package init(limit message: String, help: String) {
    self.message = message
    self.help = help
    isLimit = true
  }
}

/// A step of a screen, ready to be done.
public struct Step: Sendable {
  /// Where it stands.
  public let node: Node
  /// Its name.
  public let name: StaticString
  package let action: StepDefinition.Action

  package init(node: Node, name: StaticString, action: @escaping StepDefinition.Action) {
    (self.node, self.name, self.action) = (node, name, action)
  }
}
