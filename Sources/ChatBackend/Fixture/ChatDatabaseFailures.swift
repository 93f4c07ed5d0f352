/// The reasons why a file is no chat database, or data cannot become one.
extension InvalidDatabaseContent {
  static func cannotStore(_ data: String) -> Self { Self(reason: "cannot store \(data)") }

  static let foreign = Self(reason: "is a database of another application")

  static func version(_ found: Int) -> Self {
    Self(reason: "has version \(found); expected version \(ChatDatabaseSchema.version)")
  }

  static let unknownUser = Self(reason: "is corrupt: a list refers to an unknown user")
}
