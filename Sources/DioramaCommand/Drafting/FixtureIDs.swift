import Diorama
import YAML

/// The ids of a fixture, for values that refer to something in it.
struct FixtureIDs {
  /// The file, as YAML in the project's root would write it; nil without one.
  let file: String?
  /// Whether screens have it without saying so.
  let isProjects: Bool
  private let lists: [(name: String, ids: [String])]

  static let none = FixtureIDs(file: nil, isProjects: true, lists: [])

  private init(file: String?, isProjects: Bool, lists: [(name: String, ids: [String])]) {
    self.file = file
    self.isProjects = isProjects
    self.lists = lists
  }

  /// The ids of a mapping with some lists of records: the first key that each record must have.
  ///
  /// - Parameter me: the id that comes last, since who is connected is seldom who is meant.
  init(
    _ root: Node, file: String?, isProjects: Bool, _ fields: [FieldDescription], me: String?
  ) {
    self.file = file
    self.isProjects = isProjects
    lists = fields.compactMap { field in
      guard case .list(.record(let keys)) = field.shape,
        // What refers to something else is no id of its own.
        let id = keys.first(where: \.isRequired), id.shape == .text,
        let list = root.entries.first(where: { $0.key.text == field.name })?.value
      else { return nil }
      let ids = list.items.compactMap { item in
        item.entries.first { $0.key.text == id.name }?.value.text
      }
      return (field.name, ids.filter { $0 != me } + ids.filter { $0 == me })
    }
  }

  /// The ids, those first whose list is named for what is wanted, then those whose list is named
  /// like it: `groups` for a group, `groupChannels` for a channel.
  func ids(of what: String) -> [String] {
    let rank = { (name: String) in
      if name == "\(what)s" { return 0 }
      return name.lowercased().contains(what.lowercased()) ? 1 : 2
    }
    return (0...2).flatMap { wanted in lists.filter { rank($0.name) == wanted }.flatMap(\.ids) }
  }
}
