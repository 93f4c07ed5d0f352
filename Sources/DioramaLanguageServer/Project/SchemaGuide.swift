import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

/// A schema for queries from an editor: the keys and values that are possible at a place, and their
/// meaning.
///
/// It is the schema that ``Schema`` prints, applied to a text that may be incomplete.
struct SchemaGuide: Sendable {
  /// A step from a node to one of its children.
  enum Step: Sendable, Hashable {
    /// The value of a key.
    case key(String)
    /// An item of a list.
    case item
  }

  /// A key or value that is possible at a place.
  struct Proposal: Sendable, Hashable {
    /// The kind of value that a key takes.
    enum Value: Sendable {
      case text, mapping, list
    }
    /// The key or the value, as written.
    let text: String
    /// The description; empty if it has none.
    let meaning: String
    /// The kind of value that follows, for a key.
    let value: Value
  }

  private let root: JSON
  private let definitions: [String: JSON]
  private let registry: Registry
  /// The registered types by all their names.
  private let types: [String: Registry.Entry]

  /// Creates the guide for a kind of file in a project.
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

  // MARK: Queries

  /// Returns the keys that a mapping may have besides those that it already has.
  ///
  /// - Parameters:
  ///   - path: the path from the root to the mapping.
  ///   - root: the document's root, whose types and keys select the rules; nil for an empty
  ///     document.
  ///   - others: the other keys of the mapping.
  func keys(at path: [Step], in root: Node?, besides others: Set<String>) -> [Proposal] {
    let (rules, node) = rules(at: path, in: root)
    let mappings = rules.flatMap { parts(of: $0, for: node) }
    // A step has only one key.
    let isFull = mappings.contains { rule in
      if case .number(let most) = rule["maxProperties"] { others.count >= most } else { false }
    }
    if isFull { return [] }
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
      return !others.contains(key) && !own.contains(.bool(false))
        && closed.allSatisfy { $0.contains(key) }
        && !own.contains { $0["doNotSuggest"] == .bool(true) }
    }.map { key in
      let parts = (values[key] ?? []).flatMap { self.parts(of: $0, for: nil) }
      return Proposal(text: key, meaning: Self.meaning(of: parts), value: Self.value(of: parts))
    }
  }

  /// Returns the named values at a place: keywords, Boolean values and types.
  func values(at path: [Step], in root: Node?) -> [Proposal] {
    let (rules, _) = rules(at: path, in: root)
    let lists = rules.map(words(of:)).filter { !$0.isEmpty }
    // All rules of a place apply; if they have no common value, any of them may apply.
    let common = lists.dropFirst().reduce(Set(lists.first ?? [])) { $0.intersection($1) }
    var seen: Set<String> = []
    return lists.joined().filter { word in
      (common.isEmpty || common.contains(word)) && seen.insert(word).inserted
    }.map { Proposal(text: $0, meaning: meaning(ofType: $0), value: .text) }
  }

  /// Returns the description of a named type; empty if no type has this name.
  private func meaning(ofType name: String) -> String {
    guard let entry = types[name] else { return "" }
    let own = registry.meaning(of: entry, naming: 0)
    return ((entry.name == name ? [] : ["refers to \(entry.name)"]) + own)
      .joined(separator: "\n")
  }

  /// Returns the values that a rule lists, without older spellings.
  private func words(of rule: JSON) -> [String] {
    parts(of: rule, for: nil).filter { $0["deprecated"] != .bool(true) }.flatMap { part in
      part["enum"].items.compactMap(\.word)
        + (part["type"].words.first == "boolean" ? ["true", "false"] : [])
    }
  }

  /// Returns the description of a place; empty if it has none.
  func meaning(at path: [Step], in root: Node?) -> String {
    let (rules, _) = rules(at: path, in: root)
    return Self.meaning(of: rules.flatMap { parts(of: $0, for: nil) })
  }

  // MARK: Rules

  /// Returns the rules that apply at a place, and the node there.
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
        // All items of a list have the same rules.
        node = nil
      }
    }
    return (rules, node)
  }

  /// Returns alternatives that are mappings with all their keys as one mapping, such as the values
  /// of a step that two kits have; nil for other alternatives.
  private static func union(of alternatives: [[JSON]]) -> [JSON]? {
    let mappings = alternatives.compactMap { parts in
      parts.first { $0["additionalProperties"] == .bool(false) }
    }
    guard mappings.count > 1, mappings.count == alternatives.count else { return nil }
    var known: Set<String> = []
    let members = mappings.flatMap { $0["properties"].members }
      .filter { known.insert($0.key).inserted }
    return [mappings[0].with("properties", .object(members))]
  }

  private func rules(ofKey key: String, in mapping: JSON) -> [JSON] {
    if let own = mapping["properties"].members.first(where: { $0.key == key }) {
      return [own.value]
    }
    let others = mapping["additionalProperties"]
    return others == .absent ? [] : [others]
  }

  /// The maximum depth of references between rules.
  private static let maxDepth = 40

  /// Returns a rule with all rules that it refers to and that apply to a node; of alternatives, all
  /// that may still apply.
  private func parts(of rule: JSON, for node: Node?, depth: Int = 0) -> [JSON] {
    guard depth < Self.maxDepth, case .object = rule else { return [] }
    if let name = rule["$ref"].definition {
      let target = definitions[name].map { self.parts(of: $0, for: node, depth: depth + 1) } ?? []
      // The description of a key is written next to the reference.
      return rule.members.count > 1 ? [rule.without("$ref")] + target : target
    }
    var parts = [rule]
    for part in rule["allOf"].items { parts += self.parts(of: part, for: node, depth: depth + 1) }
    // A variant can take any key back with null, which does not change what the key needs.
    let choices = rule["anyOf"].items.filter { $0["const"] != .null }
    let possible = choices.filter { choices.count == 1 || mayHold($0, for: node) }
      .map { self.parts(of: $0, for: node, depth: depth + 1) }
    parts += Self.union(of: possible) ?? Array(possible.joined())
    if rule["if"] != .absent {
      let branch = holds(rule["if"], for: node) ? rule["then"] : rule["else"]
      parts += self.parts(of: branch, for: node, depth: depth + 1)
    }
    return parts
  }

  /// Returns whether one of several alternatives may apply: the node has no other kind.
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

  /// Returns whether a condition holds; unknown kinds of conditions hold.
  private func holds(_ rule: JSON, for node: Node?, depth: Int = 0) -> Bool {
    guard depth < Self.maxDepth else { return false }
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
  /// Returns the value of a key of a mapping.
  fileprivate func value(of key: String) -> Node? {
    entries.first { $0.key.text == key }?.value
  }
}

extension JSON {
  /// The value of a missing key.
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

  /// A string, or another scalar as YAML writes it.
  fileprivate var word: String? {
    switch self {
    case .string(let word): word
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .null, .array, .object: nil
    }
  }

  /// A single string, or the strings of an array.
  fileprivate var words: [String] { word.map { [$0] } ?? items.compactMap(\.word) }
}
