import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Collects the definitions of a schema, each made once however often it is referred to.
struct SchemaBuilder {
  let registry: Registry
  /// Types that YAML made.
  let components: [(name: String, entry: Registry.Entry)]
  /// Whether a screen may do without `viewController`.
  let givesViewController: Bool
  private(set) var definitions: [String: SchemaValue] = [:]

  init(
    _ registry: Registry, components: [(name: String, entry: Registry.Entry)],
    givesViewController: Bool
  ) {
    self.registry = registry
    self.components = components
    self.givesViewController = givesViewController
  }

  /// A reference to a definition, which is made when it is asked for first.
  mutating func reference(
    _ name: String, _ make: (inout SchemaBuilder) -> SchemaValue
  ) -> SchemaValue {
    if definitions[name] == nil {
      // A definition may lead back to itself.
      definitions[name] = .bool(true)
      definitions[name] = make(&self)
    }
    return .of(["$ref": .text("#/$defs/\(name)")])
  }

  /// A value where it is short; a long one is defined once, however many keys take it.
  mutating func shared(_ value: SchemaValue, as name: String) -> SchemaValue {
    guard value.isLong else { return value }
    var (id, count) = ("value.\(name)", 1)
    while let other = definitions[id], other != value {
      count += 1
      id = "value.\(name).\(count)"
    }
    return reference(id) { _ in value }
  }

  /// A mapping that has these keys and no others.
  static func mapping(
    _ properties: [(String, SchemaValue)], required: [String] = []
  ) -> SchemaValue {
    var pairs: [(String, SchemaValue)] = [
      ("type", .text("object")), ("properties", .of(properties)),
      ("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { pairs.append(("required", .texts(required))) }
    return .of(pairs)
  }

  /// A value of an older spelling: read, but neither proposed nor passed over in silence.
  static func older(_ value: SchemaValue, today: String) -> SchemaValue {
    // Editors show the message; the standard's own keyword is for other tools.
    value.with("deprecated", .bool(true))
      .saying("deprecationMessage", "an older spelling; today it is '\(today)'")
  }
}

extension SchemaBuilder {
  /// A key's value with what it is for.
  mutating func value(of field: FieldDescription) -> SchemaValue {
    shared(schema(of: field.shape), as: field.name).saying("description", field.meaning)
  }

  /// What a value looks like.
  mutating func schema(of shape: ShapeDescription) -> SchemaValue {
    switch shape {
    case .text: SchemaBuilder.scalar
    case .reference(let what): Self.scalar.saying("title", "the id of \(what.withArticle)")
    case .bool:
      .of([
        "anyOf": .list([
          .of(["type": .text("boolean")]),
          .of([
            "type": .text("string"),
            "pattern": .text(
              "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff])$"
            ),
          ]),
        ])
      ])
    case .integer(let range): Self.integer(in: range)
    case .duration: Self.duration
    case .time: Self.time
    case .choice(let words): .of(["enum": .texts(words)])
    case .type(let kind, let base): component(kind: kind, base: base, hasDefault: false)
    case .list(let element): .of(["type": .text("array"), "items": schema(of: element)])
    case .record(let fields): record(fields)
    case .map(let value):
      .of(["type": .text("object"), "additionalProperties": schema(of: value)])
    case .either(let shapes): .of(["anyOf": .list(shapes.map { schema(of: $0) })])
    case .file(let endings): Self.file(endings)
    }
  }

  private mutating func record(_ fields: [FieldDescription]) -> SchemaValue {
    // Whose keys nobody wrote down, such as a variant's, has any.
    if fields.isEmpty { return .of(["type": .text("object")]) }
    return Self.mapping(
      fields.map { ($0.name, value(of: $0)) },
      required: fields.filter(\.isRequired).map(\.name))
  }

  /// Text, of which YAML may think that it is something else: `nickname: NO`.
  private static let scalar = SchemaValue.of(["type": .texts(["string", "number", "boolean"])])

  private static func integer(in range: ClosedRange<Int>) -> SchemaValue {
    // Digits in quotes are a number, too; how large, only `diorama lint` can tell.
    var result = SchemaValue.of([
      "type": .texts(["integer", "string"]), "pattern": .text("^[+-]?[0-9]+$"),
    ])
    if range.lowerBound != .min { result = result.with("minimum", .number(range.lowerBound)) }
    if range.upperBound != .max { result = result.with("maximum", .number(range.upperBound)) }
    return result
  }

  private static let amount = "[0-9]+(ms|s|m|h|d)"

  private static let duration = SchemaValue.of([
    "type": .text("string"), "pattern": .text("^\(amount)$"),
    "title": .text(ShapeDescription.duration.summary),
  ])

  private static let time: SchemaValue = {
    let clock = "[Tt ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]+)?)?([Zz]|[+-][0-9]{2}:?([0-9]{2})?)?"
    let patterns = [
      "(now|startOfToday)( +[+-] +\(amount))?", "-?[0-9]+", "[0-9]{4}-[0-9]{2}-[0-9]{2}(\(clock))?",
    ]
    return .of([
      "anyOf": .list([
        .of(["type": .text("integer")]),
        .of([
          "type": .text("string"), "pattern": .text("^(\(patterns.joined(separator: "|")))$"),
        ]),
      ]),
      "title": .text(ShapeDescription.time.summary),
    ])
  }()

  private static func file(_ endings: [String]) -> SchemaValue {
    let words = endings.map { $0.replacingDots }.joined(separator: "|")
    return .of(["type": .text("string"), "pattern": .text("^[^/].*(\(words))$")])
  }
}

extension String {
  /// The text as a pattern matches it, where only dots mean more than themselves.
  fileprivate var replacingDots: String {
    split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }
}
