#if SQLite
import DioramaSystem
import GRDB

extension ChatDatabaseError {
  /// Runs a closure, and adds the file's path to its errors.
  static func addingPath<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(ChatDatabaseError) -> Value {
    do {
      return try body()
    } catch let fault as InvalidDatabaseContent {
      throw ChatDatabaseError(path: path, reason: fault.reason)
    } catch let error as DatabaseError {
      throw ChatDatabaseError(path: path, reason: reason(for: error))
    } catch let error as ChatDatabaseError {
      throw error
    } catch {
      throw ChatDatabaseError(path: path, reason: "cannot be used: \(error)")
    }
  }

  /// Returns the reason of an error as a predicate of "the database"; the kits' own stores use it,
  /// too.
  package static func reason(for error: DatabaseError) -> String {
    switch error.resultCode {
    case .SQLITE_NOTADB: "is not a database"
    case .SQLITE_CORRUPT: "is corrupt"
    case .SQLITE_CANTOPEN: "cannot be opened"
    case .SQLITE_READONLY, .SQLITE_PERM: "cannot be written"
    case .SQLITE_BUSY, .SQLITE_LOCKED: "is locked by another process"
    case .SQLITE_FULL: "cannot be written: the disk is full"
    case .SQLITE_TOOBIG: "has a value larger than 16 MiB"
    default: "cannot be used: \(error.message ?? "error \(error.resultCode.rawValue)")"
    }
  }
}

/// An error about invalid content of a database.
package struct InvalidDatabaseContent: Error {
  /// The reason, as a predicate of "the database".
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// Runs a closure that works with the database's files.
  ///
  /// - Parameter action: the predicate for the error message, such as "cannot be written".
  /// - Throws: the action and the system's error text.
  static func wrapping<Value>(
    _ action: String, _ body: () throws(FileSystem.Failure) -> Value
  ) throws(InvalidDatabaseContent) -> Value {
    do { return try body() } catch {
      throw InvalidDatabaseContent("\(action): \(error.systemText)")
    }
  }
}

extension Database {
  /// The maximum size of a file that is checked completely; in a larger file, only the parts that a
  /// run reads are checked.
  private static var maxBytes: Int { 4 << 20 }

  /// Throws if a file is damaged. Rows could be missing otherwise, since SQLite detects damage only
  /// in the parts that it must read.
  ///
  /// A file of 4 MiB takes some 15 ms.
  ///
  /// - Parameter tables: the tables that are checked even in a larger file.
  /// - Returns: whether the file was checked completely.
  /// - Throws: `InvalidDatabaseContent` or an error of SQLite.
  @discardableResult
  package func checkIntegrity(always tables: [String] = []) throws -> Bool {
    let pages = try Int.fetchOne(self, sql: "PRAGMA page_count") ?? 0
    let isSmall = try pages * (Int.fetchOne(self, sql: "PRAGMA page_size") ?? 0) <= Self.maxBytes
    let checks = isSmall ? ["integrity_check(1)"] : tables.map { "quick_check('\($0)')" }
    for check in checks where try String.fetchOne(self, sql: "PRAGMA \(check)") != "ok" {
      throw InvalidDatabaseContent("is corrupt")
    }
    return isSmall
  }
}

/// A row whose columns may contain anything, since files come from any source.
extension Row {
  /// Returns the value of a column; a table with the right name may have too few columns.
  private func value(_ column: Int) throws -> DatabaseValue {
    guard column < count else { throw InvalidDatabaseContent("has a table with a missing column") }
    return self[column]
  }

  /// Returns a column's text; nil if it is null.
  func text(_ column: Int) throws -> String? {
    let value = try value(column)
    switch value.storage {
    case .null: return nil
    case .string(let text): return text
    default: throw InvalidDatabaseContent("has a value that is not text in a text column")
    }
  }

  /// Returns a column's number.
  func number(_ column: Int) throws -> Int {
    let value = try value(column)
    if case .int64(let number) = value.storage { return Int(number) }
    throw InvalidDatabaseContent("has a value that is not an integer in an integer column")
  }

  /// Returns a column's value of an enumeration.
  func choice<Word: RawRepresentable<String>>(_ column: Int, _ what: String) throws -> Word {
    let text = try text(column) ?? ""
    if let word = Word(rawValue: text) { return word }
    throw InvalidDatabaseContent("has an unknown \(what) '\(text)'")
  }
}
#endif
