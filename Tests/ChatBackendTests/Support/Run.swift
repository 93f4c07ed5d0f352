import HeadlessUIKit

@testable import ChatBackend

/// A run with its chat service and the queue that delivers the answers.
struct Run {
  let environment: ScreenEnvironment
  let service: ChatService

  init(_ data: ChatData, currentUser: String? = nil, startTime: Int = 0, timeZone: String = "UTC") {
    environment = ScreenEnvironment(startTime: startTime, timeZoneIdentifier: timeZone)
    service = environment.chatService
    service.load(data)
    service.currentUserId = currentUser
  }

  init(_ yaml: String, currentUser: String? = nil) {
    self.init(fixture(yaml), currentUser: currentUser)
  }

  /// The answer to a request after all due work is done.
  func answer<Value>(
    _ request: (@escaping ChatAnswer<Value>) -> Void
  ) -> Result<Value, ChatError>? {
    var result: Result<Value, ChatError>?
    run { _, queue in
      request { result = $0 }
      queue.runDueItems()
    }
    return result
  }

  /// Executes `body` inside the run.
  func run(_ body: (ChatService, MainQueue) -> Void) {
    environment.run { body(service, environment.mainQueue) }
  }

  /// The next page of a query; nil if it cannot be loaded.
  func page<Element>(_ query: ChatQuery<Element>) -> [Element]? {
    answer { query.loadNextPage(answer: $0) }.flatMap { try? $0.get() }
  }

  /// The pages of a query up to its end.
  func pages<Element>(_ query: ChatQuery<Element>) -> [[Element]] {
    var result: [[Element]] = []
    while query.hasNext, let page = page(query) { result.append(page) }
    return result
  }

  /// The ids of all members that a query returns.
  func ids(_ query: ChatQuery<ChatMember>) -> [String] {
    pages(query).flatMap { $0 }.map(\.user.userId)
  }
}

/// A team with an operator, a muted member and a banned user, and a hall with participants.
let team = """
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
      members: [alice, { userId: bob, isOperator: true }, { userId: eve, isMuted: true }]
      bannedUsers: [mallory]
  openChannels:
    - url: town-hall
      name: Town hall
      participants: [alice, bob, chloe]
      operators: [alice]
      mutedParticipants: [bob]
      bannedUsers: [mallory]
  """
