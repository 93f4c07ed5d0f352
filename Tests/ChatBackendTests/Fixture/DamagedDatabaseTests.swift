import DioramaSystem
import Foundation
import GRDB
import HeadlessUIKit
import MutatedFiles
import Testing

@testable import ChatBackend

/// Damaged SQLite fixtures, and files that other processes leave next to them.
@Suite("Damaged chat databases") struct DamagedDatabaseTests {
  private let folder: ProjectFolder

  init() throws { folder = try ProjectFolder(["a.yaml": ""]) }

  private var path: String { "\(folder.path)/team.sqlite" }

  private static let people = (0..<30).map { "  - { userId: user\($0), nickname: Person \($0) }\n" }
  private static let requests = (0..<60).map {
    "  - { userId: friend\($0), name: Friend \($0), operationTime: \($0 + 1) }\n"
  }
  private static let data = """
    users:
    \(people.joined())
    groupChannels:
      - { url: design, members: [\((0..<30).map { "user\($0)" }.joined(separator: ", "))] }
    openChannels:
      - { url: hall, participants: [user1, user2], operators: [user1], bannedUsers: [user3] }
    groups:
      - { groupId: g1, members: [user1, user2, user3] }
    friendApplications:
    \(requests.joined())
    """

  /// The number of items of each kind, so that any lost item is noticed.
  private func counts(_ data: ChatData) -> [Int]? {
    let run = Run(data)
    let query = run.service.friendApplicationsQuery()
    var requests = 0
    while query.hasNext {
      guard let page = run.page(query) else { return nil }
      requests += page.count
    }
    return [data.userIds.count, data.channelURLs.count, data.groups.elements.count, requests]
      + [
        run.ids(run.service.membersQuery(of: "design")).count,
        run.ids(run.service.participantsQuery(of: "hall")).count,
        run.ids(run.service.operatorsQuery(of: "hall")).count,
        run.ids(run.service.bannedUsersQuery(of: "hall")).count,
        data.groups["g1"]?.members.elements.count ?? 0,
      ]
  }

  private static let all = [30, 2, 1, 60, 30, 2, 1, 1, 3]

  @Test(.timeLimit(.minutes(30)))
  func a_mutated_file_is_read_completely_or_reported() throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let original = try FileSystem.read(path)
    #expect(try counts(ChatDatabase.read(path)) == Self.all)
    var random = SeededBytes(seed: 14)
    var (reported, whole) = (0, 0)
    for _ in 0..<(isLongCheck ? 5_000 : 250) {
      let changes = random.changes()
      try FileSystem.write(MutatedFile([original], by: changes).files[0], to: path)
      do throws(ChatDatabaseError) {
        let found = counts(try ChatDatabase.read(path))
        #expect(found == nil || found == Self.all, "\(found ?? []) after \(changes)")
        whole += 1
      } catch {
        #expect(error.path == path && !error.reason.isEmpty)
        reported += 1
      }
    }
    // Some mutations only change a text or unused bytes.
    #expect(reported > 0 && whole > 0)
  }

  @Test func data_that_is_only_in_the_log_is_read() throws {
    try ChatDatabase.write(fixture("users: [{ userId: zoe }]"), to: path)
    let writer = try DatabaseQueue(path: path)
    try writer.write { db in
      try db.execute(sql: "INSERT INTO user VALUES (1, 'bob', 'Bob', NULL, NULL, NULL, NULL)")
    }
    #expect(FileSystem.exists(path + "-wal"))
    let before = try FileSystem.read(path + "-wal")
    #expect(try ChatDatabase.read(path).userIds == ["zoe", "bob"])
    #expect(try FileSystem.read(path + "-wal") == before)
    try writer.close()
  }

  @Test func an_interrupted_change_is_rolled_back_from_its_journal() throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let writer = try DatabaseQueue(path: path)
    var cut: (file: [UInt8], journal: [UInt8]) = ([], [])
    try writer.writeWithoutTransaction { db in
      // Use a journal instead of the log, and a cache that is too small to hold a change back.
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1")
      try db.execute(sql: "BEGIN; DELETE FROM channel_person; DELETE FROM friend_application;")
      try db.execute(sql: "DELETE FROM group_member; UPDATE user SET nickname = 'gone'")
      cut = (try FileSystem.read(path), try FileSystem.read(path + "-journal"))
      try db.execute(sql: "ROLLBACK")
    }
    try writer.close()
    try FileSystem.write(cut.file, to: path)
    // Without the journal the file has a state that was never committed.
    let torn = (try? ChatDatabase.read(path)).flatMap(counts)
    #expect(torn != Self.all)
    try FileSystem.write(cut.journal, to: path + "-journal")
    let data = try ChatDatabase.read(path)
    #expect(counts(data) == Self.all)
    #expect(data.user("user7")?.nickname == "Person 7")
    #expect(try FileSystem.read(path + "-journal") == cut.journal)
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func garbage_in_a_companion_file_is_ignored_or_reported(ending: String) throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    var random = SeededBytes(seed: 3)
    for _ in 0..<20 {
      let garbage = (0..<40).flatMap { _ in random.changes() }
      try FileSystem.write(garbage, to: path + ending)
      do throws(ChatDatabaseError) {
        #expect(counts(try ChatDatabase.read(path)) == Self.all)
      } catch {
        #expect(!error.reason.isEmpty)
      }
      #expect(try FileSystem.read(path + ending) == garbage)
    }
  }

  @Test(arguments: [
    "DROP TABLE friend_application", "ALTER TABLE friend_application DROP COLUMN extra",
    "UPDATE friend_application SET operation_time = 'soon' WHERE id = 7",
    "UPDATE friend_application SET operation_time = 1e300 WHERE id = 7",
    "UPDATE friend_application SET type = 'both' WHERE id = 7",
    "UPDATE friend_application SET status = 'maybe' WHERE id = 7",
    "ALTER TABLE user DROP COLUMN extra",
    "ALTER TABLE channel DROP COLUMN is_broadcast", "ALTER TABLE chat_group DROP COLUMN extra",
    "UPDATE user SET nickname = x'00'", "UPDATE channel SET is_super = 'yes'",
    "PRAGMA foreign_keys = 0; DELETE FROM user WHERE position = 7",
  ])
  func a_schema_or_value_outside_the_format_is_reported(sql: String) throws {
    try writeData(changedBy: sql)
    let error = #expect(throws: ChatDatabaseError.self) { try ChatDatabase.read(path) }
    #expect(error?.path == path && error?.reason.isEmpty == false)
  }

  @Test(arguments: ["'soon'", "1e300"])
  func a_time_that_is_no_integer_is_reported_with_the_first_page_of_a_large_file(
    time: String
  ) throws {
    try writeData(
      changedBy: """
        UPDATE friend_application SET operation_time = \(time) WHERE id = 7;
        UPDATE friend_application SET extra = hex(zeroblob(50000)) WHERE id <> 7
        """)
    let run = Run(try ChatDatabase.read(path))
    #expect(run.page(run.service.friendApplicationsQuery()) == nil)
  }

  private func writeData(changedBy sql: String) throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let writer = try DatabaseQueue(path: path)
    try writer.writeWithoutTransaction { try $0.execute(sql: sql) }
    try writer.close()
  }

  @Test func a_database_locked_by_another_connection_can_be_read() throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let other = try DatabaseQueue(path: path)
    try other.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
      #expect(try counts(ChatDatabase.read(path)) == Self.all)
      try db.execute(sql: "ROLLBACK")
    }
  }

  @Test func reading_during_concurrent_writes_returns_one_complete_version() async throws {
    let (one, two) = (fixture("users: [{ userId: one }]"), fixture("users: [{ userId: two }]"))
    let path = path
    try ChatDatabase.write(one, to: path)
    let rounds = isLongCheck ? 400 : 40
    try await withThrowingTaskGroup { group in
      for data in [one, two] {
        group.addTask { for _ in 0..<rounds { try ChatDatabase.write(data, to: path) } }
      }
      for _ in 0..<rounds * 2 {
        let ids = try ChatDatabase.read(path).userIds
        #expect(ids == ["one"] || ids == ["two"])
      }
      try await group.waitForAll()
    }
    #expect(
      try FileSystem.entries(of: folder.path).map(\.name).sorted() == ["a.yaml", "team.sqlite"])
  }
}

/// Whether to run more rounds, under `make check-long`.
private let isLongCheck = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"
