import DioramaSystem
import GRDB

/// Why a chat database could not be read or written.
public struct ChatDatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The reason, lower case, as what follows "it".
  public let reason: String

  /// The file and the reason in one line.
  public var description: String { "the database '\(path)' \(reason)" }

  /// Does something with a file, whose name is put into what goes wrong.
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
      throw ChatDatabaseError(path: path, reason: "does not work: \(error)")
    }
  }

  /// What went wrong, as what follows "the database"; the kits' own stores say it alike.
  package static func reason(for error: DatabaseError) -> String {
    switch error.resultCode {
    case .SQLITE_NOTADB: "is no database"
    case .SQLITE_CORRUPT: "is damaged"
    case .SQLITE_CANTOPEN: "cannot be opened"
    case .SQLITE_READONLY, .SQLITE_PERM: "cannot be written"
    case .SQLITE_BUSY, .SQLITE_LOCKED: "is locked by another process"
    case .SQLITE_FULL: "cannot grow: the disk is full"
    case .SQLITE_TOOBIG: "has a value of more than 16 MiB"
    default: "does not work: \(error.message ?? "error \(error.resultCode.rawValue)")"
    }
  }
}

/// Something in a database that cannot be what it should be.
package struct InvalidDatabaseContent: Error {
  /// What follows "the database".
  package let reason: String

  /// Does something with the database's files.
  ///
  /// - Parameter action: what is said of the database where it fails, such as "cannot be written".
  /// - Throws: the action and the system's words for why it failed.
  static func wrapping<Value>(
    _ action: String, _ body: () throws(FileSystem.Failure) -> Value
  ) throws(InvalidDatabaseContent) -> Value {
    do { return try body() } catch {
      throw InvalidDatabaseContent(reason: "\(action): \(error.systemText)")
    }
  }
}

extension Database {
  /// So much is looked through as a whole; of a larger file only what a run reads is looked at.
  private static var mostBytes: Int { 4 << 20 }

  /// Makes sure that no row is lost where a file was damaged: SQLite notices damage only where it
  /// must, and reads around the rest.
  ///
  /// A file of 4 MiB takes some 15 ms.
  ///
  /// - Parameter tables: what is looked through even in a larger file.
  /// - Throws: `InvalidDatabaseContent` or what SQLite says.
  package func checkIntegrity(always tables: [String] = []) throws {
    let pages = try Int.fetchOne(self, sql: "PRAGMA page_count") ?? 0
    let isSmall = try pages * (Int.fetchOne(self, sql: "PRAGMA page_size") ?? 0) <= Self.mostBytes
    let checks = isSmall ? ["integrity_check(1)"] : tables.map { "quick_check('\($0)')" }
    for check in checks where try String.fetchOne(self, sql: "PRAGMA \(check)") != "ok" {
      throw InvalidDatabaseContent(reason: "is damaged")
    }
  }
}

/// A row whose columns may hold anything, since files come from anywhere.
extension Row {
  /// What stands in a column, of which a table of the right name may have too few.
  private func value(_ column: Int) throws -> DatabaseValue {
    guard column < count else {
      throw InvalidDatabaseContent(reason: "has a table that lacks a column")
    }
    return self[column]
  }

  /// A column's text; nil for none.
  func text(_ column: Int) throws -> String? {
    let value = try value(column)
    switch value.storage {
    case .null: return nil
    case .string(let text): return text
    default:
      throw InvalidDatabaseContent(reason: "has something else than a text where one belongs")
    }
  }

  /// A column's number.
  func number(_ column: Int) throws -> Int {
    let value = try value(column)
    if case .int64(let number) = value.storage { return Int(number) }
    throw InvalidDatabaseContent(reason: "has something else than a number where one belongs")
  }

  /// A column's word out of a few.
  func choice<Word: RawRepresentable<String>>(_ column: Int, _ what: String) throws -> Word {
    let text = try text(column) ?? ""
    if let word = Word(rawValue: text) { return word }
    throw InvalidDatabaseContent(reason: "has a \(what) '\(text)', which there is not")
  }
}
