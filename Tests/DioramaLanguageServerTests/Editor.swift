import DioramaKit
import Foundation
import HeadlessSendbird
import Testing

@testable import DioramaLanguageServer

/// An editor with a project in its own folder. It executes runs when they are requested.
class Editor {
  static let invite = "viewController: SBUInviteUserViewController\nchannelURL: crew\n"
  private static let projectFile = """
    currentUser: ada
    data:
      users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
      groupChannels: [{ url: crew, members: [ada] }]

    """

  let folder: String
  let registry: Registry
  private(set) var session: LanguageSession
  /// All received messages, including responses.
  private(set) var received: [[String: Any]] = []
  /// The position of `<>` in a file.
  private(set) var cursor: (path: String, position: [String: Int])?
  private var requests = 0

  /// - Parameters:
  ///   - files: files besides `diorama.yaml`. Those with `<>` are opened with the cursor there.
  ///   - capabilities: the capabilities of the client.
  ///   - options: the initialization options of the client.
  ///   - begins: whether the session is initialized.
  ///   - kit: the kit of the project's screens.
  ///   - other: a second kit.
  init(
    _ files: [String: String] = [:], _ capabilities: [String: Any] = [:],
    options: [String: Any] = [:], begins: Bool = true, kit: Kit = .sendbird,
    and other: Kit? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lsp-\(UUID())").path
    registry = if let other { try Registry(kit, other) } else { try Registry(kit) }
    session = LanguageSession(registry: registry, name: "diorama")
    let all = ["diorama.yaml": Self.projectFile].merging(files) { _, own in own }
    for (path, text) in all { try write(path, text.replacing("<>", with: "")) }
    guard begins else { return }
    try request("initialize", ["capabilities": capabilities, "initializationOptions": options])
    try notify("initialized", [:])
    let general = capabilities["general"] as? [String: [String]]
    let isUTF8 = general?["positionEncodings"]?.first == "utf-8"
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let mark = text.firstRange(of: "<>") else { continue }
      let before = text[..<mark.lowerBound].split(
        separator: "\n", omittingEmptySubsequences: false)
      let line = String(before.last ?? "")
      let column = isUTF8 ? line.utf8.count : line.utf16.count
      cursor = (path, ["line": before.count - 1, "character": column])
      try open(path, text.replacing("<>", with: ""), version: 7)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  // MARK: Files

  func uri(_ path: String) -> String { URL(filePath: "\(folder)/\(path)").absoluteString }

  func document(_ path: String) -> [String: Any] { ["textDocument": ["uri": uri(path)]] }

  func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of path: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  // MARK: Messages

  static func framed(_ message: [String: Any]) throws -> [UInt8] {
    let whole = message.merging(["jsonrpc": "2.0"]) { own, _ in own }
    return MessageReader.framed(Array(try JSONSerialization.data(withJSONObject: whole)))
  }

  /// Parses and stores messages of the server.
  @discardableResult private func take(_ bytes: [UInt8]) throws -> [[String: Any]] {
    var reader = MessageReader()
    reader.feed(bytes)
    var messages: [[String: Any]] = []
    while let item = reader.next() {
      guard case .message(let message) = item else { continue }
      let value = try JSONSerialization.jsonObject(with: Data(message))
      messages.append(value as? [String: Any] ?? [:])
    }
    received += messages
    return messages
  }

  /// Sends bytes and returns the messages that the server sends back.
  @discardableResult func send(_ bytes: [UInt8]) throws -> [[String: Any]] {
    try take(session.receive(bytes))
  }

  @discardableResult func notify(_ method: String, _ params: [String: Any]) throws -> [[String:
    Any]]
  {
    try send(Self.framed(["method": method, "params": params]))
  }

  /// Sends a request.
  ///
  /// - Returns: the id of the request.
  func begin(_ method: String, _ params: [String: Any]) throws -> Int {
    requests += 1
    try send(Self.framed(["id": requests, "method": method, "params": params]))
    return requests
  }

  /// The response to a request, or nil if it is still pending.
  func answer(_ id: Int) -> [String: Any]? {
    received.first { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// Sends a request, executes all runs that it needs, and returns the response.
  @discardableResult func request(
    _ method: String, _ params: [String: Any]
  ) throws -> [String: Any] {
    let before = received.count
    let id = try begin(method, params)
    try work()
    let own = received.dropFirst(before).filter { $0["id"] as? Int == id && $0["method"] == nil }
    #expect(own.count == 1, "\(method)")
    return own.first ?? [:]
  }

  /// The response to a request at the cursor.
  func atCursor(_ method: String, _ more: [String: Any] = [:]) throws -> [String: Any] {
    let (path, position) = try #require(cursor)
    let params = document(path).merging(["position": position]) { $1 }.merging(more) { $1 }
    return try request("textDocument/\(method)", params)
  }

  /// Simulates a short pause in typing.
  @discardableResult func settle() throws -> [[String: Any]] { try take(session.settle()) }

  /// Simulates a pause in typing that lasts until no work is left.
  func work() throws {
    while session.hasJob || session.hasPendingDiagnostics {
      while session.hasPendingDiagnostics { try settle() }
      if let job = session.nextJob() { try finish(job) }
    }
  }

  func nextJob() -> LanguageJob? { session.nextJob() }

  /// Runs a job as the command does, but in this process.
  func finish(_ job: LanguageJob) throws {
    var record = LanguageJobProgress(job)
    var output: [UInt8] = []
    job.run(registry) { output += $0 }
    record.take(output)
    try deliver(record)
  }

  func abandon(_ job: LanguageJob) { session.abandon(job) }

  func deliver(_ record: LanguageJobProgress) throws { try take(session.finish(record)) }

  // MARK: Texts

  func open(_ path: String, _ text: String, version: Int = 1) throws {
    let item: [String: Any] = [
      "uri": uri(path), "languageId": "yaml", "version": version, "text": text,
    ]
    try notify("textDocument/didOpen", ["textDocument": item])
  }

  /// Opens a file with its saved text.
  func open(saved path: String) throws { try open(path, text(of: path) ?? "") }

  func change(_ path: String, version: Int, to text: String) throws {
    try change(path, version: version, [["text": text]])
  }

  func change(_ path: String, version: Int, _ range: [Int], _ text: String) throws {
    let place: [String: Any] = [
      "start": ["line": range[0], "character": range[1]],
      "end": ["line": range[2], "character": range[3]],
    ]
    try change(path, version: version, [["range": place, "text": text]])
  }

  private func change(_ path: String, version: Int, _ changes: [[String: Any]]) throws {
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(path), "version": version], "contentChanges": changes,
      ])
  }

  // MARK: Problems

  /// The problems of the one text that has changed, as `line:character-line:character kind code`.
  func problems() throws -> [String] {
    let messages = try settle()
    #expect(messages.count == 1)
    let params = messages.first?["params"] as? [String: Any]
    return try (params?["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
      let range = try #require(diagnostic["range"] as? [String: [String: Int]])
      func words(_ place: String) -> String {
        "\(range[place]?["line"] ?? -1):\(range[place]?["character"] ?? -1)"
      }
      let kind = diagnostic["severity"] as? Int == 1 ? "error" : "warning"
      return "\(words("start"))-\(words("end")) \(kind) \(diagnostic["code"] as? String ?? "")"
    }
  }

  /// The last published problems of a file, as `line code`, or nil if none were published.
  func problems(_ path: String) -> [String]? {
    let all = received.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"] as? [String: Any] }
    guard let last = all.last(where: { $0["uri"] as? String == uri(path) }) else { return nil }
    return Self.words(last["diagnostics"])
  }

  static func words(_ diagnostics: Any?) -> [String] {
    (diagnostics as? [[String: Any]] ?? []).map { item in
      let range = item["range"] as? [String: [String: Int]]
      return "\(range?["start"]?["line"] ?? -1) \(item["code"] as? String ?? "")"
    }
  }
}
