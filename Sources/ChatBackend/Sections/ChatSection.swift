import DioramaKit
import DioramaSystem

extension ChatData {
  /// The chat service's section of a fixture: users, channels, groups, applications, conversations
  /// and messages.
  public static let section = FixtureSection<ChatData>(
    lists: lists, empty: .empty,
    apply: { data, environment in environment.chatService.load(data) },
    read: { nodes, decoding in
      var reader = FixtureReader()
      return reader.data(nodes, &decoding)
    })

  /// A fixture that contains only chat data.
  package static let shape = Fixture.shape(of: [section], formats: [.sqlite]).map { $0[section] }

  private static let lists = [
    FixtureList("users", list(of: ChatUser.table), "the users", record: ("user", "userId")),
    FixtureList(
      "groupChannels", list(of: GroupChannelDraft.table), "channels with members",
      record: ("channel", "url")),
    FixtureList(
      "openChannels", list(of: OpenChannelDraft.table), "channels that any user can enter",
      record: ("channel", "url")),
    FixtureList(
      "friendApplications", list(of: FixtureApplication.table),
      "friend requests that the current user sent or received"),
    FixtureList(
      "groups", list(of: GroupDraft.table), "Nexconn's groups", record: ("group", "groupId")),
    FixtureList(
      "conversations", list(of: ConversationDraft.table), "the rows of Nexconn's channel list"),
    FixtureList("messages", list(of: HistoryDraft.table), "the messages of conversations"),
  ]

  private static func list<Record>(of table: FieldTable<Record>) -> ShapeDescription {
    .list(.record(table.descriptions))
  }
}

extension FixtureFormat {
  /// SQLite databases of chat data.
  public static let sqlite = FixtureFormat(
    endings: [".sqlite"], names: { $0[ChatData.section].names }
  ) { path throws(Failure) in
    do throws(FileSystem.Failure) { try FileSystem.checkReadable(path) } catch {
      throw .file(error)
    }
    #if SQLite
    var fixture = Fixture()
    do throws(ChatDatabaseError) {
      fixture[ChatData.section] = try ChatDatabase.read(path)
    } catch {
      throw .content(error.reason)
    }
    return fixture
    #else
    throw .content(ChatDatabaseError.noSQLite)
    #endif
  }
}

extension ChatData {
  /// The names by which screens refer to its records.
  var names: [FixtureName] {
    users.elements.map { FixtureName("user", $0.userId, label: $0.nickname) }
      + channels.map { FixtureName("channel", $0.url, label: $0.name) }
      + groups.elements.map { FixtureName("group", $0.groupId, label: $0.groupName) }
  }
}

extension ChatUser {
  /// The keys of a user in YAML.
  static let table = RecordTable<ChatUser>(
    "a user",
    [
      Field("userId", .text, required: true, "the id, unique among users") { $0.userId = $1 },
      Field("nickname", .text, "the displayed name") { $0.nickname = $1 },
      Field("profileURL", .text, "the address of the picture") { $0.profileURL = $1 },
      Field("name", .text, "the name that Nexconn shows, if not the nickname") { $0.name = $1 },
      Field("alias", .text, "the current user's name for the user") { $0.alias = $1 },
      Field("extra", .text, "additional data of the app") { $0.extra = $1 },
    ])
}

extension FixtureApplication {
  /// The keys of a friend application in YAML.
  static let table = RecordTable<FixtureApplication>(
    "a friend request",
    [
      Field("userId", .text, required: true, "the other user's id") {
        $0.application.userId = $1
      },
      Field("name", .text, "the other user's name") { $0.application.name = $1 },
      Field("avatarUrl", .text, "the address of the other user's picture") {
        $0.application.avatarUrl = $1
      },
      Field(
        "type", ChatFriendApplication.Kind.shape, "sent or received by the current user"
      ) {
        $0.application.type = $1
      },
      Field("status", ChatFriendApplication.Status.shape, "the status") {
        $0.application.status = $1
      },
      Field("operationTime", .nearTime, "when it was sent or last changed; by default now") {
        $0.time = $1
      },
      Field("extra", .text, "the text that was sent with it") { $0.application.extra = $1 },
    ])

  /// A friend application without values.
  static var empty: FixtureApplication {
    FixtureApplication(
      application: ChatFriendApplication(userId: ""), time: TimeExpression(base: .now))
  }
}
