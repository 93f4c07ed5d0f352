import YAML

/// A record in a list of a fixture, identified by an id.
///
/// ```swift
/// struct City: FixtureRecord {
///   var name = ""
///   var degrees = 0
///   var id: String { name }
///
///   static let table = FieldTable<City>(
///     "a city",
///     [
///       Field("name", .text, required: true, "its name, unique among cities") { $0.name = $1 },
///       Field("degrees", .integer(in: -90...60), "degrees Celsius") { $0.degrees = $1 },
///     ])
/// }
/// ```
public protocol FixtureRecord: Sendable {
  /// The keys that YAML can set.
  static var table: FieldTable<Self> { get }
  /// The id, unique in its list.
  var id: String { get }
  /// Creates a record with default values.
  init()
}

/// The records of a list, in the order of the fixture.
public struct Records<Record: FixtureRecord>: Sendable {
  /// The records.
  public let all: [Record]
  private let indicesByID: [String: Int]

  /// Creates a list of records.
  ///
  /// If several records have the same id, the id finds the first one. The records of a fixture have
  /// unique ids, because duplicates are reported as errors.
  ///
  /// - Parameter all: the records, in the order of ``all``.
  public init(_ all: [Record] = []) {
    self.all = all
    indicesByID = Dictionary(zip(all.map(\.id), all.indices)) { first, _ in first }
  }

  /// The record with an id, or nil if no record has it.
  ///
  /// - Parameter id: the record's ``FixtureRecord/id``.
  public subscript(id: String) -> Record? { indicesByID[id].map { all[$0] } }

  func index(of id: String) -> Int? { indicesByID[id] }
}

extension FixtureSection {
  /// Creates a section with a list of records.
  ///
  /// - Parameters:
  ///   - name: the key of the list in a fixture.
  ///   - record: the type of the records.
  ///   - id: the key of a record that holds its id.
  ///   - meaning: what the list holds, in one line without a full stop.
  public init<Record>(
    _ name: String, of record: Record.Type, id: String, _ meaning: String
  ) where Content == Records<Record> {
    let shape = ShapeDescription.list(.record(Record.table.descriptions))
    self.init(
      lists: [FixtureList(name, shape, meaning, record: (Record.noun, id))], empty: Records()
    ) { nodes, decoding in
      nodes[name].map { Records.read($0, id: id, &decoding) } ?? Records()
    }
  }

  /// Returns the shape of an id of one of the section's records.
  ///
  /// An unknown id is reported as `unknown-reference`, with the nearest id. If the fixture has
  /// errors, any text is accepted.
  ///
  /// ```swift
  /// Field("city", City.section.reference(), required: true, "the city to show") {
  ///   $0.city = $1
  /// }
  /// ```
  public func reference<Record>() -> ValueShape<String> where Content == Records<Record> {
    ValueShape(.reference(Record.noun)) { node, decoding in
      guard node.kind == .scalar, !node.isNull else {
        decoding.reportWrongValue(node, wanted: .reference(Record.noun))
        return nil
      }
      guard let fixture = decoding.fixture else { return node.text }
      let records = fixture[self]
      if records[node.text] != nil { return node.text }
      decoding.reportUnknownReference(
        node, to: Record.noun, known: records.all.lazy.map(\.id),
        section: lists.first.flatMap { list in list.record.map { (list.name, $0.id) } })
      return nil
    }
  }

  /// Returns the shape of a record, written as its id. Errors in the id are reported as for
  /// ``reference()``.
  public func record<Record>() -> ValueShape<Record> where Content == Records<Record> {
    let id = reference()
    return ValueShape<Record>(id.description) { node, decoding in
      guard let id = id.decode(node, &decoding) else { return nil }
      return decoding.fixture?[self][id] ?? Record()
    }
  }
}

extension FixtureRecord {
  /// The noun for a record: `city` from `a city`.
  static var noun: String {
    let words = table.what.split(separator: " ")
    let first = words.first.map { $0 == "a" || $0 == "an" } ?? false
    return (first ? words.dropFirst() : words[...]).joined(separator: " ")
  }
}

extension Records {
  /// Reads a list, or returns nil after reporting an error.
  fileprivate static func read(
    _ node: Node, id: String, _ decoding: inout Decoding
  ) -> Records? {
    guard node.kind == .sequence else {
      decoding.reportWrongValue(node, wanted: .list(.record(Record.table.descriptions)))
      return nil
    }
    var fits = true
    var records: [Record] = []
    records.reserveCapacity(node.count)
    for item in node.items {
      var record = Record()
      if !Record.table.decode(item, into: &record, &decoding) { fits = false }
      records.append(record)
    }
    let result = Records(records)
    let items = Array(node.items)
    for (index, record) in records.enumerated() {
      // A missing or non-scalar id was reported when the record was read.
      guard let later = items[index][id], later.kind == .scalar, !later.isNull else { continue }
      if record.id.isEmpty {
        fits = false
        decoding.diagnostics.append(.emptyID(later, key: id, of: Record.noun))
      } else if let first = result.index(of: record.id), first != index,
        let earlier = items[first][id]
      {
        fits = false
        decoding.diagnostics.append(
          .duplicateID(later, key: id, of: Record.noun, first: earlier.place))
      }
    }
    return fits ? result : nil
  }
}
