import Diorama
import DioramaKit

/// A JSON Schema (2020-12) of the files that authors write, made from what is registered: keys,
/// types, properties, values and their meaning. Editors complete and check with it.
///
/// Of a project, the names of all types are known: a file that makes none itself, under
/// `components`, may name no others. Where no project is given, or a file makes types, any name
/// will do that does not begin like a kit's. Whether an id stands in the fixture, only
/// `diorama lint` can tell.
public struct Schema: Sendable {
  /// A kind of file.
  public enum Purpose: String, Sendable, CaseIterable {
    /// A screen.
    case screen
    /// A project's `diorama.yaml`.
    case project
    /// Data that screens are run on.
    case fixture

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
    self.init(purpose, SchemaBuilder(registry, ProjectTypes()))
  }

  /// The schema of a kind of file in a project, with the types that the project makes in YAML.
  public init(_ purpose: Purpose, of suite: ScreenSuite) {
    self.init(purpose, SchemaBuilder(suite.registry, ProjectTypes(of: suite)))
  }

  private init(_ purpose: Purpose, _ builder: SchemaBuilder) {
    var builder = builder
    let root: JSON =
      switch purpose {
      case .screen: builder.screen
      case .project: builder.projectFile
      case .fixture: builder.fixture
      }
    text = builder.page(
      [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": .string(purpose.title),
        "$comment": "Made by `\(builder.registry.commandName) schema`; do not edit.",
        // A document without anything is no screen, and nothing is wrong with it.
        "type": ["object", "null"],
      ], root)
  }
}
