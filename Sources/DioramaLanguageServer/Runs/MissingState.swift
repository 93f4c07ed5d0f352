import YAML

/// A state in which a screen can be seen, and which neither it nor a variant of it shows.
struct MissingState: Codable, Sendable, Hashable {
  /// A key of the variant: in one line, and over several.
  private struct Setting: Codable, Sendable, Hashable {
    let flowText: String
    let lines: [String]

    init(_ flowText: String, lines: [String]? = nil) {
      self.flowText = flowText
      self.lines = lines ?? [flowText]
    }
  }

  /// What the variant is called.
  let name: String
  /// What it shows.
  let words: String
  private let settings: [Setting]

  /// The states that a screen lacks.
  ///
  /// - Parameters:
  ///   - root: the screen's mapping.
  ///   - opening: what it does when it opens.
  static func all(of root: Node, _ opening: ScreenOpening) -> [Self] {
    let variants = root["variants"].map { Array($0.entries) } ?? []
    let layers = [root] + variants.map(\.value)
    let networks = layers.flatMap(conditions)
    // The screen's own steps may touch what such a state does not have.
    let rest = root["steps"] == nil ? [] : [Setting("steps: []")]
    var all: [Self] = []
    if !opening.requests.isEmpty, !networks.contains(where: { $0["latency"] != nil }) {
      let steps = Setting(
        "steps: [{ snapshot: loading }]", lines: ["steps:", "  - snapshot: loading"])
      all.append(
        Self(
          name: "loading", words: "what shows before its answers",
          settings: [Setting("network: { latency: 300ms }"), steps]))
    }
    for request in opening.requests where !networks.contains(where: { $0.fails(request) }) {
      all.append(
        Self(
          name: "\(request.inKebabCase)-fails", words: "'\(request)' fails",
          settings: [Setting("network: { failures: [{ request: \(request) }] }")] + rest))
    }
    for list in opening.lists where !layers.contains(where: { $0.hasNone(of: list) }) {
      all.append(
        Self(
          name: "no-\(list.inKebabCase)", words: "'\(list)' is empty",
          settings: [Setting("\(list): []")] + rest))
    }
    // Whoever took the name has a state of that kind.
    return all.filter { state in !variants.contains { $0.key.text == state.name } }
  }

  /// What a screen or a variant says of the network, from the start or in a step.
  private static func conditions(of layer: Node) -> [Node] {
    let steps = layer["steps"]?.items.compactMap { $0["network"] } ?? []
    return [layer["network"]].compactMap { $0 } + steps
  }

  /// The variant that shows it.
  var variant: EntryAddition {
    let words = settings.map(\.flowText).joined(separator: ", ")
    return EntryAddition(key: "variants", flowText: "\(name): { \(words) }") { spaces in
      let indent = String(repeating: " ", count: spaces)
      return ["\(indent)\(name):"] + settings.flatMap(\.lines).map { "\(indent)  \($0)" }
    }
  }
}

extension Node {
  /// Whether a network lets a request fail.
  fileprivate func fails(_ request: String) -> Bool {
    self["failures"]?.items.contains { $0["request"]?.text == request } ?? false
  }

  /// Whether a screen or a variant has a list with nothing in it.
  fileprivate func hasNone(of list: String) -> Bool {
    entries.contains { $0.key.text == list && $0.value.kind == .sequence && $0.value.count == 0 }
  }
}

extension String {
  /// `loadUsers` as `load-users`.
  fileprivate var inKebabCase: String {
    reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += "-" }
      text += letter.lowercased()
    }
  }
}
