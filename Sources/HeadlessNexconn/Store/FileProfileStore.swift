#if SQLite
import ChatBackend
import GRDB
import HeadlessUIKit

/// Profiles in a database file, which remains.
///
/// Changes are collected and written in batches; a read writes them first.
final class FileProfileStore: ProfileStore {
  private(set) var failure: NCPersistentCacheError?
  private let database: DatabaseQueue
  private let path: String
  /// The statements that are not executed yet.
  private var waiting: [(sql: String, arguments: [String?])] = []

  /// The number of pending statements at which they are written at once.
  private static let maxPendingStatements = 1000
  /// The conversation type under which groups and their members are stored.
  private static let groupType = 3

  /// Creates a store for a database that has the current tables.
  init(_ database: DatabaseQueue, path: String) {
    self.database = database
    self.path = path
  }

  deinit { flush() }

  func user(_ id: String) -> StoredUser? {
    read { db in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM USER_INFO WHERE user_id = ?"), arguments: [id]
      ).map(StoredUser.init)
    }
  }

  func group(_ id: String) -> StoredGroup? {
    let sql = """
      SELECT * FROM CONVERSATION_INFO
      WHERE conversation_type = \(Self.groupType) AND target_id = ?
      """
    return read { db in
      try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id]).map(StoredGroup.init)
    }
  }

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

  /// Returns all profiles, sorted by id.
  ///
  /// - Throws: The problem of the file.
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

  var hasWaitingWrites: Bool { !waiting.isEmpty }

  func put(_ user: StoredUser) {
    add(
      "INSERT OR REPLACE INTO USER_INFO VALUES (?, ?, ?, ?, ?)",
      [user.userId, user.name, user.alias, user.avatarUrl, user.extra])
  }

  func put(_ group: StoredGroup) {
    add(
      "INSERT OR REPLACE INTO CONVERSATION_INFO VALUES (\(Self.groupType), ?, ?, ?, ?)",
      [group.groupId, group.groupName, group.avatarUrl, group.extra])
  }

  func put(_ member: StoredMember) {
    let user = member.user
    add(
      "INSERT OR REPLACE INTO CONVERSATION_USER_INFO VALUES (\(Self.groupType), ?, ?, ?, ?, ?, ?)",
      [member.groupId, user.userId, user.name, user.alias, user.avatarUrl, user.extra])
  }

  func removeUser(_ id: String) { add("DELETE FROM USER_INFO WHERE user_id = ?", [id]) }
  func removeGroup(_ id: String) { add("DELETE FROM CONVERSATION_INFO WHERE target_id = ?", [id]) }
  func removeMember(_ key: MemberKey) {
    add(
      "DELETE FROM CONVERSATION_USER_INFO WHERE target_id = ? AND user_id = ?",
      [key.groupId, key.userId])
  }
  func removeAllUsers() { add("DELETE FROM USER_INFO") }
  func removeAllGroups() { add("DELETE FROM CONVERSATION_INFO") }
  func removeAllMembers() { add("DELETE FROM CONVERSATION_USER_INFO") }

  private func add(_ sql: String, _ arguments: [String?] = []) {
    guard failure == nil else { return }
    waiting.append((sql, arguments))
    if waiting.count >= Self.maxPendingStatements { flush() }
  }

  /// Writes the pending changes in one transaction.
  func flush() {
    guard !waiting.isEmpty else { return }
    let changes = waiting
    waiting = []
    do throws(NCPersistentCacheError) {
      try Self.addingPath(path) {
        try database.write { db in
          for (sql, arguments) in changes {
            // A connection compiles each statement once.
            try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
          }
        }
      }
    } catch {
      failure = error
    }
  }
}

extension FileProfileStore {
  /// Opens the store in a file, and creates the file if it does not exist. Several processes can
  /// use it.
  ///
  /// - Throws: The problem of the file. A file that is not a profile store is not changed.
  static func file(_ path: String) throws(NCPersistentCacheError) -> FileProfileStore {
    let database = try addingPath(path) {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      var configuration = Configuration()
      configuration.busyMode = .timeout(busyTimeout)
      let database = try DatabaseQueue(path: path, configuration: configuration)
      // Setting the journal mode writes to the file, so the file is checked first.
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
          // Another process may have migrated the file in the meantime.
          try StoreSchema.migrate(db, from: version(of: StoreSchema.kind(of: db), path))
          return .commit
        }
      }
      return database
    }
    return FileProfileStore(database, path: path)
  }

  /// Returns the contents of the store in a file; the file and its folder are not changed.
  ///
  /// - Throws: The problem of the file; also if it does not exist.
  static func contents(ofFile path: String) throws(NCPersistentCacheError) -> StoredProfiles {
    try addingPath(path, otherwise: "cannot be read") {
      guard FileManager.default.fileExists(atPath: path) else {
        throw NCPersistentCacheError(path: path, reason: "does not exist")
      }
      // Even reading a database creates files next to it, so a copy is read, with its log.
      let copy = try DatabaseCopy(of: path)
      defer { withExtendedLifetime(copy) {} }
      return try file(copy.path).contents()
    }
  }

  /// Returns the version of a database's tables; 0 if it has no tables.
  ///
  /// - Throws: An error if the database is not a store of this kit.
  private static func version(of kind: StoreSchema.Kind, _ path: String) throws -> Int {
    switch kind {
    case .empty: return 0
    case .store(let version) where version <= StoreSchema.version: return version
    case .store(let found):
      let limit = "this kit supports version \(StoreSchema.version) at most"
      throw NCPersistentCacheError(path: path, reason: "has version \(found); \(limit)")
    case .foreign:
      throw NCPersistentCacheError(path: path, reason: "is a database of another application")
    }
  }

  /// How many seconds a process waits for another one.
  private static let busyTimeout = 10.0

  /// Setting the journal mode fails at once if another process holds a lock, so it is retried.
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

  /// Runs a closure for a file, and adds the path of the file to its errors.
  private static func addingPath<Value>(
    _ path: String, otherwise reason: String = "cannot be opened", _ body: () throws -> Value
  ) throws(NCPersistentCacheError) -> Value {
    do {
      return try body()
    } catch let error as NCPersistentCacheError {
      // An error of a copy is reported for the original file.
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
  /// Returns the text of a column; nil if the column is null.
  ///
  /// - Throws: A corruption error if the column is missing or is not text.
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
#endif
