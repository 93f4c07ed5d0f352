import HeadlessUIKit
import YAML

/// A part of a fixture that a kit brings: one list, or several that belong together, and what is
/// made of them.
///
/// A list of records needs one line:
///
/// ```swift
/// static let cities = FixtureSection("cities", of: City.self, id: "name", "the places")
/// ```
///
/// With it a kit has the list in every fixture file and under `data:`, ids that screens refer to
/// (``reference()`` and ``record()``), and the list in the schema, in `explain` and in `types`.
public struct FixtureSection<Content: Sendable>: FixtureSectionProtocol {
  /// Its keys in a fixture, as data.
  public let lists: [FixtureList]
  /// What a fixture without these lists has.
  public let empty: Content
  let definitionID = DefinitionID()
  private let read: @Sendable (FixtureNodes, inout Decoding) -> Content?
  private let apply: @Sendable (Content, ScreenEnvironment) -> Void

  /// A section of a kit's own making.
  ///
  /// - Parameters:
  ///   - lists: its keys in a fixture.
  ///   - empty: what a fixture without these lists has.
  ///   - apply: puts the content into the world of a run.
  ///   - read: makes the content from the nodes under its keys; nil where something does not fit,
  ///     which it has reported.
  public init(
    lists: [FixtureList], empty: Content,
    apply: @escaping @Sendable (Content, ScreenEnvironment) -> Void = { _, _ in },
    read: @escaping @Sendable (FixtureNodes, inout Decoding) -> Content?
  ) {
    self.lists = lists
    self.empty = empty
    self.apply = apply
    self.read = read
  }

  /// What the fixture does with it.
  public var operations: FixtureSectionOperations {
    FixtureSectionOperations(
      definitionID: definitionID,
      read: { nodes, fixture, decoding in
        guard let content = read(nodes, &decoding) else { return false }
        fixture[self] = content
        return true
      },
      apply: { fixture, environment in apply(fixture[self], environment) })
  }
}

/// A ``FixtureSection``, whatever it holds.
public protocol FixtureSectionProtocol: Sendable {
  /// Its keys in a fixture, as data.
  var lists: [FixtureList] { get }
  /// What the fixture does with it.
  var operations: FixtureSectionOperations { get }
}

/// What a fixture does with one of its parts.
public struct FixtureSectionOperations: Sendable {
  let definitionID: DefinitionID
  let read: @Sendable (FixtureNodes, inout Fixture, inout Decoding) -> Bool
  let apply: @Sendable (Fixture, ScreenEnvironment) -> Void
}

/// A key of a fixture, and what stands there.
public struct FixtureList: Sendable {
  /// The key.
  public let name: String
  /// What its value looks like.
  public let shape: ShapeDescription
  /// What it is, in one line without a full stop.
  public let meaning: String
  /// What one of its records is called where others refer to it, and the key of its id; nil where
  /// nothing refers to them.
  package let record: (noun: String, id: String)?

  /// A key.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: what its value looks like.
  ///   - meaning: what it is, in one line without a full stop.
  ///   - record: what one of its records is called where others refer to it, as
  ///     ``ShapeDescription/reference(_:)`` says it, and the key of its id; nil where nothing refers to
  ///     them.
  public init(
    _ name: String, _ shape: ShapeDescription, _ meaning: String,
    record: (noun: String, id: String)? = nil
  ) {
    (self.name, self.shape, self.meaning, self.record) = (name, shape, meaning, record)
  }
}

/// What stands under the keys of a fixture.
public struct FixtureNodes: Sendable {
  private var nodes: [(name: String, node: Node)] = []

  init() {}

  /// What stands under a key; nil where it is left out.
  ///
  /// - Parameter name: one of the section's own keys.
  public subscript(name: String) -> Node? { nodes.first { $0.name == name }?.node }

  mutating func add(_ name: String, _ node: Node) { nodes.append((name, node)) }
}
