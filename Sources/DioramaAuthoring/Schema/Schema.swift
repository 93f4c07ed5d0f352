import Diorama
import DioramaKit

/// A JSON Schema (2020-12) of the files that authors write. It is made from the registered keys,
/// types, properties, values and their meanings. Editors complete and check files with it.
///
/// The names of all types of a project are known: a file without `components` may use no others.
/// Without a project, or in a file that makes types, any name is valid that does not begin like a
/// kit's. Only `diorama lint` can check whether an id is in the fixture.
public struct Schema: Sendable {
  /// A kind of file.
  public enum Purpose: String, Sendable, CaseIterable {
    /// A screen.
    case screen
    /// A project's `diorama.yaml`.
    case project
    /// Data for screens.
    case fixture

    fileprivate var title: String {
      switch self {
      case .screen: "A screen of Diorama"
      case .project: "A project of Diorama: defaults for all its screens"
      case .fixture: "A fixture of Diorama: what screens are run on"
      }
    }
  }

  /// The schema as the text of a JSON file.
  public let text: String

  /// Creates the schema of a kind of file, with the types of a registry.
  public init(_ purpose: Purpose, registry: Registry) {
    self.init(purpose, SchemaBuilder(registry, ProjectTypes()))
  }

  /// Creates the schema of a kind of file in a project, with the types that the project makes in
  /// YAML.
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
        // An empty document has no screen, and is valid.
        "type": ["object", "null"],
      ], root)
  }
}
