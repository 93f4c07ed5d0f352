import DioramaKit
import DioramaStage
import YAML

/// A declared screen with all names resolved and all values checked, and where each came from.
public struct ScreenPlan: Sendable {
  /// What it was declared as.
  public let declaration: ScreenDeclaration
  /// The files that it was made from, beside its own and the project's.
  public let files: Set<String>
  /// What is run.
  public internal(set) var run: RunPlan
  /// The values that were assigned, with their layers, in the order of their keys' first use.
  package let assignments: [Assignment]

  /// Light or dark, as a key says it.
  public typealias Theme = DioramaStage.Theme

  /// The origins of the values that were assigned, in the order of their keys' first use.
  public var origins: [(name: String, origin: Origin)] {
    assignments.map { ($0.name, $0.origin) }
  }

  /// The layer in whose file, or part of a file, a node stands.
  package func layer(of node: Node) -> Layer {
    let place = node.place
    guard place.source.path == declaration.path else { return .project }
    let isOverride = declaration.overrides.contains { override in
      override.place.start <= place.start && place.end <= override.place.end
    }
    return isOverride ? .variant : .screen
  }
}
