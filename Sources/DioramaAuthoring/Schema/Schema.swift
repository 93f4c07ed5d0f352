import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// A JSON Schema (2020-12) of the files that authors write, made from what is registered: keys,
/// types, properties, values and their meaning. Editors complete and check with it.
///
/// Types that YAML makes are known where a project is given; elsewhere, any name will do that does
/// not begin like a kit's. Whether an id stands in the fixture, only `diorama lint` can tell.
public struct Schema: Sendable {
  /// A kind of file.
  public enum Purpose: String, Sendable, CaseIterable {
    /// A screen.
    case screen
    /// A project's `diorama.yaml`.
    case project
    /// Data that screens are run on.
    case fixture

    /// The name that the schema's file has in a project's folder.
    public var fileName: String {
      self == .screen ? "diorama.schema.json" : "diorama.\(rawValue).schema.json"
    }

    fileprivate var title: String {
      switch self {
      case .screen: "A screen of Diorama"
      case .project: "A project of Diorama: defaults for all its screens"
      case .fixture: "A fixture of Diorama: what screens are run on"
      }
    }
  }

  /// The schema as a JSON file's text.
  public let text: String

  /// The schema of a kind of file, over the types of a registry.
  public init(_ purpose: Purpose, registry: Registry) {
    self.init(purpose, SchemaBuilder(registry, components: [], givesViewController: true))
  }

  /// The schema of a kind of file in a project, with the types that the project makes in YAML.
  public init(_ purpose: Purpose, of suite: ScreenSuite) {
    self.init(
      purpose,
      SchemaBuilder(
        suite.registry, components: suite.projectTypes.map { ($0.name, $0.entry) },
        givesViewController: suite.configuration.root?[CoreKey.viewController] != nil))
  }

  private init(_ purpose: Purpose, _ builder: SchemaBuilder) {
    var builder = builder
    let root: SchemaValue =
      switch purpose {
      case .screen: builder.screen
      case .project: builder.project
      case .fixture: builder.fixture
      }
    let definitions = builder.definitions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    text =
      SchemaValue.of([
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("title", .text(purpose.title)),
        ("$comment", .text("Made by `diorama schema`; do not edit.")),
        ("allOf", .list([root])),
        ("$defs", .of(definitions)),
      ]).page
  }
}
