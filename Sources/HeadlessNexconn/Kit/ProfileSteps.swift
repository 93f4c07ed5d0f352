import ChatBackend
import DioramaKit
import YAML

/// The profiles that a `refresh` step puts into the cache.
struct ProfileRefresh: Sendable {
  var user: StoredUser?
  var group: GroupRecord?
  var member: StoredMember?

  private static let table = RecordTable<ProfileRefresh>(
    "a refresh step",
    [
      Field(
        "user", .record(StoredUser.table(id: .userId), startingWith: StoredUser()), "a user",
        \.user),
      Field("group", .record(GroupRecord.table, startingWith: GroupRecord()), "a group", \.group),
      Field(
        "member", .record(StoredMember.table, startingWith: StoredMember()),
        "the name of a user in a group", \.member),
    ])

  static let shape = ValueShape.filled(table, startingWith: ProfileRefresh())
}

/// The profiles that a `clear` step removes from the cache: single ones, or all of a kind.
struct ProfileClearing: Sendable {
  /// The kinds whose profiles can all be removed.
  enum Kind: String, Sendable, CaseIterable {
    case users, groups, members
  }

  var kind: Kind?
  var userId: String?
  var groupId: String?
  var member: MemberKey?

  private static let table = RecordTable<ProfileClearing>(
    "a clear step",
    [
      Field("user", .userId, "a user", \.userId),
      Field("group", .groupId, "a group", \.groupId),
      Field("member", MemberKey.shape, "a user in a group", \.member),
    ])

  static let shape: ValueShape<ProfileClearing> = {
    let one = ValueShape.filled(table, startingWith: ProfileClearing())
    let description = ShapeDescription.either([
      .choice(Kind.allCases.map(\.rawValue)), one.description,
    ])
    return ValueShape(description) { node, decoding in
      if node.kind == .mapping { return one.decode(node, &decoding) }
      if node.kind == .scalar, let kind = Kind(rawValue: node.text) {
        return ProfileClearing(kind: kind)
      }
      decoding.reportWrongValue(node, wanted: description)
      return nil
    }
  }()
}

extension StepDefinition {
  static let refresh = StepDefinition(
    "refresh", ProfileRefresh.shape, "update a profile in the kit's cache through its API",
    forms: [
      StepForm("{ user: { userId: kim, name: Kim L. } }", "a new name for a user"),
      StepForm("{ group: { groupId: crew, groupName: The crew } }", "a new name for a group"),
    ]
  ) { refresh, stage throws(StepFailure) in
    let kit = NCChatUI.shared()
    if let user = refresh.user {
      kit.refreshUserInfoCache(NCChatUIUserInfo(user), withUserId: user.userId)
    }
    if let group = refresh.group { kit.refreshGroupInfoCache(group.group) }
    if let member = refresh.member {
      kit.refreshGroupUserInfoCache(
        NCChatUIUserInfo(member.user), withUserId: member.user.userId,
        withGroupId: member.groupId)
    }
    try stage.runDueEvents()
  }

  static let clear = StepDefinition(
    "clear", ProfileClearing.shape, "remove profiles from the kit's cache through its API",
    forms: [
      StepForm("users", "all users; 'groups' and 'members' work in the same way"),
      StepForm("{ user: kim }", "one user"),
    ]
  ) { clearing, stage throws(StepFailure) in
    let kit = NCChatUI.shared()
    switch clearing.kind {
    case .users: kit.clearUserInfoCache()
    case .groups: kit.clearGroupInfoCache()
    case .members: kit.clearGroupUserInfoCache()
    case nil:
      if let id = clearing.userId { kit.refreshUserInfoCache(nil, withUserId: id) }
      if let id = clearing.groupId { kit.clearGroupInfoCache(forGroupId: id) }
      if let key = clearing.member {
        kit.refreshGroupUserInfoCache(nil, withUserId: key.userId, withGroupId: key.groupId)
      }
    }
    try stage.runDueEvents()
  }
}

extension ValueShape {
  /// A mapping that has at least one of the keys of a table.
  fileprivate static func filled(
    _ table: RecordTable<Value>, startingWith initial: @autoclosure @escaping @Sendable () -> Value
  ) -> ValueShape {
    let record = ValueShape.record(table, startingWith: initial())
    return ValueShape(record.description) { node, decoding in
      if node.kind == .mapping, node.count == 0 {
        decoding.reportWrongValue(node, wanted: record.description)
        return nil
      }
      return record.decode(node, &decoding)
    }
  }
}
