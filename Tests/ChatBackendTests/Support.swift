import DioramaKit
import HeadlessUIKit
import YAML

@testable import ChatBackend

/// What became of a piece of YAML: a value, and the problems as `line:column code: message (help)`.
struct Reading<Value> {
  let value: Value?
  let problems: [String]
}

/// Reads YAML text with a shape; `data` is what other keys of the screen have said before.
func read<Value>(
  _ yaml: String, as shape: ValueShape<Value>, data: ChatData? = nil, root: String = "/nowhere"
) -> Reading<Value> {
  var decoding = Decoding(files: SourceFiles(root: root))
  decoding[fact: ChatData.self] = data
  return read(yaml, as: shape, path: "\(root)/screen.yaml", &decoding)
}

func read<Value>(
  _ yaml: String, as shape: ValueShape<Value>, path: String, _ decoding: inout Decoding
) -> Reading<Value> {
  let source = Source(path: path, bytes: Array(yaml.utf8))
  let documents = YAMLReader(limits: .largeData).documents(
    of: source, reporting: &decoding.diagnostics)
  let value = documents.first.flatMap { shape.decode($0.root, &decoding) }
  return Reading(value: value, problems: decoding.diagnostics.sorted.map(\.inOneLine))
}

extension Diagnostic {
  /// The diagnostic on one line; places of notes after `<-`.
  var inOneLine: String {
    var line = "\(place.start.line):\(place.start.column) \(code.rawValue): \(message)"
    if let help { line += " (\(help.text))" }
    for note in notes { line += " <- \(note.place.start.line):\(note.place.start.column)" }
    return line
  }
}

/// The chat data of a fixture that has nothing wrong.
func fixture(_ yaml: String) -> ChatData {
  read(yaml, as: ChatData.shape).value ?? .empty
}

/// A run's chat service with the queue that its answers come on.
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

  /// What a request is answered with when all that is due has been done.
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

  /// Does something inside the run.
  func run(_ body: (ChatService, MainQueue) -> Void) {
    environment.run { body(service, environment.mainQueue) }
  }

  /// The next page of a query; nil if there is none.
  func page<Element>(_ query: ChatQuery<Element>) -> [Element]? {
    answer { query.loadNextPage(answer: $0) }.flatMap { try? $0.get() }
  }

  /// The pages of a query up to its end.
  func pages<Element>(_ query: ChatQuery<Element>) -> [[Element]] {
    var result: [[Element]] = []
    while query.hasNext, let page = page(query) { result.append(page) }
    return result
  }

  /// The ids of all that a query gives.
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
