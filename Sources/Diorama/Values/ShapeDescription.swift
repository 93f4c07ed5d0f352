/// What a value in YAML has to look like, as data: for `types`, a schema and completion.
public indirect enum ShapeDescription: Sendable, Hashable {
  /// Any text.
  case text
  /// `true` or `false`.
  case bool
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// An amount of time such as `300ms` or `4d`.
  case duration
  /// A moment: ISO 8601, milliseconds since 1970, or `now` / `startOfToday` with an amount.
  case time
  /// One of a few words.
  case choice([String])
  /// The name of something that the fixture holds, such as `user`.
  case reference(String)
  /// A registered type of a kind, or a mapping with `type` and its properties.
  case type(kind: String, accepts: String)
  /// A list.
  case list(ShapeDescription)
  /// A mapping with these keys.
  case record([FieldDescription])
  /// A mapping from any name to values of one shape.
  case map(ShapeDescription)
  /// Any of these.
  case either([ShapeDescription])
  /// A path to a file of the project.
  case file(endings: [String])

  /// The shape in a few words, as an error or a table says it.
  public var summary: String {
    switch self {
    case .text: "text"
    case .bool: "true or false"
    case .integer(let range):
      range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .duration: "an amount of time such as 300ms, 5m or 4d"
    case .time: "a time such as 2026-03-01T08:30:00Z, milliseconds since 1970 or now - 4d"
    case .choice(let words): words.joined(separator: " | ")
    case .reference(let what): "the id of \(what.withArticle)"
    case .type(let kind, let accepts):
      accepts.isEmpty ? kind.withArticle : "\(kind.withArticle) such as \(accepts)"
    case .list(let element): "a list, each item \(element.summary)"
    case .record(let fields):
      fields.isEmpty ? noun : "a mapping with \(fields.map(\.name).joined(separator: ", "))"
    case .map(let value): "a mapping from names, each to \(value.summary)"
    case .either(let shapes): shapes.map(\.summary).joined(separator: ", or ")
    case .file(let endings): "a path to a file (\(endings.joined(separator: ", ")))"
    }
  }
}

/// A key of a mapping, as data.
public struct FieldDescription: Sendable, Hashable {
  /// The key.
  public let name: String
  /// What its value looks like.
  public let shape: ShapeDescription
  /// What it is for, in one line.
  public let meaning: String
  /// Whether it must be there.
  public let isRequired: Bool

  /// Describes a key.
  public init(name: String, shape: ShapeDescription, meaning: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
