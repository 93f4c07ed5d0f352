import YAML

/// A layer of configuration, the weakest first.
public enum Layer: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// What the kit does by itself.
  case kitDefault
  /// What Swift code set on a set of types.
  case swift
  /// The project's `diorama.yaml`.
  case project
  /// A component made in YAML.
  case component
  /// The screen.
  case screen
  /// A variant of the screen.
  case variant
  /// An option of the command.
  case command

  /// The layer in words.
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

  /// Orders by strength: the layer on the left is overridden by the one on the right.
  public static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
}

/// Where a resolved value came from: its layer and its node, and what it overrode.
///
/// A node is an index into its document, so an origin costs no text.
public struct Origin: Sendable {
  /// The layer that won.
  public let layer: Layer
  /// The value's node; nil for layers outside of YAML.
  public let node: Node?
  /// The values that lost, the weakest first.
  public private(set) var overridden: [Origin] = []

  /// An origin that overrode nothing.
  ///
  /// - Parameters:
  ///   - layer: the layer of the value.
  ///   - node: the value; nil for layers outside of YAML.
  public init(layer: Layer, node: Node? = nil) {
    self.layer = layer
    self.node = node
  }

  /// Where the value stands in its file; nil for layers outside of YAML.
  public var place: Place? { node?.place }

  /// This origin without what it overrode.
  package var withoutOverridden: Origin { Origin(layer: layer, node: node) }

  /// This origin with one more that it overrode, weaker than all others.
  package func addingWeakest(_ weakest: Origin) -> Origin {
    var result = self
    result.overridden.insert(weakest, at: 0)
    return result
  }

  /// This origin, stronger than another.
  package func overriding(_ other: Origin) -> Origin {
    var result = self
    result.overridden = other.overridden
    var loser = other
    loser.overridden = []
    result.overridden.append(loser)
    return result
  }
}

/// A key of a screen with the value that won, and the layers that lost.
///
/// An object, so that lists of them are searched in other modules without a copy of each.
package final class Assignment: Sendable {
  /// Today's name of the key.
  package let name: String
  /// The key as it is written.
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

  /// All values from the weakest layer to the strongest, for keys whose layers add up.
  package var allLayers: [LayeredNode] { weaker + [LayeredNode(layer: origin.layer, node: value)] }
}

/// A value in its layer.
package struct LayeredNode: Sendable {
  package let layer: Layer
  package let node: Node

  package init(layer: Layer, node: Node) { (self.layer, self.node) = (layer, node) }
}
