import DioramaKit
import YAML

extension ChatData {
  /// What the chat service brings to a fixture: people, channels, and what they do.
  public static let section = FixtureSection<ChatData>(
    lists: lists, empty: .empty,
    note: { data, decoding in decoding[fact: ChatData.self] = data },
    apply: { data, environment in environment.chatService.load(data) },
    read: { nodes, decoding in
      var reader = FixtureReader()
      return reader.data(nodes, &decoding)
    })

  /// A fixture of chat data alone.
  package static let shape = Fixture.shape(of: [section], formats: [.sqlite]).map { $0[section] }

  private static let lists = [
    FixtureList("users", list(of: ChatUser.table), "the people"),
    FixtureList("groupChannels", list(of: GroupChannelDraft.table), "channels with members"),
    FixtureList("openChannels", list(of: OpenChannelDraft.table), "channels anybody may enter"),
    FixtureList(
      "friendApplications", list(of: DatedApplication.table),
      "requests to be friends with the current user"),
    FixtureList("groups", list(of: GroupDraft.table), "Nexconn's groups"),
    FixtureList(
      "conversations", list(of: ConversationDraft.table), "the rows of Nexconn's channel list"),
    FixtureList("messages", list(of: HistoryDraft.table), "what was written in them"),
  ]

  private static func list<Record>(of table: FieldTable<Record>) -> ShapeDescription {
    .list(.record(table.descriptions))
  }
}
