import DioramaKit
import Foundation
import HeadlessSendbird
import Testing

@testable import DioramaLanguageServer

/// An editor in a project of its own: files are written with `<>` where the cursor is.
final class NamesEditor {
  static let projectFile = """
    currentUser: ada
    data: fixtures/crew.yaml
    components:
      Top: { extends: SBUInviteUserModule.Header, title: Crew }

    """
  static let crew = """
    users:
      - { userId: ada, nickname: Ada Berg }
      - userId: ben
        nickname: Ben
    groupChannels:
      - { url: crew, name: The crew, members: [ada, { userId: ben }] }

    """
  static let invite = "viewController: SBUInviteUserViewController\nchannelURL: crew\n"

  let folder: String
  private(set) var session: LanguageSession
  private var requests = 0
  private var cursor: (path: String, position: [String: Int])?
  /// What was said to the person.
  private(set) var messages: [String] = []

  /// - Parameters:
  ///   - files: beside `diorama.yaml` and `fixtures/crew.yaml`; those with a cursor are opened.
  ///   - encoding: what positions count.
  ///   - edits: what the client can change.
  init(
    _ files: [String: String], encoding: String = "utf-16",
    edits: [String: Any] = ["documentChanges": true, "resourceOperations": ["rename"]]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID())").path
    session = LanguageSession(registry: try Registry(.sendbird), name: "diorama", version: "1")
    let all = ["diorama.yaml": Self.projectFile, "fixtures/crew.yaml": Self.crew]
      .merging(files) { _, own in own }
    for (path, text) in all { try save(path, text.replacing("<>", with: "")) }
    let capabilities: [String: Any] = [
      "general": ["positionEncodings": [encoding]], "workspace": ["workspaceEdit": edits],
    ]
    try request("initialize", ["capabilities": capabilities])
    try tell("initialized", [:])
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let mark = text.firstRange(of: "<>") else { continue }
      let before = text[..<mark.lowerBound].split(
        separator: "\n", omittingEmptySubsequences: false)
      let line = String(before.last ?? "")
      let column = encoding == "utf-8" ? line.utf8.count : line.utf16.count
      cursor = (path, ["line": before.count - 1, "character": column])
      try open(path, text.replacing("<>", with: ""), version: 7)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func save(_ path: String, _ text: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: folder).appending(path: path), encoding: .utf8)
  }

  func uri(_ path: String) -> String { URL(filePath: "\(folder)/\(path)").absoluteString }

  func path(_ uri: Any?) -> String {
    let path = (uri as? String).flatMap { URL(string: $0) }?.path ?? ""
    return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  // MARK: The conversation

  private func exchange(_ message: [String: Any]) throws -> [[String: Any]] {
    let whole = message.merging(["jsonrpc": "2.0"]) { own, _ in own }
    let bytes = MessageReader.framed(Array(try JSONSerialization.data(withJSONObject: whole)))
    return try Self.messages(session.receive(bytes))
  }

  /// What a run has to say, too, is told behind it.
  private func run() throws -> [[String: Any]] {
    var answers: [[String: Any]] = []
    while session.hasJob || session.isWaiting {
      answers += try Self.messages(session.settle())
      guard let job = session.nextJob() else { continue }
      var record = LanguageJobRecord(job)
      var output: [UInt8] = []
      job.run(try Registry(.sendbird)) { output += $0 }
      record.take(output)
      answers += try Self.messages(session.take(record))
    }
    return answers
  }

  private static func messages(_ bytes: [UInt8]) throws -> [[String: Any]] {
    var reader = MessageReader()
    reader.feed(bytes)
    var answers: [[String: Any]] = []
    while let item = reader.next() {
      guard case .message(let message) = item else { continue }
      let value = try JSONSerialization.jsonObject(with: Data(message))
      answers.append(value as? [String: Any] ?? [:])
    }
    return answers
  }

  @discardableResult func request(
    _ method: String, _ params: [String: Any]
  ) throws -> [String: Any] {
    requests += 1
    var answers = try exchange(["id": requests, "method": method, "params": params])
    if !answers.contains(where: { $0["id"] as? Int == requests }) { answers += try run() }
    messages += answers.filter { $0["method"] as? String == "window/showMessage" }
      .compactMap { ($0["params"] as? [String: Any])?["message"] as? String }
    let own = answers.filter { $0["id"] as? Int == requests }
    #expect(own.count == 1, "\(method)")
    return own.first ?? [:]
  }

  func tell(_ method: String, _ params: [String: Any]) throws {
    _ = try exchange(["method": method, "params": params])
  }

  func open(_ path: String, _ text: String, version: Int = 1) throws {
    let item: [String: Any] = [
      "uri": uri(path), "languageId": "yaml", "version": version, "text": text,
    ]
    try tell("textDocument/didOpen", ["textDocument": item])
  }

  /// What is answered at the cursor.
  func ask(_ method: String, _ more: [String: Any] = [:]) throws -> [String: Any] {
    let (path, position) = try #require(cursor)
    var params: [String: Any] = ["textDocument": ["uri": uri(path)], "position": position]
    params.merge(more) { _, own in own }
    return try request("textDocument/\(method)", params)
  }

  // MARK: What is answered, in words

  /// The places of an answer as `file:line what stands there`.
  func places(_ method: String, _ more: [String: Any] = [:]) throws -> [String] {
    let answer = try ask(method, more)
    return try (answer["result"] as? [[String: Any]] ?? []).map { place in
      let file = place["uri"].map { path($0) } ?? cursor?.path ?? ""
      let (line, words) = try stretch(place["range"], of: file)
      return "\(file):\(line + 1) \(words)"
    }
  }

  /// What stands in a range of UTF-16.
  func stretch(_ range: Any?, of file: String) throws -> (line: Int, words: String) {
    let range = try #require(range as? [String: [String: Int]])
    let start = try #require(range["start"]), end = try #require(range["end"])
    let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(start["line"])
    let units = Array(String(lines[number]).utf16)
    let first = try #require(start["character"])
    let last = end["line"] == number ? try #require(end["character"]) : units.count
    return (
      number,
      String(decoding: units[min(first, units.count)..<min(last, units.count)], as: UTF16.self)
    )
  }

  /// Why a request has no answer.
  func refusal(_ method: String, _ more: [String: Any] = [:]) throws -> String? {
    (try ask(method, more)["error"] as? [String: Any])?["message"] as? String
  }

  /// Gives what is at the cursor another name, and does what the answer says to the saved files.
  ///
  /// - Returns: the files that were changed with the versions that were meant, and those moved.
  func rename(to name: String) throws -> [String] {
    let answer = try ask("rename", ["newName": name])
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    var done: [String] = []
    for (uri, edits) in result["changes"] as? [String: [[String: Any]]] ?? [:] {
      try apply(edits, to: path(uri))
      done.append(path(uri))
    }
    for change in result["documentChanges"] as? [[String: Any]] ?? [] {
      if change["kind"] as? String == "rename" {
        let (old, new) = (path(change["oldUri"]), path(change["newUri"]))
        try FileManager.default.moveItem(atPath: "\(folder)/\(old)", toPath: "\(folder)/\(new)")
        done.append("\(old) → \(new)")
      } else {
        let document = try #require(change["textDocument"] as? [String: Any])
        let file = path(document["uri"])
        try apply(try #require(change["edits"] as? [[String: Any]]), to: file)
        let version = (document["version"] as? Int).map { " of \($0)" } ?? ""
        done.append(file + version)
      }
    }
    return done.sorted()
  }

  private func apply(_ edits: [[String: Any]], to file: String) throws {
    var lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array(String($0).utf16) }
    let ordered = try edits.map { edit in
      let range = try #require(edit["range"] as? [String: [String: Int]])
      return (
        line: try #require(range["start"]?["line"]),
        start: try #require(range["start"]?["character"]),
        end: try #require(range["end"]?["character"]), text: edit["newText"] as? String ?? ""
      )
    }.sorted { ($0.line, $0.start) > ($1.line, $1.start) }
    for edit in ordered {
      lines[edit.line].replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf16))
    }
    try save(file, lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n"))
  }

  /// What is proposed at the cursor, with what it puts there.
  func proposals() throws -> [String: String] {
    let items = try ask("completion")["result"] as? [[String: Any]] ?? []
    return Dictionary(
      items.map { item in
        let edit = item["textEdit"] as? [String: Any]
        return (item["label"] as? String ?? "", edit?["newText"] as? String ?? "")
      }
    ) { first, _ in first }
  }

  /// The line at the cursor once a proposal was taken.
  func line(taking label: String) throws -> String? {
    let items = try ask("completion")["result"] as? [[String: Any]] ?? []
    guard let item = items.first(where: { $0["label"] as? String == label }),
      let edit = item["textEdit"] as? [String: Any], let file = cursor?.path
    else { return nil }
    let before = try text(file)
    try apply([edit], to: file)
    defer { try? save(file, before) }
    let number = cursor?.position["line"] ?? 0
    return try String(
      text(file).split(separator: "\n", omittingEmptySubsequences: false)[number])
  }
}
