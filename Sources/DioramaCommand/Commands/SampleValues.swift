import Diorama
import YAML

/// The ids of a fixture, for values that refer to something in it.
struct FixtureIDs {
  /// The path as YAML of the project's root would write it; nil for the project's own default.
  let file: String?
  private let lists: [(name: String, ids: [String])]

  static let none = FixtureIDs(file: nil, lists: [])

  private init(file: String?, lists: [(name: String, ids: [String])]) {
    self.file = file
    self.lists = lists
  }

  /// The ids of a mapping with some lists of records: the first key that each record must have.
  init(_ root: Node, file: String?, _ fields: [FieldDescription]) {
    self.file = file
    lists = fields.compactMap { field in
      guard case .list(.record(let keys)) = field.shape,
        let id = keys.first(where: \.isRequired)?.name,
        let list = root.entries.first(where: { $0.key.text == field.name })?.value
      else { return nil }
      return (
        field.name,
        list.items.compactMap { item in item.entries.first { $0.key.text == id }?.value.text }
      )
    }
  }

  /// The ids, those first whose list is named like what is wanted: `groupChannels` for a channel.
  func ids(of what: String) -> [String] {
    let isNamed = lists.map { $0.name.lowercased().contains(what.lowercased()) }
    let near = zip(lists, isNamed).filter { $0.1 }.flatMap(\.0.ids)
    return near + zip(lists, isNamed).filter { !$0.1 }.flatMap(\.0.ids)
  }
}

/// Values that fit a shape, as YAML writes them in one line.
struct SampleValues {
  let ids: FixtureIDs
  let registry: Registry

  /// One value, such as an author might begin with.
  func sample(_ field: FieldDescription) -> String {
    // What a meaning names as an example is one.
    if field.shape == .text, let example = field.meaning.firstRange(of: "such as ") {
      return Self.quoted(String(field.meaning[example.upperBound...].prefix { $0 != "," }))
    }
    return sample(field.shape)
  }

  private func sample(_ shape: ShapeDescription) -> String {
    switch shape {
    case .text: "Text"
    case .bool: "true"
    case .integer(let range): "\(max(range.lowerBound, 1))"
    case .duration: "300ms"
    case .time: "2026-03-01T08:30:00Z"
    case .choice(let words): words.first.map(Self.quoted) ?? "Text"
    case .reference(let what): Self.quoted(ids.ids(of: what).first ?? "some-\(what)")
    case .type(let kind, let base): typeName(kind, base)
    case .list(let element): "[\(sample(element))]"
    case .record(let fields): record(fields)
    case .map(let value): "{ name: \(sample(value)) }"
    case .either(let shapes): shapes.first.map { sample($0) } ?? "Text"
    case .file(let endings): ids.file ?? "fixtures/name\(endings.first ?? "")"
    }
  }

  private func record(_ fields: [FieldDescription]) -> String {
    let required = fields.filter(\.isRequired)
    let shown = required.isEmpty ? Array(fields.prefix(3)) : required
    return shown.isEmpty
      ? "{}" : "{ \(shown.map { "\($0.name): \(sample($0))" }.joined(separator: ", ")) }"
  }

  /// The name of a registered type of a kind.
  func typeName(_ kind: String, _ base: String) -> String {
    registry[base]?.name ?? registry.all.first { $0.kind.rawValue == kind }?.name ?? base
  }

  /// All values worth a trial.
  func candidates(_ shape: ShapeDescription) -> [String] {
    switch shape {
    case .reference(let what): ids.ids(of: what).map(Self.quoted)
    case .choice(let words): words.map(Self.quoted)
    case .either(let shapes): shapes.flatMap { candidates($0) }
    case .list(let element): candidates(element).prefix(3).map { "[\($0)]" }
    case .map, .type, .file: []
    case .text, .bool, .integer, .duration, .time, .record: [sample(shape)]
    }
  }

  /// A text as YAML reads it back, in quotes where it needs them.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.enumerated().allSatisfy { index, byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || (index > 0 && "-_./".utf8.contains(byte))
    }
    return isPlain && !text.isEmpty && text != "null" ? text : JSON.string(text).text
  }
}
