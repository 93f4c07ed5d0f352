import YAML

/// A key of a mapping: its name, the shape of its value, its purpose, and where its value is
/// stored.
///
/// The type is used for records, which are read at once, and for classes, whose objects get the
/// values when the objects exist (``Property``).
public struct Field<Target>: Sendable {
  /// The key.
  public let name: String
  /// The key as data.
  public let description: FieldDescription
  /// Reads the value of a node for a target that is set later, or returns nil after reporting an
  /// error.
  let prepare: @Sendable (Node, inout Decoding) -> (@Sendable (inout Target) -> Void)?

  /// Creates a key whose value `set` puts into a record.
  ///
  /// ```swift
  /// Field("degrees", .integer(in: -90...60), "the temperature in degrees Celsius") {
  ///   $0.degrees = $1
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of the value.
  ///   - required: whether the key is required.
  ///   - meaning: the purpose of the key, in one line without a full stop.
  ///   - set: puts the value into the record.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, required: Bool = false, _ meaning: String,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.name = name
    description = FieldDescription(
      name: name, shape: shape.description, meaning: meaning, isRequired: required)
    let decode = shape.decode
    prepare = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      return { target in set(&target, value) }
    }
  }
}

extension Field {
  /// Creates a key whose value is stored in a property of the record.
  ///
  /// ```swift
  /// Field("degrees", .integer(in: -90...60), "the temperature in degrees Celsius", \.degrees)
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of the value.
  ///   - required: whether the key is required.
  ///   - meaning: the purpose of the key, in one line without a full stop.
  ///   - path: the property. For tens of thousands of records, a closure is faster.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, required: Bool = false, _ meaning: String,
    _ path: any WritableKeyPath<Target, Value> & Sendable
  ) {
    self.init(name, shape, required: required, meaning) { $0[keyPath: path] = $1 }
  }

  /// Creates a key whose value is stored in an optional property of the record, which is nil
  /// without the key.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, required: Bool = false, _ meaning: String,
    _ path: any WritableKeyPath<Target, Value?> & Sendable
  ) {
    self.init(name, shape, required: required, meaning) { $0[keyPath: path] = $1 }
  }
}

/// The keys of a mapping, for reading, checking, documentation and completion.
public struct FieldTable<Target>: Sendable {
  /// The mapping as messages name it: `a user`; empty if the name of a type is used instead.
  public let what: String
  /// The keys, in the order in which they are shown.
  public let fields: [Field<Target>]
  /// The keys as data.
  public let descriptions: [FieldDescription]
  /// The checks that run when all values are known and valid.
  package internal(set) var checks: [Property.Check] = []
  /// The names of the keys; comparing them does not copy the fields, which are large.
  let names: [String]
  let olderNames: [(old: String, today: String)]
  private let otherWords: [String: String]

  /// Creates a table for mappings.
  ///
  /// - Parameters:
  ///   - what: the mapping as messages name it, with its article: `a city`.
  ///   - fields: its keys.
  ///   - olderNames: the keys that older versions spelled differently. They are accepted with a
  ///     warning.
  ///   - otherWords: words that authors may write for keys; help suggests the key.
  public init(
    _ what: String, _ fields: [Field<Target>],
    olderNames: [(old: String, today: String)] = [], otherWords: [String: String] = [:]
  ) {
    self.what = what
    self.fields = fields
    (self.olderNames, self.otherWords) = (olderNames, otherWords)
    descriptions = fields.map(\.description)
    names = fields.map(\.name)
  }

  /// Returns the field of a key; nil for unknown keys.
  package func field(named key: Node) -> Field<Target>? {
    key.index(in: names).map { fields[$0] }
  }

  /// Returns the field with a name; nil for unknown names.
  func field(named name: String) -> Field<Target>? { fields.first { $0.name == name } }
}

/// The keys of a record that a kit reads.
public typealias RecordTable = FieldTable

// MARK: - Reading a mapping

extension FieldTable {
  /// Reads a mapping into a record.
  ///
  /// - Parameters:
  ///   - node: the mapping.
  ///   - record: receives the values; its properties for absent keys do not change.
  ///   - decoding: receives the problems.
  /// - Returns: whether the mapping is valid; if not, the problems were reported. An unknown key is
  ///   reported and ignored; it does not make the mapping invalid.
  public func decode(_ node: Node, into record: inout Target, _ decoding: inout Decoding) -> Bool {
    guard node.kind == .mapping else {
      decoding.reportWrongValue(node, wanted: .record(descriptions))
      return false
    }
    var fits = true
    var seen = Array(repeating: false, count: names.count)
    var meant: Set<String> = []
    lazy var reference = onlyMissingReference(in: node)
    for entry in node.entries {
      let key = entry.key
      guard let index = key.index(in: names) ?? indexOfOlder(key) else {
        // This is an error, but the record can be made without the key: a comment can suppress the
        // error.
        let meaning = otherWords[key.text].flatMap { node[$0] == nil ? $0 : nil } ?? reference
        if decoding.suggestsNames { meant.formUnion(key.keysMeant(among: names)) }
        if let meaning { meant.insert(meaning) }
        decoding.reportUnknownKey(
          key, in: what, known: names, fields: descriptions, mapping: node,
          ownerHelp: nearestName(to: key.text, among: names) == nil
            ? meaning.map { Diagnostic.Help(Diagnostic.Help.question([$0])) }
              ?? CoreKey.ownerHelp(of: key) : nil,
          otherwise: .key(key, below: descriptions, or: decoding.fixtureLists))
        continue
      }
      seen[index] = true
      if !key.isText(names[index]) {
        if let other = node.entries.first(where: { $0.key.isText(names[index]) }) {
          decoding.reportBothSpellings(key, other.key)
          fits = false
          continue
        }
        decoding.reportOlderSpelling(key, today: names[index])
      }
      if let put = fields[index].prepare(entry.value, &decoding) {
        put(&record)
      } else {
        fits = false
      }
    }
    for (index, field) in descriptions.enumerated()
    where field.isRequired && !seen[index] {
      fits = false
      // The help for an unknown key suggests it.
      if meant.contains(field.name) { continue }
      decoding.diagnostics.append(.missingKey(field, in: what, at: node.place))
    }
    return fits
  }

  /// Returns the index of the field for which a key is an older spelling; nil for other keys.
  private func indexOfOlder(_ key: Node) -> Int? {
    olderNames.first { key.isText($0.old) }.flatMap { names.firstIndex(of: $0.today) }
  }

  /// Returns the only required key that a mapping lacks if the mapping has one unknown key, with an
  /// id as its value: `sender` for `from: kim`.
  private func onlyMissingReference(in node: Node) -> String? {
    let missing = descriptions.filter { field in
      field.isRequired && node[field.name] == nil
    }
    guard missing.count == 1, case .reference = missing[0].shape else { return nil }
    let unknown = node.entries.filter { $0.key.index(in: names) ?? indexOfOlder($0.key) == nil }
    return unknown.count == 1 && unknown[0].value.kind == .scalar ? missing[0].name : nil
  }
}
