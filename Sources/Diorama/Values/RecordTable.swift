import YAML

/// One key of a record: its name, the shape of its value, what it is for, and where it goes.
public struct Field<Record>: Sendable {
  /// The key.
  public let name: StaticString
  /// The key as data.
  public let description: FieldDescription
  @usableFromInline let read: Reader

  /// Puts the value of a node into a record, or reports why not and returns false.
  @usableFromInline typealias Reader = @Sendable (Node, inout Decoding, inout Record) -> Bool

  /// A key whose value is put into the record by `set`.
  @inlinable
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
///
/// Its decoding is inlinable, so that a kit's records are read by code made for their type.
public struct RecordTable<Record>: Sendable {
  /// What the mapping is, for messages: `a user`.
  public let what: String
  /// The keys, in the order in which they are shown.
  public let fields: [Field<Record>]
  // Beside the fields, which are large and would be copied for each key.
  @usableFromInline let names: [StaticString]
  @usableFromInline let readers: [Field<Record>.Reader]
  @usableFromInline let required: UInt64
  @usableFromInline let olderNames: [(old: StaticString, today: StaticString)]

  /// A table for mappings that are called `what` in messages; at most 64 keys.
  ///
  /// Keys that older versions spelled otherwise are read, with a warning.
  @inlinable
  public init(
    _ what: String, _ fields: [Field<Record>],
    olderNames: [(old: StaticString, today: StaticString)] = []
  ) {
    self.what = what
    self.fields = fields
    self.olderNames = olderNames
    names = fields.map(\.name)
    readers = fields.map(\.read)
    var required: UInt64 = 0
    for (index, field) in fields.enumerated() where field.description.isRequired {
      required |= 1 << UInt64(index)
    }
    self.required = required
  }

  /// The keys as data.
  public var descriptions: [FieldDescription] { fields.map(\.description) }

  /// Reads a mapping into a record.
  ///
  /// - Returns: whether it fits; if not, the problems were reported. A key that there is not is
  ///   reported, and left out of a record that fits all the same.
  @inlinable
  public func decode(_ node: Node, into record: inout Record, _ decoding: inout Decoding) -> Bool {
    guard node.kind == .mapping else {
      decoding.reportWrongValue(node, wanted: .record(descriptions))
      return false
    }
    var fits = true
    var missing = required
    var next = 0
    for entry in node.entries {
      let key = entry.key
      // Most people write keys in the order in which they are documented.
      var index = next < names.count && key.isText(names[next]) ? next : 0
      while index < names.count, !key.isText(names[index]) { index += 1 }
      guard index < names.count else {
        if !readOlder(entry, of: node, &missing, into: &record, &decoding) { fits = false }
        continue
      }
      next = index + 1
      missing &= ~(1 << UInt64(index))
      if !readers[index](entry.value, &decoding, &record) { fits = false }
    }
    if missing != 0 {
      reportMissing(missing, at: node, &decoding)
      fits = false
    }
    return fits
  }

  /// Reads a key that is none of the table, unless it is one in an older spelling.
  @usableFromInline
  func readOlder(
    _ entry: Entry, of node: Node, _ missing: inout UInt64, into record: inout Record,
    _ decoding: inout Decoding
  ) -> Bool {
    guard let today = olderNames.first(where: { entry.key.isText($0.old) })?.today,
      let index = names.firstIndex(where: { $0 == today })
    else {
      // An error, but the record can be made without it: a comment may let it pass.
      decoding.reportUnknownKey(entry.key, in: what, known: names.map(\.description))
      return true
    }
    missing &= ~(1 << UInt64(index))
    if let other = node.entries.first(where: { $0.key.isText(today) }) {
      decoding.reportBothSpellings(entry.key, other.key)
      return false
    }
    decoding.reportOlderSpelling(entry.key, today: today.description)
    return readers[index](entry.value, &decoding, &record)
  }

  @usableFromInline
  func reportMissing(_ missing: UInt64, at node: Node, _ decoding: inout Decoding) {
    for index in fields.indices where missing & (1 << UInt64(index)) != 0 {
      let field = fields[index]
      if isMisspelt(field.description.name, in: node) { continue }
      decoding.diagnostics.report(
        .missingKey, "\(what) needs '\(field.name)'", at: node.place,
        help: Diagnostic.Help("\(field.name): \(field.description.meaning)"))
    }
  }

  /// Whether a key is there in another spelling, which was reported.
  private func isMisspelt(_ name: String, in node: Node) -> Bool {
    node.entries.contains { entry in
      !names.contains { entry.key.isText($0) }
        && nearestName(to: entry.key.text, among: names.map(\.description)) == name
    }
  }
}
