import DioramaKit
import YAML

/// A resolved value of a screen, and the layers that set it.
public struct ExplainedValue: Sendable {
  /// The value that one layer sets.
  public struct LayerValue: Sendable {
    /// The value, short enough for a table.
    public let text: String
    /// The name of the layer: `screen`, `kit default`.
    public let layer: String
    /// The place of the value; nil for layers outside of YAML.
    public let place: Place?
    let node: Node?

    init(_ origin: Origin, text: String? = nil) {
      self.text = text ?? origin.node?.summary ?? ""
      layer = origin.layer.name
      place = origin.place
      node = origin.node
    }

    /// Creates the value of a layer that has no node.
    init(_ text: String, _ layer: String, at place: Place?) {
      self.text = text
      self.layer = layer
      self.place = place
      node = nil
    }

    /// Creates the value of a layer from a node.
    init(_ node: Node, layer: String) {
      text = node.summary
      self.layer = layer
      place = node.place
      self.node = node
    }
  }

  /// The key of the value, with dots if values are nested: `headerComponent.title`.
  public let key: String
  /// The purpose of the value.
  public let meaning: String
  /// The value of the layer that won.
  public let winner: LayerValue
  /// The values of the layers that it overrode, strongest first.
  public let overridden: [LayerValue]
  /// A Boolean value that indicates whether weaker layers add to the value, as for a string set.
  public internal(set) var addsUp = false

  init(_ key: String, _ meaning: String, _ winner: LayerValue, over overridden: [LayerValue] = []) {
    self.key = key
    self.meaning = meaning
    self.winner = winner
    self.overridden = overridden
  }

  /// Creates a value that YAML sets, with all its layers.
  init(_ key: String, _ meaning: String, _ origin: Origin, text: String? = nil) {
    self.init(
      key, meaning, LayerValue(origin, text: text),
      over: origin.overridden.reversed().map { LayerValue($0) })
  }
}

extension ExplainedValue {
  /// The values inside, one level down; empty if the value is neither a mapping nor a list.
  var inner: [ExplainedValue] {
    guard let node = winner.node else { return [] }
    if node.kind == .sequence {
      return node.items.enumerated().map { index, item in
        inner("\(key)[\(index)]", item) { other in
          other.items.enumerated().first { $0.offset == index }?.element
        }
      }
    }
    return node.entries.map { entry in
      let name = entry.key.text
      return inner("\(key).\(name)", entry.value) { other in
        other.entries.first { $0.key.text == name }?.value
      }
    }
  }

  /// The values that only weaker layers have, if the layers add to each other.
  var added: [ExplainedValue] {
    var names = Set(winner.node?.entries.map(\.key.text) ?? [])
    return overridden.enumerated().flatMap { index, layerValue in
      ExplainedValue(key, meaning, layerValue, over: Array(overridden.dropFirst(index + 1))).inner
        .filter { names.insert(String($0.key.dropFirst(key.utf8.count + 1))).inserted }
    }
  }

  private func inner(
    _ key: String, _ node: Node, find: (Node) -> Node?
  ) -> ExplainedValue {
    func layerValue(_ outer: LayerValue, _ node: Node) -> LayerValue {
      LayerValue(node, layer: outer.layer)
    }
    return ExplainedValue(
      key, meaning, layerValue(winner, node),
      over: overridden.compactMap { outer in
        outer.node.flatMap(find).map { layerValue(outer, $0) }
      })
  }

  /// All values inside, at any depth, that are neither mappings nor lists.
  var leaves: [ExplainedValue] {
    guard let node = winner.node, node.kind != .scalar else { return [self] }
    return inner.flatMap(\.leaves)
  }
}

extension Node {
  /// The value in a few words: its text, or its items or keys.
  var summary: String {
    switch kind {
    case .scalar: isNull ? "nothing" : text
    case .sequence: scalars ?? "\(count) \(count == 1 ? "item" : "items")"
    case .mapping: "{\(entries.map(\.summary).joined(separator: ", "))}"
    }
  }

  /// A list of texts in brackets; nil if it has other items.
  private var scalars: String? {
    let texts = items.compactMap { $0.kind == .scalar ? $0.text : nil }
    return texts.count == count ? "[\(texts.joined(separator: ", "))]" : nil
  }
}

extension Entry {
  /// The key, with its value if that is a text.
  fileprivate var summary: String {
    value.kind == .scalar ? "\(key.text): \(value.summary)" : key.text
  }
}
