/// A person as a row of the store.
struct StoredUser: Sendable, Hashable {
  var userId = ""
  var name: String?
  var alias: String?
  var avatarUrl: String?
  var extra: String?
}

/// A member of a group as a row of the store.
struct StoredMember: Sendable, Hashable {
  var groupId = ""
  var user = StoredUser()
}

/// A group as a row of the store, which does not keep its notice (N107).
struct StoredGroup: Sendable, Hashable {
  var groupId = ""
  var groupName: String?
  var avatarUrl: String?
  var extra: String?
}

/// All that a store holds.
struct StoredProfiles: Sendable, Hashable {
  var users: [StoredUser] = []
  var groups: [StoredGroup] = []
  var members: [StoredMember] = []
}

extension StoredUser {
  /// What is kept of a person under an id, which need not be their own (N95).
  init(_ user: NCChatUIUserInfo, _ id: String) {
    self.init(
      userId: id, name: user.name, alias: user.alias, avatarUrl: user.avatarUrl,
      extra: user.extra ?? "")
  }
}

extension StoredGroup {
  /// What is kept of a group under an id.
  init(_ group: NCChatUIGroup, _ id: String) {
    self.init(
      groupId: id, groupName: group.groupName, avatarUrl: group.avatarUrl,
      extra: group.extra ?? "")
  }
}

extension NCChatUIUserInfo {
  /// A person from the store.
  convenience init(_ stored: StoredUser) {
    self.init()
    userId = stored.userId
    name = stored.name
    alias = stored.alias
    avatarUrl = stored.avatarUrl
    extra = stored.extra
  }
}

extension NCChatUIGroup {
  /// A group from the store.
  convenience init(_ stored: StoredGroup) {
    self.init()
    groupId = stored.groupId
    groupName = stored.groupName
    avatarUrl = stored.avatarUrl
    extra = stored.extra
  }
}
