import YAML

/// A state of a screen that neither the screen nor one of its variants shows.
struct MissingState: Codable, Sendable, Hashable {
  /// A key of the variant, as one line and as several lines.
  private struct Setting: Codable, Sendable, Hashable {
    let flowText: String
    let lines: [String]

    init(_ flowText: String, lines: [String]? = nil) {
      self.flowText = flowText
      self.lines = lines ?? [flowText]
    }
  }

  /// The variant's name.
  let name: String
  /// A description of the state.
  let words: String
  private let settings: [Setting]

  /// Returns the states that a screen does not cover.
  ///
  /// - Parameters:
  ///   - root: the screen's mapping.
  ///   - opening: the screen's behavior when it opens.
  static func all(of root: Node, _ opening: ScreenOpening) -> [Self] {
    let variants = root["variants"].map { Array($0.entries) } ?? []
    let layers = [root] + variants.map(\.value)
    let networks = layers.flatMap(conditions)
    // The screen's own steps may use something that is missing in such a state.
    let rest = root["steps"] == nil ? [] : [Setting("steps: []")]
    var all: [Self] = []
    if !opening.requests.isEmpty, !networks.contains(where: { $0["latency"] != nil }) {
      let steps = Setting(
        "steps: [{ snapshot: loading }]", lines: ["steps:", "  - snapshot: loading"])
      all.append(
        Self(
          name: "loading", words: "before the responses arrive",
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
    // A variant with that name already exists: the state counts as covered.
    return all.filter { state in !variants.contains { $0.key.text == state.name } }
  }

  /// Returns the `network` values of a screen or a variant, from its keys and its steps.
  private static func conditions(of layer: Node) -> [Node] {
    let steps = layer["steps"]?.items.compactMap { $0["network"] } ?? []
    return [layer["network"]].compactMap { $0 } + steps
  }

  /// The variant that shows the state.
  var variant: EntryAddition {
    let words = settings.map(\.flowText).joined(separator: ", ")
    return EntryAddition(key: "variants", flowText: "\(name): { \(words) }") { spaces in
      let indent = String(repeating: " ", count: spaces)
      return ["\(indent)\(name):"] + settings.flatMap(\.lines).map { "\(indent)  \($0)" }
    }
  }
}

extension Node {
  /// Returns whether a `network` value makes a request fail.
  fileprivate func fails(_ request: String) -> Bool {
    self["failures"]?.items.contains { $0["request"]?.text == request } ?? false
  }

  /// Returns whether a screen or a variant sets a list to empty.
  fileprivate func hasNone(of list: String) -> Bool {
    entries.contains { $0.key.text == list && $0.value.kind == .sequence && $0.value.count == 0 }
  }
}

extension String {
  /// The text in kebab case: `loadUsers` becomes `load-users`.
  fileprivate var inKebabCase: String {
    reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += "-" }
      text += letter.lowercased()
    }
  }
}
