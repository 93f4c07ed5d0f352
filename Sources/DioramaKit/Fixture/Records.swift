import YAML

/// Something of which a fixture has a list, told from others by an id.
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
  /// The keys that YAML may set.
  static var table: FieldTable<Self> { get }
  /// What it is told from others by.
  var id: String { get }
  /// A record of which nothing is known.
  init()
}

/// The records of a list, in the fixture's order.
public struct Records<Record: FixtureRecord>: Sendable {
  /// The records.
  public let all: [Record]
  private let indicesByID: [String: Int]

  /// A list; of several records of one id, the first one is found by it. Among those of a fixture
  /// there are none: two of one id are reported where they stand.
  ///
  /// - Parameter all: the records, in the order in which ``all`` has them.
  public init(_ all: [Record] = []) {
    self.all = all
    indicesByID = Dictionary(zip(all.map(\.id), all.indices)) { first, _ in first }
  }

  /// The record of an id; nil where there is none.
  ///
  /// - Parameter id: its ``FixtureRecord/id``.
  public subscript(id: String) -> Record? { indicesByID[id].map { all[$0] } }

  func index(of id: String) -> Int? { indicesByID[id] }
}

extension FixtureSection {
  /// A list of records.
  ///
  /// - Parameters:
  ///   - name: its key in a fixture.
  ///   - record: the type of its records.
  ///   - id: the key of a record that says its id.
  ///   - meaning: what it is, in one line without a full stop.
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

  /// The id of one of its records; others are reported as `unknown-reference`, with the nearest
  /// one. Where the fixture itself is faulty, any text fits.
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
      decoding.reportUnknownReference(node, to: Record.noun, known: records.all.lazy.map(\.id))
      return nil
    }
  }

  /// One of its records, by id; what is wrong with the id is reported as for ``reference()``.
  public func record<Record>() -> ValueShape<Record> where Content == Records<Record> {
    let id = reference()
    return ValueShape<Record>(id.description) { node, decoding in
      guard let id = id.decode(node, &decoding) else { return nil }
      return decoding.fixture?[self][id] ?? Record()
    }
  }
}

extension FixtureRecord {
  /// What a record is called: `city` of `a city`.
  static var noun: String {
    let words = table.what.split(separator: " ")
    let first = words.first.map { $0 == "a" || $0 == "an" } ?? false
    return (first ? words.dropFirst() : words[...]).joined(separator: " ")
  }
}

extension Records {
  /// Reads a list; nil where something does not fit, which was reported.
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
      // One that is missing or no text was reported when it was read.
      guard let later = items[index][id], later.kind == .scalar, !later.isNull else { continue }
      if record.id.isEmpty {
        fits = false
        decoding.diagnostics.report(
          .wrongValue, "the \(id) of a \(Record.noun) cannot be empty", at: later.place)
      } else if let first = result.index(of: record.id), first != index,
        let earlier = items[first][id]
      {
        fits = false
        decoding.diagnostics.report(
          .wrongValue, "there are two of the \(Record.noun) \(later.quoted)", at: later.place,
          notes: [Diagnostic.Note("the first one is here", at: earlier.place)])
      }
    }
    return fits ? result : nil
  }
}
