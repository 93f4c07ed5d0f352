import YAML

/// One key of a mapping, said once: its name, the shape of its value, what it is for, and where the
/// value goes.
///
/// The same type serves records, into which values are read at once, and classes, on whose objects
/// values are set when the objects are there (``Property``).
public struct Field<Target>: Sendable {
  /// The key.
  public let name: String
  /// The key as data.
  public let description: FieldDescription
  @usableFromInline let read: Reader
  @usableFromInline let prepare: Preparer

  /// Puts the value of a node into a target, or reports why not and returns false.
  @usableFromInline typealias Reader = @Sendable (Node, inout Decoding, inout Target) -> Bool
  /// Reads the value of a node, to be put into a target later; nil where it does not fit, which was
  /// reported.
  @usableFromInline typealias Preparer =
    @Sendable (Node, inout Decoding) -> (@Sendable (inout Target) -> Void)?

  /// A key whose value is put into a record by `set`.
  ///
  /// ```swift
  /// Field("degrees", .integer(in: -90...60), "the temperature in degrees Celsius") {
  ///   $0.degrees = $1
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: what the value looks like.
  ///   - required: whether the key must be there.
  ///   - meaning: what it is for, in one line without a full stop.
  ///   - set: puts the value into the record.
  @inlinable
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, required: Bool = false, _ meaning: String,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.name = name
    description = FieldDescription(
      name: name.description, shape: shape.description, meaning: meaning, isRequired: required)
    let decode = shape.decode
    read = { node, decoding, target in
      guard let value = decode(node, &decoding) else { return false }
      set(&target, value)
      return true
    }
    prepare = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      return { target in set(&target, value) }
    }
  }
}

extension Field {
  /// A key whose value goes into a property of the record.
  ///
  /// ```swift
  /// Field("degrees", .integer(in: -90...60), "the temperature in degrees Celsius", \.degrees)
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: what the value looks like.
  ///   - required: whether the key must be there.
  ///   - meaning: what it is for, in one line without a full stop.
  ///   - path: the property. Of records that come by the ten thousand, a closure reads faster.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, required: Bool = false, _ meaning: String,
    _ path: any WritableKeyPath<Target, Value> & Sendable
  ) {
    self.init(name, shape, required: required, meaning) { $0[keyPath: path] = $1 }
  }

  /// A key whose value goes into a property of the record that is nil without it.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, required: Bool = false, _ meaning: String,
    _ path: any WritableKeyPath<Target, Value?> & Sendable
  ) {
    self.init(name, shape, required: required, meaning) { $0[keyPath: path] = $1 }
  }
}

/// The keys that a mapping may have. Reading, checking, documentation and completion use it.
///
/// Its decoding is inlinable, so that a kit's records are read by code made for their type.
public struct FieldTable<Target>: Sendable {
  /// What the mapping is, for messages: `a user`; empty where the name of a type says it.
  public let what: String
  /// The keys, in the order in which they are shown.
  public let fields: [Field<Target>]
  /// The keys as data.
  public let descriptions: [FieldDescription]
  /// What is looked at once all values are known and fit by themselves.
  package internal(set) var checks: [Property.Check] = []
  // Beside the fields, which are large and would be copied for each key.
  @usableFromInline package let names: [String]
  @usableFromInline let readers: [Field<Target>.Reader]
  @usableFromInline let required: UInt64
  @usableFromInline let olderNames: [(old: String, today: String)]

  /// A table for mappings.
  ///
  /// - Parameters:
  ///   - what: what a message calls the mapping, with its article: `a city`.
  ///   - fields: its keys; those that must be there are among the first 64.
  ///   - olderNames: keys that older versions spelled otherwise, which are read with a warning.
  @inlinable
  public init(
    _ what: String, _ fields: [Field<Target>],
    olderNames: [(old: String, today: String)] = []
  ) {
    self.what = what
    self.fields = fields
    self.olderNames = olderNames
    descriptions = fields.map { $0.description }
    names = fields.map { $0.name }
    readers = fields.map { $0.read }
    var required: UInt64 = 0
    for (index, field) in fields.enumerated() where field.description.isRequired {
      required |= 1 << UInt64(index)
    }
    self.required = required
  }

  /// The field of a key; nil for other keys.
  package func field(named key: Node) -> Field<Target>? { fields.first { key.isText($0.name) } }
}

/// The keys of a record that a kit reads.
public typealias RecordTable = FieldTable

// MARK: - Reading a mapping

extension FieldTable {
  /// Reads a mapping into a record.
  ///
  /// - Parameters:
  ///   - node: the mapping.
  ///   - record: what the values are put into; it keeps what keys that are left out would say.
  ///   - decoding: takes what is wrong.
  /// - Returns: whether it fits; if not, the problems were reported. A key that there is not is
  ///   reported, and left out of a record that fits all the same.
  @inlinable
  public func decode(_ node: Node, into record: inout Target, _ decoding: inout Decoding) -> Bool {
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
    _ entry: Entry, of node: Node, _ missing: inout UInt64, into record: inout Target,
    _ decoding: inout Decoding
  ) -> Bool {
    guard let today = olderNames.first(where: { entry.key.isText($0.old) })?.today,
      let index = names.firstIndex(where: { $0 == today })
    else {
      // An error, but the record can be made without it: a comment may let it pass.
      let known = names.map(\.description)
      let isNear = nearestName(to: entry.key.text, among: known) != nil
      decoding.reportUnknownKey(
        entry.key, in: what, known: known, home: isNear ? nil : CoreKey.home(of: entry.key))
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
