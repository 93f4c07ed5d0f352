import DioramaKit
import HeadlessUIKit
import MutatedFiles
import YAML

@testable import ChatBackend

/// A SQLite fixture with a corrupted file, log or journal: it is read or reported.
struct DatabaseTarget: FuzzTarget {
  private let temporary: TemporaryFolder
  private let original: [UInt8]

  private static let name = "team.sqlite"
  private static let team = """
    users:
      - { userId: alice, nickname: Alice Kim, profileURL: "https://example.com/a.png" }
      - { userId: bob, nickname: Bob, name: Robert, alias: bobby, extra: e }
      - { userId: eve, nickname: Eve }
    groupChannels:
      - { url: design, name: Design, members: [alice, { userId: bob, isOperator: true }] }
    openChannels:
      - { url: hall, name: Hall, participants: [alice, bob, eve], operators: [alice],
          mutedParticipants: [bob], bannedUsers: [eve] }
    groups:
      - { groupId: g1, groupName: Product, members: [{ userId: bob, role: owner }, alice] }
    friendApplications:
      - { userId: kim, name: Kim, operationTime: 2026-03-01T08:30:00Z, extra: Hi! }
      - { userId: lee, type: sent, status: refused, operationTime: 5, avatarUrl: x }
    """

  init() throws {
    temporary = try TemporaryFolder()
    let source = Source(path: "team.yaml", bytes: Array(Self.team.utf8))
    var decoding = Decoding(files: SourceFiles(root: temporary.path))
    let data = YAMLReader().documents(of: source, reporting: &decoding.diagnostics).first
      .flatMap { ChatData.shape.decode($0.root, &decoding) }
    require(data != nil, "the fixture is wrong: \(decoding.diagnostics.sorted)")
    try ChatDatabase.write(data ?? .empty, to: "\(temporary.path)/\(Self.name)")
    original = temporary.read(Self.name) ?? []
  }

  /// The first byte selects the second file: none, a log or a journal of any bytes.
  func run(_ input: [UInt8]) {
    let beside: String? = [nil, "-wal", "-journal"][Int(input.first ?? 0) % 3]
    let changes = Array(input.dropFirst())
    temporary.clear()
    temporary.write(MutatedFile([original], by: changes).files[0], to: Self.name)
    if let beside { temporary.write(changes, to: Self.name + beside) }
    do throws(ChatDatabaseError) {
      exercise(try ChatDatabase.read("\(temporary.path)/\(Self.name)"))
    } catch {
      require(!error.reason.isEmpty, "an error without a reason")
    }
  }

  private func exercise(_ data: ChatData) {
    let environment = ScreenEnvironment(startTime: 0, timeZoneIdentifier: "UTC")
    let service = environment.chatService
    service.load(data)
    environment.run {
      let queue = environment.mainQueue
      func pages<Element>(_ query: ChatQuery<Element>) {
        for _ in 0..<20 where query.hasNext {
          query.loadNextPage { _ in }
          queue.runDueItems()
        }
      }
      pages(service.friendApplicationsQuery())
      pages(service.usersQuery())
      for url in data.channelURLs {
        pages(service.membersQuery(of: url))
        pages(service.participantsQuery(of: url))
        pages(service.operatorsQuery(of: url))
        pages(service.mutedUsersQuery(of: url))
        pages(service.bannedUsersQuery(of: url))
      }
      service.acceptFriendApplication(from: "kim") { _ in }
      queue.runDueItems()
    }
  }
}
