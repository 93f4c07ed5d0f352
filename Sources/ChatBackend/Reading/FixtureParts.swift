import Diorama
import YAML

/// A fixture whose parts are still nodes: they refer to each other, so they are not read in the
/// order in which they stand.
struct FixtureParts {
  var users: Node?
  var groupChannels: Node?
  var openChannels: Node?
  var friendApplications: Node?
  var groups: Node?
  var conversations: Node?
  var messages: Node?

  static let table = RecordTable<FixtureParts>(
    "a fixture",
    [
      Field("users", .list(of: ChatUser.table), "the people") { $0.users = $1 },
      Field("groupChannels", .list(of: GroupChannelDraft.table), "channels with members") {
        $0.groupChannels = $1
      },
      Field("openChannels", .list(of: OpenChannelDraft.table), "channels anybody may enter") {
        $0.openChannels = $1
      },
      Field(
        "friendApplications", .list(of: DatedApplication.table),
        "requests to be friends with the current user"
      ) { $0.friendApplications = $1 },
      Field("groups", .list(of: GroupDraft.table), "Nexconn's groups") { $0.groups = $1 },
      Field(
        "conversations", .list(of: ConversationDraft.table),
        "the rows of Nexconn's channel list"
      ) { $0.conversations = $1 },
      Field("messages", .list(of: HistoryDraft.table), "what was written in them") {
        $0.messages = $1
      },
    ])
}

extension ValueShape where Value == Node {
  /// A list of records that is read once other parts of the fixture are known.
  fileprivate static func list<Record>(of table: RecordTable<Record>) -> ValueShape {
    .deferred(.list(.record(table.descriptions)))
  }
}
