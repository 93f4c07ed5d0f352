#if SQLite
import DioramaKit
import DioramaSystem
import GRDB
import HeadlessUIKit

/// Fixtures in SQLite files: like YAML fixtures, for very many friend applications.
///
/// ```swift
/// try ChatDatabase.write(data, to: "screens/team.sqlite")
/// let same = try ChatDatabase.read("screens/team.sqlite")
/// ```
///
/// A screen refers to the file like to any fixture: `data: team.sqlite`.
public enum ChatDatabase {
  /// Writes chat data to a file, completely or not at all. It replaces another chat database, but
  /// no other file.
  ///
  /// - Parameters:
  ///   - data: the data; conversations, messages, and pictures, push settings and times of channels
  ///     have no tables and cause an error.
  ///   - path: the file; its folder is created.
  ///   - clock: the run whose clock converts times such as `now - 4d` to fixed ones.
  /// - Throws: an error about the file or, without a clock, about such times.
  public static func write(
    _ data: ChatData, to path: String, clock: ScreenEnvironment? = nil
  ) throws(ChatDatabaseError) {
    if FileSystem.exists(path) { _ = try opened(path) }
    try ChatDatabaseError.addingPath(path) {
      if clock == nil, data.applications.contains(where: { $0.time.base != .epoch }) {
        throw InvalidDatabaseContent("cannot store times that are relative to a screen's clock")
      }
      if !data.conversations.elements.isEmpty || !data.histories.elements.isEmpty {
        throw InvalidDatabaseContent("cannot store conversations and messages")
      }
      if data.hasChannelExtras {
        throw InvalidDatabaseContent(
          "cannot store pictures, push settings, times and messages of channels")
      }
      try FileSystem.makeFolder(path.parentFolder)
      let number = UInt32.random(in: 0...(.max))
      let temporary = "\(path.parentFolder)/.\(path.lastPathComponent).\(number)"
      do {
        try make(data, at: temporary, clock)
        try InvalidDatabaseContent.wrapping("cannot be written") { () throws(FileSystem.Failure) in
          try FileSystem.move(temporary, to: path)
        }
      } catch {
        removeDatabase(temporary)
        throw error
      }
    }
  }

  private static func make(_ data: ChatData, at path: String, _ clock: ScreenEnvironment?) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    let database = try DatabaseQueue(path: path, configuration: configuration)
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      try db.inTransaction(.immediate) {
        try ChatDatabaseSchema.create(in: db)
        try ChatDatabaseWriter(db).write(data, clock)
        try db.execute(sql: ApplicationTable.indexes)
        return .commit
      }
    }
    // The last connection that closes merges the log into the file.
    try database.close()
  }

  /// Reads a file without changing it; friend applications are read from it page by page when a
  /// screen requests them.
  ///
  /// - Parameter path: the file.
  /// - Throws: an error if the file is missing, is not a chat database, or is damaged.
  public static func read(_ path: String) throws(ChatDatabaseError) -> ChatData {
    let database = try opened(path)
    return try ChatDatabaseError.addingPath(path) {
      try database.read { db in
        let isSmall = try db.checkIntegrity(always: ChatDatabaseSchema.tables)
        // In a large file, this only finds a missing table or column.
        try ApplicationFile.forEachInOrderOfIds(in: db, limit: isSmall ? -1 : 0) { _ in }
        return try ChatDatabaseReader(db).data(ApplicationFile(database, path: path))
      }
    }
  }

  /// Opens a file for reading, without creating files next to it.
  private static func opened(_ path: String) throws(ChatDatabaseError) -> LimitedDatabase {
    try ChatDatabaseError.addingPath(path) {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.busyMode = .timeout(10)
      let database: DatabaseQueue
      if DatabaseCopy.isNeeded(for: path) {
        // The files next to it are part of the database; reading it in place would change them.
        database = try Self.copied(path)
      } else {
        database = try DatabaseQueue(path: immutableURI(of: path), configuration: configuration)
      }
      let limited = LimitedDatabase(database)
      try limited.read { db in
        try ChatDatabaseSchema.check(db)
        try db.checkPlainTables()
      }
      return limited
    }
  }

  /// Returns a file's contents as a database in memory.
  private static func copied(_ path: String) throws -> DatabaseQueue {
    let copy = try DatabaseCopy(of: path)
    let memory = try DatabaseQueue()
    let file = try DatabaseQueue(path: copy.path)
    try file.backup(to: memory)
    try file.close()
    return memory
  }

  /// Deletes a database if it exists, with the files that SQLite creates next to it.
  private static func removeDatabase(_ path: String) {
    for ending in ["", "-wal", "-shm"] { try? FileSystem.removeFile(path + ending) }
  }

  /// Returns the URI with which SQLite neither locks the file nor creates others next to it.
  private static func immutableURI(of path: String) -> String {
    var uri = "file:"
    for byte in path.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || [0x2D, 0x2E, 0x2F, 0x5F, 0x7E].contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri + "?immutable=1"
  }
}

/// The tables of a chat database.
enum ChatDatabaseSchema {
  /// The version of the tables, in `PRAGMA user_version`.
  static let version = 1
  /// The identifier of chat databases, in `PRAGMA application_id`: "Dior".
  static let applicationID = 0x4469_6F72
  /// The tables that are read completely, unlike friend applications, of which there may be very
  /// many.
  static let tables = ["user", "channel", "channel_person", "chat_group", "group_member"]

  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        CREATE TABLE user (
          position INTEGER PRIMARY KEY, user_id TEXT NOT NULL UNIQUE, nickname TEXT NOT NULL,
          profile_url TEXT, name TEXT, alias TEXT, extra TEXT
        );
        CREATE TABLE channel (
          position INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
          name TEXT NOT NULL, is_frozen INTEGER NOT NULL, is_super INTEGER NOT NULL,
          is_broadcast INTEGER NOT NULL
        );
        CREATE TABLE channel_person (
          channel INTEGER NOT NULL REFERENCES channel, list TEXT NOT NULL,
          position INTEGER NOT NULL, user INTEGER NOT NULL REFERENCES user,
          is_operator INTEGER NOT NULL, is_muted INTEGER NOT NULL,
          PRIMARY KEY (channel, list, position), UNIQUE (channel, list, user)
        ) WITHOUT ROWID;
        CREATE TABLE chat_group (
          position INTEGER PRIMARY KEY, group_id TEXT NOT NULL UNIQUE, group_name TEXT NOT NULL,
          avatar_url TEXT, notice TEXT, introduction TEXT, extra TEXT
        );
        CREATE TABLE group_member (
          chat_group INTEGER NOT NULL REFERENCES chat_group, position INTEGER NOT NULL,
          user INTEGER NOT NULL REFERENCES user, nickname TEXT NOT NULL, role TEXT NOT NULL,
          extra TEXT,
          PRIMARY KEY (chat_group, position), UNIQUE (chat_group, user)
        ) WITHOUT ROWID;
        """ + ApplicationTable.creation)
  }

  /// Throws unless a database is a chat database of this version.
  static func check(_ db: Database) throws {
    let known = try Int.fetchOne(db, sql: "PRAGMA application_id")
    guard known == applicationID else {
      throw InvalidDatabaseContent(
        "is a database of another application: its application_id is not \(applicationID)")
    }
    let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard found == version else {
      throw InvalidDatabaseContent("has version \(found); expected version \(version)")
    }
  }
}

/// The lists of people of a channel.
enum PeopleList: String, CaseIterable {
  case members, participants, operators, muted, banned
}
#endif
