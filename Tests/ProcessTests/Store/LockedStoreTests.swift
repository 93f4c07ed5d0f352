import CommandTestSupport
import Foundation
import GRDB
import MutatedFiles
import Testing

@testable import HeadlessNexconn

/// Profile stores that another process has locked, or that the user may not write to.
@Suite("Locked profile stores", .serialized) struct LockedStoreTests {
  private let folder: Workspace
  private var path: String { folder.path("cache.sqlite") }

  init() throws { folder = try Workspace() }

  /// Fills all tables.
  private static func fill(_ store: FileProfileStore, with numbers: Range<Int>) {
    store.put(StoredGroup(groupId: "g", groupName: "Group"))
    for number in numbers {
      store.put(StoredUser(userId: "user\(number)", name: "Name \(number)"))
      let user = StoredUser(userId: "user\(number)", alias: "Alias")
      store.put(StoredMember(groupId: "g", user: user))
    }
    store.flush()
  }

  @Test(.timeLimit(.minutes(30)))
  func a_store_waits_for_the_lock_of_another_process() throws {
    do { Self.fill(try FileProfileStore.file(path), with: 0..<3) }
    let locker = try StoreLocker.start(on: path)
    let pid = locker.process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { kill(pid, SIGKILL) }
    let store = try FileProfileStore.file(path)
    Self.fill(store, with: 3..<6)
    #expect(store.failure == nil)
    locker.process.waitUntilExit()
    #expect(try FileProfileStore.contents(ofFile: path).users.count == 6)
  }

  @Test(.enabled(if: LongCheck.isEnabled, "waits for ten seconds"), .timeLimit(.minutes(30)))
  func a_lasting_lock_is_reported_and_stored_profiles_are_kept() throws {
    let own: FileProfileStore
    do {
      own = try FileProfileStore.file(path)
      Self.fill(own, with: 0..<3)
    }
    let locker = try StoreLocker.start(on: path)
    defer { locker.process.waitUntilExit() }
    defer { kill(locker.process.processIdentifier, SIGKILL) }
    let error = #expect(throws: NCPersistentCacheError.self) { _ = try FileProfileStore.file(path) }
    #expect(error?.reason == "is locked by another process")
    Self.fill(own, with: 3..<6)
    #expect(own.failure?.reason == "is locked by another process")
    #expect(try FileProfileStore.contents(ofFile: path).users.count == 3)
  }

  @Test func a_read_only_folder_is_reported_and_stored_profiles_are_kept() async {
    // In a child process, which drops the privileges of root.
    await #expect(processExitsWith: .success) {
      let folder = try Workspace()
      let path = folder.path("cache.sqlite")
      do { Self.fill(try FileProfileStore.file(path), with: 0..<3) }
      // Reading copies the file first.
      let copies = try Workspace()
      defer { withExtendedLifetime(copies) {} }
      setenv("TMPDIR", copies.root, 1)
      try #require(dropPrivileges(keeping: [folder.root, path, copies.root]))
      #expect(chmod(folder.root, 0o555) == 0)
      defer { chmod(folder.root, 0o755) }
      do throws(NCPersistentCacheError) {
        let store = try FileProfileStore.file(path)
        Self.fill(store, with: 3..<6)
        #expect(store.failure != nil)
      } catch {
        #expect(error.reason == "cannot be opened" || error.reason == "cannot be written")
      }
      #expect(try FileProfileStore.contents(ofFile: path).users.count == 3)
    }
  }
}

/// A process that locks a store until it is killed. It is this test program, limited to
/// ``StoreLockerChild``.
private enum StoreLocker {
  static let variable = "NEXCONN_CACHE_LOCKER"

  /// Starts the process and waits until it holds the lock.
  static func start(on path: String) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "StoreLockerChild"]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = path
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    var said = ""
    while !said.contains("locked\n") {
      let more = pipe.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the other process has no lock: \(said)")
      said += String(decoding: more, as: UTF8.self)
    }
    return (process, pipe.fileHandleForReading)
  }
}

/// The test that the child process runs; it is skipped in this process.
@Suite("Store locker") struct StoreLockerChild {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["NEXCONN_CACHE_LOCKER"] != nil))
  func locks_until_it_is_killed() throws {
    let path = try #require(ProcessInfo.processInfo.environment[StoreLocker.variable])
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN EXCLUSIVE; DELETE FROM USER_INFO")
      FileHandle.standardError.write(Data("locked\n".utf8))
      while true { sleep(60) }
    }
  }
}
