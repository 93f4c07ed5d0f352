import YAML

/// The shape of a value in YAML, as data for `types`, a schema and completion.
public indirect enum ShapeDescription: Sendable, Hashable {
  /// Any text.
  case text
  /// `true` or `false`.
  case bool
  /// A whole number in a range, both ends included.
  case integer(ClosedRange<Int>)
  /// An amount of time such as `300ms`, `90s`, `5m`, `3h` or `4d`, up to `36500d`; `1d` is `24h`.
  case duration
  /// A moment: ISO 8601, milliseconds since 1970, or `now` / `startOfToday` with an amount. Days in
  /// the amount are calendar days.
  case time
  /// One of some words.
  case choice([String])
  /// The id of a record in the fixture; the value is the noun for the record, such as `user`.
  case reference(String)
  /// A registered type of a kind, or a mapping with `type` and its properties.
  ///
  /// `accepts` is the name of the required class or superclass; it is empty if any type of the kind
  /// is valid.
  case type(kind: String, accepts: String)
  /// A list.
  case list(ShapeDescription)
  /// A mapping with these keys.
  case record([FieldDescription])
  /// A mapping from any name to values of one shape.
  case map(ShapeDescription)
  /// A value of any of these shapes.
  case either([ShapeDescription])
  /// A path to a file of the project, with one of some endings. The endings include their dots.
  case file(endings: [String])

  /// A short description of the shape, for errors and tables.
  public var summary: String {
    switch self {
    case .text: "text"
    case .bool: "true or false"
    case .integer(let range):
      range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .duration: "a duration such as 300ms, 5m or 4d"
    case .time: "a time such as 2026-03-01T08:30:00Z, milliseconds since 1970 or now - 4d"
    case .choice(let words):
      words.count > 40
        ? "one of \(words.count) values such as \(words[0])" : words.joined(separator: " | ")
    case .reference(let what): "the id of \(what.withArticle)"
    case .type(let kind, let accepts):
      accepts.isEmpty ? kind.withArticle : "\(kind.withArticle): \(accepts) or a subclass"
    case .list(let element): "a list in which each item is \(element.summary)"
    case .record(let fields):
      fields.count > 40
        ? "a mapping with \(fields.count) keys such as \(fields[0].name)"
        : fields.isEmpty ? noun : "a mapping with \(fields.map(\.name).joined(separator: ", "))"
    case .map(.record(let fields)) where fields.isEmpty: "a mapping from names to mappings"
    case .map(let value): "a mapping from names to \(value.summary)"
    case .either(let shapes):
      shapes.map { shape in
        if case (.type?, .map) = (shapes.first, shape) { return "a mapping with its properties" }
        return shape.summary
      }.joined(separator: ", or ")
    case .file(let endings): "a path to a file (\(endings.joined(separator: ", ")))"
    }
  }
}

/// A key of a mapping, as data.
public struct FieldDescription: Sendable, Hashable {
  /// The key.
  public let name: String
  /// The shape of its value.
  public let shape: ShapeDescription
  /// The purpose of the key, in one line.
  public let meaning: String
  /// A Boolean value that indicates whether the key is required.
  public let isRequired: Bool

  /// Creates the description of a key.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of its value.
  ///   - meaning: the purpose of the key, in one line without a full stop.
  ///   - isRequired: whether the key is required.
  public init(name: String, shape: ShapeDescription, meaning: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.isRequired = isRequired
  }
}

/// The descriptions of a shape in errors: the message names it, the help says how to write it.
extension ShapeDescription {
  /// The shape in two or three words: `light or dark`, `a list`.
  package var noun: String {
    switch self {
    case .text, .bool, .integer: summary
    case .duration: "a duration"
    case .time: "a time"
    case .choice(let words): words.joined(inProse: "or")
    case .reference(let what): "the id of \(what.withArticle)"
    case .type(let kind, _): "the name of \(kind.withArticle)"
    case .list: "a list"
    case .record, .map: "a mapping"
    case .either(let shapes):
      shapes.reduce(into: [String]()) { nouns, shape in
        let more = shape.choices.isEmpty ? [shape.noun] : shape.choices
        nouns += more.filter { !nouns.contains($0) }
      }.joined(inProse: "or")
    case .file: "a path to a file"
    }
  }

  /// Returns how such a value is written; nil if the noun is enough.
  package func help(commandName: String) -> Diagnostic.Help? {
    switch self {
    case .text, .bool, .integer, .choice, .reference: nil
    case .duration: Diagnostic.Help("write a number with its unit, such as 300ms, 90s, 5m or 4d")
    case .time:
      Diagnostic.Help(
        "write a time such as 2026-03-01T08:30:00Z, milliseconds since 1970, or 'now - 4d'")
    case .type(_, let accepts):
      Diagnostic.Help(
        accepts.isEmpty ? "see `\(commandName) types`" : "write a name such as '\(accepts)'")
    case .list(.record(let fields)):
      Diagnostic.Help("write each item as a mapping\(Self.keys(of: fields, commandName))")
    case .list(let element): Diagnostic.Help("each item must be \(element.noun)")
    case .record(let fields):
      fields.isEmpty
        ? nil : Diagnostic.Help("write a mapping\(Self.keys(of: fields, commandName))")
    case .map(let value):
      Diagnostic.Help("write 'name: \(value.placeholder ?? "value")' for each entry")
    case .either(let shapes):
      shapes.first { if case .record = $0 { true } else { false } }?
        .help(commandName: commandName)
        ?? shapes.lazy.compactMap { $0.help(commandName: commandName) }.first
    case .file(let endings):
      Diagnostic.Help("write a file name that ends in \(endings.joined(inProse: "or"))")
    }
  }

  /// A value in an example, such as `[cityId]`; nil if it is simple or unclear.
  var placeholder: String? {
    switch self {
    case .record: "{ ... }"
    case .list(.reference(let what)): "[\(what)Id]"
    default: nil
    }
  }

  /// Whether only a single text, number or word is valid.
  package var isSingle: Bool {
    switch self {
    case .text, .bool, .integer, .duration, .time, .choice, .reference, .file: true
    case .type, .list, .record, .map: false
    case .either(let shapes): shapes.allSatisfy(\.isSingle)
    }
  }

  /// The words that are valid, alone or among other shapes.
  package var choices: [String] {
    switch self {
    case .choice(let words): words
    case .either(let shapes): shapes.flatMap(\.choices)
    default: []
    }
  }

  private static func keys(of fields: [FieldDescription], _ commandName: String) -> String {
    // The longest lists are those of the kits' texts and icons.
    fields.count > 40
      ? "; see `\(commandName) types`" : "; keys: \(Diagnostic.Help.list(fields.map(\.name)))"
  }
}

extension String {
  /// The noun with its indefinite article.
  package var withArticle: String {
    // Without 'u': it is "a user".
    first.map { "aeio".contains($0) } ?? false ? "an \(self)" : "a \(self)"
  }
}

extension [String] {
  /// Returns the words in a list with commas and the conjunction before the last word.
  package func joined(inProse conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
