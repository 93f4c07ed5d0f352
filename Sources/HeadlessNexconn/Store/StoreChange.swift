import GRDB

/// One thing to write to a profile store.
enum StoreChange: Sendable {
  case put(StoredUser)
  case putGroup(StoredGroup)
  case putMember(StoredMember)
  case remove(Removal)

  /// What is taken out.
  enum Removal: Sendable {
    case user(String)
    case group(String)
    case member(MemberKey)
    case allUsers
    case allGroups
    case allMembers
  }

  /// The type of conversation under which groups and their members are kept.
  static let groupType = 3

  /// Writes it.
  func write(to db: Database) throws {
    switch self {
    case .put(let user):
      try Self.run(
        db, "INSERT OR REPLACE INTO USER_INFO VALUES (?, ?, ?, ?, ?)",
        [user.userId, user.name, user.alias, user.avatarUrl, user.extra])
    case .putGroup(let group):
      try Self.run(
        db, "INSERT OR REPLACE INTO CONVERSATION_INFO VALUES (\(Self.groupType), ?, ?, ?, ?)",
        [group.groupId, group.groupName, group.avatarUrl, group.extra])
    case .putMember(let member):
      let (user, table) = (member.user, "CONVERSATION_USER_INFO")
      try Self.run(
        db, "INSERT OR REPLACE INTO \(table) VALUES (\(Self.groupType), ?, ?, ?, ?, ?, ?)",
        [member.groupId, user.userId, user.name, user.alias, user.avatarUrl, user.extra])
    case .remove(let removal):
      try removal.write(to: db)
    }
  }

  /// Runs a statement that is made once for a connection.
  fileprivate static func run(_ db: Database, _ sql: String, _ arguments: [String?]) throws {
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
  }
}

extension StoreChange.Removal {
  fileprivate func write(to db: Database) throws {
    switch self {
    case .user(let id):
      try StoreChange.run(db, "DELETE FROM USER_INFO WHERE user_id = ?", [id])
    case .group(let id):
      try StoreChange.run(db, "DELETE FROM CONVERSATION_INFO WHERE target_id = ?", [id])
    case .member(let key):
      try StoreChange.run(
        db, "DELETE FROM CONVERSATION_USER_INFO WHERE target_id = ? AND user_id = ?",
        [key.groupId, key.userId])
    case .allUsers: try StoreChange.run(db, "DELETE FROM USER_INFO", [])
    case .allGroups: try StoreChange.run(db, "DELETE FROM CONVERSATION_INFO", [])
    case .allMembers: try StoreChange.run(db, "DELETE FROM CONVERSATION_USER_INFO", [])
    }
  }
}
