import CommandTestSupport
import Foundation
import Testing

/// `lsp` as an editor starts it: with two pipes, and screens that run in child processes.
@Suite("Language server's command", .enabled(if: Tool.isAvailable)) struct LanguageServerTests {
  /// An editor that talks to the server of `CrashingTool`, whose header ends processes.
  private final class ServerProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var bytes = Data()
    private var requests = 0

    init() throws {
      process.executableURL = URL(filePath: Tool.path).deletingLastPathComponent()
        .appending(path: "CrashingTool")
      process.arguments = ["lsp"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    deinit { process.terminate() }

    func send(_ message: [String: Any]) throws {
      let whole = message.merging(["jsonrpc": "2.0"]) { own, _ in own }
      let body = try JSONSerialization.data(withJSONObject: whole)
      let head = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
      try input.fileHandleForWriting.write(contentsOf: head + body)
    }

    func notify(_ method: String, _ params: [String: Any]) throws {
      try send(["method": method, "params": params])
    }

    @discardableResult func ask(_ method: String, _ params: [String: Any]) throws -> Int {
      requests += 1
      try send(["id": requests, "method": method, "params": params])
      return requests
    }

    /// The next message; nil at the end.
    private func next() throws -> [String: Any]? {
      let gap = Data("\r\n\r\n".utf8)
      while true {
        if let end = bytes.range(of: gap),
          let length = Int(
            String(decoding: bytes[bytes.startIndex..<end.lowerBound], as: UTF8.self)
              .drop { !$0.isNumber }),
          bytes.endIndex - end.upperBound >= length
        {
          let body = bytes[end.upperBound..<end.upperBound + length]
          let message = try JSONSerialization.jsonObject(with: body) as? [String: Any]
          bytes = Data(bytes[(end.upperBound + length)...])
          return message
        }
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return nil }
        bytes += more
      }
    }

    /// The answer to a request; earlier messages are skipped.
    func answer(_ id: Int) throws -> Any? {
      while let message = try next() {
        if message["id"] as? Int == id, message["method"] == nil { return message["result"] }
      }
      return nil
    }

    /// Waits until a file has diagnostics with exactly these codes; earlier messages are skipped.
    func wait(forProblems codes: [String], in uri: String) throws -> Bool {
      while let message = try next() {
        let params = message["params"] as? [String: Any]
        guard message["method"] as? String == "textDocument/publishDiagnostics",
          params?["uri"] as? String == uri
        else { continue }
        let found = (params?["diagnostics"] as? [[String: Any]] ?? []).compactMap {
          $0["code"] as? String
        }
        if found == codes { return true }
      }
      return false
    }

    /// Waits until the server sends a request or notification; earlier messages are skipped.
    func wait(for method: String) throws -> Bool {
      while let message = try next() {
        if message["method"] as? String == method { return true }
      }
      return false
    }

    /// The exit status while the input stays open.
    func waitForEnd() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// The exit status after the input is closed.
    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func screen(_ name: String, _ fault: String) -> String {
    """
    screen: \(name)
    viewController: ForecastViewController
    city: oslo
    device: { width: 30 }
    headerComponent: { type: FaultyHeader, fault: \(fault) }
    data:
      cities:
        - { id: oslo, name: Oslo, degrees: 1, days: [{ name: Monday, sky: snow, degrees: -5 }] }
    steps:
      - snapshot: first
      - select: Monday

    """
  }

  private func titles(_ lenses: Any?) -> [String] {
    (lenses as? [[String: Any]] ?? []).compactMap {
      ($0["command"] as? [String: Any])?["title"] as? String
    }
  }

  @Test func changes_on_disk_are_noticed_without_editor_notifications() throws {
    let text = """
      viewController: ForecastViewController
      city: oslo
      data: fixtures/cities.yaml

      """
    let cities = "cities: [{ id: oslo, name: Oslo, degrees: 1 }]\n"
    let folder = try Workspace([
      "diorama.yaml": "{}\n", "a.yaml": text, "fixtures/cities.yaml": cities,
    ])
    let uri = URL(filePath: folder.path("a.yaml")).absoluteString
    let server = try ServerProcess()
    let abilities = ["workspace": ["codeLens": ["refreshSupport": true]]]
    _ = try server.answer(server.ask("initialize", ["capabilities": abilities]))
    let document: [String: Any] = ["uri": uri, "languageId": "yaml", "version": 1, "text": text]
    try server.notify("textDocument/didOpen", ["textDocument": document])
    let about = ["textDocument": ["uri": uri]]
    func wait(forLens title: String) throws -> Bool {
      while try server.wait(for: "workspace/codeLens/refresh") {
        let found = titles(try server.answer(server.ask("textDocument/codeLens", about)))
        if found.first == title { return true }
      }
      return false
    }
    #expect(try wait(forLens: "1 frame, not recorded: show"))
    // Another process records a different snapshot.
    try folder.write("another\n", to: "__Snapshots__/a.txt")
    #expect(try wait(forLens: "1 frame differs: show"))
    try FileManager.default.removeItem(atPath: folder.path("fixtures"))
    #expect(try server.wait(forProblems: ["unreadable-file"], in: uri))
    // The folder is created, then the file in it.
    try folder.write(cities, to: "fixtures/cities.yaml")
    #expect(try server.wait(forProblems: [], in: uri))
    try folder.write("thme: dark\n", to: "diorama.yaml")
    let own = URL(filePath: folder.path("diorama.yaml")).absoluteString
    #expect(try server.wait(forProblems: ["unknown-key"], in: own))
    #expect(try server.end() == 0)
  }

  @Test func the_server_ends_with_the_editor_even_if_its_pipe_stays_open() throws {
    let editor = Process()
    editor.executableURL = URL(filePath: "/bin/sh")
    editor.arguments = ["-c", "read line"]
    let hold = Pipe()
    editor.standardInput = hold
    try editor.run()
    let server = try ServerProcess()
    let params: [String: Any] = [
      "processId": Int(editor.processIdentifier), "capabilities": [String: Any](),
    ]
    _ = try server.answer(server.ask("initialize", params))
    try hold.fileHandleForWriting.close()
    editor.waitUntilExit()
    #expect(server.waitForEnd() == 0)
  }

  @Test func screens_that_crash_or_exit_do_not_end_the_server() throws {
    let text = [screen("a", "index"), screen("b", "exit"), screen("c", "nothing")]
      .joined(separator: "---\n")
    let folder = try Workspace(["diorama.yaml": "{}\n", "a.yaml": text])
    let uri = URL(filePath: folder.path("a.yaml")).absoluteString
    let server = try ServerProcess()
    _ = try server.answer(server.ask("initialize", ["capabilities": [String: Any]()]))
    let document: [String: Any] = [
      "uri": uri, "languageId": "yaml", "version": 1, "text": text,
    ]
    try server.notify("textDocument/didOpen", ["textDocument": document])
    let about = ["textDocument": ["uri": uri]]
    let lenses = titles(try server.answer(server.ask("textDocument/codeLens", about)))
    #expect(
      lenses == [
        "cannot be shown: the screen's code crashed at step 2: Index out of range",
        "cannot be shown: the screen's code called 'exit' at step 2, which ends its process",
        "2 frames, not recorded: show", "record",
      ])
    #expect(try server.answer(server.ask("shutdown", [:])) is NSNull)
    try server.notify("exit", [:])
    #expect(try server.end() == 0)
  }

  @Test func a_static_variable_of_an_app_is_not_shared_between_screens() throws {
    let text = ["a", "b", "c"].map { screen($0, "count, early: true") }.joined(separator: "---\n")
    let folder = try Workspace(["diorama.yaml": "{}\n", "a.yaml": text])
    let (status, printed) = try Tool.shell(
      "cd \"$1\" && \"$(dirname \"$0\")/CrashingTool\" record .", folder.path(""))
    try #require(status == 0, "\(printed)")
    let uri = URL(filePath: folder.path("a.yaml")).absoluteString
    let server = try ServerProcess()
    _ = try server.answer(server.ask("initialize", ["capabilities": [String: Any]()]))
    let document: [String: Any] = ["uri": uri, "languageId": "yaml", "version": 1, "text": text]
    try server.notify("textDocument/didOpen", ["textDocument": document])
    let about = ["textDocument": ["uri": uri]]
    let lenses = titles(try server.answer(server.ask("textDocument/codeLens", about)))
    #expect(lenses.count { $0.hasPrefix("2 frames") } == 3, "\(lenses)")
    #expect(!lenses.contains { $0.contains("differ") }, "\(lenses)")
    #expect(try server.end() == 0)
  }

  @Test func an_endless_screen_blocks_no_other_request_and_stops_at_the_next_edit() throws {
    let folder = try Workspace(["diorama.yaml": "{}\n", "a.yaml": ""])
    let uri = URL(filePath: folder.path("a.yaml")).absoluteString
    let server = try ServerProcess()
    _ = try server.answer(server.ask("initialize", ["capabilities": [String: Any]()]))
    let document: [String: Any] = [
      "uri": uri, "languageId": "yaml", "version": 1, "text": screen("a", "loop"),
    ]
    try server.notify("textDocument/didOpen", ["textDocument": document])
    let about = ["textDocument": ["uri": uri]]
    let waiting = try server.ask("textDocument/codeLens", about)
    // A request that needs no run is answered meanwhile.
    let folds = try server.answer(server.ask("textDocument/foldingRange", about))
    #expect((folds as? [Any])?.isEmpty == false)
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [["text": screen("a", "nothing")]],
      ])
    #expect(titles(try server.answer(waiting)) == ["2 frames, not recorded: show", "record"])
    #expect(try server.end() == 0)
  }
}
