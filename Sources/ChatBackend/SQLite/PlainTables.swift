#if SQLite
import GRDB
import GRDBSQLite

/// Databases come from any source, and a schema can contain SQL, which must not run during reading.
extension Database {
  /// Throws unless a schema contains only plain tables and plain indexes.
  ///
  /// Views, triggers, generated columns and indexes on expressions run SQL of the file; virtual
  /// tables run code of SQLite's extensions.
  ///
  /// - Throws: `InvalidDatabaseContent` with the name of another kind of object.
  package func checkPlainTables() throws {
    // Integrity checks would run the expressions of CHECK constraints.
    try execute(sql: "PRAGMA ignore_check_constraints = ON; PRAGMA trusted_schema = OFF")
    // The schema's text comes first: inspecting a virtual table would start its module.
    for row in try Row.fetchAll(self, sql: "SELECT type, name, rootpage, sql FROM sqlite_schema") {
      // A forged schema may contain any values here, so no conversion may trap.
      let name = String.fromDatabaseValue(row["name"]) ?? ""
      switch String.fromDatabaseValue(row["type"]) {
      case "table" where Int.fromDatabaseValue(row["rootpage"]) ?? 0 == 0:
        throw special("a virtual table '\(name)'")
      case "table", "index": break
      case let type:
        throw special("a \(type ?? "nameless object") '\(name)'")
      }
    }
    // SQLite's own view of the tables comes second, since the schema's text can be forged.
    for row in try Row.fetchAll(self, sql: "PRAGMA main.table_list") {
      let (name, type): (String, String) = (row["name"], row["type"])
      guard type == "table" else {
        throw special("a \(type == "virtual" ? "virtual table" : type) '\(name)'")
      }
      try checkPlainColumns(of: name)
      try checkPlainIndexes(of: name)
    }
  }

  private func special(_ object: String) -> InvalidDatabaseContent {
    InvalidDatabaseContent("has \(object); only plain tables are allowed")
  }

  private func checkPlainColumns(of table: String) throws {
    let columns = try Row.fetchAll(
      self, sql: "SELECT name, hidden FROM pragma_table_xinfo(?, 'main')", arguments: [table])
    for column in columns where column["hidden"] != 0 {
      let name: String = column["name"]
      throw special("a generated column '\(name)' in the table '\(table)'")
    }
  }

  private func checkPlainIndexes(of table: String) throws {
    let indexes = try Row.fetchAll(
      self, sql: "SELECT name, partial FROM pragma_index_list(?, 'main')", arguments: [table])
    for index in indexes {
      let name: String = index["name"]
      let hasExpression = try Bool.fetchOne(
        self,
        sql: "SELECT EXISTS (SELECT 1 FROM pragma_index_xinfo(?, 'main') WHERE cid = -2)",
        arguments: [name])
      if index["partial"] != 0 || hasExpression == true {
        throw special("an index '\(name)' on an expression")
      }
    }
  }

  /// Runs queries with a time limit; a value may have at most 16 MiB.
  ///
  /// - Parameters:
  ///   - time: the maximum time of all queries of `body` together.
  ///   - body: runs the queries.
  /// - Throws: the error of `body`; after the time limit, `InvalidDatabaseContent`.
  package func limiting<Value>(
    to time: Duration = .seconds(10), _ body: () throws -> Value
  ) throws -> Value {
    let deadline = Deadline(after: time)
    sqlite3_limit(sqliteConnection, SQLITE_LIMIT_LENGTH, 16 << 20)
    sqlite3_progress_handler(
      sqliteConnection, 1000,
      { deadline in
        guard let deadline else { return 0 }
        return Unmanaged<Deadline>.fromOpaque(deadline).takeUnretainedValue().isOver ? 1 : 0
      }, Unmanaged.passUnretained(deadline).toOpaque())
    defer { sqlite3_progress_handler(sqliteConnection, 0, nil, nil) }
    return try withExtendedLifetime(deadline) {
      do {
        return try body()
      } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
        throw InvalidDatabaseContent("takes more than \(time.components.seconds) s to read")
      }
    }
  }
}

private final class Deadline {
  private let end: ContinuousClock.Instant

  init(after time: Duration) { end = .now + time }

  var isOver: Bool { .now >= end }
}

/// A database for reading only, with a time limit for each access.
package struct LimitedDatabase: Sendable {
  private let queue: DatabaseQueue

  /// Creates an instance for a database whose schema was checked.
  package init(_ queue: DatabaseQueue) { self.queue = queue }

  /// Runs queries with a time limit.
  package func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.read { db in try db.limiting { try body(db) } }
  }
}
#endif
