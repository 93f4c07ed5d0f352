import ChatBackend
import Diorama
import YAML

/// What the app's data sources answer, each with its own pace and faults. One that is left out is
/// not there.
struct ProviderSetup: Sendable {
  var user: ProviderPart<String, StoredUser>?
  var group: ProviderPart<String, GroupRecord>?
  var groupUser: ProviderPart<MemberKey, StoredMember>?
  var groupMember: ProviderPart<String, MemberIds>?

  static let shape = ValueShape.record(table, startingWith: ProviderSetup())

  private static let table = RecordTable<ProviderSetup>(
    "providers",
    [
      Field(
        "userInfo",
        .provider(
          "users", .record(userTable, startingWith: StoredUser()), by: \.userId, key: .userId),
        "the people of the app"
      ) { $0.user = $1 },
      Field(
        "groupInfo",
        .provider(
          "groups", .record(GroupRecord.table, startingWith: GroupRecord()),
          by: \.stored.groupId, key: .groupId), "the groups of the app"
      ) { $0.group = $1 },
      Field(
        "groupUserInfo",
        .provider(
          "members", .record(StoredMember.table, startingWith: StoredMember()), by: \.key,
          key: MemberKey.shape), "what people are called in groups"
      ) { $0.groupUser = $1 },
      Field(
        "groupMember",
        .provider(
          "groups", .record(MemberIds.table, startingWith: MemberIds()), by: \.groupId,
          key: .groupId), "who belongs to groups"
      ) { $0.groupMember = $1 },
    ])

  /// People whom screens can ask for, who are those of the fixture.
  private static let userTable = StoredUser.table(id: .userId)
}

/// Who belongs to a group.
struct MemberIds: Sendable {
  var groupId = ""
  var userIds: [String] = []

  static let table = RecordTable<MemberIds>(
    "the members of a group",
    [
      Field("groupId", .groupId, required: true, "the group") { $0.groupId = $1 },
      Field("userIds", .list(of: .userId), required: true, "who belongs to it") {
        $0.userIds = $1
      },
    ])
}

extension StoredMember {
  /// The member's names.
  var key: MemberKey { MemberKey(groupId: groupId, userId: user.userId) }
}

extension MemberKey {
  /// A member of a group: a mapping with both ids.
  static let shape = ValueShape.record(
    RecordTable<StoredMember>(
      "a member",
      [
        Field("groupId", .groupId, required: true, "the group") { $0.groupId = $1 },
        Field("userId", .userId, required: true, "the user") { $0.user.userId = $1 },
      ]), startingWith: StoredMember()
  ).map { $0.key as MemberKey? }
}
