import YAML

/// A key of a screen with the value that won, and the layers that lost.
struct Assignment: Sendable {
  /// Today's name of the key.
  let name: StaticString
  /// The key as it is written.
  let key: Node
  /// The value.
  let value: Node
  /// Where the value comes from.
  let origin: Origin
  /// The values of weaker layers, the weakest first.
  let weaker: [LayeredNode]

  /// All values from the weakest layer to the strongest, for keys whose layers add up.
  var stack: [LayeredNode] { weaker + [LayeredNode(layer: origin.layer, node: value)] }
}

/// A value in its layer.
struct LayeredNode: Sendable {
  let layer: Layer
  let node: Node
}

/// The keys of all layers of a screen, by today's names.
struct AssignmentList {
  private(set) var assignments: [Assignment] = []
  /// Whether one of the keys that the screen cannot have looks like a parameter.
  var hasMisspeltParameter = false

  /// The assignment of a key.
  subscript(name: StaticString) -> Assignment? {
    assignments.first { $0.name == name }
  }

  /// Adds the value of a stronger layer.
  mutating func assign(_ name: StaticString, key: Node, value: Node, layer: Layer) {
    let origin = Origin(layer: layer, node: value)
    guard let index = assignments.firstIndex(where: { $0.name == name }) else {
      assignments.append(
        Assignment(name: name, key: key, value: value, origin: origin, weaker: []))
      return
    }
    let old = assignments[index]
    assignments[index] = Assignment(
      name: name, key: key, value: value, origin: origin.overriding(old.origin),
      weaker: old.stack)
  }
}
