import GRDB

/// Profiles in a database: in memory for the length of a run, or in a file that outlives it.
///
/// Changes are gathered and written many at a time; reading sees them at once. After the first
/// fault the store keeps still: it finds nothing and writes nothing, and ``failure`` says why.
final class ProfileStore {
  /// What went wrong; nil as long as all is well.
  private(set) var failure: NCPersistentCacheError?
  private let database: DatabaseQueue
  private let path: String
  private var waiting: [StoreChange] = []

  /// So many changes are written without waiting for more.
  private static let mostWaiting = 1000

  /// A store over a database that has today's tables.
  init(_ database: DatabaseQueue, path: String) {
    self.database = database
    self.path = path
  }

  deinit { flush() }

  // MARK: Reading

  /// A person.
  func user(_ id: String) -> StoredUser? {
    read { db in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM USER_INFO WHERE user_id = ?"), arguments: [id]
      ).map(StoredUser.init)
    }
  }

  /// A group.
  func group(_ id: String) -> StoredGroup? {
    let sql = """
      SELECT * FROM CONVERSATION_INFO
      WHERE conversation_type = \(StoreChange.groupType) AND target_id = ?
      """
    return read { db in
      try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id]).map(StoredGroup.init)
    }
  }

  /// A member of a group.
  func member(_ key: MemberKey) -> StoredMember? {
    let sql = """
      SELECT * FROM CONVERSATION_USER_INFO
      WHERE conversation_type = \(StoreChange.groupType) AND target_id = ? AND user_id = ?
      """
    return read { db in
      try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [key.groupId, key.userId])
        .map(StoredMember.init)
    }
  }

  /// All that is in it, in the order of the ids.
  ///
  /// - Throws: what is wrong with the file.
  func contents() throws(NCPersistentCacheError) -> StoredProfiles {
    flush()
    if let failure { throw failure }
    return try Self.naming(path) {
      try database.read { db in
        StoredProfiles(
          users: try Row.fetchAll(db, sql: "SELECT * FROM USER_INFO").map(StoredUser.init),
          groups: try Row.fetchAll(db, sql: "SELECT * FROM CONVERSATION_INFO")
            .map(StoredGroup.init),
          members: try Row.fetchAll(db, sql: "SELECT * FROM CONVERSATION_USER_INFO")
            .map(StoredMember.init))
      }
    }
  }

  private func read<Value>(_ body: (Database) throws -> Value?) -> Value? {
    flush()
    guard failure == nil else { return nil }
    do throws(NCPersistentCacheError) {
      return try Self.naming(path) { try database.read(body) }
    } catch {
      failure = error
      return nil
    }
  }

  // MARK: Writing

  /// Whether changes wait to be written.
  var hasWaitingWrites: Bool { !waiting.isEmpty }

  /// Keeps a person.
  func put(_ user: StoredUser) { add(.put(user)) }

  /// Keeps a group.
  func put(_ group: StoredGroup) { add(.putGroup(group)) }

  /// Keeps a member.
  func put(_ member: StoredMember) { add(.putMember(member)) }

  /// Keeps all profiles of a list.
  func put(_ profiles: StoredProfiles) {
    profiles.users.forEach(put)
    profiles.groups.forEach(put)
    profiles.members.forEach(put)
  }

  /// Takes something out.
  func remove(_ removal: StoreChange.Removal) { add(.remove(removal)) }

  private func add(_ change: StoreChange) {
    guard failure == nil else { return }
    waiting.append(change)
    if waiting.count >= Self.mostWaiting { flush() }
  }

  /// Writes what waits, in one transaction: all of it or, when that fails, nothing.
  func flush() {
    guard !waiting.isEmpty else { return }
    let changes = waiting
    waiting = []
    do throws(NCPersistentCacheError) {
      try Self.naming(path) {
        try database.write { db in
          for change in changes { try change.write(to: db) }
        }
      }
    } catch {
      failure = error
    }
  }
}

extension StoredUser {
  fileprivate init(_ row: Row) {
    self.init(
      userId: row.text("user_id") ?? "", name: row.text("name"), alias: row.text("alias"),
      avatarUrl: row.text("avatar_url"), extra: row.text("extra"))
  }
}

extension StoredMember {
  fileprivate init(_ row: Row) {
    self.init(groupId: row.text("target_id") ?? "", user: StoredUser(row))
  }
}

extension StoredGroup {
  fileprivate init(_ row: Row) {
    self.init(
      groupId: row.text("target_id") ?? "", groupName: row.text("name"),
      avatarUrl: row.text("avatar_url"), extra: row.text("extra"))
  }
}

extension Row {
  /// A column's text; nil where there is none, whatever a faulty file has in its place.
  fileprivate func text(_ column: String) -> String? {
    (self[column] as DatabaseValue?).flatMap { String.fromDatabaseValue($0) }
  }
}
