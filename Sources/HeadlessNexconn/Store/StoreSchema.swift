#if SQLite
import GRDB

/// The tables of a profile store, and the migration of older versions.
enum StoreSchema {
  /// The version of the tables that this kit writes.
  static let version = 6

  /// The kind of a database, from the kit's point of view.
  enum Kind: Equatable {
    /// It has no tables.
    case empty
    /// It is a profile store of a version.
    case store(version: Int)
    /// It is a database of something else.
    case foreign
  }

  private static let tables = ["USER_INFO", "CONVERSATION_USER_INFO", "CONVERSATION_INFO"]
  private static let versionTable = "VERSION"

  /// Returns the kind of a database, without writing to it.
  static func kind(of db: Database) throws -> Kind {
    let found = try String.fetchSet(
      db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    if found.isEmpty { return .empty }
    guard found.isSuperset(of: [versionTable, tables[0]]),
      found.isSubset(of: tables + [versionTable]), let version = try self.version(in: db)
    else { return .foreign }
    return .store(version: version)
  }

  /// Returns the number in the version table; nil for any other value, which SQLite would read as
  /// 0.
  private static func version(in db: Database) throws -> Int? {
    guard try db.columns(in: versionTable).contains(where: { $0.name == "version" }) else {
      return nil
    }
    switch try DatabaseValue.fetchOne(db, sql: "SELECT version FROM VERSION")?.storage {
    case .int64(let number): return Int(number)
    case .string(let text): return Int(text)
    default: return nil
    }
  }

  /// Migrates a database to the current version; like the real kit, it deletes the data of versions
  /// before 6.
  ///
  /// It must run in a transaction that excludes other writers: two processes may open a new file at
  /// the same time, and the second one must not migrate it again.
  static func migrate(_ db: Database, from old: Int) throws {
    guard old < version else { return }
    for table in tables { try db.execute(sql: "DROP TABLE IF EXISTS \(table)") }
    try db.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS VERSION (version INTEGER NOT NULL);
        CREATE TABLE USER_INFO (
          user_id TEXT NOT NULL PRIMARY KEY,
          name TEXT, alias TEXT, avatar_url TEXT, extra TEXT
        ) WITHOUT ROWID;
        CREATE TABLE CONVERSATION_USER_INFO (
          conversation_type INTEGER NOT NULL, target_id TEXT NOT NULL, user_id TEXT NOT NULL,
          name TEXT, alias TEXT, avatar_url TEXT, extra TEXT,
          PRIMARY KEY (conversation_type, target_id, user_id)
        ) WITHOUT ROWID;
        CREATE TABLE CONVERSATION_INFO (
          conversation_type INTEGER NOT NULL, target_id TEXT NOT NULL,
          name TEXT, avatar_url TEXT, extra TEXT,
          PRIMARY KEY (conversation_type, target_id)
        ) WITHOUT ROWID;
        DELETE FROM VERSION;
        """)
    try db.execute(sql: "INSERT INTO VERSION (version) VALUES (?)", arguments: [version])
  }
}
#endif
