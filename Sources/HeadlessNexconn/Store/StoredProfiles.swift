/// A person in a group, as keys name them.
struct MemberKey: Sendable, Hashable {
  /// The group.
  let groupId: String
  /// The person.
  let userId: String
}

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
