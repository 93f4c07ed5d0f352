import DioramaKit
import YAML

/// A group channel with unresolved user ids.
struct GroupChannelDraft {
  var url = ""
  var name = ""
  var members: Node?
  var bannedUsers: Node?
  var isFrozen = false
  var isSuper = false
  var isBroadcast = false
  var coverURL: String?
  var pushTrigger = ChatPushTrigger.default

  static let fields: [Field<GroupChannelDraft>] = [
    Field("url", .text, required: true, "the id, unique among channels") { $0.url = $1 },
    Field("name", .text, "the name") { $0.name = $1 },
    Field(
      "members",
      .deferred(.list(.either([.reference("user"), .record(MemberDraft.table.descriptions)]))),
      "who belongs to it: ids, or mappings"
    ) { $0.members = $1 },
    Field("bannedUsers", .userIds, "who may not come in") { $0.bannedUsers = $1 },
    Field("isFrozen", .bool, "whether only operators may write") { $0.isFrozen = $1 },
    Field("isSuper", .bool, "whether it is meant for very many members") { $0.isSuper = $1 },
    Field("isBroadcast", .bool, "whether only operators ever write") { $0.isBroadcast = $1 },
    .coverURL { $0.coverURL = $1 },
    Field(
      "myPushTriggerOption", ValueShape<ChatPushTrigger>.choice,
      "of which messages whoever looks is told"
    ) { $0.pushTrigger = $1 },
  ]
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
      Field("isOperator", .bool, "whether they may moderate the channel") {
        $0.status.set(.isOperator, $1)
      },
      Field("isMuted", .bool, "whether they may not write") { $0.status.set(.isMuted, $1) },
    ])
}

/// An open channel with unresolved user ids.
struct OpenChannelDraft {
  var url = ""
  var name = ""
  var participants: Node?
  var operators: Node?
  var mutedParticipants: Node?
  var bannedUsers: Node?
  var isFrozen = false
  var coverURL: String?

  static let fields: [Field<OpenChannelDraft>] = [
    Field("url", .text, required: true, "the id, unique among channels") { $0.url = $1 },
    Field("name", .text, "the name") { $0.name = $1 },
    Field("participants", .userIds, "who is in it") { $0.participants = $1 },
    Field("operators", .userIds, "who may moderate it") { $0.operators = $1 },
    Field("mutedParticipants", .userIds, "who may not write") { $0.mutedParticipants = $1 },
    Field("bannedUsers", .userIds, "who may not come in") { $0.bannedUsers = $1 },
    Field("isFrozen", .bool, "whether only operators may write") { $0.isFrozen = $1 },
    .coverURL { $0.coverURL = $1 },
  ]
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
    Field("channelType", ValueShape<ChatChannelType>.choice, "`group` (default) or `open`") {
      _, _ in
    }
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
      Field("notice", .text, "what its owner tells all members") { $0.notice = $1 },
      Field("introduction", .text, "what it is about") { $0.introduction = $1 },
      Field("extra", .text, "whatever an app keeps with a group") { $0.extra = $1 },
      Field(
        "members",
        .deferred(
          .list(.either([.reference("user"), .record(GroupMemberDraft.table.descriptions)]))),
        "who belongs to it: ids, or mappings"
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
      Field("nickname", .text, "what the member is called in the group") { $0.nickname = $1 },
      Field("role", ValueShape<ChatGroupMember.Role>.choice, "what the member may do") {
        $0.role = $1
      },
      Field("extra", .text, "whatever an app keeps with a member") { $0.extra = $1 },
    ])
}
