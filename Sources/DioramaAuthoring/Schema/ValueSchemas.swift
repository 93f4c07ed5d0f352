import DioramaKit

/// The schemas of values, made from the shapes that decode them.
extension SchemaBuilder {
  /// Returns the schema of a key's value, with its meaning.
  mutating func value(of field: FieldDescription) -> JSON {
    value(of: field.shape, as: field.name).withText("description", field.meaning)
  }

  /// Returns the schema of a value; a long one is defined once, even if many keys have it.
  ///
  /// - Parameter name: the key of the value, or of a list of such values.
  mutating func value(of shape: ShapeDescription, as name: String) -> JSON {
    switch shape {
    case .text: return reference("text") { _ in Self.scalar }
    case .reference(let what):
      return reference("id.\(what.asWord)") { _ in
        Self.scalar.withText("title", "the id of \(what.withArticle)")
      }
    case .bool: return shared(Self.flag, as: "flag")
    case .integer(let range): return shared(Self.integer(in: range), as: "number")
    case .duration: return shared(Self.duration, as: "duration")
    case .time: return shared(Self.time, as: "time")
    case .choice(let words): return shared(Self.choice(words), as: name)
    case .type(let kind, let base): return part(kind: kind, base: base)
    case .list(let element):
      return ["type": "array", "items": value(of: element, as: name)]
    case .record(let fields): return shared(record(fields), as: name)
    case .map(let element):
      return [
        "type": "object", "additionalProperties": value(of: element, as: name),
      ]
    case .either(let shapes):
      let values = shapes.map { value(of: $0, as: name) }
      return shared(["anyOf": .array(values)], as: name)
    case .file(let endings): return shared(Self.file(endings), as: "file")
    }
  }

  /// Returns the schema of a mapping of some keys.
  mutating func record(_ fields: [FieldDescription]) -> JSON {
    // A mapping without described keys, such as a variant, may have any.
    if fields.isEmpty { return ["type": "object"] }
    if let alike = uniformRecord(fields) { return alike }
    return Self.mapping(
      fields.map { ($0.name, value(of: $0)) },
      required: fields.filter(\.isRequired).map(\.name))
  }

  /// Returns the schema of a mapping of very many keys, most of which are alike, such as the texts
  /// of a kit: the names, and their value once. Meanings would fill an editor's memory; `types`
  /// shows them.
  private mutating func uniformRecord(_ fields: [FieldDescription]) -> JSON? {
    let shapes = Dictionary(grouping: fields, by: \.shape)
    guard !fields.contains(where: \.isRequired),
      let most = shapes.values.max(by: { $0.count < $1.count }), most.count > 9,
      let first = most.first
    else { return nil }
    let others = fields.filter { $0.shape != first.shape }
      .map { ($0.name, value(of: $0.shape, as: $0.name)) }
    let rule: JSON = [
      "properties": .of(others), "additionalProperties": value(of: first.shape, as: first.name),
    ]
    // Editors propose the keys under `properties` of the mapping itself.
    return Self.mapping(fields.map { ($0.name, true) }).with("allOf", [rule])
  }

  /// Returns the schema of words, which YAML may read as other values: `channelFrozen: true`.
  private static func choice(_ words: [String]) -> JSON {
    let others = words.compactMap { word -> JSON? in
      if let flag = Bool(word) { return .bool(flag) }
      return Int(word).map { .number($0) }
    }
    return ["enum": .array(words.map { .string($0) } + others)]
  }

  /// Text, which YAML may read as another value: `country: NO`.
  private static let scalar: JSON = ["type": ["string", "number", "boolean"]]

  private static let flag: JSON = [
    "type": ["boolean", "string"],
    "pattern": .string(
      "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff])$"),
  ]

  private static func integer(in range: ClosedRange<Int>) -> JSON {
    // Digits in quotes are a number, too; only `diorama lint` can check their range.
    var result: JSON = ["type": ["integer", "string"], "pattern": "^[+-]?[0-9]+$"]
    if range.lowerBound != .min { result = result.with("minimum", .number(range.lowerBound)) }
    if range.upperBound != .max { result = result.with("maximum", .number(range.upperBound)) }
    return result
  }

  private static let amount = "[0-9]+(ms|s|m|h|d)"

  private static let duration: JSON = [
    "type": "string", "pattern": "^\(amount)$",
    "title": .string(ShapeDescription.duration.summary),
  ]

  private static let time: JSON = {
    let clock = "[Tt ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]+)?)?([Zz]|[+-][0-9]{2}:?([0-9]{2})?)?"
    let patterns = [
      "(now|startOfToday)( +[+-] +\(amount))?", "-?[0-9]+", "[0-9]{4}-[0-9]{2}-[0-9]{2}(\(clock))?",
    ]
    return [
      "type": ["integer", "string"],
      "pattern": "^(\(patterns.joined(separator: "|")))$",
      "title": .string(ShapeDescription.time.summary),
    ]
  }()

  private static func file(_ endings: [String]) -> JSON {
    let words = endings.map(\.replacingDots).joined(separator: "|")
    return ["type": "string", "pattern": "^[^/].*(\(words))$"]
  }
}
