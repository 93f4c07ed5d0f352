import ChatBackend
import GRDB
import HeadlessUIKit

/// Why profiles cannot be kept in a file, or read from it; the file is left as it is.
///
/// See ``NCChatUI/persistentCacheFailure``.
public struct NCPersistentCacheError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it, in a few words that follow the file's name, such as `is no database`.
  public let reason: String

  /// The file and what is wrong with it.
  public var description: String { "the profile cache '\(path)' \(reason)" }
}

/// Profiles in a database: in memory for the length of a run, or in a file that outlives it.
///
/// Changes are gathered and written many at a time; reading sees them at once. After the first
/// fault the store keeps still: it finds nothing and writes nothing, and ``failure`` says why.
final class ProfileStore {
  /// What went wrong; nil as long as all is well.
  private(set) var failure: NCPersistentCacheError?
  private let database: DatabaseQueue
  private let path: String
  /// The statements that wait to be run.
  private var waiting: [(sql: String, arguments: [String?])] = []

  /// So many changes are written without waiting for more.
  private static let mostPendingStatements = 1000
  /// The type of conversation under which groups and their members are kept.
  private static let groupType = 3

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
      WHERE conversation_type = \(Self.groupType) AND target_id = ?
      """
    return read { db in
      try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id]).map(StoredGroup.init)
    }
  }

  /// A member of a group.
  func member(_ key: MemberKey) -> StoredMember? {
    let sql = """
      SELECT * FROM CONVERSATION_USER_INFO
      WHERE conversation_type = \(Self.groupType) AND target_id = ? AND user_id = ?
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
    return try Self.addingPath(path) {
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
      return try Self.addingPath(path) { try database.read(body) }
    } catch {
      failure = error
      return nil
    }
  }

  // MARK: Writing

  /// Whether changes wait to be written.
  var hasWaitingWrites: Bool { !waiting.isEmpty }

  /// Keeps a person.
  func put(_ user: StoredUser) {
    add(
      "INSERT OR REPLACE INTO USER_INFO VALUES (?, ?, ?, ?, ?)",
      [user.userId, user.name, user.alias, user.avatarUrl, user.extra])
  }

  /// Keeps a group.
  func put(_ group: StoredGroup) {
    add(
      "INSERT OR REPLACE INTO CONVERSATION_INFO VALUES (\(Self.groupType), ?, ?, ?, ?)",
      [group.groupId, group.groupName, group.avatarUrl, group.extra])
  }

  /// Keeps a member.
  func put(_ member: StoredMember) {
    let user = member.user
    add(
      "INSERT OR REPLACE INTO CONVERSATION_USER_INFO VALUES (\(Self.groupType), ?, ?, ?, ?, ?, ?)",
      [member.groupId, user.userId, user.name, user.alias, user.avatarUrl, user.extra])
  }

  /// Keeps all profiles of a list.
  func put(_ profiles: StoredProfiles) {
    profiles.users.forEach(put)
    profiles.groups.forEach(put)
    profiles.members.forEach(put)
  }

  /// Takes a person out.
  func removeUser(_ id: String) { add("DELETE FROM USER_INFO WHERE user_id = ?", [id]) }

  /// Takes a group out.
  func removeGroup(_ id: String) { add("DELETE FROM CONVERSATION_INFO WHERE target_id = ?", [id]) }

  /// Takes a member out.
  func removeMember(_ key: MemberKey) {
    add(
      "DELETE FROM CONVERSATION_USER_INFO WHERE target_id = ? AND user_id = ?",
      [key.groupId, key.userId])
  }

  /// Takes all people out.
  func removeAllUsers() { add("DELETE FROM USER_INFO") }

  /// Takes all groups out.
  func removeAllGroups() { add("DELETE FROM CONVERSATION_INFO") }

  /// Takes all members out.
  func removeAllMembers() { add("DELETE FROM CONVERSATION_USER_INFO") }

  private func add(_ sql: String, _ arguments: [String?] = []) {
    guard failure == nil else { return }
    waiting.append((sql, arguments))
    if waiting.count >= Self.mostPendingStatements { flush() }
  }

  /// Writes what waits, in one transaction: all of it or, when that fails, nothing.
  func flush() {
    guard !waiting.isEmpty else { return }
    let changes = waiting
    waiting = []
    do throws(NCPersistentCacheError) {
      try Self.addingPath(path) {
        try database.write { db in
          for (sql, arguments) in changes {
            // A statement is made once for a connection.
            try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
          }
        }
      }
    } catch {
      failure = error
    }
  }
}

extension ProfileStore {
  /// What stands for the path of a store in memory, in messages.
  private static let inMemoryPath = ":memory:"

  /// A new store that is gone when the run is over.
  static func inMemory(with profiles: StoredProfiles? = nil) throws(NCPersistentCacheError)
    -> ProfileStore
  {
    let database = try addingPath(inMemoryPath) {
      let database = try DatabaseQueue()
      try database.write { try StoreSchema.migrate($0, from: 0) }
      return database
    }
    let store = ProfileStore(database, path: inMemoryPath)
    if let profiles { store.put(profiles) }
    return store
  }

  /// The store in a file, which is made if there is none; several processes may use it.
  ///
  /// - Throws: what is wrong with the file. One that is no profile store is not touched.
  static func file(_ path: String) throws(NCPersistentCacheError) -> ProfileStore {
    let database = try addingPath(path) {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      var configuration = Configuration()
      configuration.busyMode = .timeout(busyTimeout)
      let database = try DatabaseQueue(path: path, configuration: configuration)
      // Setting the journal mode writes to the file, so it comes after this look at it.
      _ = try database.read { db in
        try db.limiting {
          try db.checkPlainTables()
          let version = try version(of: StoreSchema.kind(of: db), path)
          try db.checkIntegrity()
          return version
        }
      }
      try database.writeWithoutTransaction { db in
        try useWriteAheadLog(db)
        try db.inTransaction(.immediate) {
          // Meanwhile another process may have been here.
          try StoreSchema.migrate(db, from: version(of: StoreSchema.kind(of: db), path))
          return .commit
        }
      }
      return database
    }
    return ProfileStore(database, path: path)
  }

  /// What the store in a file holds; the file and its folder are left as they are.
  ///
  /// - Throws: what is wrong with the file, a missing one included.
  static func contents(ofFile path: String) throws(NCPersistentCacheError) -> StoredProfiles {
    try addingPath(path, otherwise: "cannot be read") {
      guard FileManager.default.fileExists(atPath: path) else {
        throw NCPersistentCacheError(path: path, reason: "does not exist")
      }
      // Even reading a database makes files beside it, so a copy is read, and its log with it.
      let copy = try DatabaseCopy(of: path)
      defer { withExtendedLifetime(copy) {} }
      return try file(copy.path).contents()
    }
  }

  /// The version of a database's tables, 0 for none.
  ///
  /// - Throws: why the database is none of the kit's.
  private static func version(of kind: StoreSchema.Kind, _ path: String) throws -> Int {
    switch kind {
    case .empty: return 0
    case .store(let version) where version <= StoreSchema.version: return version
    case .store(let version):
      throw NCPersistentCacheError(
        path: path,
        reason: "has version \(version), and this kit knows \(StoreSchema.version) at most")
    case .foreign:
      throw NCPersistentCacheError(path: path, reason: "is a database of something else")
    }
  }

  /// Seconds that a process waits for another one.
  private static let busyTimeout = 10.0

  /// Asking for the log meets another process' lock without waiting for it, so it is asked again.
  private static func useWriteAheadLog(_ db: Database) throws {
    let end = ContinuousClock.now + .seconds(busyTimeout)
    while true {
      do {
        return try db.execute(sql: "PRAGMA journal_mode = WAL")
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end
      {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  /// Does something with a file, whose name is put into what goes wrong.
  private static func addingPath<Value>(
    _ path: String, otherwise reason: String = "cannot be opened", _ body: () throws -> Value
  ) throws(NCPersistentCacheError) -> Value {
    do {
      return try body()
    } catch let error as NCPersistentCacheError {
      // What went wrong with a copy is said of the file.
      throw NCPersistentCacheError(path: path, reason: error.reason)
    } catch let error as DatabaseError {
      throw NCPersistentCacheError(path: path, reason: ChatDatabaseError.reason(for: error))
    } catch let fault as InvalidDatabaseContent {
      throw NCPersistentCacheError(path: path, reason: fault.reason)
    } catch {
      throw NCPersistentCacheError(path: path, reason: reason)
    }
  }
}

extension StoredUser {
  fileprivate init(_ row: Row) throws {
    self.init(
      userId: try row.text("user_id") ?? "", name: try row.text("name"),
      alias: try row.text("alias"), avatarUrl: try row.text("avatar_url"),
      extra: try row.text("extra"))
  }
}

extension StoredMember {
  fileprivate init(_ row: Row) throws {
    self.init(groupId: try row.text("target_id") ?? "", user: try StoredUser(row))
  }
}

extension StoredGroup {
  fileprivate init(_ row: Row) throws {
    self.init(
      groupId: try row.text("target_id") ?? "", groupName: try row.text("name"),
      avatarUrl: try row.text("avatar_url"), extra: try row.text("extra"))
  }
}

extension Row {
  /// A column's text; nil where there is none.
  ///
  /// - Throws: that the file is damaged where something else is in its place.
  fileprivate func text(_ column: String) throws -> String? {
    guard hasColumn(column) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    let value: DatabaseValue = self[column]
    switch value.storage {
    case .null: return nil
    case .string(let text): return text
    default: throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
  }
}
