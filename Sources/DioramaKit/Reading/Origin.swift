import YAML

/// A layer of configuration. The cases are in order, from the weakest to the strongest.
public enum Layer: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The default of the kit.
  case kitDefault
  /// A value that Swift code set on a set of types.
  case swift
  /// The project's `diorama.yaml`.
  case project
  /// A component defined in YAML.
  case component
  /// The screen.
  case screen
  /// A variant of the screen.
  case variant
  /// An option of the command.
  case command

  /// The name of the layer for messages.
  public var name: String {
    switch self {
    case .kitDefault: "kit default"
    case .swift: "Swift code"
    case .project: "project"
    case .component: "component"
    case .screen: "screen"
    case .variant: "variant"
    case .command: "command line"
    }
  }

  /// Orders layers by strength: the layer on the right overrides the one on the left.
  public static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
}

/// Where a resolved value comes from: its layer, its node, and the values that it overrides.
///
/// A node is an index into its document, so an origin does not copy any text.
public struct Origin: Sendable {
  /// The layer of the value.
  public let layer: Layer
  /// The value's node; nil for layers outside of YAML.
  public let node: Node?
  /// The overridden values, from the weakest to the strongest.
  public private(set) var overridden: [Origin] = []

  /// Creates an origin that overrides nothing.
  ///
  /// - Parameters:
  ///   - layer: the layer of the value.
  ///   - node: the value; nil for layers outside of YAML.
  public init(layer: Layer, node: Node? = nil) {
    self.layer = layer
    self.node = node
  }

  /// The place of the value in its file; nil for layers outside of YAML.
  public var place: Place? { node?.place }

  /// This origin without the values that it overrides.
  package var withoutOverridden: Origin { Origin(layer: layer, node: node) }

  /// Returns this origin with one more overridden value, weaker than all others.
  package func addingWeakest(_ weakest: Origin) -> Origin {
    var result = self
    result.overridden.insert(weakest, at: 0)
    return result
  }

  /// Returns this origin with another one added as its strongest overridden value.
  package func overriding(_ other: Origin) -> Origin {
    var result = self
    result.overridden = other.overridden
    var loser = other
    loser.overridden = []
    result.overridden.append(loser)
    return result
  }
}

/// A key of a screen with its resolved value and the overridden values.
///
/// It is a class, so that code in other modules can search lists of assignments without copying
/// each one.
package final class Assignment: Sendable {
  /// The current name of the key.
  package let name: String
  /// The key as it is written in YAML.
  package let key: Node
  /// The value.
  package let value: Node
  /// Where the value comes from.
  package let origin: Origin
  /// The values of weaker layers, the weakest first.
  package let weaker: [LayeredNode]

  package init(name: String, key: Node, value: Node, origin: Origin, weaker: [LayeredNode]) {
    (self.name, self.key, self.value, self.origin, self.weaker) = (name, key, value, origin, weaker)
  }

  /// All values from the weakest layer to the strongest, for keys whose layers are merged.
  package var allLayers: [LayeredNode] { weaker + [LayeredNode(layer: origin.layer, node: value)] }
}

/// A value and its layer.
package struct LayeredNode: Sendable {
  package let layer: Layer
  package let node: Node

  package init(layer: Layer, node: Node) { (self.layer, self.node) = (layer, node) }
}
