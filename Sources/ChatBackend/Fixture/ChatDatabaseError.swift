/// An error while reading or writing a chat database.
public struct ChatDatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The reason, as a lowercase predicate of "the database".
  public let reason: String

  /// The file and the reason in one line.
  public var description: String { "the database '\(path)' \(reason)" }

  /// The reason in a program that was built without SQLite.
  package static let noSQLite =
    "needs the trait 'SQLite' of the package 'diorama'; write 'traits: [\"SQLite\"]' in Package.swift"
}
