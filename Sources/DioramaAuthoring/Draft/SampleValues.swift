import Diorama
import DioramaKit
import YAML

/// Values that fit a shape, in one line of YAML.
struct SampleValues {
  let ids: FixtureIDs
  let registry: Registry
  /// The sample of a kit for the screen; nil without one.
  let sample: KitSample.Screen?
  /// The values that the kits' samples propose, by key; for a step, by `- ` and its name.
  private let examples: [String: String]

  init(ids: FixtureIDs, registry: Registry, screen viewController: String) {
    self.ids = ids
    self.registry = registry
    sample =
      registry.samples.lazy.flatMap(\.screens).first { $0.viewController == viewController }
    let texts = [sample?.examples ?? ""] + registry.samples.map(\.examples) + [Self.coreExamples]
    examples = Dictionary(
      texts.flatMap(YAMLPair.pairs).map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The proposed values for keys of the core.
  private static let coreExamples = """
    device: { width: 48, height: 20 }
    matrix: { theme: [light, dark], width: [36, 48] }
    """

  /// Returns the value that a kit proposes for a key of screens, or for a step; nil without one.
  func example(_ key: String) -> String? { examples[key] }

  /// The maximum number of values for a part of a mapping.
  private static let maxOfPart = 6

  /// Returns values with which an author might begin, best first.
  func samples(_ field: FieldDescription) -> [String] {
    // A meaning may have an example.
    if let example = field.meaning.firstRange(of: "such as ") {
      let word = Self.quoted(String(field.meaning[example.upperBound...].prefix { $0 != "," }))
      if field.shape == .text { return [word] }
      if field.shape == .list(.text) { return ["[\(word)]"] }
    }
    return samples(field.shape)
  }

  private func samples(_ shape: ShapeDescription) -> [String] {
    switch shape {
    // A text may have to be an id.
    case .text: ["Text"] + ids.all.map(Self.quoted)
    case .bool: ["true", "false"]
    case .integer(let range):
      (0...8).map { max(range.lowerBound, 1) + $0 }.filter(range.contains).map { "\($0)" }
    case .duration: ["300ms"]
    case .time: ["2026-03-01T08:30:00Z"]
    case .choice(let words): words.map(Self.quoted)
    case .reference(let what): ids.ids(of: what).map(Self.quoted)
    case .type(let kind, let base): [typeName(kind, base)]
    case .list(let element): samples(element).map { "[\($0)]" }
    case .record(let fields): records(fields)
    case .map(let value): samples(value).map { "{ name: \($0) }" }
    case .either(let shapes): shapes.flatMap { samples($0) }
    case .file: ids.file.map { [Self.quoted($0)] } ?? []
    }
  }

  /// Returns mappings: first one with the required keys, or with some keys if no key is required.
  /// Then it varies their values, adds one more key, and uses one key alone.
  private func records(_ fields: [FieldDescription]) -> [String] {
    let required = fields.filter(\.isRequired)
    let shown = required.isEmpty ? Array(fields.prefix(3)) : required
    let pairs = shown.indices.map { index -> (name: String, value: String?) in
      guard shown[index].shape == .time else {
        return (shown[index].name, samples(shown[index]).first)
      }
      // Of two times, the first is the beginning, and the second is the end.
      let isLater = shown[..<index].contains { $0.shape == .time }
      return (shown[index].name, isLater ? "now" : "now - 4d")
    }
    var result = [pairs.compactMap { name, value in value.map { "\(name): \($0)" } }]
    let first = result[0]
    guard first.count == pairs.count || required.isEmpty else { return [] }
    let others = fields.filter { field in !shown.contains(field) }
    if first.count == pairs.count {
      for (index, field) in shown.enumerated() {
        result += more(field, from: 1).map { pair in
          first.indices.map { $0 == index ? pair : first[$0] }
        }
      }
    }
    if !required.isEmpty { result += others.flatMap { more($0).map { first + [$0] } } }
    if required.isEmpty { result += fields.flatMap { more($0).map { [$0] } } }
    return result.map { $0.isEmpty ? "{}" : "{ \($0.joined(separator: ", ")) }" }
  }

  private func more(_ field: FieldDescription, from first: Int = 0) -> [String] {
    samples(field).dropFirst(first).prefix(Self.maxOfPart).map { "\(field.name): \($0)" }
  }

  /// Returns the name of a registered type of a kind.
  func typeName(_ kind: String, _ base: String) -> String {
    registry[base]?.name ?? registry.all.first { $0.kind.rawValue == kind }?.name ?? base
  }

  /// Returns the values of a parameter that are worth a trial.
  func candidates(_ shape: ShapeDescription) -> [String] {
    switch shape {
    case .either(let shapes): shapes.flatMap { candidates($0) }
    case .list(let element): candidates(element).prefix(3).map { "[\($0)]" }
    case .map, .type, .file: []
    case .reference, .choice: samples(shape)
    case .text, .bool, .integer, .duration, .time, .record: Array(samples(shape).prefix(1))
    }
  }

  /// Returns a text as YAML reads it back, in quotes if it needs them.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.enumerated().allSatisfy { index, byte in
      byte.isLetterOrDigit || "_./".utf8.contains(byte) || index > 0 && byte == UInt8(ascii: "-")
    }
    return isPlain && !text.isEmpty && text != "null" ? text : JSON.string(text).text
  }
}

/// The ids of a fixture, for values that refer to its records.
struct FixtureIDs {
  /// The path of the file, as YAML in the project's folder has it; nil without one.
  let file: String?
  /// Whether screens have the fixture by default.
  let isProjectDefault: Bool
  private let lists: [(name: String, ids: [String])]

  static let none = FixtureIDs(file: nil, isProjectDefault: true, lists: [])

  /// All ids, in the order of the fixture's lists.
  var all: [String] { lists.flatMap(\.ids) }

  /// Returns the ids, sorted by the names of their lists. A list that is named after `what` comes
  /// first, then lists with similar names: `cities` for a city, `cityGroups` for a group.
  func ids(of what: String) -> [String] {
    let plural = what.hasSuffix("y") ? "\(what.dropLast())ies" : "\(what)s"
    let rank = { (name: String) in
      if name == plural { return 0 }
      return name.lowercased().contains(what.lowercased()) ? 1 : 2
    }
    return (0...2).flatMap { wanted in lists.filter { rank($0.name) == wanted }.flatMap(\.ids) }
  }
}

extension FixtureIDs {
  /// Reads the ids of a mapping with lists of records. The id is the first required key of a
  /// record.
  ///
  /// - Parameter last: ids that come last, since they are rarely meant.
  init(
    _ root: Node, file: String?, isProjectDefault: Bool, _ fields: [FieldDescription],
    last: [String]
  ) {
    let lists = fields.compactMap { field -> (name: String, ids: [String])? in
      guard case .list(.record(let keys)) = field.shape,
        // A key that refers to something else is not an id.
        let id = keys.first(where: \.isRequired), id.shape == .text,
        let list = root.entries.first(where: { $0.key.text == field.name })?.value
      else { return nil }
      let ids = list.items.compactMap { item in
        item.entries.first { $0.key.text == id.name }?.value.text
      }
      return (field.name, ids.filter { !last.contains($0) } + ids.filter(last.contains))
    }
    self.init(file: file, isProjectDefault: isProjectDefault, lists: lists)
  }
}
