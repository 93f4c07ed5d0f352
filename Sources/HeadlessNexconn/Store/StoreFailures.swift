/// The reasons why a file is not a usable profile store.
extension NCPersistentCacheError {
  static func missing(_ path: String) -> Self { Self(path: path, reason: "does not exist") }

  static func newer(_ version: Int, _ path: String) -> Self {
    Self(
      path: path,
      reason: "has version \(version); this kit supports version \(StoreSchema.version) at most")
  }

  static func foreign(_ path: String) -> Self {
    Self(path: path, reason: "is a database of another application")
  }
}
