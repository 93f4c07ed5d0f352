import HeadlessUIKit
import YAML

/// A part of a fixture that a kit adds: one list or several related lists, and the content read
/// from them.
///
/// A list of records needs one line:
///
/// ```swift
/// static let cities = FixtureSection("cities", of: City.self, id: "name", "the places")
/// ```
///
/// This adds the list to every fixture file and to `data:`, lets screens refer to its ids
/// (``reference()`` and ``record()``), and adds the list to the schema, `explain` and `types`.
public struct FixtureSection<Content: Sendable>: FixtureSectionProtocol {
  /// The keys of the section in a fixture, as data.
  public let lists: [FixtureList]
  /// The content for a fixture without these lists.
  public let empty: Content
  let definitionID = DefinitionID()
  private let read: @Sendable (FixtureNodes, inout Decoding) -> Content?
  private let apply: @Sendable (Content, ScreenEnvironment) -> Void

  /// Creates a section with custom content.
  ///
  /// - Parameters:
  ///   - lists: the keys of the section in a fixture.
  ///   - empty: the content for a fixture without these lists.
  ///   - apply: puts the content into the environment of a run.
  ///   - read: makes the content from the nodes of its keys, or returns nil after reporting an
  ///     error.
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

  /// The operations that a fixture performs on the section.
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

/// A ``FixtureSection`` with any content.
public protocol FixtureSectionProtocol: Sendable {
  /// The keys of the section in a fixture, as data.
  var lists: [FixtureList] { get }
  /// The operations that a fixture performs on the section.
  var operations: FixtureSectionOperations { get }
}

/// The operations that a fixture performs on one of its sections.
public struct FixtureSectionOperations: Sendable {
  let definitionID: DefinitionID
  let read: @Sendable (FixtureNodes, inout Fixture, inout Decoding) -> Bool
  let apply: @Sendable (Fixture, ScreenEnvironment) -> Void
}

/// A key of a fixture, and its shape.
public struct FixtureList: Sendable {
  /// The key.
  public let name: String
  /// The shape of its value.
  public let shape: ShapeDescription
  /// What the list holds, in one line without a full stop.
  public let meaning: String
  /// The noun for one record in references, and the key of its id; nil if nothing refers to the
  /// records.
  package let record: (noun: String, id: String)?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of its value.
  ///   - meaning: what the list holds, in one line without a full stop.
  ///   - record: the noun for one record in references, as in ``ShapeDescription/reference(_:)``,
  ///     and the key of its id; nil if nothing refers to the records.
  public init(
    _ name: String, _ shape: ShapeDescription, _ meaning: String,
    record: (noun: String, id: String)? = nil
  ) {
    (self.name, self.shape, self.meaning, self.record) = (name, shape, meaning, record)
  }
}

/// The values of a fixture's keys.
public struct FixtureNodes: Sendable {
  private var nodes: [(name: String, node: Node)] = []

  init() {}

  /// The value of a key, or nil if the fixture does not have the key.
  ///
  /// - Parameter name: one of the section's own keys.
  public subscript(name: String) -> Node? { nodes.first { $0.name == name }?.node }

  mutating func add(_ name: String, _ node: Node) { nodes.append((name, node)) }
}
