import DioramaKit
import GRDB

/// The tables of a chat database.
enum ChatDatabaseSchema {
  /// The version of the tables, which stands in `PRAGMA user_version`.
  static let version = 1
  /// What tells the file from other databases, in `PRAGMA application_id`: "Dior".
  static let applicationID = 0x4469_6F72

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
        CREATE TABLE friend_application (
          id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, name TEXT, avatar_url TEXT,
          type TEXT NOT NULL, status TEXT NOT NULL, operation_time INTEGER NOT NULL, extra TEXT
        );
        """)
  }

  /// Made once all rows are there, which is quicker.
  static func createIndexes(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE INDEX friend_application_by_time
          ON friend_application (operation_time DESC, id);
        CREATE INDEX friend_application_by_user ON friend_application (user_id);
        """)
  }

  /// Makes sure that a database is one of these.
  static func check(_ db: Database) throws {
    let known = try Int.fetchOne(db, sql: "PRAGMA application_id")
    guard known == applicationID else {
      throw ContentFault(reason: "is a database of something else")
    }
    let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard found == version else {
      throw ContentFault(reason: "has version \(found), and version \(version) is wanted")
    }
  }
}

/// A row whose columns may hold anything, since files come from anywhere.
extension Row {
  /// A column's text; nil for none.
  func text(_ column: Int) throws -> String? {
    let value: DatabaseValue = self[column]
    switch value.storage {
    case .null: return nil
    case .string(let text): return text
    default: throw ContentFault(reason: "has something else than a text where one belongs")
    }
  }

  /// A column's number.
  func number(_ column: Int) throws -> Int {
    let value: DatabaseValue = self[column]
    if case .int64(let number) = value.storage { return Int(number) }
    throw ContentFault(reason: "has something else than a number where one belongs")
  }

  /// A column's word out of a few.
  func word<Word: RawRepresentable<String>>(_ column: Int, _ what: String) throws -> Word {
    let text = try text(column) ?? ""
    if let word = Word(rawValue: text) { return word }
    throw ContentFault(reason: "has a \(what) '\(text)', which there is not")
  }
}
