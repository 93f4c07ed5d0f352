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
    ///
    /// - Parameters:
    ///   - name: the key of the list: `cities`.
    ///   - items: its items, one a line and indented by two blanks: `  - { name: Oslo }`.
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
