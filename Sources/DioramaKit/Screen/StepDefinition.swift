import YAML

/// A kind of step: its name, the shape of its value, and what it does on the stage.
///
/// Kits bring steps of their own; the runner knows none of them by name. ``Stage`` has an example.
public struct StepDefinition: Sendable {
  /// Does the step on a running screen.
  public typealias Action = @Sendable (Stage) throws(StepFailure) -> Void

  package let definitionID = DefinitionID()
  /// The step's name, the key of its mapping.
  public let name: String
  /// The step as data.
  public let description: FieldDescription
  /// Ways to write its value, the most usual one first, as `diorama steps` shows them.
  public let forms: [StepForm]
  /// What its value names on the screen, by the key that holds the name; `""` is the value itself.
  public let targets: [String: StepTarget]
  /// Words that other tools have for it. They are no steps, but it is clear what is meant.
  public let synonyms: [String]
  package let decode: @Sendable (Node, inout Decoding) -> Action?
  /// Whether it does something on screens of its kit alone.
  package private(set) var isForOwnScreens = false

  /// The same step, which does something on screens of its kit alone: on those of another one it is
  /// warned of.
  public func forOwnScreens() -> StepDefinition {
    var step = self
    step.isForOwnScreens = true
    return step
  }

  /// A step whose value is handed to `perform`.
  ///
  /// - Parameters:
  ///   - name: the step's name.
  ///   - shape: what the value looks like.
  ///   - meaning: what it does, in one line without a full stop.
  ///   - forms: ways to write the value, the most usual one first; without any, `diorama steps` says
  ///     what the value looks like.
  ///   - targets: what the value names on the screen, by the key that holds the name; `""` is the value
  ///     itself, or each item of a list. Editors offer what is there.
  ///   - synonyms: words that other tools have for the step, which a message can translate.
  ///   - perform: does it, on the thread and in the world of the run, and then lets the screen
  ///     follow with ``Stage/runDueEvents()``. What it throws ends the run and is reported at the
  ///     step as `failed-step`.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String, forms: [StepForm] = [],
    targets: [String: StepTarget] = [:], synonyms: [String] = [],
    perform: @escaping @Sendable (Value, Stage) throws(StepFailure) -> Void
  ) {
    self.name = name
    self.forms = forms
    self.targets = targets
    self.synonyms = synonyms
    description = FieldDescription(
      name: name, shape: shape.description, meaning: meaning)
    let decode = shape.decode
    self.decode = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      return { stage throws(StepFailure) in try perform(value, stage) }
    }
  }
}

extension StepDefinition {
  /// The step as an item of a list of steps, such as `- tap: { row: 2 }`.
  ///
  /// - Parameter value: its value in YAML of one line.
  package func item(_ value: String) -> String { "- \(name): \(value)" }
}

/// What a part of a step names on the screen.
public enum StepTarget: Sendable, Hashable {
  /// Whatever carries a text.
  case anything
  /// A row by its number, its text or its id.
  case row
  /// A row with a switch.
  case rowWithSwitch
  /// A row by the id of what it shows.
  case record
  /// A button of the screen, or of the row that the key `row` names.
  case button
  /// A choice of the menu or the alert that is open.
  case choice
}

/// A way to write a step: an example, and what it means.
///
/// ```swift
/// StepForm("{ button: Accept, row: Kim }", "a button of a row")
/// ```
public struct StepForm: Sendable, Hashable {
  /// The step's value in YAML of one line, such as `{ row: 3 }`.
  public let value: String
  /// What that does, in one line without a full stop.
  public let meaning: String

  /// A way to write a step.
  ///
  /// - Parameters:
  ///   - value: the step's value in YAML of one line, without the step's name.
  ///   - meaning: what that does, in one line without a full stop.
  public init(_ value: String, _ meaning: String) {
    (self.value, self.meaning) = (value, meaning)
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
  /// The word of the step that is to blame; nil for the step as a whole.
  package private(set) var place: Place?
  /// The text of the step that is to blame, where its place is not known.
  package private(set) var locatedText: String?
  /// What should stand in its place.
  package private(set) var replacement: String?

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

  /// A failure for which something else may have been meant.
  ///
  /// - Parameters:
  ///   - message: the reason: lower case, no full stop.
  ///   - suggestion: what was probably meant; nil where nothing is near.
  ///   - help: what could be done where nothing is.
  package init(_ message: String, suggestion: Diagnostic.Help?, fallbackHelp help: String?) {
    self.init(message, help: suggestion?.text ?? help)
    replacement = suggestion?.replacement
  }

  package init(limit message: String, help: String) {
    self.message = message
    self.help = help
    isLimit = true
  }

  /// The same failure, for which one word of the step is to blame.
  package func located(at place: Place?) -> StepFailure {
    var failure = self
    failure.place = place
    return failure
  }

  /// The same failure, for which a text of the step is to blame, unless another one is already.
  ///
  /// - Parameter text: the text, as the step has it; nil for the step as a whole.
  package func located(atText text: String?) -> StepFailure {
    var failure = self
    failure.locatedText = failure.locatedText ?? text
    return failure
  }

  /// The word of a step that is to blame: the one value of it that says what the failure is about;
  /// nil where it is not just one.
  ///
  /// - Parameter node: the step.
  package func place(in node: Node) -> Place? {
    if let place { return place }
    let found = locatedText.map(node.values(equalTo:)) ?? []
    return found.count == 1 ? found[0].place : nil
  }
}

extension Node {
  /// The values in it that are just this text.
  fileprivate func values(equalTo text: String) -> [Node] {
    switch kind {
    case .scalar: self.text == text ? [self] : []
    case .sequence: items.flatMap { $0.values(equalTo: text) }
    case .mapping: entries.flatMap { $0.value.values(equalTo: text) }
    }
  }
}

/// A step of a screen, ready to be done.
public struct Step: Sendable {
  /// Where it stands.
  public let node: Node
  /// Its name.
  public let name: String
  package let action: StepDefinition.Action

  package init(node: Node, name: String, action: @escaping StepDefinition.Action) {
    (self.node, self.name, self.action) = (node, name, action)
  }

  /// The step in one line, such as `tap: { row: 3 }`: the label of a frame that shows what it did.
  package var label: String {
    node.entries.map { "\($0.key.text): \($0.value.inOneLine)" }.joined(separator: ", ")
  }
}

extension Node {
  /// The value as YAML of one line; texts stand as they are, since nobody reads it back.
  fileprivate var inOneLine: String {
    switch kind {
    case .scalar: isNull ? "" : text
    case .sequence: "[\(items.map(\.inOneLine).joined(separator: ", "))]"
    case .mapping:
      "{ \(entries.map { "\($0.key.text): \($0.value.inOneLine)" }.joined(separator: ", ")) }"
    }
  }
}
