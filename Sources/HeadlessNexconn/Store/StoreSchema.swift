import GRDB

/// The tables of a profile store, and how older ones become today's.
enum StoreSchema {
  /// The version of the tables that this kit writes.
  static let version = 6

  /// What a database is to the kit.
  enum Kind: Equatable {
    /// Nothing is in it yet.
    case empty
    /// It is a profile store of some version.
    case store(version: Int)
    /// It is something else.
    case foreign
  }

  private static let tables = ["USER_INFO", "CONVERSATION_USER_INFO", "CONVERSATION_INFO"]
  private static let versionTable = "VERSION"

  /// What a database is, found out without writing to it.
  static func kind(of db: Database) throws -> Kind {
    let found = try String.fetchSet(
      db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    if found.isEmpty { return .empty }
    guard found.isSuperset(of: [versionTable, tables[0]]),
      found.isSubset(of: tables + [versionTable]), let version = try self.version(in: db)
    else { return .foreign }
    return .store(version: version)
  }

  /// The number in the table of the version; nil for anything else, which SQLite would call 0.
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

  /// Brings a database to today's version; like the real kit, it throws away what versions before 6
  /// had kept.
  ///
  /// It has to happen in one transaction that nobody else writes in: two processes may meet a new
  /// file at the same time, and the second one must not do it again.
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
