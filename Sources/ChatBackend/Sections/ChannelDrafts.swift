import DioramaKit
import YAML

/// A group channel with unresolved user ids.
struct GroupChannelDraft: ChannelDraft {
  var url = ""
  var name = ""
  var members: Node?
  var bannedUsers: Node?
  var isFrozen = false
  var isSuper = false
  var isBroadcast = false
  var coverURL: String?
  var pushTrigger = ChatPushTrigger.default
  var createdAt: TimeExpression?
  var messages: Node?
  var activity = ChannelActivity()
  var unreadMentions: Node?
  var typingUsers: Node?

  static let fields: [Field<GroupChannelDraft>] =
    [
      Field("url", .text, required: true, "the id, unique among channels") { $0.url = $1 },
      Field("name", .text, "the name") { $0.name = $1 },
      Field(
        "members",
        .deferred(.list(.either([.reference("user"), .record(MemberDraft.table.descriptions)]))),
        "the members: ids or mappings"
      ) { $0.members = $1 },
      Field("bannedUsers", .userIds, "the users who are banned") { $0.bannedUsers = $1 },
      Field("isFrozen", .bool, "whether only operators may write") { $0.isFrozen = $1 },
      Field("isSuper", .bool, "whether it is a supergroup, for very many members") {
        $0.isSuper = $1
      },
      Field("isBroadcast", .bool, "whether it is a broadcast channel: only operators write") {
        $0.isBroadcast = $1
      },
      .coverURL { $0.coverURL = $1 },
      Field(
        "myPushTriggerOption", ValueShape<ChatPushTrigger>.choice,
        "which messages notify the current user"
      ) { $0.pushTrigger = $1 },
      Field(
        "unreadMessageCount", .integer(),
        "the number of messages that the current user has not read; by default those after "
          + "'myLastRead', or none"
      ) { $0.activity.unreadCount = $1 },
      Field(
        "unreadMentionCount", .deferred(ValueShape.integer().description),
        "the number of unread messages that mention the current user; by default those of 'messages'"
      ) { $0.unreadMentions = $1 },
      Field("myLastRead", .nearTime, "when the current user last read it") {
        $0.activity.lastRead = $1
      },
      Field("typingUsers", .userIds, "the members who are typing") { $0.typingUsers = $1 },
    ] + Field.messageFields
  static let table = RecordTable("a group channel", fields)
  /// The table for a channel outside a fixture's lists, which states its kind.
  static let ownTable = RecordTable("a group channel", fields + [.channelType()])
}

/// A member of a group channel with an unresolved user id.
struct MemberDraft {
  var user: Node?
  var status: MemberStatus = []

  static let table = RecordTable<MemberDraft>(
    "a member",
    [
      Field("userId", .deferred(.reference("user")), required: true, "the user") { $0.user = $1 },
      Field("isOperator", .bool, "whether the member is an operator") {
        $0.status.set(.isOperator, $1)
      },
      Field("isMuted", .bool, "whether the member is muted") { $0.status.set(.isMuted, $1) },
    ])
}

/// An open channel with unresolved user ids.
struct OpenChannelDraft: ChannelDraft {
  var url = ""
  var name = ""
  var participants: Node?
  var operators: Node?
  var mutedParticipants: Node?
  var bannedUsers: Node?
  var isFrozen = false
  var coverURL: String?
  var createdAt: TimeExpression?
  var messages: Node?

  static let fields: [Field<OpenChannelDraft>] =
    [
      Field("url", .text, required: true, "the id, unique among channels") { $0.url = $1 },
      Field("name", .text, "the name") { $0.name = $1 },
      Field("participants", .userIds, "the participants") { $0.participants = $1 },
      Field("operators", .userIds, "the operators") { $0.operators = $1 },
      Field("mutedParticipants", .userIds, "the participants who are muted") {
        $0.mutedParticipants = $1
      },
      Field("bannedUsers", .userIds, "the users who are banned") { $0.bannedUsers = $1 },
      Field("isFrozen", .bool, "whether only operators may write") { $0.isFrozen = $1 },
      .coverURL { $0.coverURL = $1 },
    ] + Field.messageFields
  static let table = RecordTable("an open channel", fields)
  /// The table for a channel outside a fixture's lists, which states its kind.
  static let ownTable = RecordTable("an open channel", fields + [.channelType()])
}

extension Field {
  fileprivate static func coverURL(
    set: @escaping @Sendable (inout Target, String) -> Void
  ) -> Field {
    Field("coverURL", .text, "the address of the picture", set: set)
  }

  /// The key for the kind of a channel; it is read before all others.
  fileprivate static func channelType() -> Field {
    Field("channelType", ChatChannelType.shape, "`group` (default) or `open`") { _, _ in }
  }
}

/// A Nexconn group with unresolved user ids.
struct GroupDraft {
  var groupId = ""
  var groupName = ""
  var avatarUrl: String?
  var notice: String?
  var introduction: String?
  var extra: String?
  var members: Node?

  static let table = RecordTable<GroupDraft>(
    "a group",
    [
      Field("groupId", .text, required: true, "the id, unique among groups") { $0.groupId = $1 },
      Field("groupName", .text, "the name") { $0.groupName = $1 },
      Field("avatarUrl", .text, "the address of the picture") { $0.avatarUrl = $1 },
      Field("notice", .text, "the owner's announcement to all members") { $0.notice = $1 },
      Field("introduction", .text, "the description") { $0.introduction = $1 },
      Field("extra", .text, "additional data of the app") { $0.extra = $1 },
      Field(
        "members",
        .deferred(
          .list(.either([.reference("user"), .record(GroupMemberDraft.table.descriptions)]))),
        "the members: ids or mappings"
      ) { $0.members = $1 },
    ])
}

/// A member of a Nexconn group with an unresolved user id.
struct GroupMemberDraft {
  var user: Node?
  var nickname = ""
  var role = ChatGroupMember.Role.normal
  var extra: String?

  static let table = RecordTable<GroupMemberDraft>(
    "a member",
    [
      Field("userId", .deferred(.reference("user")), required: true, "the user") { $0.user = $1 },
      Field("nickname", .text, "the member's name in the group") { $0.nickname = $1 },
      Field("role", ValueShape<ChatGroupMember.Role>.choice, "the member's role") {
        $0.role = $1
      },
      Field("extra", .text, "additional data of the app") { $0.extra = $1 },
    ])
}
