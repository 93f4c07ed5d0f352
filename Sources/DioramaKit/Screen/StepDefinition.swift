import YAML

/// A kind of step: its name, the shape of its value, and its action on the stage.
///
/// Kits define their own steps; the runner knows none of them by name. ``Stage`` has an example.
public struct StepDefinition: Sendable {
  /// Performs the step on a running screen.
  public typealias Action = @Sendable (Stage) throws(StepFailure) -> Void

  package let definitionID = DefinitionID()
  /// The step's name, which is the key of its mapping.
  public let name: String
  /// The step as data.
  public let description: FieldDescription
  /// Examples of its value, the most common one first, as `diorama steps` shows them.
  public let forms: [StepForm]
  /// The kinds of elements that its value names, by the key that holds the name; `""` is the value
  /// itself.
  public let targets: [String: StepTarget]
  /// The names of the step in other tools. They are not valid, but messages can translate them.
  public let synonyms: [String]
  package let decode: @Sendable (Node, inout Decoding) -> Action?
  /// Whether the step has an effect only on screens of its kit.
  package private(set) var isForOwnScreens = false

  /// The steps of kits with this name if there are several; the kit of the screen decides.
  package private(set) var alternatives: [StepDefinition] = []

  /// The step itself, or those of several kits that it represents.
  package var withAlternatives: [StepDefinition] { alternatives.isEmpty ? [self] : alternatives }

  /// Returns a step for lists and messages that represents this one and another kit's step with its
  /// name.
  func combined(with other: StepDefinition) -> StepDefinition {
    let all = withAlternatives + [other]
    var step = StepDefinition(
      name, ValueShape<Never>(.either(all.map(\.description.shape))) { _, _ in nil },
      Set(all.map(\.description.meaning)).sorted().joined(separator: "; "),
      forms: all.flatMap(\.forms),
      targets: all.reduce(into: [:]) { $0.merge($1.targets) { first, _ in first } },
      synonyms: all.flatMap(\.synonyms)
    ) { _, _ in }
    step.isForOwnScreens = true
    step.alternatives = all
    return step
  }

  /// Returns the same step with an effect only on screens of its kit. On screens of other kits, it
  /// causes a warning, unless the screen's kit has a step with this name for its own screens.
  public func forOwnScreens() -> StepDefinition {
    var step = self
    step.isForOwnScreens = true
    return step
  }

  /// Creates a step whose value is passed to `perform`.
  ///
  /// - Parameters:
  ///   - name: the step's name.
  ///   - shape: the shape of the value.
  ///   - meaning: what the step does, in one line without a full stop.
  ///   - forms: examples of the value, the most common one first. Without any, `diorama steps`
  ///     describes the shape.
  ///   - targets: the kinds of elements that the value names, by the key that holds the name; `""`
  ///     is the value itself, or each item of a list. Editors suggest the available elements.
  ///   - synonyms: the names of the step in other tools, which a message can translate.
  ///   - perform: performs the step on the thread and in the environment of the run, and then
  ///     updates the screen with ``Stage/runDueEvents()``. An error that it throws ends the run,
  ///     and is reported at the step as `failed-step`.
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
  /// Returns the step as an item of a list of steps, such as `- tap: { row: 2 }`.
  package func item(_ value: String) -> String { "- \(name): \(value)" }
}

/// The kind of element that a part of a step names.
public enum StepTarget: Sendable, Hashable {
  /// Any element with a text.
  case anything
  /// A row by its number, text or id.
  case row
  /// A row with a switch.
  case rowWithSwitch
  /// A row by the id of its record.
  case record
  /// A button of the screen, or of the row that the key `row` names.
  case button
  /// A choice of the open menu or alert.
  case choice
}

/// An example of a step's value, with its meaning.
///
/// ```swift
/// StepForm("{ button: Accept, row: Kim }", "a button of a row")
/// ```
public struct StepForm: Sendable, Hashable {
  /// The step's value as YAML in one line, such as `{ row: 3 }`.
  public let value: String
  /// What the step does with this value, in one line without a full stop.
  public let meaning: String

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - value: the step's value as YAML in one line, without the step's name.
  ///   - meaning: what the step does with it, in one line without a full stop.
  public init(_ value: String, _ meaning: String) {
    (self.value, self.meaning) = (value, meaning)
  }
}

/// The reason why a step failed, with help.
public struct StepFailure: Error, Sendable {
  /// The reason, in lower case and without a full stop.
  public let message: String
  /// Help for the failure.
  public let help: String?
  /// Whether the step reached a limit.
  package let isLimit: Bool
  /// The place of the part that caused the failure; nil for the whole step.
  package private(set) var place: Place?
  /// The text of the step that caused the failure, if its place is not known.
  package private(set) var locatedText: String?
  /// The text to use instead.
  package private(set) var replacement: String?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: the reason, in lower case and without a full stop.
  ///   - help: help for the failure, in the same style.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
    isLimit = false
  }

  /// Creates a failure with a suggestion.
  ///
  /// - Parameters:
  ///   - message: the reason, in lower case and without a full stop.
  ///   - suggestion: what was probably meant; nil if nothing is similar.
  ///   - help: help for the case without a suggestion.
  package init(_ message: String, suggestion: Diagnostic.Help?, fallbackHelp help: String?) {
    self.init(message, help: suggestion?.text ?? help)
    replacement = suggestion?.replacement
  }

  package init(limit message: String, help: String) {
    self.message = message
    self.help = help
    isLimit = true
  }

  /// Returns the same failure with the place of the part that caused it.
  package func located(at place: Place?) -> StepFailure {
    var failure = self
    failure.place = place
    return failure
  }

  /// Returns the same failure with the text of the step that caused it, unless it has one already.
  ///
  /// - Parameter text: the text as the step contains it; nil for the whole step.
  package func located(atText text: String?) -> StepFailure {
    var failure = self
    failure.locatedText = failure.locatedText ?? text
    return failure
  }

  /// Returns the place of the part that caused the failure: the only value of the step with the
  /// text; nil if no value or more than one has it.
  package func place(in node: Node) -> Place? {
    if let place { return place }
    let found = locatedText.map(node.values(equalTo:)) ?? []
    return found.count == 1 ? found[0].place : nil
  }
}

extension Node {
  /// Returns the values inside the node with exactly this text.
  fileprivate func values(equalTo text: String) -> [Node] {
    switch kind {
    case .scalar: self.text == text ? [self] : []
    case .sequence: items.flatMap { $0.values(equalTo: text) }
    case .mapping: entries.flatMap { $0.value.values(equalTo: text) }
    }
  }
}

/// A step of a screen, ready to run.
public struct Step: Sendable {
  /// The node of the step.
  public let node: Node
  /// Its name.
  public let name: String
  package let action: StepDefinition.Action

  package init(node: Node, name: String, action: @escaping StepDefinition.Action) {
    (self.node, self.name, self.action) = (node, name, action)
  }

  /// The step in one line, such as `tap: { row: 3 }`: the label of a frame after the step.
  package var label: String {
    node.entries.map { "\($0.key.text): \($0.value.inOneLine)" }.joined(separator: ", ")
  }
}

extension Node {
  /// The value as YAML in one line. Only a number in quotes keeps them: it is a text, such as an id.
  fileprivate var inOneLine: String {
    switch kind {
    case .scalar: isNull ? "" : style != .plain && Int(text) != nil ? "\"\(text)\"" : text
    case .sequence: "[\(items.map(\.inOneLine).joined(separator: ", "))]"
    case .mapping:
      "{ \(entries.map { "\($0.key.text): \($0.value.inOneLine)" }.joined(separator: ", ")) }"
    }
  }
}
