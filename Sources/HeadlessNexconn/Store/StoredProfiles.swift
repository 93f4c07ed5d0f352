/// The key of a person in a group.
struct MemberKey: Sendable, Hashable {
  /// The id of the group.
  let groupId: String
  /// The id of the person.
  let userId: String
}

/// A person, as a row of the store.
struct StoredUser: Sendable, Hashable {
  var userId = ""
  var name: String?
  var alias: String?
  var avatarUrl: String?
  var extra: String?
}

/// A member of a group, as a row of the store.
struct StoredMember: Sendable, Hashable {
  var groupId = ""
  var user = StoredUser()
}

/// A group, as a row of the store, which does not store its announcement (N107).
struct StoredGroup: Sendable, Hashable {
  var groupId = ""
  var groupName: String?
  var avatarUrl: String?
  var extra: String?
}

/// All profiles of a store.
struct StoredProfiles: Sendable, Hashable {
  var users: [StoredUser] = []
  var groups: [StoredGroup] = []
  var members: [StoredMember] = []
}
