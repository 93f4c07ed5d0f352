import DioramaKit
import Foundation
import GRDB
import Testing

@testable import HeadlessNexconn

/// The file of a profile store: its version, other content, and files that are not changed.
@Suite("Profile store's file") struct StoreFileTests {
  let folder: Folder
  var path: String { folder.file("cache.sqlite") }

  init() throws { folder = try Folder() }

  private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  /// The reason why opening the file fails, or nil.
  private func failure() -> String? {
    do throws(NCPersistentCacheError) {
      _ = try FileProfileStore.file(path)
      return nil
    } catch {
      #expect(error.path == path)
      return error.reason
    }
  }

  private func database(_ sql: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
  }

  @Test func N107_a_new_file_has_the_kits_tables_and_version_and_a_log() throws {
    let store = try FileProfileStore.file(path)
    store.put(StoredUser(userId: "bob", name: "Bob"))
    store.flush()
    #expect(folder.names == ["cache.sqlite", "cache.sqlite-shm", "cache.sqlite-wal"])
    try DatabaseQueue(path: path).read { db in
      let kind = try StoreSchema.kind(of: db)
      #expect(kind == .store(version: 6))
      let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode")
      #expect(mode == "wal")
    }
  }

  @Test func N107_a_store_of_an_older_version_is_emptied() throws {
    try database(
      """
      CREATE TABLE VERSION (version TEXT);
      INSERT INTO VERSION VALUES ('5');
      CREATE TABLE USER_INFO (user_id TEXT, name TEXT);
      INSERT INTO USER_INFO VALUES ('bob', 'Bob');
      """)
    let store = try FileProfileStore.file(path)
    store.put(StoredUser(userId: "dan", name: "Dan"))
    #expect(try store.contents().users.map(\.userId) == ["dan"])
  }

  @Test(arguments: [
    ("CREATE VIEW CONVERSATION_INFO AS SELECT 1", "a view 'CONVERSATION_INFO'"),
    ("CREATE TRIGGER t AFTER INSERT ON USER_INFO BEGIN DELETE FROM VERSION; END", "a trigger 't'"),
    (
      "ALTER TABLE USER_INFO ADD COLUMN x GENERATED ALWAYS AS (hex(zeroblob(9))) VIRTUAL",
      "a generated column 'x' in the table 'USER_INFO'"
    ),
  ]) func a_store_with_more_than_plain_tables_is_rejected(sql: String, object: String) throws {
    _ = try FileProfileStore.file(path)
    if sql.contains("VIEW") { try database("DROP TABLE CONVERSATION_INFO") }
    try database(sql)
    #expect(failure() == "has \(object); only plain tables are allowed")
  }

  @Test func a_newer_version_is_rejected() throws {
    _ = try FileProfileStore.file(path)
    try database("UPDATE VERSION SET version = 7")
    #expect(failure() == "has version 7; this kit supports version 6 at most")
  }

  @Test(arguments: [
    "CREATE TABLE recipes (name TEXT)",
    "CREATE TABLE VERSION (version INTEGER)",
    "CREATE TABLE VERSION (version INTEGER); INSERT INTO VERSION VALUES (6)",
    "CREATE TABLE VERSION (version TEXT); INSERT INTO VERSION VALUES ('six');" + Self.users,
    "CREATE TABLE VERSION (version TEXT); INSERT INTO VERSION VALUES (6); CREATE TABLE a (b);"
      + Self.users,
    "CREATE TABLE VERSION (number INTEGER); INSERT INTO VERSION VALUES (6);" + Self.users,
  ])
  func a_foreign_database_is_reported_and_not_changed(sql: String) throws {
    try database(sql)
    let before = try bytes()
    #expect(failure() == "is a database of another application")
    #expect(try bytes() == before)
    #expect(folder.names == ["cache.sqlite"])
  }

  private static let users = "CREATE TABLE USER_INFO (user_id TEXT)"

  @Test func a_file_that_is_not_a_database_is_reported_and_not_changed() throws {
    let text = Data("dear diary, this is longer than a header of a hundred bytes. ".utf8)
    try (text + text).write(to: URL(fileURLWithPath: path))
    #expect(failure() == "is not a database")
    #expect(try bytes() == text + text)
  }

  @Test func a_folder_cannot_be_opened() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(failure() == "cannot be opened")
  }

  @Test func a_damaged_file_is_reported_and_not_changed() throws {
    do {
      let store = try FileProfileStore.file(path)
      for number in 0..<2000 {
        store.put(StoredUser(userId: "user\(number)", name: "A name of some length"))
      }
    }
    var damaged = try bytes()
    let rest = damaged.count - 4096
    damaged.replaceSubrange(4096..., with: Data(repeating: 0x5A, count: rest))
    try damaged.write(to: URL(fileURLWithPath: path))
    #expect(throws: NCPersistentCacheError(path: path, reason: "is corrupt")) {
      _ = try FileProfileStore.contents(ofFile: path)
    }
    #expect(try bytes() == damaged)
    let store = try? FileProfileStore.file(path)
    #expect(store?.user("user1") == nil)
    #expect(store == nil || store?.failure?.description == "the profile cache '\(path)' is corrupt")
  }

  @Test func reading_the_contents_does_not_change_the_folder() throws {
    do {
      let store = try FileProfileStore.file(path)
      store.put(StoredUser(userId: "bob", name: "Bob"))
    }
    let before = try bytes()
    #expect(try FileProfileStore.contents(ofFile: path).users.map(\.name) == ["Bob"])
    #expect(try bytes() == before)
    #expect(folder.names == ["cache.sqlite"])
    #expect(throws: NCPersistentCacheError(path: folder.file("none"), reason: "does not exist")) {
      _ = try FileProfileStore.contents(ofFile: folder.file("none"))
    }
  }

  @Test func two_stores_of_one_file_see_each_others_changes() throws {
    let (first, second) = (try FileProfileStore.file(path), try FileProfileStore.file(path))
    first.put(StoredUser(userId: "bob", name: "Bob"))
    first.flush()
    #expect(second.user("bob")?.name == "Bob")
    second.removeUser("bob")
    second.flush()
    #expect(first.user("bob") == nil)
  }

  @Test func writes_are_committed_in_batches() throws {
    let store = try FileProfileStore.file(path)
    for number in 0..<2500 { store.put(StoredUser(userId: "\(number)")) }
    let written = try DatabaseQueue(path: path).read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM USER_INFO")
    }
    #expect(written == 2000)
    #expect(try store.contents().users.count == 2500)
  }
}
