import DioramaKit
import YAML

/// A resolved value of a screen, and why it is that value.
public struct ExplainedValue: Sendable {
  /// One layer's say about it.
  public struct LayerValue: Sendable {
    /// The value, short enough for a table.
    public let text: String
    /// The layer in words: `screen`, `kit default`.
    public let layer: String
    /// Where the value stands; nil for layers outside of YAML.
    public let place: Place?
    let node: Node?
    /// What alone it says of a value of which layers below say the rest: the key, and its text.
    private(set) var part: (key: String, text: String)?

    init(_ origin: Origin, text: String? = nil) {
      self.text = text ?? origin.node?.summary ?? ""
      layer = origin.layer.name
      place = origin.place
      node = origin.node
    }

    /// A layer's say that is no node.
    init(_ text: String, _ layer: String, at place: Place?) {
      self.text = text
      self.layer = layer
      self.place = place
      node = nil
    }

    /// A layer's say about one key of a value, such as the width of a device.
    ///
    /// - Parameters:
    ///   - part: the key, and what it is.
    ///   - text: the whole value, with what layers below say of it.
    init(of part: (key: String, text: String), _ text: String, _ layer: String, at place: Place?) {
      self.init(text, layer, at: place)
      self.part = part
    }

    /// A layer's say that stands at a node.
    init(_ node: Node, layer: String) {
      text = node.summary
      self.layer = layer
      place = node.place
      self.node = node
    }
  }

  /// Which value it is: a key, with dots where values are nested: `headerComponent.title`.
  public let key: String
  /// What the value is for.
  public let meaning: String
  /// The layer that won.
  public let winner: LayerValue
  /// The layers that it overrode, the strongest first.
  public let overridden: [LayerValue]
  /// Whether layers below add to what stands in it, as those of a string set do.
  public internal(set) var addsUp = false
  /// What nobody says in it, and the kit does.
  var standardParts: [ExplainedValue] = []

  init(_ key: String, _ meaning: String, _ winner: LayerValue, over overridden: [LayerValue] = []) {
    self.key = key
    self.meaning = meaning
    self.winner = winner
    self.overridden = overridden
  }

  /// A value that YAML wrote, in all its layers.
  init(_ key: String, _ meaning: String, _ origin: Origin, text: String? = nil) {
    self.init(
      key, meaning, LayerValue(origin, text: text),
      over: origin.overridden.reversed().map { LayerValue($0) })
  }
}

extension ExplainedValue {
  /// What stands in the value, one level down; none where the value is no mapping and no list.
  var inner: [ExplainedValue] { innerWritten + standardParts }

  private var innerWritten: [ExplainedValue] {
    guard let node = winner.node else { return innerBelow }
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

  /// What stands in the value that layers below the winner have, with the part that the winner says.
  private var innerBelow: [ExplainedValue] {
    guard let next = overridden.first else {
      return winner.part.map { [inner($0, over: [])] } ?? []
    }
    var values = ExplainedValue(key, meaning, next, over: Array(overridden.dropFirst())).inner
    guard let part = winner.part else { return values }
    let index = values.firstIndex { $0.key == "\(key).\(part.key)" }
    let below = index.map { values.remove(at: $0) }
    values.insert(
      inner(part, over: below.map { [$0.winner] + $0.overridden } ?? []), at: index ?? 0)
    return values
  }

  private func inner(_ part: (key: String, text: String), over below: [LayerValue])
    -> ExplainedValue
  {
    let layerValue = LayerValue(part.text, winner.layer, at: winner.place)
    return ExplainedValue("\(key).\(part.key)", meaning, layerValue, over: below)
  }

  /// What only layers below have in a value whose layers add up.
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
        if let part = outer.part, key == "\(self.key).\(part.key)" {
          return LayerValue(part.text, outer.layer, at: outer.place)
        }
        return outer.node.flatMap(find).map { layerValue(outer, $0) }
      })
  }

  /// All that stands in the value at any depth and is no mapping or list itself.
  var leaves: [ExplainedValue] {
    guard let node = winner.node, node.kind != .scalar else { return [self] }
    return inner.flatMap(\.leaves)
  }
}

extension Node {
  /// The value in a few words: its text, or what kind of value it is and what it holds.
  var summary: String {
    switch kind {
    case .scalar: isNull ? "nothing" : text
    case .sequence: scalars ?? "\(count) \(count == 1 ? "item" : "items")"
    case .mapping: "{\(entries.map(\.summary).joined(separator: ", "))}"
    }
  }

  /// A list of texts in brackets; nil when there is more to it.
  private var scalars: String? {
    let texts = items.compactMap { $0.kind == .scalar ? $0.text : nil }
    return texts.count == count ? "[\(texts.joined(separator: ", "))]" : nil
  }
}

extension Entry {
  /// The key, with its value where that is a text.
  fileprivate var summary: String {
    value.kind == .scalar ? "\(key.text): \(value.summary)" : key.text
  }
}
