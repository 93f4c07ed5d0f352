import HeadlessUIKit
import YAML

/// What a target offers to screens: types, sets of types, keys and steps.
public struct Kit: Sendable {
  /// The kit's name, for messages.
  public let name: String
  /// The types that YAML can name.
  public let types: [any Configurable.Type]
  /// The sets of types that a project can exchange.
  public let typeSets: [TypeSet]
  /// Keys of screens and of the project's file, beyond those that every screen has.
  public let keys: [ScreenKey]
  /// Steps, beyond those that every screen has.
  public let steps: [StepDefinition]
  /// Keys that older versions of the real kit spelled otherwise: old, today's.
  public let olderKeys: [(old: StaticString, today: StaticString)]
  /// Names that types had in older versions of the real kit, and today's.
  public let olderNames: [String: String]
  /// What `init` and `new` begin with.
  public let sample: KitSample?

  /// A kit.
  public init(
    _ name: String, types: [any Configurable.Type] = [], typeSets: [TypeSet] = [],
    keys: [ScreenKey] = [], steps: [StepDefinition] = [],
    olderKeys: [(old: StaticString, today: StaticString)] = [],
    olderNames: [String: String] = [:], sample: KitSample? = nil
  ) {
    self.name = name
    self.types = types
    self.typeSets = typeSets
    self.keys = keys
    self.steps = steps
    self.olderKeys = olderKeys
    self.olderNames = olderNames
    self.sample = sample
  }
}

/// What a kit offers to somebody who begins: a fixture, and screens that show something of it.
///
/// ```swift
/// KitSample(
///   sections: [.init("cities", items: "  - { id: oslo, name: Oslo }")],
///   screens: [.init("CityViewController", keys: "city: oslo", examples: "- select: now")])
/// ```
///
/// All texts are YAML as a person would write it; `new` checks each value once before it writes it.
public struct KitSample: Sendable {
  /// A list of the fixture.
  public struct Section: Sendable, Hashable {
    /// The key of the list.
    public let name: String
    /// Its items, indented by two blanks.
    public let items: String

    /// A list of the fixture.
    public init(_ name: String, items: String) {
      self.name = name
      self.items = items
    }
  }

  /// A screen that shows something.
  public struct Screen: Sendable, Hashable {
    /// The name of the view controller.
    public let viewController: String
    /// The keys that it needs, one a line; what belongs to a key is indented below it.
    public let keys: String
    /// Keys and steps to propose on this screen, over ``KitSample/examples``.
    public let examples: String

    /// A screen that shows something.
    ///
    /// - Parameters:
    ///   - viewController: the name of the view controller.
    ///   - keys: the keys that it needs besides that, one a line.
    ///   - examples: see ``KitSample/examples``.
    public init(_ viewController: String, keys: String = "", examples: String = "") {
      self.viewController = viewController
      self.keys = keys
      self.examples = examples
    }
  }

  /// The name of the fixture's file, without its ending.
  public let fixtureName: String
  /// What the fixture holds, in a sentence.
  public let summary: String
  /// The lists of the fixture; of two kits that bring one of the same name the first counts.
  public let sections: [Section]
  /// Keys of the project's own file, one a line, besides the one that names the fixture.
  public let settings: String
  /// Values to propose for keys of screens, one a line, and for steps as `- step: value`; of those
  /// that are not here the first that fits the shape is proposed.
  public let examples: String
  /// Screens, the first of which a new project begins with.
  public let screens: [Screen]

  /// What a kit offers to somebody who begins.
  ///
  /// - Parameters:
  ///   - fixtureName: the name of the fixture's file, without its ending.
  ///   - summary: what the fixture holds, in a sentence.
  ///   - sections: the lists of the fixture.
  ///   - settings: keys of the project's own file, one a line.
  ///   - examples: values to propose for keys and steps, one a line.
  ///   - screens: screens, the first of which a new project begins with.
  public init(
    fixtureName: String = "sample", summary: String = "What screens are run on.",
    sections: [Section] = [], settings: String = "", examples: String = "", screens: [Screen] = []
  ) {
    self.fixtureName = fixtureName
    self.summary = summary
    self.sections = sections
    self.settings = settings
    self.examples = examples
    self.screens = screens
  }
}

/// A top-level key of a screen or of the project's file that a kit, or the core, understands.
public struct ScreenKey: Sendable {
  /// Where a key may stand.
  public enum Scope: Sendable {
    /// In screens, and as a default in the project's file.
    case screen
    /// In the project's file only.
    case project
  }

  /// Puts what was read into a run's environment.
  public typealias Application = @Sendable (ScreenEnvironment) -> Void

  /// The key.
  public let name: StaticString
  /// The key as data.
  public let description: FieldDescription
  /// Where it may stand.
  public let scope: Scope
  /// When it is read: keys that others refer to, such as fixtures, have lower numbers.
  public let order: Int
  let read: @Sendable (Node, inout Decoding) -> Application?

  /// A key whose value is put into the environment by `apply`.
  ///
  /// `note` may remember the value for keys that are read later.
  public init<Value: Sendable>(
    _ name: StaticString, _ shape: ValueShape<Value>, scope: Scope = .screen, order: Int = 10,
    _ meaning: String,
    note: @escaping @Sendable (Value, inout Decoding) -> Void = { _, _ in },
    apply: @escaping @Sendable (Value, ScreenEnvironment) -> Void
  ) {
    self.name = name
    self.scope = scope
    self.order = order
    description = FieldDescription(
      name: name.description, shape: shape.description, meaning: meaning)
    let decode = shape.decode
    read = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      note(value, &decoding)
      return { apply(value, $0) }
    }
  }
}
