import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A named thing of a project.
enum ProjectName: Sendable, Hashable {
  /// A type defined in YAML; the owner is the screen that it is local to, empty if all screens can
  /// use it.
  case component(String, owner: String)
  /// A type defined in Swift.
  case type(String)
  /// A record of a fixture: its noun, such as `user`, or empty if any kind of record may be meant;
  /// its id; and the file, or the mapping in a file, that contains it.
  case record(noun: String, id: String, fixtureID: String)
  /// A screen.
  case screen(String)
  /// A variant; the owner is its screen or the project's file.
  case variant(String, owner: String)
  /// A tag for `--tag`.
  case tag(String)
  /// A file, by its path.
  case file(String)

  /// The name as written.
  var text: String {
    switch self {
    case .component(let name, _), .type(let name), .record(_, let name, _), .screen(let name),
      .variant(let name, _), .tag(let name), .file(let name):
      name
    }
  }

  /// The kind of the thing, in a word.
  var noun: String {
    switch self {
    case .component: "component"
    case .type: "type"
    case .record(let noun, _, _): noun
    case .screen: "screen"
    case .variant: "variant"
    case .tag: "tag"
    case .file: "file"
    }
  }

  /// Returns whether a name in a file may refer to this: it is equal, or a row with the same id.
  func matches(_ other: ProjectName) -> Bool {
    if self == other { return true }
    guard case .record(_, let id, let fixtureID) = self,
      case .record(let noun, let otherID, let otherHome) = other
    else { return false }
    return noun.isEmpty && id == otherID && fixtureID == otherHome
  }
}

/// A place in a file that contains a name.
struct NameOccurrence: Sendable, Hashable {
  /// The way a name is written.
  enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted
    /// With escapes, or over several lines: the written text differs from the name.
    case other
  }

  /// The thing that is named.
  let name: ProjectName
  /// Whether the thing is defined here, not only used.
  let isDefinition: Bool
  /// The bytes of the name, without quotes if the text between them is the name.
  let range: Range<Int>
  /// The way the name is written.
  let style: Style
  /// A readable label of a record, such as a person's name; empty if it has none, and for uses.
  let label: String

  /// Returns the bytes to replace by another name, and its spelling there.
  func replacement(by text: String) -> (range: Range<Int>, text: String) {
    let quote =
      switch style {
      case .plain, .other: ""
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      }
    if let spelling = text.spelling(after: quote) { return (range, spelling) }
    // Single quotes cannot contain escapes: they are replaced, too.
    return (range.lowerBound - 1..<range.upperBound + 1, text.asPlainYAML)
  }
}

/// The names of one file.
struct FileNames: Sendable {
  /// The file's path.
  let path: String
  /// The names in the file, in the order of their places.
  let places: [NameOccurrence]
  /// The ids of the file's screens by document number, including those that default to the file's
  /// name.
  let screens: [Int: String]
  /// The keys that the file's screens use, by document number.
  let keys: [Int: [String]]
  /// The components that are local to screens, by owner, each with the type that it extends.
  let components: [String: [String: String]]
  /// Whether the whole file could be read; if not, it may contain unknown names.
  let isReadable: Bool

  /// Creates the names of a data file that is not text; all places are at its beginning.
  init(database path: String, _ records: [FixtureName]) {
    self.path = path
    places = records.map {
      NameOccurrence(
        name: .record(noun: $0.noun, id: $0.id, fixtureID: path), isDefinition: true, range: 0..<0,
        style: .other, label: $0.label)
    }
    (screens, keys, components, isReadable) = ([:], [:], [:], true)
  }

  init(
    path: String, places: [NameOccurrence], screens: [Int: String], keys: [Int: [String]],
    components: [String: [String: String]], isReadable: Bool
  ) {
    (self.path, self.places, self.screens) = (path, places, screens)
    (self.keys, self.components, self.isReadable) = (keys, components, isReadable)
  }

  /// Returns the names that touch an offset.
  func places(at offset: Int) -> [NameOccurrence] {
    places.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}

/// The names that can be completed at the cursor.
struct CompletionContext: Sendable, Hashable {
  /// The kind of a name.
  enum Kind: Sendable, Hashable {
    case record(noun: String, fixtureID: String)
    case type(kind: String, accepts: String)
    case file(endings: [String])
    case tag
    case variant
  }
  /// The kind of the name.
  let kind: Kind
  /// The components that are local to the screen, each with the type that it extends.
  let components: [String: String]
}

/// The values of a project's file that the names in its screens depend on.
struct ProjectFacts: Sendable, Hashable {
  /// The project's components, each with the type that it extends.
  var components: [String: String] = [:]
  /// The fixture of screens without data of their own.
  var fixtureID = ""
  /// The view controller of screens that don't name one.
  var viewController: String?

  /// Creates empty facts.
  init() {}

  /// Reads the facts from the root of a project's file.
  init(root: Node, path: String) {
    components = root.componentBases
    viewController = root["viewController"]?.text
    fixtureID = root["data"].map { $0.fixtureID(in: path) } ?? ""
  }
}

extension Node {
  /// The components that a mapping defines, each with the type that it extends.
  var componentBases: [String: String] {
    guard let components = self["components"] else { return [:] }
    return Dictionary(
      components.entries.map { ($0.key.text, $0.value["extends"]?.text ?? "") }
    ) { first, _ in first }
  }

  /// Returns the identifier of the fixture that is written or named here.
  func fixtureID(in path: String) -> String {
    if kind == .scalar {
      return "\(path.parentFolder)/\(text)".withoutDotComponents
    }
    let start = (definition ?? place).start
    return "\(path)#\(start.line):\(start.column)"
  }
}
