import GRDB
import HeadlessUIKit

extension ProfileStore {
  /// What stands for the path of a store in memory, in messages.
  private static let noPath = ":memory:"

  /// A new store that is gone when the run is over.
  static func inMemory(with profiles: StoredProfiles? = nil) throws(NCPersistentCacheError)
    -> ProfileStore
  {
    let database = try naming(noPath) {
      let database = try DatabaseQueue()
      try database.write { try StoreSchema.migrate($0, from: 0) }
      return database
    }
    let store = ProfileStore(database, path: noPath)
    if let profiles { store.put(profiles) }
    return store
  }

  /// The store in a file, which is made if there is none; several processes may use it.
  ///
  /// - Throws: what is wrong with the file. One that is no profile store is not touched.
  static func file(_ path: String) throws(NCPersistentCacheError) -> ProfileStore {
    let database = try naming(path) {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      var configuration = Configuration()
      configuration.busyMode = .timeout(patience)
      let database = try DatabaseQueue(path: path, configuration: configuration)
      // Setting the journal mode writes to the file, so it comes after this look at it.
      _ = try database.read { try version(of: StoreSchema.kind(of: $0), path) }
      try database.writeWithoutTransaction { db in
        try useWriteAheadLog(db)
        try db.inTransaction(.immediate) {
          // Meanwhile another process may have been here.
          try StoreSchema.migrate(db, from: version(of: StoreSchema.kind(of: db), path))
          return .commit
        }
      }
      return database
    }
    return ProfileStore(database, path: path)
  }

  /// What the store in a file holds; the file and its folder are left as they are.
  ///
  /// - Throws: what is wrong with the file, a missing one included.
  static func contents(ofFile path: String) throws(NCPersistentCacheError) -> StoredProfiles {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: folder) }
    // Even reading a database makes files beside it, so a copy is read, and its log with it.
    let copy = folder.appendingPathComponent("copy").path
    do {
      guard files.fileExists(atPath: path) else {
        throw NCPersistentCacheError(path: path, reason: "does not exist")
      }
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.copyItem(atPath: path, toPath: copy)
      if files.fileExists(atPath: path + "-wal") {
        try files.copyItem(atPath: path + "-wal", toPath: copy + "-wal")
      }
      return try file(copy).contents()
    } catch let error as NCPersistentCacheError {
      throw NCPersistentCacheError(path: path, reason: error.reason)
    } catch {
      throw NCPersistentCacheError(path: path, reason: "cannot be read")
    }
  }

  /// The version of a database's tables, 0 for none.
  ///
  /// - Throws: why the database is none of the kit's.
  private static func version(of kind: StoreSchema.Kind, _ path: String) throws -> Int {
    switch kind {
    case .empty: return 0
    case .store(let version) where version <= StoreSchema.version: return version
    case .store(let version):
      throw NCPersistentCacheError(
        path: path,
        reason: "has version \(version), and this kit knows \(StoreSchema.version) at most")
    case .foreign:
      throw NCPersistentCacheError(path: path, reason: "is a database of something else")
    }
  }

  /// Seconds that a process waits for another one.
  private static let patience = 10.0

  /// Asking for the log meets another process' lock without waiting for it, so it is asked again.
  private static func useWriteAheadLog(_ db: Database) throws {
    let end = ContinuousClock.now + .seconds(patience)
    while true {
      do {
        return try db.execute(sql: "PRAGMA journal_mode = WAL")
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end
      {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  /// Does something with a file, whose name is put into what goes wrong.
  static func naming<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(NCPersistentCacheError) -> Value {
    do {
      return try body()
    } catch let error as NCPersistentCacheError {
      throw error
    } catch let error as DatabaseError {
      throw NCPersistentCacheError(path: path, reason: reason(for: error))
    } catch {
      throw NCPersistentCacheError(path: path, reason: "cannot be opened")
    }
  }

  private static func reason(for error: DatabaseError) -> String {
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
