/// Sample content of a kit for new projects: a fixture, and screens that show its data.
///
/// ```swift
/// KitSample(
///   sections: [.init("cities", items: "  - { id: oslo, name: Oslo }")],
///   screens: [.init("CityViewController", keys: "city: oslo", examples: "- select: now")])
/// ```
///
/// All texts are hand-written YAML. `new` checks each value once before it writes it.
public struct KitSample: Sendable {
  /// A list of the fixture.
  public struct Section: Sendable, Hashable {
    /// The key of the list.
    public let name: String
    /// Its items, indented with two spaces.
    public let items: String

    /// Creates a list of the fixture.
    ///
    /// - Parameters:
    ///   - name: the key of the list: `cities`.
    ///   - items: its items, one per line and indented with two spaces: `  - { name: Oslo }`.
    public init(_ name: String, items: String) {
      self.name = name
      self.items = items
    }
  }

  /// A screen that shows data of the fixture.
  public struct Screen: Sendable, Hashable {
    /// The name of the view controller.
    public let viewController: String
    /// The required keys, one per line; nested content is indented below its key.
    public let keys: String
    /// Keys and steps to suggest for this screen; they take precedence over ``KitSample/examples``.
    public let examples: String

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - viewController: the name of the view controller.
    ///   - keys: the other required keys, one per line.
    ///   - examples: see ``KitSample/examples``.
    public init(_ viewController: String, keys: String = "", examples: String = "") {
      self.viewController = viewController
      self.keys = keys
      self.examples = examples
    }
  }

  /// The name of the fixture file, without its ending.
  public let fixtureName: String
  /// A sentence that describes the fixture.
  public let summary: String
  /// The lists of the fixture. If two kits have a list with the same name, the first one is used.
  public let sections: [Section]
  /// Keys of the project's own file, one per line, besides the key that names the fixture.
  public let settings: String
  /// Values to suggest for keys of screens, one per line, and for steps as `- step: value`.
  ///
  /// For other keys and steps, the first sample value that fits the shape is suggested.
  public let examples: String
  /// The screens. A new project starts with the first one.
  public let screens: [Screen]

  /// Creates sample content for new projects.
  ///
  /// - Parameters:
  ///   - fixtureName: the name of the fixture file, without its ending.
  ///   - summary: a sentence that describes the fixture.
  ///   - sections: the lists of the fixture.
  ///   - settings: keys of the project's own file, one per line.
  ///   - examples: values to suggest for keys and steps, one per line.
  ///   - screens: the screens. A new project starts with the first one.
  public init(
    fixtureName: String = "sample", summary: String = "The data for the screens.",
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
