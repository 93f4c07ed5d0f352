import ChatBackend
import Diorama
import DioramaKit
import HeadlessUIKit
import YAML

@testable import HeadlessSendbird

/// A run that uses the SDK without a screen.
struct SDKRun {
  let environment = ScreenEnvironment(startTime: 1000)
  var service: ChatService { environment.chatService }

  init(_ yaml: String = SDKRun.team, currentUser: String? = nil) {
    var decoding = Decoding(files: SourceFiles(root: "/nowhere"))
    let source = Source(path: "/nowhere/screen.yaml", bytes: Array(yaml.utf8))
    let documents = YAMLReader(limits: .largeData).documents(
      of: source, reporting: &decoding.diagnostics)
    let data = documents.first.flatMap { ChatData.shape.decode($0.root, &decoding) }
    service.load(data ?? .empty)
    service.currentUserId = currentUser
  }

  /// Runs `body` inside the run, then all due work.
  @discardableResult
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    environment.run {
      defer { environment.mainQueue.runDueItems() }
      return body()
    }
  }

  var group: GroupChannel { GroupChannel(channelURL: "design-team", service: service) }
  var open: OpenChannel { OpenChannel(channelURL: "town-hall", service: service) }

  /// The channel of a type.
  func channel(_ type: ChannelType) -> BaseChannel { type == .open ? open : group }

  /// Simulates an action of another user.
  func simulate(_ kind: ExternalChatEvent.Kind, in url: String = "design-team") throws {
    try environment.run { try service.apply(ExternalChatEvent(kind, in: url)) }
    self {}
  }

  /// The answer to an action: `done`, `error NUMBER`, or `nothing`.
  func answer(_ action: (@escaping SBErrorHandler) -> Void) -> String {
    var answer = "nothing"
    self { action { answer = $0.map { "error \($0.code)" } ?? "done" } }
    return answer
  }

  /// The result of a request.
  func result<Value>(
    _ request: (@escaping (Value?, SBError?) -> Void) -> Void
  ) -> (value: Value?, error: SBError?) {
    var result: (value: Value?, error: SBError?)
    self { request { result = ($0, $1) } }
    return result
  }

  /// The next page of a list; nil for an error.
  func page<Element>(_ query: ListQuery<Element>?) -> [Element]? {
    query.flatMap { query in result { query.loadNextPage(completionHandler: $0) }.value }
  }

  /// The ids of all pages of a list.
  func ids<Element: User>(_ query: ListQuery<Element>?) -> [String] {
    var ids: [String] = []
    while query?.hasNext ?? false, let page = page(query) { ids += page.map(\.userId) }
    return ids
  }

  /// A team with an operator, a muted member and a banned user, and a hall with participants.
  static let team = """
    users:
      - { userId: alice, nickname: Alice Kim, profileURL: "https://example.com/a.png" }
      - { userId: bob, nickname: Bob }
      - { userId: chloe, nickname: chloe }
      - { userId: dan, nickname: Dan }
      - { userId: eve, nickname: Eve }
      - { userId: mallory, nickname: Mallory }
    groupChannels:
      - url: design-team
        name: Design team
        members: [eve, { userId: bob, isOperator: true }, { userId: dan, isMuted: true }, chloe]
        bannedUsers: [mallory]
        messages: [{ sender: bob, message: Hi }]
      - { url: news, name: News, isSuper: true, isBroadcast: true, isFrozen: true }
    openChannels:
      - url: town-hall
        name: Town hall
        participants: [alice, bob, chloe]
        operators: [alice]
        mutedParticipants: [bob]
        bannedUsers: [mallory]
    """
}
