import YAML

/// One key of a record: its name, the shape of its value, what it is for, and where it goes.
public struct Field<Record>: Sendable {
  /// The key.
  public let name: StaticString
  /// The key as data.
  public let description: FieldDescription
  let read: @Sendable (Node, inout Decoding, inout Record) -> Bool

  /// A key whose value is put into the record by `set`.
  public init<Value: Sendable>(
    _ name: StaticString, _ shape: ValueShape<Value>, required: Bool = false, _ meaning: String,
    set: @escaping @Sendable (inout Record, Value) -> Void
  ) {
    self.name = name
    description = FieldDescription(
      name: name.description, shape: shape.description, meaning: meaning, isRequired: required)
    let decode = shape.decode
    read = { node, decoding, record in
      guard let value = decode(node, &decoding) else { return false }
      set(&record, value)
      return true
    }
  }
}

/// The keys that a mapping may have. Reading, checking, documentation and completion use it.
public struct RecordTable<Record>: Sendable {
  /// What the mapping is, for messages: `a user`.
  public let what: String
  /// The keys, in the order in which they are shown.
  public let fields: [Field<Record>]

  /// A table for mappings that are called `what` in messages.
  public init(_ what: String, _ fields: [Field<Record>]) {
    self.what = what
    self.fields = fields
  }

  /// The keys as data.
  public var descriptions: [FieldDescription] { fields.map(\.description) }

  /// Reads a mapping into a record.
  ///
  /// - Returns: whether it fits; if not, the problems were reported.
  public func decode(_ node: Node, into record: inout Record, _ decoding: inout Decoding) -> Bool {
    guard node.kind == .mapping else {
      decoding.reportWrongValue(node, wanted: .record(descriptions))
      return false
    }
    var fits = true
    var seen: UInt64 = 0
    for entry in node.entries {
      if let index = fields.firstIndex(where: { entry.key.isText($0.name) }) {
        seen |= 1 << UInt64(index & 63)
        if !fields[index].read(entry.value, &decoding, &record) { fits = false }
      } else {
        decoding.reportUnknownKey(
          entry.key, in: what, known: fields.map(\.description.name))
        fits = false
      }
    }
    for (index, field) in fields.enumerated()
    where field.description.isRequired && seen & (1 << UInt64(index & 63)) == 0 {
      decoding.diagnostics.report(
        .missingKey, "\(what) needs '\(field.name)'", at: node.place,
        help: Diagnostic.Help("\(field.name): \(field.description.meaning)"))
      fits = false
    }
    return fits
  }
}
