import GRDB
import GRDBSQLite

/// Databases come from anywhere, and a schema can hold SQL: what reads one must not run it.
extension Database {
  /// Makes sure that a schema has plain tables and plain indexes only.
  ///
  /// Views, triggers, generated columns and indexes on expressions run SQL that came with the file;
  /// virtual tables run code of SQLite's extensions.
  ///
  /// - Throws: `InvalidDatabaseContent` with the name of the object that is something else.
  package func checkPlainTables() throws {
    // Integrity checks would run the expressions of CHECK constraints.
    try execute(sql: "PRAGMA ignore_check_constraints = ON; PRAGMA trusted_schema = OFF")
    // The file's own words first: looking closer at a virtual table starts its module.
    for row in try Row.fetchAll(self, sql: "SELECT type, name, rootpage, sql FROM sqlite_schema") {
      // In a forged schema these may be anything, which no conversion may trap on.
      let name = String.fromDatabaseValue(row["name"]) ?? ""
      switch String.fromDatabaseValue(row["type"]) {
      case "table" where Int.fromDatabaseValue(row["rootpage"]) ?? 0 == 0:
        throw InvalidDatabaseContent(special: "a virtual table '\(name)'")
      case "table", "index": break
      case let type:
        throw InvalidDatabaseContent(special: "a \(type ?? "nameless object") '\(name)'")
      }
    }
    // What SQLite has made of them second: the words can be forged.
    for row in try Row.fetchAll(self, sql: "PRAGMA main.table_list") {
      let (name, type): (String, String) = (row["name"], row["type"])
      guard type == "table" else {
        throw InvalidDatabaseContent(
          special: "a \(type == "virtual" ? "virtual table" : type) '\(name)'")
      }
      try checkPlainColumns(of: name)
      try checkPlainIndexes(of: name)
    }
  }

  private func checkPlainColumns(of table: String) throws {
    let columns = try Row.fetchAll(
      self, sql: "SELECT name, hidden FROM pragma_table_xinfo(?, 'main')", arguments: [table])
    for column in columns where column["hidden"] != 0 {
      throw InvalidDatabaseContent(
        special: "a generated column '\(column["name"] as String)' in the table '\(table)'")
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
        throw InvalidDatabaseContent(special: "an index '\(name)' on an expression")
      }
    }
  }

  /// Runs queries that end in a limited time and give no value of more than 16 MiB.
  ///
  /// - Parameters:
  ///   - time: how long all queries of `body` may take together.
  ///   - body: runs the queries.
  /// - Throws: what `body` throws; where the time is over, `InvalidDatabaseContent`.
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
        throw InvalidDatabaseContent(reason: "takes more than \(time.components.seconds) s to read")
      }
    }
  }
}

private final class Deadline {
  private let end: ContinuousClock.Instant

  init(after time: Duration) { end = .now + time }

  var isOver: Bool { .now >= end }
}

extension InvalidDatabaseContent {
  fileprivate init(special object: String) {
    self.init(reason: "has \(object); a fixture's database has plain tables only")
  }
}

/// A database that is only read, each time in limited time.
package struct LimitedDatabase: Sendable {
  private let queue: DatabaseQueue

  /// A database whose schema was checked.
  package init(_ queue: DatabaseQueue) { self.queue = queue }

  /// Runs queries that end in limited time.
  package func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.read { db in try db.limiting { try body(db) } }
  }
}
