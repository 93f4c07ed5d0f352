/// The reasons why a database cannot be used.
extension InvalidDatabaseContent {
  static let beingWritten = Self(reason: "is being written by another process")
  static let corrupt = Self(reason: "is corrupt")
  static let missingColumn = Self(reason: "has a table with a missing column")
  static let noText = Self(reason: "has a value that is not text in a text column")
  static let noInteger = Self(reason: "has a value that is not an integer in an integer column")

  static func unknown(_ noun: String, _ word: String) -> Self {
    Self(reason: "has an unknown \(noun) '\(word)'")
  }

  static func special(_ kind: String, _ name: String) -> Self { special("a \(kind) '\(name)'") }

  static func generatedColumn(_ name: String, of table: String) -> Self {
    special("a generated column '\(name)' in the table '\(table)'")
  }

  static func expressionIndex(_ name: String) -> Self {
    special("an index '\(name)' on an expression")
  }

  private static func special(_ object: String) -> Self {
    Self(reason: "has \(object); only plain tables are allowed")
  }

  static func slow(limit: Duration) -> Self {
    Self(reason: "takes more than \(limit.components.seconds) s to read")
  }
}
