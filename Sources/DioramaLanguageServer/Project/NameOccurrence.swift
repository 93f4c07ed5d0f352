import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// Something of a project that is known by a name.
enum ProjectName: Sendable, Hashable {
  /// A type made in YAML; the owner is the screen that alone knows it, empty where all screens do.
  case component(String, owner: String)
  /// A type of Swift's.
  case type(String)
  /// A record of a fixture: what it is, such as `user`, empty where any kind of record may be meant;
  /// its id; and the file, or the mapping in a file, that holds it.
  case record(noun: String, id: String, fixtureID: String)
  /// A screen.
  case screen(String)
  /// A variant; the owner is its screen, or the project's file.
  case variant(String, owner: String)
  /// A word for `--tag`.
  case tag(String)
  /// A file, by its path.
  case file(String)

  /// The name as it is written.
  var text: String {
    switch self {
    case .component(let name, _), .type(let name), .record(_, let name, _), .screen(let name),
      .variant(let name, _), .tag(let name), .file(let name):
      name
    }
  }

  /// What kind of thing it is, in a word.
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

  /// Whether a name somewhere may mean this: it is the same, or a row of which only the id is written.
  func matches(_ other: ProjectName) -> Bool {
    if self == other { return true }
    guard case .record(_, let id, let fixtureID) = self,
      case .record(let noun, let otherID, let otherHome) = other
    else { return false }
    return noun.isEmpty && id == otherID && fixtureID == otherHome
  }
}

/// A place in a file where a name stands.
struct NameOccurrence: Sendable, Hashable {
  /// How a name is written.
  enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted
    /// With escapes, or over several lines: as it stands, it is not the name's text.
    case other
  }

  /// What is meant.
  let name: ProjectName
  /// Whether the thing is made here, and not only named.
  let isDefinition: Bool
  /// The bytes of the name, without quotes where what is between them is the name.
  let range: Range<Int>
  /// How it is written.
  let style: Style
  /// What people call a record, such as a person's name; empty where nobody says it, and for uses.
  let label: String

  /// Another name as it has to be written here.
  func spelling(of text: String) -> String {
    switch style {
    case .plain: text.asPlainYAML
    case .singleQuoted: text.replacing("'", with: "''")
    case .doubleQuoted: text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    case .other: "'\(text.replacing("'", with: "''"))'"
    }
  }
}

extension String {
  /// The text as a value or key of YAML, also between brackets: in quotes where it would mean another
  /// thing.
  var asPlainYAML: String {
    let isWord =
      first.map { $0.isLetter || $0.isNumber || "_/.".contains($0) } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || "_-./@+ ".contains($0) }
      && last != " " && !["null", "Null", "NULL"].contains(self)
    return isWord ? self : "'" + replacing("'", with: "''") + "'"
  }
}

/// The names of one file.
struct FileNames: Sendable {
  /// The file.
  let path: String
  /// Where names stand in it, in that order.
  let places: [NameOccurrence]
  /// The ids of the screens in it by the number of their document, those included that are the file's
  /// name.
  let screens: [Int: String]
  /// The keys that its screens say, by the number of their document.
  let keys: [Int: [String]]
  /// The components that screens make for themselves, by their owner, each with what it extends.
  let components: [String: [String: String]]
  /// Whether all of it could be read; if not, names may stand where nobody sees them.
  let isReadable: Bool

  /// The names in a file of data that is no text: all stand at its beginning.
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

  /// The names that an offset touches.
  func places(at offset: Int) -> [NameOccurrence] {
    places.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}

/// What may be named where somebody writes.
struct CompletionContext: Sendable, Hashable {
  /// What kind of name it is.
  enum Kind: Sendable, Hashable {
    case record(noun: String, fixtureID: String)
    case type(kind: String, accepts: String)
    case file(endings: [String])
    case tag
    case variant
  }
  /// The kind.
  let kind: Kind
  /// The components that the screen makes for itself, each with what it extends.
  let components: [String: String]
  /// What is written of it already, before and behind.
  let prefix: String
  let suffix: String
}

/// What a project's own file says that the names in its screens depend on.
struct ProjectFacts: Sendable, Hashable {
  /// What its components extend.
  var components: [String: String] = [:]
  /// Where the records are that screens without data of their own have.
  var fixtureID = ""
  /// What screens are that do not say it.
  var viewController: String?

  /// Nothing is known.
  init() {}

  /// What a project's file says.
  init(root: Node, path: String) {
    components = root.componentBases
    viewController = root["viewController"]?.text
    fixtureID = root["data"].map { $0.fixtureID(in: path) } ?? ""
  }
}

extension Node {
  /// The components that a mapping makes, each with what it extends.
  var componentBases: [String: String] {
    guard let components = self["components"] else { return [:] }
    return Dictionary(
      components.entries.map { ($0.key.text, $0.value["extends"]?.text ?? "") }
    ) { first, _ in first }
  }

  /// Where the records are of a fixture that stands, or is named, here.
  func fixtureID(in path: String) -> String {
    if kind == .scalar {
      return "\(path.parentFolder)/\(text)".withoutDotComponents
    }
    let start = (definition ?? place).start
    return "\(path)#\(start.line):\(start.column)"
  }
}
