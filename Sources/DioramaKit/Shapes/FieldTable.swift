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
  /// Reads the value of a node, to be put into a target later; nil where it does not fit, which was
  /// reported.
  let prepare: @Sendable (Node, inout Decoding) -> (@Sendable (inout Target) -> Void)?

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
public struct FieldTable<Target>: Sendable {
  /// What the mapping is, for messages: `a user`; empty where the name of a type says it.
  public let what: String
  /// The keys, in the order in which they are shown.
  public let fields: [Field<Target>]
  /// The keys as data.
  public let descriptions: [FieldDescription]
  /// What is looked at once all values are known and fit by themselves.
  package internal(set) var checks: [Property.Check] = []
  /// The keys by name, since fields are large and would be copied for each comparison.
  let names: [String]
  let olderNames: [(old: String, today: String)]

  /// A table for mappings.
  ///
  /// - Parameters:
  ///   - what: what a message calls the mapping, with its article: `a city`.
  ///   - fields: its keys.
  ///   - olderNames: keys that older versions spelled otherwise, which are read with a warning.
  public init(
    _ what: String, _ fields: [Field<Target>],
    olderNames: [(old: String, today: String)] = []
  ) {
    self.what = what
    self.fields = fields
    self.olderNames = olderNames
    descriptions = fields.map(\.description)
    names = fields.map(\.name)
  }

  /// The field of a key; nil for other keys.
  package func field(named key: Node) -> Field<Target>? {
    key.index(in: names).map { fields[$0] }
  }

  /// The field of a name; nil for other names.
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
  ///   - record: what the values are put into; it keeps what keys that are left out would say.
  ///   - decoding: takes what is wrong.
  /// - Returns: whether it fits; if not, the problems were reported. A key that there is not is
  ///   reported, and left out of a record that fits all the same.
  public func decode(_ node: Node, into record: inout Target, _ decoding: inout Decoding) -> Bool {
    guard node.kind == .mapping else {
      decoding.reportWrongValue(node, wanted: .record(descriptions))
      return false
    }
    var fits = true
    var seen = Array(repeating: false, count: names.count)
    for entry in node.entries {
      let key = entry.key
      guard let index = key.index(in: names) ?? indexOfOlder(key) else {
        // An error, but the record can be made without it: a comment may let it pass.
        let isNear = nearestName(to: key.text, among: names) != nil
        decoding.reportUnknownKey(
          key, in: what, known: names, ownerHelp: isNear ? nil : CoreKey.ownerHelp(of: key))
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
      if isMisspelt(field.name, in: node) { continue }
      decoding.diagnostics.report(
        .missingKey, "\(what) needs '\(field.name)'", at: node.place,
        help: Diagnostic.Help("\(field.name): \(field.meaning)"))
    }
    return fits
  }

  /// Which field a key is an older spelling of; nil for other keys.
  private func indexOfOlder(_ key: Node) -> Int? {
    olderNames.first { key.isText($0.old) }.flatMap { names.firstIndex(of: $0.today) }
  }

  /// Whether a key is there in another spelling, which was reported.
  private func isMisspelt(_ name: String, in node: Node) -> Bool {
    node.entries.contains { entry in
      entry.key.index(in: names) == nil
        && nearestName(to: entry.key.text, among: names) == name
    }
  }
}
