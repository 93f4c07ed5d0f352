/// The people in the grid of a group's members, and which tiles stand behind them.
open class NCGroupMembersCollectionViewModel {
  /// A person in the grid.
  struct Entry {
    let userId: String
    let name: String
    let avatarUrl: String?
  }

  /// Whether a tile adds people.
  public internal(set) final var canAdd = false
  /// Whether a tile takes people out.
  public internal(set) final var canRemove = false
  final var entries: [Entry] = []
  /// Hears that a person was tapped.
  final var onSelect: ((String) -> Void)?

  /// The ids of the people, in order.
  public final var userIds: [String] { entries.map(\.userId) }
}
