import DioramaKit
import YAML

/// A Nexconn group whose members are still names.
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

/// A member of a Nexconn group who is still a name.
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
