import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

/// A schema as an editor asks it while somebody writes: what may stand at a place, and what it is for.
///
/// It is the schema that ``Schema`` prints, walked along a text that need not be finished.
struct SchemaGuide: Sendable {
  /// A step from a node to one below it.
  enum Step: Sendable, Hashable {
    /// The value of a key.
    case key(String)
    /// An item of a list.
    case item
  }

  /// Something that may stand at a place.
  struct Proposal: Sendable, Hashable {
    /// What stands behind a key.
    enum Value: Sendable {
      case text, mapping, list
    }
    /// The key, or the value, as it is written.
    let text: String
    /// What it is for; empty where nobody says it.
    let meaning: String
    /// What stands behind it, where it is a key.
    let value: Value
  }

  private let root: JSON
  private let definitions: [String: JSON]
  private let registry: Registry
  /// The registered types that names stand for.
  private let types: [String: Registry.Entry]

  /// The guide for a kind of file in a project.
  init(_ purpose: Schema.Purpose, of suite: ScreenSuite) {
    var builder = SchemaBuilder(suite.registry, ProjectTypes(of: suite))
    root =
      switch purpose {
      case .screen: builder.screen
      case .project: builder.projectFile
      case .fixture: builder.fixture
      }
    definitions = builder.definitions
    registry = suite.registry
    types = Dictionary(
      builder.types.flatMap { type in type.names.map { ($0, type.entry) } }
    ) { first, _ in first }
  }

  // MARK: Questions

  /// The keys that a mapping may have, those that are there already among them.
  ///
  /// - Parameters:
  ///   - path: from the root to the mapping.
  ///   - root: the document's root, whose types and other keys decide; nil for an empty one.
  func keys(at path: [Step], in root: Node?) -> [Proposal] {
    let (rules, node) = rules(at: path, in: root)
    let mappings = rules.flatMap { parts(of: $0, for: node) }
    var closed: [Set<String>] = []
    var order: [String] = []
    var values: [String: [JSON]] = [:]
    for mapping in mappings {
      let properties = mapping["properties"].members
      if mapping["additionalProperties"] == .bool(false) {
        closed.append(Set(properties.filter { $0.value != .bool(false) }.map(\.key)))
      }
      for property in properties {
        if values[property.key] == nil { order.append(property.key) }
        values[property.key, default: []].append(property.value)
      }
    }
    return order.filter { key in
      let own = values[key] ?? []
      return !own.contains(.bool(false)) && closed.allSatisfy { $0.contains(key) }
        && !own.contains { $0["doNotSuggest"] == .bool(true) }
    }.map { key in
      let parts = (values[key] ?? []).flatMap { self.parts(of: $0, for: nil) }
      return Proposal(text: key, meaning: Self.meaning(of: parts), value: Self.value(of: parts))
    }
  }

  /// The values that are known by name at a place: words, flags, types.
  func values(at path: [Step], in root: Node?) -> [Proposal] {
    let (rules, _) = rules(at: path, in: root)
    let lists = rules.map(words(of:)).filter { !$0.isEmpty }
    // All rules of a place hold; where they come from several that may be meant, any may.
    let common = lists.dropFirst().reduce(Set(lists.first ?? [])) { $0.intersection($1) }
    var seen: Set<String> = []
    return lists.joined().filter { word in
      (common.isEmpty || common.contains(word)) && seen.insert(word).inserted
    }.map { Proposal(text: $0, meaning: meaning(ofType: $0), value: .text) }
  }

  /// What the type of a name is; empty where it is that of none.
  private func meaning(ofType name: String) -> String {
    guard let entry = types[name] else { return "" }
    let own = registry.meaning(of: entry, naming: 0)
    return ((entry.name == name ? [] : ["stands for \(entry.name)"]) + own)
      .joined(separator: "\n")
  }

  /// The words that a rule names, but for older spellings.
  private func words(of rule: JSON) -> [String] {
    parts(of: rule, for: nil).filter { $0["deprecated"] != .bool(true) }.flatMap { part in
      part["enum"].items.compactMap(\.word)
        + (part["type"].words.first == "boolean" ? ["true", "false"] : [])
    }
  }

  /// What a place is for; empty where nobody says it.
  func meaning(at path: [Step], in root: Node?) -> String {
    let (rules, _) = rules(at: path, in: root)
    return Self.meaning(of: rules.flatMap { parts(of: $0, for: nil) })
  }

  // MARK: Rules

  /// What holds at a place, and what stands there.
  private func rules(at path: [Step], in root: Node?) -> ([JSON], Node?) {
    var rules = [self.root]
    var node = root
    for step in path {
      let parts = rules.flatMap { self.parts(of: $0, for: node) }
      switch step {
      case .key(let key):
        rules = parts.flatMap { self.rules(ofKey: key, in: $0) }
        node = node?.value(of: key)
      case .item:
        rules = parts.map { $0["items"] }.filter { $0 != .absent }
        // Which item it is makes no difference to what may stand there.
        node = nil
      }
    }
    return (rules, node)
  }

  private func rules(ofKey key: String, in mapping: JSON) -> [JSON] {
    if let own = mapping["properties"].members.first(where: { $0.key == key }) {
      return [own.value]
    }
    let others = mapping["additionalProperties"]
    return others == .absent ? [] : [others]
  }

  /// How deep rules refer to others.
  private static let mostDepth = 40

  /// A rule and all that it refers to and that holds for a node; of several possible ones all that
  /// may still be meant.
  private func parts(of rule: JSON, for node: Node?, depth: Int = 0) -> [JSON] {
    guard depth < Self.mostDepth, case .object = rule else { return [] }
    if let name = rule["$ref"].definition {
      let target = definitions[name].map { self.parts(of: $0, for: node, depth: depth + 1) } ?? []
      // What a key is for stands beside the reference.
      return rule.members.count > 1 ? [rule.without("$ref")] + target : target
    }
    var parts = [rule]
    for part in rule["allOf"].items { parts += self.parts(of: part, for: node, depth: depth + 1) }
    for part in rule["anyOf"].items where mayHold(part, for: node) {
      parts += self.parts(of: part, for: node, depth: depth + 1)
    }
    if rule["if"] != .absent {
      let branch = holds(rule["if"], for: node) ? rule["then"] : rule["else"]
      parts += self.parts(of: branch, for: node, depth: depth + 1)
    }
    return parts
  }

  /// Whether one of several rules may be meant: what stands there already is not of another kind.
  private func mayHold(_ rule: JSON, for node: Node?) -> Bool {
    guard let node, !node.isNull else { return true }
    let types = parts(of: rule, for: nil).flatMap { $0["type"].words }
    guard !types.isEmpty else { return true }
    return switch node.kind {
    case .mapping: types.contains("object")
    case .sequence: types.contains("array")
    case .scalar: types.contains { $0 != "object" && $0 != "array" }
    }
  }

  /// Whether a condition holds; one of a kind that no condition has does.
  private func holds(_ rule: JSON, for node: Node?, depth: Int = 0) -> Bool {
    guard depth < Self.mostDepth else { return false }
    if case .bool(let flag) = rule { return flag }
    if let name = rule["$ref"].definition {
      return definitions[name].map { holds($0, for: node, depth: depth + 1) } ?? true
    }
    for member in rule.members {
      let isFulfilled =
        switch member.key {
        case "type":
          switch node?.kind {
          case .mapping: member.value.words.contains("object")
          case .sequence: member.value.words.contains("array")
          case .scalar, nil: member.value.words.contains { $0 != "object" && $0 != "array" }
          }
        case "enum": node.map { member.value.items.compactMap(\.word).contains($0.text) } ?? false
        case "required": member.value.words.allSatisfy { node?.value(of: $0) != nil }
        case "properties":
          member.value.members.allSatisfy { own in
            guard let value = node?.value(of: own.key) else { return true }
            return holds(own.value, for: value, depth: depth + 1)
          }
        case "anyOf": member.value.items.contains { holds($0, for: node, depth: depth + 1) }
        case "allOf": member.value.items.allSatisfy { holds($0, for: node, depth: depth + 1) }
        case "not": !holds(member.value, for: node, depth: depth + 1)
        default: true
        }
      if !isFulfilled { return false }
    }
    return true
  }

  private static func meaning(of parts: [JSON]) -> String {
    parts.lazy.compactMap { $0["description"].word }.first
      ?? parts.lazy.compactMap { $0["title"].word }.first ?? ""
  }

  private static func value(of parts: [JSON]) -> Proposal.Value {
    let types = Set(parts.flatMap { $0["type"].words })
    if types == ["object"] { return .mapping }
    return types == ["array"] ? .list : .text
  }
}

extension Node {
  /// The value of a key of a mapping.
  fileprivate func value(of key: String) -> Node? {
    entries.first { $0.key.text == key }?.value
  }
}

extension JSON {
  /// What stands where nothing does.
  fileprivate static let absent = JSON.array([])

  /// The value of a key.
  fileprivate subscript(key: String) -> JSON {
    members.first { $0.key == key }?.value ?? .absent
  }

  fileprivate var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  fileprivate var items: [JSON] {
    if case .array(let items) = self { items } else { [] }
  }

  /// A text, or another scalar as YAML writes it.
  fileprivate var word: String? {
    switch self {
    case .string(let word): word
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .null, .array, .object: nil
    }
  }

  /// One text or several.
  fileprivate var words: [String] { word.map { [$0] } ?? items.compactMap(\.word) }
}
