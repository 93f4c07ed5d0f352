import DioramaSystem
import Foundation
import GRDB
import HeadlessUIKit
import MutatedFiles
import Testing

@testable import ChatBackend

/// Fixtures in SQLite that something has gone through, and what other processes leave beside them.
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

  /// How much of each kind is in it: nothing that is lost goes unnoticed in these numbers.
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
  func of_a_mutated_file_nothing_is_lost_without_a_word() throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let original = try FileSystem.read(path)
    #expect(try counts(ChatDatabase.read(path)) == Self.all)
    var random = SeededBytes(seed: 14)
    var (told, whole) = (0, 0)
    for _ in 0..<(isLongCheck ? 5_000 : 250) {
      let changes = random.changes()
      try FileSystem.write(MutatedFile([original], by: changes).files[0], to: path)
      do throws(ChatDatabaseError) {
        let found = counts(try ChatDatabase.read(path))
        #expect(found == nil || found == Self.all, "\(found ?? []) after \(changes)")
        whole += 1
      } catch {
        #expect(error.path == path && !error.reason.isEmpty)
        told += 1
      }
    }
    // Some bytes are those of a text, or of no use.
    #expect(told > 0 && whole > 0)
  }

  @Test func what_stands_only_in_a_log_is_read() throws {
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

  @Test func a_change_that_was_cut_off_is_taken_back_by_its_journal() throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let writer = try DatabaseQueue(path: path)
    var cut: (file: [UInt8], journal: [UInt8]) = ([], [])
    try writer.writeWithoutTransaction { db in
      // A journal in place of the log, and no memory to keep a change in before it is written.
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1")
      try db.execute(sql: "BEGIN; DELETE FROM channel_person; DELETE FROM friend_application;")
      try db.execute(sql: "DELETE FROM group_member; UPDATE user SET nickname = 'gone'")
      cut = (try FileSystem.read(path), try FileSystem.read(path + "-journal"))
      try db.execute(sql: "ROLLBACK")
    }
    try writer.close()
    try FileSystem.write(cut.file, to: path)
    // Without the journal, what is there is no state that ever was.
    let torn = (try? ChatDatabase.read(path)).flatMap(counts)
    #expect(torn != Self.all)
    try FileSystem.write(cut.journal, to: path + "-journal")
    let data = try ChatDatabase.read(path)
    #expect(counts(data) == Self.all)
    #expect(data.user("user7")?.nickname == "Person 7")
    #expect(try FileSystem.read(path + "-journal") == cut.journal)
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func rubbish_beside_a_file_is_passed_over_or_told(ending: String) throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    var random = SeededBytes(seed: 3)
    for _ in 0..<20 {
      let rubbish = (0..<40).flatMap { _ in random.changes() }
      try FileSystem.write(rubbish, to: path + ending)
      do throws(ChatDatabaseError) {
        #expect(counts(try ChatDatabase.read(path)) == Self.all)
      } catch {
        #expect(!error.reason.isEmpty)
      }
      #expect(try FileSystem.read(path + ending) == rubbish)
    }
  }

  @Test(arguments: [
    "DROP TABLE friend_application", "ALTER TABLE user DROP COLUMN extra",
    "ALTER TABLE channel DROP COLUMN is_broadcast", "ALTER TABLE chat_group DROP COLUMN extra",
    "UPDATE user SET nickname = x'00'", "UPDATE channel SET is_super = 'yes'",
    "PRAGMA foreign_keys = 0; DELETE FROM user WHERE position = 7",
  ])
  func other_tables_than_those_of_the_format_are_told(sql: String) throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let writer = try DatabaseQueue(path: path)
    try writer.writeWithoutTransaction { try $0.execute(sql: sql) }
    try writer.close()
    do throws(ChatDatabaseError) {
      let data = try ChatDatabase.read(path)
      #expect(counts(data) == nil)
    } catch {
      #expect(error.path == path && !error.reason.isEmpty)
    }
  }

  @Test func a_lock_of_somebody_else_keeps_nobody_from_reading() throws {
    try ChatDatabase.write(fixture(Self.data), to: path)
    let other = try DatabaseQueue(path: path)
    try other.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
      #expect(try counts(ChatDatabase.read(path)) == Self.all)
      try db.execute(sql: "ROLLBACK")
    }
  }

  @Test func while_it_is_replaced_again_and_again_one_or_the_other_is_read() async throws {
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

/// Whether there is time for what happens rarely: under `make check-long`.
private let isLongCheck = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"
