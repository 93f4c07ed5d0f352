#if SQLite
import GRDB

/// The table of friend applications, while it is filled in their order.
struct ApplicationTable {
  /// The statement that creates the table.
  static let creation = """
    CREATE TABLE friend_application (
      id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, name TEXT, avatar_url TEXT,
      type TEXT NOT NULL, status TEXT NOT NULL, operation_time INTEGER NOT NULL, extra TEXT
    );
    """
  /// The statements that create its indexes, to be run after all rows are inserted, which is
  /// faster.
  static let indexes = """
    CREATE INDEX friend_application_by_time
      ON friend_application (operation_time DESC, id);
    CREATE INDEX friend_application_by_user ON friend_application (user_id);
    """
  /// The columns of a row, see ``ApplicationEntry/init(_:)``.
  static let columns = "id, user_id, name, avatar_url, type, status, operation_time, extra"

  private let insertion: Statement
  private var count = 0

  /// Creates the writer for the empty table of a database.
  init(_ db: Database) throws {
    insertion = try db.makeStatement(
      sql: "INSERT INTO friend_application VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
  }

  /// Appends an application, numbered from 0.
  mutating func append(_ application: ChatFriendApplication) throws {
    try insertion.execute(arguments: [
      count, application.userId, application.name, application.avatarUrl,
      application.type.rawValue, application.status.rawValue, application.operationTime,
      application.extra,
    ])
    count += 1
  }
}

/// The friend applications of a database.
final class ApplicationFile: ApplicationStore {
  private let database: LimitedDatabase
  private let path: String

  /// Creates the store of a database that has the tables.
  init(_ database: LimitedDatabase, path: String) {
    self.database = database
    self.path = path
  }

  func page(
    after last: ApplicationEntry?, _ filter: ApplicationFilter, limit: Int
  ) throws(ChatDatabaseError) -> [ApplicationEntry] {
    // The query excludes unwanted values, so that an invalid value in a damaged file is read and
    // reported.
    let types = Self.sqlList(of: ChatFriendApplication.Kind.self, besides: filter.types)
    let statuses = Self.sqlList(of: ChatFriendApplication.Status.self, besides: filter.statuses)
    // In the first page, too: a time that is no integer comes before or after all others.
    let isFurther =
      last == nil ? "" : "operation_time <= ?1 AND (operation_time < ?1 OR id > ?2) AND"
    let changed = filter.changedIds.map(String.init).joined(separator: ", ")
    let sql = """
      SELECT \(ApplicationTable.columns) FROM friend_application
      WHERE \(isFurther) type NOT IN (\(types))
      AND (CASE WHEN status = 'unhandled' AND operation_time < ?3 THEN 'expired' ELSE status END
        NOT IN (\(statuses)) OR id IN (\(changed)))
      ORDER BY operation_time DESC, id LIMIT ?4
      """
    let arguments: StatementArguments = [
      last?.application.operationTime, last?.id, filter.expiry, limit,
    ]
    return try read { db in
      try Row.fetchAll(db, sql: sql, arguments: arguments).map(ApplicationEntry.init)
    }
  }

  /// Returns all values of a type except some, as an SQL list.
  private static func sqlList<Word: RawRepresentable<String> & CaseIterable & Equatable>(
    of type: Word.Type, besides wanted: [Word]
  ) -> String {
    type.allCases.filter { !wanted.contains($0) }.map { "'\($0.rawValue)'" }
      .joined(separator: ", ")
  }

  func applications(
    _ type: ChatFriendApplication.Kind, with userId: String
  ) throws(ChatDatabaseError) -> [ApplicationEntry] {
    let sql = """
      SELECT \(ApplicationTable.columns) FROM friend_application WHERE user_id = ? AND type = ?
      ORDER BY operation_time DESC, id
      """
    return try read { db in
      try Row.fetchAll(db, sql: sql, arguments: [userId, type.rawValue]).map(ApplicationEntry.init)
    }
  }

  /// Visits all applications in the order in which they were written.
  func forEachInOrderOfIds(_ body: (ChatFriendApplication) throws -> Void) throws {
    try database.read { db in try Self.forEachInOrderOfIds(in: db, body) }
  }

  /// Visits the first applications; by default all of them.
  static func forEachInOrderOfIds(
    in db: Database, limit: Int = -1, _ body: (ChatFriendApplication) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT \(ApplicationTable.columns) FROM friend_application ORDER BY id LIMIT ?",
      arguments: [limit])
    while let row = try rows.next() { try body(try ApplicationEntry(row).application) }
  }

  private func read<Value>(
    _ body: (Database) throws -> Value
  ) throws(ChatDatabaseError) -> Value {
    try ChatDatabaseError.addingPath(path) { try database.read(body) }
  }
}

extension ApplicationEntry {
  /// Reads a row of the table's columns.
  fileprivate init(_ row: Row) throws {
    id = try row.number(0)
    application = ChatFriendApplication(
      userId: try row.text(1) ?? "", name: try row.text(2), avatarUrl: try row.text(3),
      type: try row.choice(4, "friend request type"),
      status: try row.choice(5, "friend request status"),
      operationTime: try row.number(6), extra: try row.text(7))
  }
}
#endif
