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
  static func naming<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(ChatDatabaseError) -> Value {
    do {
      return try body()
    } catch let fault as ContentFault {
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
    default: "does not work: \(error.message ?? "error \(error.resultCode.rawValue)")"
    }
  }
}

/// Something in a database that cannot be what it should be.
struct ContentFault: Error {
  /// What follows "the database".
  let reason: String

  /// Does something with the database's files.
  ///
  /// - Parameter deed: what is said of the database where it fails, such as "cannot be written".
  /// - Throws: the deed and the system's words for why it failed.
  static func telling<Value>(
    _ deed: String, _ body: () throws(FileSystem.Failure) -> Value
  ) throws(ContentFault) -> Value {
    do { return try body() } catch { throw ContentFault(reason: "\(deed): \(error.systemText)") }
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
