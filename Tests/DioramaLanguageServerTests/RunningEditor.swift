import DioramaKit
import Foundation
import HeadlessSendbird

@testable import DioramaLanguageServer

/// An editor with a project in a folder of its own, whose runs are run where they are asked for.
final class RunningEditor {
  let folder: String
  let registry: Registry
  private(set) var session: LanguageSession
  /// What came that answers no request.
  private(set) var told: [[String: Any]] = []
  private var requests = 0

  init(_ files: [String: String] = [:], _ capabilities: [String: Any] = [:], preview: Bool = false)
    throws
  {
    folder = FileManager.default.temporaryDirectory.appending(path: "lsp-\(UUID())").path
    registry = try Registry(.sendbird)
    session = LanguageSession(registry: registry, name: "diorama", version: "1")
    let project = """
      currentUser: ada
      data:
        users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
        groupChannels: [{ url: crew, members: [ada] }]

      """
    for (path, text) in files.merging(
      ["diorama.yaml": project], uniquingKeysWith: { own, _ in own })
    {
      try write(path, text)
    }
    _ = try request(
      "initialize",
      ["capabilities": capabilities, "initializationOptions": ["preview": preview]])
    try tell("initialized", [:])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func uri(_ path: String) -> String { URL(filePath: "\(folder)/\(path)").absoluteString }

  func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of path: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  private func send(_ message: [String: Any]) throws -> [[String: Any]] {
    let whole = message.merging(["jsonrpc": "2.0"]) { own, _ in own }
    let bytes = MessageReader.framed(Array(try JSONSerialization.data(withJSONObject: whole)))
    return try Self.messages(session.receive(bytes))
  }

  private static func messages(_ bytes: [UInt8]) throws -> [[String: Any]] {
    var reader = MessageReader()
    reader.feed(bytes)
    var messages: [[String: Any]] = []
    while let item = reader.next() {
      guard case .message(let message) = item else { continue }
      let value = try JSONSerialization.jsonObject(with: Data(message))
      messages.append(value as? [String: Any] ?? [:])
    }
    return messages
  }

  func tell(_ method: String, _ params: [String: Any]) throws {
    told += try send(["method": method, "params": params])
  }

  /// Sends a request.
  ///
  /// - Returns: what it is known by.
  func ask(_ method: String, _ params: [String: Any]) throws -> Int {
    requests += 1
    told += try send(["id": requests, "method": method, "params": params])
    return requests
  }

  /// The answer to a request, as far as there is one.
  func answer(_ id: Int) -> [String: Any]? {
    told.first { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// The answer of a request, with all that has to be run for it.
  func request(_ method: String, _ params: [String: Any]) throws -> [String: Any] {
    let id = try ask(method, params)
    try work()
    return answer(id) ?? [:]
  }

  /// Nothing is typed for as long as there is something to do.
  func work() throws {
    repeat {
      while session.isWaiting { told += try Self.messages(session.settle()) }
      if let job = session.nextJob() { try finish(job) }
    } while session.hasJob || session.isWaiting
  }

  /// Nothing is typed for a moment.
  func settle() throws { told += try Self.messages(session.settle()) }

  /// Runs a job as the command does, but for the process.
  func finish(_ job: LanguageJob) throws {
    var record = LanguageJobRecord(job)
    var output: [UInt8] = []
    job.run(registry) { output += $0 }
    record.take(output)
    try hand(record)
  }

  func hand(_ record: LanguageJobRecord) throws {
    told += try Self.messages(session.take(record))
  }

  func nextJob() -> LanguageJob? { session.nextJob() }

  func open(_ path: String, _ text: String, version: Int = 1) throws {
    let item: [String: Any] = [
      "uri": uri(path), "languageId": "yaml", "version": version, "text": text,
    ]
    try tell("textDocument/didOpen", ["textDocument": item])
  }

  /// Opens a file with what is saved of it.
  func open(saved path: String) throws { try open(path, text(of: path) ?? "") }

  func change(_ path: String, version: Int, to text: String) throws {
    try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(path), "version": version], "contentChanges": [["text": text]],
      ])
  }

  func document(_ path: String) -> [String: Any] { ["textDocument": ["uri": uri(path)]] }

  /// What is last told to be wrong in a file, as `line code`; nil where nothing was told.
  func problems(_ path: String) -> [String]? {
    let all = told.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
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

  /// The lenses of a file, as `line title`.
  func lenses(_ path: String) throws -> [String] {
    let answer = try request("textDocument/codeLens", document(path))
    return (answer["result"] as? [[String: Any]] ?? []).map { lens in
      let range = lens["range"] as? [String: [String: Int]]
      let command = lens["command"] as? [String: Any]
      return "\(range?["start"]?["line"] ?? -1) \(command?["title"] as? String ?? "")"
    }
  }

  /// The command of the lens with a title.
  func command(_ title: String, of path: String) throws -> [String: Any] {
    let answer = try request("textDocument/codeLens", document(path))
    return (answer["result"] as? [[String: Any]] ?? []).compactMap {
      $0["command"] as? [String: Any]
    }.first { $0["title"] as? String == title } ?? [:]
  }

  /// Why a command was refused; nil where it was done.
  func execute(_ command: [String: Any]) throws -> String? {
    let answer = try request("workspace/executeCommand", command)
    return (answer["error"] as? [String: Any])?["message"] as? String
  }
}
