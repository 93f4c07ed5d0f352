import CommandTestSupport
import DioramaKit
import Foundation
import HeadlessUIKit
import MutatedFiles
import Testing
import YAML

@testable import ChatBackend

/// A SQLite fixture in a read-only folder.
@Suite("Read-only chat databases") struct ReadOnlyDatabaseTests {
  private static let people = (0..<30).map { "  - { userId: user\($0), nickname: Person \($0) }\n" }
  private static let requests = (0..<60).map {
    "  - { userId: friend\($0), name: Friend \($0), operationTime: \($0 + 1) }\n"
  }
  private static let yaml = """
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
  /// The expected numbers of rows, in the order of ``counts(_:)``.
  private static let all: [Int?] = [30, 2, 1, 60, 30, 2, 1, 1, 3]

  /// The chat data of a fixture in YAML.
  private static func data(_ yaml: String) throws -> ChatData {
    var decoding = Decoding(files: SourceFiles(root: "/nowhere"))
    let source = Source(path: "/nowhere/team.yaml", bytes: Array(yaml.utf8))
    let documents = YAMLReader(limits: .largeData).documents(
      of: source, reporting: &decoding.diagnostics)
    let data = ChatData.shape.decode(try #require(documents.first).root, &decoding)
    return try #require(data)
  }

  /// The numbers of rows of each kind in the data; nil for a list that cannot be read.
  private static func counts(_ data: ChatData) -> [Int?] {
    let environment = ScreenEnvironment()
    let service = environment.chatService
    service.load(data)
    func count<Element>(_ query: ChatQuery<Element>) -> Int? {
      var count = 0
      while query.hasNext {
        var page: [Element]?
        environment.run {
          query.loadNextPage { page = try? $0.get() }
          environment.mainQueue.runDueItems()
        }
        guard let page else { return nil }
        count += page.count
      }
      return count
    }
    return [
      data.userIds.count, data.channelURLs.count, data.groups.elements.count,
      count(service.friendApplicationsQuery()), count(service.membersQuery(of: "design")),
      count(service.participantsQuery(of: "hall")), count(service.operatorsQuery(of: "hall")),
      count(service.bannedUsersQuery(of: "hall")), data.groups["g1"]?.members.elements.count,
    ]
  }

  @Test func a_database_in_a_read_only_folder_can_be_read_but_not_written() async {
    // In a child process, which drops the privileges of root.
    await #expect(processExitsWith: .success) {
      let workspace = try Workspace()
      let path = workspace.path("team.sqlite")
      try ChatDatabase.write(Self.data(Self.yaml), to: path)
      try #require(dropPrivileges(keeping: [workspace.root, path]))
      #expect(chmod(workspace.root, 0o555) == 0)
      defer { chmod(workspace.root, 0o755) }
      #expect(try Self.counts(ChatDatabase.read(path)) == Self.all)
      let error = #expect(throws: ChatDatabaseError.self) {
        try ChatDatabase.write(Self.data("users: [{ userId: zoe }]"), to: path)
      }
      #expect(error?.reason.isEmpty == false)
      #expect(try Self.counts(ChatDatabase.read(path)) == Self.all)
    }
  }
}
