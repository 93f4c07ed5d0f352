import YAML

/// What a value in YAML has to look like, as data: for `types`, a schema and completion.
public indirect enum ShapeDescription: Sendable, Hashable {
  /// Any text.
  case text
  /// `true` or `false`.
  case bool
  /// A whole number in a range, both ends included.
  case integer(ClosedRange<Int>)
  /// An amount of time such as `300ms`, `90s`, `5m`, `3h` or `4d`, up to `36500d`; `1d` is `24h`.
  case duration
  /// A moment: ISO 8601, milliseconds since 1970, or `now` / `startOfToday` with an amount, of
  /// which days are calendar days.
  case time
  /// One of a few words.
  case choice([String])
  /// The name of something that the fixture holds, such as `user`.
  case reference(String)
  /// A registered type of a kind, or a mapping with `type` and its properties; `accepts` is the
  /// name of the class that it has to be or to extend, and is empty where any of the kind will do.
  case type(kind: String, accepts: String)
  /// A list.
  case list(ShapeDescription)
  /// A mapping with these keys.
  case record([FieldDescription])
  /// A mapping from any name to values of one shape.
  case map(ShapeDescription)
  /// Any of these.
  case either([ShapeDescription])
  /// A path to a file of the project, whose name has one of some endings, with their dots.
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
    case .choice(let words):
      words.count > 40
        ? "one of \(words.count) words such as \(words[0])" : words.joined(separator: " | ")
    case .reference(let what): "the id of \(what.withArticle)"
    case .type(let kind, let accepts):
      accepts.isEmpty ? kind.withArticle : "\(kind.withArticle) such as \(accepts)"
    case .list(let element): "a list, each item \(element.summary)"
    case .record(let fields):
      fields.count > 40
        ? "a mapping with \(fields.count) keys such as \(fields[0].name)"
        : fields.isEmpty ? noun : "a mapping with \(fields.map(\.name).joined(separator: ", "))"
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
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: what its value looks like.
  ///   - meaning: what it is for, in one line without a full stop.
  ///   - isRequired: whether it must be there.
  public init(name: String, shape: ShapeDescription, meaning: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.isRequired = isRequired
  }
}

/// How errors speak of a shape: the message names it, the help says how to write it.
extension ShapeDescription {
  /// The shape in two or three words: `light or dark`, `a list`.
  package var noun: String {
    switch self {
    case .text, .bool, .integer: summary
    case .duration: "an amount of time"
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

  /// How such a value is written; nil where the noun says it all.
  ///
  /// - Parameter commandName: what the command is called that lists types.
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
      Diagnostic.Help("each item \(Self.keys(of: fields, commandName))")
    case .list(let element): Diagnostic.Help("each item is \(element.noun)")
    case .record(let fields):
      fields.isEmpty ? nil : Diagnostic.Help("the mapping \(Self.keys(of: fields, commandName))")
    case .map: Diagnostic.Help("write 'name: ...' for each of them")
    case .either(let shapes):
      shapes.first { if case .record = $0 { true } else { false } }?
        .help(commandName: commandName)
        ?? shapes.lazy.compactMap { $0.help(commandName: commandName) }.first
    case .file(let endings):
      Diagnostic.Help("the name of the file ends in \(endings.joined(inProse: "or"))")
    }
  }

  /// Whether nothing but one text, number or word may stand here.
  package var isSingle: Bool {
    switch self {
    case .text, .bool, .integer, .duration, .time, .choice, .reference, .file: true
    case .type, .list, .record, .map: false
    case .either(let shapes): shapes.allSatisfy(\.isSingle)
    }
  }

  /// The words that may stand here, alone or beside other shapes.
  package var choices: [String] {
    switch self {
    case .choice(let words): words
    case .either(let shapes): shapes.flatMap(\.choices)
    default: []
    }
  }

  private static func keys(of fields: [FieldDescription], _ commandName: String) -> String {
    let list = Diagnostic.Help.list(
      fields.map(\.name),
      truncationHint: "see `\(commandName) types` and `\(commandName) types KEY`")
    return "takes \(list)"
  }
}

extension String {
  /// A noun with the article that it is spoken with.
  package var withArticle: String {
    // Not the u: it is "a user".
    first.map { "aeio".contains($0) } ?? false ? "an \(self)" : "a \(self)"
  }
}

extension [String] {
  /// The words with commas between them and a word before the last.
  package func joined(inProse conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
