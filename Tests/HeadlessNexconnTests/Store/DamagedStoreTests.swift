import DioramaKit
import Foundation
import GRDB
import MutatedFiles
import Synchronization
import Testing

@testable import HeadlessNexconn

/// Damaged profile caches with their companion files, and caches in concurrent use.
@Suite("Damaged profile stores", .serialized) struct DamagedStoreTests {
  private let folder: Folder
  private var path: String { folder.file("cache.sqlite") }

  init() throws { folder = try Folder() }

  private func bytes(_ ending: String = "") throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path + ending)))
  }

  private func write(_ bytes: [UInt8], to ending: String = "") throws {
    try Data(bytes).write(to: URL(filePath: path + ending))
  }

  /// Fills all tables. If a page of an empty table replaced the only page of another table, the
  /// file would be valid without content. Only checksums could detect that, and the kit's tables
  /// have no space for them.
  private static func fill(_ store: FileProfileStore, with numbers: Range<Int>) {
    store.put(StoredGroup(groupId: "g", groupName: "Group"))
    for number in numbers {
      store.put(StoredUser(userId: "user\(number)", name: "Name \(number)"))
      let user = StoredUser(userId: "user\(number)", alias: "Alias")
      store.put(StoredMember(groupId: "g", user: user))
    }
    store.flush()
  }

  /// A file with 40 users, and its log with three changes that add ten users each.
  private func fileWithLog() throws -> (file: [UInt8], log: [UInt8]) {
    do { Self.fill(try FileProfileStore.file(path), with: 0..<40) }
    let file = try bytes()
    let store = try FileProfileStore.file(path)
    for start in [40, 50, 60] { Self.fill(store, with: start..<start + 10) }
    return (file, try bytes("-wal"))
  }

  private func empty() {
    for ending in ["", "-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: path + ending)
    }
  }

  /// The number of users in an open store, by lookup and by listing; nil if the store reports a
  /// failure.
  private func count(_ store: FileProfileStore) -> Int? {
    guard let all = try? store.contents() else { return nil }
    let found = (0..<70).count { number in
      store.user("user\(number)") != nil
        && store.member(MemberKey(groupId: "g", userId: "user\(number)")) != nil
    }
    guard store.failure == nil else { return nil }
    // A mutation may have changed a user's id.
    return max(found, min(all.users.count, all.members.count))
  }

  @Test(.timeLimit(.minutes(30)))
  func a_mutated_file_is_read_completely_or_reported() throws {
    let (file, log) = try fileWithLog()
    var random = SeededBytes(seed: 14)
    var (reported, whole) = (0, 0)
    for round in 0..<(isLongCheck ? 5_000 : 250) {
      let changes = random.changes()
      empty()
      // The rounds change the file, its log, or both. Every fifth round adds a garbage -shm file.
      let files = MutatedFile(round % 3 == 0 ? [file] : [file, log], by: changes).files
      try write(round % 3 == 1 ? file : files[0])
      if files.count > 1 { try write(files[1], to: "-wal") }
      if round % 5 == 0 { try write(changes, to: "-shm") }
      // A log is valid up to its last complete change, as after a power failure.
      let allowed = files.count > 1 ? [40, 50, 60, 70] : [40]
      let read = (try? FileProfileStore.contents(ofFile: path)).map { $0.users.count }
      #expect(read.map(allowed.contains) ?? true, "\(read ?? 0) people after \(changes)")
      do throws(NCPersistentCacheError) {
        let store = try FileProfileStore.file(path)
        let found = count(store)
        #expect(found.map(allowed.contains) ?? true, "\(found ?? 0) people after \(changes)")
        store.put(StoredUser(userId: "zoe", name: "Zoe"))
        let zoe = store.user("zoe")
        #expect(zoe?.name == "Zoe" || store.failure != nil, "after \(changes)")
        if found == nil { reported += 1 } else { whole += 1 }
      } catch {
        #expect(error.path == path && !error.reason.isEmpty)
        reported += 1
      }
    }
    #expect(reported > 0 && whole > 0)
  }

  @Test func an_interrupted_change_is_rolled_back_from_its_journal() throws {
    do { Self.fill(try FileProfileStore.file(path), with: 0..<70) }
    let writer = try DatabaseQueue(path: path)
    var cut: (file: [UInt8], journal: [UInt8]) = ([], [])
    try writer.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1")
      try db.execute(
        sql: "BEGIN; DELETE FROM USER_INFO; UPDATE CONVERSATION_USER_INFO SET alias = 1")
      cut = (try bytes(), try bytes("-journal"))
      try db.execute(sql: "ROLLBACK")
    }
    try writer.close()
    try write(cut.file)
    try write(cut.journal, to: "-journal")
    #expect(try FileProfileStore.contents(ofFile: path).users.count == 70)
    #expect(try bytes("-journal") == cut.journal)
    #expect(count(try FileProfileStore.file(path)) == 70)
  }

  @Test func a_name_that_is_not_text_is_reported_as_damage() throws {
    do { Self.fill(try FileProfileStore.file(path), with: 0..<3) }
    try DatabaseQueue(path: path).write { db in
      try db.execute(sql: "UPDATE USER_INFO SET name = x'00FF' WHERE user_id = 'user1'")
    }
    let store = try FileProfileStore.file(path)
    #expect(store.user("user0")?.name == "Name 0")
    #expect(store.user("user1") == nil)
    #expect(store.failure?.reason == "is corrupt")
  }

  @Test(.timeLimit(.minutes(30)))
  func a_read_contains_everything_committed_by_another_store() async throws {
    let path = path
    let rounds = isLongCheck ? 300 : 40
    let writing = Writing()
    _ = try FileProfileStore.file(path)
    try await withThrowingTaskGroup { group in
      group.addTask {
        defer { writing.isDone.store(true, ordering: .releasing) }
        for round in 0..<rounds {
          // In some rounds the last store to close removes the log, in others the log is restarted.
          let store = try FileProfileStore.file(path)
          Self.fill(store, with: round * 10..<round * 10 + 10)
          try #require(store.failure == nil)
          writing.committed.store((round + 1) * 10, ordering: .releasing)
          writing.waitForRead()
          guard round % 2 == 0 else { continue }
          try DatabaseQueue(path: path).writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA wal_checkpoint(RESTART)")
          }
        }
      }
      var reads = 0
      while !writing.isDone.load(ordering: .acquiring) || reads == 0 {
        let before = writing.committed.load(ordering: .acquiring)
        let found = try FileProfileStore.contents(ofFile: path).users.count
        #expect(found >= before && found % 10 == 0)
        reads += 1
        writing.reads.store(reads, ordering: .releasing)
        // The writer waits for all readers, and would wait forever if there always were one.
        // The pause keeps the thread: after a yield it would return only after all waiting tests.
        writing.pause()
      }
      #expect(reads >= rounds)
      try await group.waitForAll()
    }
  }

  @Test func a_path_where_no_folder_can_be_created_is_reported() {
    let error = #expect(throws: NCPersistentCacheError.self) {
      _ = try FileProfileStore.file("/dev/null/cache.sqlite")
    }
    #expect(error?.reason == "cannot be opened")
  }
}

/// Whether to run more rounds, under `make check-long`.
private let isLongCheck = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"

/// The progress of a writer to a store.
private final class Writing: Sendable {
  let committed = Atomic(0)
  let reads = Atomic(0)
  let isDone = Atomic(false)

  func pause() { usleep(1_000) }

  /// Waits for one more read, or until the task is canceled.
  func waitForRead() {
    let before = reads.load(ordering: .acquiring)
    while reads.load(ordering: .acquiring) == before, !Task.isCancelled { pause() }
  }
}
