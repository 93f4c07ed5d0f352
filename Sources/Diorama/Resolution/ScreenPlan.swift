import DioramaKit
import DioramaStage
import YAML

/// A declared screen with resolved names and checked values, and the origin of each value.
public struct ScreenPlan: Sendable {
  /// The declaration of the screen.
  public let declaration: ScreenDeclaration
  /// The files that the screen was made from, except its own and the project's.
  public let files: Set<String>
  /// The plan of the run.
  public internal(set) var run: RunPlan
  /// The assigned values with their layers, in the order of their keys' first use.
  package let assignments: [Assignment]
  /// The keys of the project's defaults that fit the screen, even if it overrides them.
  package let fittingDefaults: Set<String>
  /// The values of each part, by its key: those in sets and those of the key, the weakest first.
  let partLayers: [String: [LayeredNode]]
  /// The name of each part's type, by its key, if YAML makes no choice.
  let partTypes: [String: String]

  /// The theme of a screen: light or dark.
  public typealias Theme = DioramaStage.Theme

  /// The origins of the assigned values, in the order of their keys' first use.
  public var origins: [(name: String, origin: Origin)] {
    assignments.map { ($0.name, $0.origin) }
  }

  /// Returns the layer whose file, or part of a file, contains a node.
  package func layer(of node: Node) -> Layer {
    let place = node.place
    guard place.source.path == declaration.path else { return .project }
    let isOverride = declaration.overrides.contains { override in
      override.place.start <= place.start && place.end <= override.place.end
    }
    return isOverride ? .variant : .screen
  }
}
