import YAML

/// How errors speak of a shape: the message names it, the help says how to write it.
extension ShapeDescription {
  /// The shape in two or three words: `light or dark`, `a list`.
  var noun: String {
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
        let more = shape.words.isEmpty ? [shape.noun] : shape.words
        nouns += more.filter { !nouns.contains($0) }
      }.joined(inProse: "or")
    case .file: "a path to a file"
    }
  }

  /// How such a value is written; nil where the noun says it all.
  ///
  /// - Parameter tool: the command that shows the names of types.
  func advice(seeing tool: String) -> Diagnostic.Help? {
    switch self {
    case .text, .bool, .integer, .choice, .reference: nil
    case .duration: Diagnostic.Help("write a number with its unit, such as 300ms, 90s, 5m or 4d")
    case .time:
      Diagnostic.Help(
        "write a time such as 2026-03-01T08:30:00Z, milliseconds since 1970, or 'now - 4d'")
    case .type(_, let accepts):
      Diagnostic.Help(
        accepts.isEmpty ? "see `\(tool) types`" : "write a name such as '\(accepts)'")
    case .list(.record(let fields)): Diagnostic.Help("each item \(Self.keys(of: fields))")
    case .list(let element): Diagnostic.Help("each item is \(element.noun)")
    case .record(let fields):
      fields.isEmpty ? nil : Diagnostic.Help("the mapping \(Self.keys(of: fields))")
    case .map: Diagnostic.Help("write 'name: ...' for each of them")
    case .either(let shapes):
      shapes.first { if case .record = $0 { true } else { false } }?.advice(
        seeing: tool)
        ?? shapes.lazy.compactMap { $0.advice(seeing: tool) }.first
    case .file(let endings):
      Diagnostic.Help("the name of the file ends in \(endings.joined(inProse: "or"))")
    }
  }

  /// The words that may stand here, alone or beside other shapes.
  var words: [String] {
    switch self {
    case .choice(let words): words
    case .either(let shapes): shapes.flatMap(\.words)
    default: []
    }
  }

  private static func keys(of fields: [FieldDescription]) -> String {
    "takes \(Diagnostic.Help.list(fields.map(\.name)))"
  }
}

extension String {
  /// A noun with the article that it is spoken with.
  var withArticle: String {
    // Not the u: it is "a user".
    first.map { "aeio".contains($0) } ?? false ? "an \(self)" : "a \(self)"
  }
}

extension [String] {
  /// The words with commas between them and a word before the last.
  func joined(inProse conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
