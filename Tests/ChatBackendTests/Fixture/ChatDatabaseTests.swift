import DioramaKit
import DioramaSystem
import Foundation
import GRDB
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Fixtures in SQLite files.
@Suite("Chat database") struct ChatDatabaseTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder(["a.yaml": ""])
  }

  private var path: String { "\(folder.path)/team.sqlite" }
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static let everything =
    team + """

      friendApplications:
        - { userId: kim, name: Kim, operationTime: 2026-03-01T08:30:00Z, extra: Hi! }
        - { userId: lee, type: sent, status: refused, operationTime: 5, avatarUrl: x }
      groups:
        - groupId: g1
          groupName: Product
          notice: Welcome
          members: [{ userId: bob, nickname: Bobby, role: owner, extra: e }, alice]
      """

  private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  @Test func a_written_fixture_is_read_back() throws {
    try ChatDatabase.write(fixture(Self.everything), to: path)
    let data = try ChatDatabase.read(path)
    #expect(data.userIds == ["alice", "bob", "chloe", "dan", "eve", "mallory"])
    #expect(
      data.user("alice")
        == ChatUser(
          userId: "alice", nickname: "Alice Kim", profileURL: "https://example.com/a.png"))
    #expect(data.channelURLs == ["design-team", "town-hall"])
    let run = Run(data)
    #expect(run.ids(run.service.membersQuery(of: "design-team")) == ["alice", "bob", "eve"])
    #expect(run.service.isOperator("bob", of: "design-team"))
    #expect(run.service.isMuted("eve", in: "design-team"))
    #expect(run.service.isBanned("mallory", from: "design-team"))
    #expect(run.ids(run.service.participantsQuery(of: "town-hall")) == ["alice", "bob", "chloe"])
    #expect(run.ids(run.service.operatorsQuery(of: "town-hall")) == ["alice"])
    #expect(run.ids(run.service.mutedUsersQuery(of: "town-hall")) == ["bob"])
    #expect(run.ids(run.service.bannedUsersQuery(of: "town-hall")) == ["mallory"])
    let group = try #require(data.groups["g1"])
    #expect(group.groupName == "Product")
    #expect(group.notice == "Welcome")
    #expect(group.members.elements.map(\.nickname) == ["Bobby", ""])
    #expect(group.members.elements.map(\.role) == [.owner, .normal])
    #expect(group.members.elements.first?.extra == "e")
    #expect(
      run.page(run.service.friendApplicationsQuery()) == [
        ChatFriendApplication(
          userId: "kim", name: "Kim", operationTime: 1_772_353_800_000, extra: "Hi!"),
        ChatFriendApplication(
          userId: "lee", avatarUrl: "x", type: .sent, status: .refused, operationTime: 5),
      ])
  }

  @Test func only_an_accepted_request_in_the_file_makes_a_friend() throws {
    let more = "\n  - { userId: dan, type: sent, status: accepted, operationTime: 4 }"
    let requests = "friendApplications:"
    try ChatDatabase.write(
      fixture(Self.everything.replacing(requests, with: requests + more)), to: path)
    let run = Run(try ChatDatabase.read(path))
    #expect(run.service.isFriendByApplication("dan"))
    for other in ["kim", "lee", "bob"] {
      #expect(!run.service.isFriendByApplication(other), "\(other)")
    }
  }

  @Test func a_run_changes_neither_the_file_nor_its_folder() throws {
    try ChatDatabase.write(fixture(Self.everything), to: path)
    let before = try bytes()
    let names = names
    #expect(names == ["a.yaml", "team.sqlite"])
    let run = Run(try ChatDatabase.read(path))
    _ = run.page(run.service.friendApplicationsQuery())
    let answer = run.answer { run.service.acceptFriendApplication(from: "kim", answer: $0) }
    #expect(answer?.error == nil)
    #expect(
      run.page(run.service.friendApplicationsQuery(statuses: [.accepted]))?.map(\.userId)
        == ["kim"])
    #expect(try bytes() == before)
    #expect(self.names == names)
  }

  // MARK: Companions

  /// Writes a chat database and a log with one more user, like a killed process leaves them.
  private func logged(_ file: String) throws {
    try ChatDatabase.write(fixture("users: [{ userId: alice }]"), to: "\(folder.path)/\(file)")
    let database = try DatabaseQueue(path: "\(folder.path)/\(file)")
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
      try db.execute(
        sql: "INSERT INTO user (position, user_id, nickname) VALUES (9, 'zoe', 'Zoe')")
    }
    // Closing the database would merge the log into the file.
    let log = try FileSystem.read("\(folder.path)/\(file)-wal")
    try database.close()
    try ChatDatabase.write(fixture("users: [{ userId: alice }]"), to: "\(folder.path)/\(file)")
    try FileSystem.write(log, to: "\(folder.path)/\(file)-wal")
  }

  private func userIds(_ yaml: String) throws -> [String] {
    let reading = folder.read(yaml)
    #expect(reading.problems == [])
    return try #require(reading.value).userIds
  }

  @Test func the_log_is_read_next_to_the_target_of_a_symbolic_link() throws {
    try logged("db/real.sqlite")
    #expect(try userIds("db/real.sqlite") == ["alice", "zoe"])
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "db/real.sqlite")
    #expect(try userIds("team.sqlite") == ["alice", "zoe"])
    // A parent folder may be a link too, and a log next to the link is ignored.
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/other", withDestinationPath: "db")
    #expect(try userIds("other/real.sqlite") == ["alice", "zoe"])
    try FileSystem.write([1, 2, 3], to: "\(path)-wal")
    #expect(try userIds("team.sqlite") == ["alice", "zoe"])
  }

  @Test(arguments: ["-wal", "-journal", "-shm"], [true, false])
  func a_companion_file_that_links_outside_the_project_is_an_error(
    ending: String, isLinked: Bool
  ) throws {
    let outside = try ProjectFolder(["secret": ""])
    try ChatDatabase.write(fixture(team), to: "\(folder.path)/real.sqlite")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/real.sqlite\(ending)", withDestinationPath: "\(outside.path)/secret")
    if isLinked {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.sqlite")
    }
    let name = isLinked ? "team.sqlite" : "real.sqlite"
    #expect(
      folder.read(name).problems == [
        "1:1 path-outside-project: the file 'real.sqlite\(ending)' next to '\(name)' is a link "
          + "that points outside the project folder '\(folder.path)' (replace the link "
          + "with the file itself)"
      ])
    // A link to a file inside the project is accepted.
    try FileManager.default.removeItem(atPath: "\(folder.path)/real.sqlite\(ending)")
    try FileSystem.write([], to: "\(folder.path)/empty")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/real.sqlite\(ending)", withDestinationPath: "empty")
    #expect(folder.read(name).problems == [])
  }

  // MARK: Plain tables

  /// Schema objects other than plain tables, and how messages describe them.
  private static let schemas: [(sql: String, object: String)] = [
    (
      "ALTER TABLE user RENAME TO people; CREATE VIEW user AS SELECT * FROM people", "a view 'user'"
    ),
    (
      "CREATE VIEW more AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) "
        + "SELECT * FROM n", "a view 'more'"
    ),
    (
      "PRAGMA foreign_keys = OFF; DROP TABLE user; CREATE VIRTUAL TABLE user USING fts5(user_id, nickname)",
      "a virtual table 'user'"
    ),
    ("CREATE TRIGGER greet AFTER INSERT ON user BEGIN SELECT 1; END", "a trigger 'greet'"),
    (
      "ALTER TABLE user ADD COLUMN big GENERATED ALWAYS AS (hex(zeroblob(4000000))) VIRTUAL",
      "a generated column 'big' in the table 'user'"
    ),
    ("CREATE INDEX quick ON user (upper(nickname))", "an index 'quick' on an expression"),
    (
      "CREATE INDEX some ON user (nickname) WHERE length(nickname) > 3",
      "an index 'some' on an expression"
    ),
  ]

  @Test(arguments: schemas.indices)
  func a_schema_with_more_than_plain_tables_is_rejected(index: Int) throws {
    let (sql, object) = Self.schemas[index]
    try ChatDatabase.write(fixture(team), to: path)
    let database = try DatabaseQueue(path: path)
    try database.writeWithoutTransaction { try $0.execute(sql: sql) }
    try database.close()
    #expect(
      folder.read("team.sqlite").problems == [
        "1:1 unreadable-file: the fixture 'team.sqlite' cannot be read: it has \(object); "
          + "only plain tables are allowed"
      ])
  }

  @Test(arguments: [0, 2])
  func a_view_disguised_as_a_table_is_reported_as_damage(page: Int) throws {
    try ChatDatabase.write(fixture(team), to: path)
    let database = try DatabaseQueue(path: path)
    try database.writeWithoutTransaction { db in
      try db.execute(
        sql: """
          ALTER TABLE user RENAME TO people;
          CREATE VIEW user AS SELECT * FROM people;
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET type = 'table', rootpage = \(page) WHERE name = 'user';
          """)
    }
    try database.close()
    #expect(
      folder.read("team.sqlite").problems == [
        "1:1 unreadable-file: the fixture 'team.sqlite' cannot be read: it is corrupt"
      ])
  }

  @Test(arguments: ["name = x'ff'", "type = x'ff'", "name = 7", "name = NULL"])
  func a_schema_with_non_text_values_does_not_crash(forgery: String) throws {
    try ChatDatabase.write(fixture(team), to: path)
    let database = try DatabaseQueue(path: path)
    try database.writeWithoutTransaction { db in
      try db.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET \(forgery) WHERE name = 'chat_group';
          """)
    }
    try database.close()
    // SQLite reports some of them as damaged. An error or the data is fine, a crash is not.
    let reading = folder.read("team.sqlite")
    #expect(reading.problems.isEmpty == (reading.value != nil))
  }

  @Test func plain_indexes_are_accepted_and_check_constraints_are_not_evaluated() throws {
    try ChatDatabase.write(fixture(team), to: path)
    let database = try DatabaseQueue(path: path)
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "CREATE INDEX by_name ON user (nickname DESC)")
      // This check would fail if it were evaluated.
      try db.execute(
        sql: """
          CREATE TABLE note (text TEXT);
          INSERT INTO note VALUES ('x');
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET sql = 'CREATE TABLE note (text TEXT CHECK (text = ''y''))'
          WHERE name = 'note';
          """)
    }
    try database.close()
    #expect(folder.read("team.sqlite").problems == [])
  }

  @Test func a_query_that_takes_too_long_is_interrupted() throws {
    let database = try DatabaseQueue()
    // Without the limit the count takes some seconds.
    let sql = """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 30000000)
      SELECT count(*) FROM n
      """
    let fault = #expect(throws: InvalidDatabaseContent.self) {
      try database.read { db in
        try db.limiting(to: .milliseconds(20)) { try Int.fetchOne(db, sql: sql) }
      }
    }
    #expect(fault?.reason == "takes more than 0 s to read")
    // The time limit starts again for the next query.
    let one = try database.read { db in try db.limiting { try Int.fetchOne(db, sql: "SELECT 1") } }
    #expect(one == 1)
  }

  @Test func a_value_larger_than_16_MiB_is_rejected() throws {
    try ChatDatabase.write(fixture(team), to: path)
    let database = try DatabaseQueue(path: path)
    try database.writeWithoutTransaction {
      try $0.execute(sql: "UPDATE user SET nickname = hex(zeroblob(9000000)) WHERE position = 0")
    }
    try database.close()
    #expect(
      folder.read("team.sqlite").problems == [
        "1:1 unreadable-file: the fixture 'team.sqlite' cannot be read: it has a value "
          + "larger than 16 MiB"
      ])
  }

  @Test func a_new_database_uses_a_write_ahead_log_and_has_a_version() throws {
    try ChatDatabase.write(.empty, to: path)
    let header = try Array(bytes().prefix(100))
    // Bytes 18 and 19 are 2 for a write-ahead log; 60 and 68 hold version and application id.
    #expect(header[18...19] == [2, 2])
    #expect(header[60...63] == [0, 0, 0, 1])
    #expect(header[68...71] == Array("Dior".utf8)[...])
  }

  @Test func an_empty_log_next_to_the_file_is_ignored() throws {
    try ChatDatabase.write(fixture(Self.everything), to: path)
    let log = "\(path)-wal"
    // A killed process can leave an empty log.
    try Data().write(to: URL(fileURLWithPath: log))
    let run = Run(try ChatDatabase.read(path))
    #expect(run.page(run.service.friendApplicationsQuery())?.count == 2)
    #expect(names == ["a.yaml", "team.sqlite", "team.sqlite-wal"])
  }

  @Test func writing_replaces_an_existing_chat_database() throws {
    try ChatDatabase.write(fixture(team), to: path)
    try ChatDatabase.write(fixture("users: [{ userId: zoe }]"), to: path)
    #expect(try ChatDatabase.read(path).userIds == ["zoe"])
    try ChatDatabase.write(try ChatDatabase.read(path), to: path)
    #expect(try ChatDatabase.read(path).userIds == ["zoe"])
  }

  @Test(arguments: [Array("hello, I am a letter and no database".utf8), [], [0, 1, 2]])
  func a_foreign_file_is_reported_and_never_overwritten(content: [UInt8]) throws {
    try FileSystem.write(content, to: path)
    let error = #expect(throws: ChatDatabaseError.self) {
      try ChatDatabase.write(fixture(team), to: path)
    }
    #expect(error?.path == path)
    #expect(try Array(bytes()) == content)
    #expect(names == ["a.yaml", "team.sqlite"])
    let problems = folder.read("team.sqlite").problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix(
        "1:1 unreadable-file: the fixture 'team.sqlite' cannot be read: it ") == true)
  }

  @Test func a_truncated_file_is_reported_as_damaged() throws {
    try ChatDatabase.write(fixture(Self.everything), to: path)
    let whole = try bytes()
    try whole.prefix(whole.count / 3).write(to: URL(fileURLWithPath: path))
    #expect(
      folder.read("team.sqlite").problems == [
        "1:1 unreadable-file: the fixture 'team.sqlite' cannot be read: it is corrupt"
      ])
  }

  @Test func truncating_or_corrupting_the_file_anywhere_is_an_error() throws {
    try ChatDatabase.write(fixture(Self.everything), to: path)
    let whole = try Array(bytes())
    for length in stride(from: 0, to: whole.count, by: 509) {
      // Alternately remove and corrupt the rest.
      var bytes = Array(whole.prefix(length))
      if length % 2 == 0 { bytes += whole[length...].map { $0 ^ 0x5A } }
      try FileSystem.write(bytes, to: path)
      do throws(ChatDatabaseError) {
        _ = try ChatDatabase.read(path)
        Issue.record("cut at \(length) it is read")
      } catch {
        #expect(error.path == path && !error.reason.isEmpty, "cut at \(length)")
      }
    }
  }

  @Test func a_newer_version_is_rejected() throws {
    try ChatDatabase.write(.empty, to: path)
    var bytes = try Array(bytes())
    bytes[63] = 9
    try FileSystem.write(bytes, to: path)
    #expect(
      folder.read("team.sqlite").problems == [
        "1:1 unreadable-file: the fixture 'team.sqlite' cannot be read: "
          + "it has version 9; expected version 1"
      ])
  }

  @Test func writing_relative_times_requires_a_clock() throws {
    let data = fixture("friendApplications: [{ userId: kim, operationTime: now - 1d }]")
    #expect(throws: ChatDatabaseError.self) { try ChatDatabase.write(data, to: path) }
    try ChatDatabase.write(data, to: path, clock: ScreenEnvironment(startTime: 90_000_000))
    let run = Run(try ChatDatabase.read(path))
    #expect(
      run.page(run.service.friendApplicationsQuery())?.map(\.operationTime) == [3_600_000])
  }

  @Test func writing_conversations_is_an_error() throws {
    let data = ChatData(
      conversations: IdentifiedList([
        FixtureConversation(conversation: ChatConversation(ConversationKey(.direct, "bob")))
      ]))
    #expect(throws: ChatDatabaseError.self) { try ChatDatabase.write(data, to: path) }
    #expect(names == ["a.yaml"])
  }

  @Test func file_names_with_special_characters_work() throws {
    let odd = "\(folder.path)/a b%20?c#ü.sqlite"
    try ChatDatabase.write(fixture(team), to: odd)
    #expect(try ChatDatabase.read(odd).userIds.count == 6)
  }
}
