import Foundation
import Testing

/// `lsp` as an editor starts it: two pipes, and screens that are run in processes of their own.
@Suite("Language server's command", .enabled(if: Tool.isThere)) struct LanguageServerTests {
  /// An editor that talks to a server of the clumsy tool, whose header ends processes.
  private final class Pipes {
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

    func tell(_ method: String, _ params: [String: Any]) throws {
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

    /// The answer to a request; what comes before it is passed over.
    func answer(_ id: Int) throws -> Any? {
      while let message = try next() {
        if message["id"] as? Int == id, message["method"] == nil { return message["result"] }
      }
      return nil
    }

    /// What the process ends with once its input does.
    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func screen(_ name: String, _ mishap: String) -> String {
    """
    screen: \(name)
    viewController: ForecastViewController
    city: oslo
    device: { width: 30 }
    headerComponent: { type: ClumsyHeader, mishap: \(mishap) }
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

  @Test func code_that_traps_or_ends_the_process_ends_no_server() throws {
    let text = [screen("a", "index"), screen("b", "exit"), screen("c", "nothing")]
      .joined(separator: "---\n")
    let folder = try Workspace(["diorama.yaml": "{}\n", "a.yaml": text])
    let uri = URL(filePath: folder.path("a.yaml")).absoluteString
    let server = try Pipes()
    _ = try server.answer(server.ask("initialize", ["capabilities": [String: Any]()]))
    let document: [String: Any] = [
      "uri": uri, "languageId": "yaml", "version": 1, "text": text,
    ]
    try server.tell("textDocument/didOpen", ["textDocument": document])
    let about = ["textDocument": ["uri": uri]]
    let lenses = titles(try server.answer(server.ask("textDocument/codeLens", about)))
    #expect(
      lenses == [
        "cannot be shown: the screen's code crashed at step 2: Index out of range",
        "cannot be shown: the screen's code called 'exit' at step 2, which ends the whole command",
        "2 frames, not recorded: show", "record",
      ])
    #expect(try server.answer(server.ask("shutdown", [:])) is NSNull)
    try server.tell("exit", [:])
    #expect(try server.end() == 0)
  }

  @Test func code_that_never_ends_keeps_nobody_waiting_and_goes_with_the_next_key() throws {
    let folder = try Workspace(["diorama.yaml": "{}\n", "a.yaml": ""])
    let uri = URL(filePath: folder.path("a.yaml")).absoluteString
    let server = try Pipes()
    _ = try server.answer(server.ask("initialize", ["capabilities": [String: Any]()]))
    let document: [String: Any] = [
      "uri": uri, "languageId": "yaml", "version": 1, "text": screen("a", "loop"),
    ]
    try server.tell("textDocument/didOpen", ["textDocument": document])
    let about = ["textDocument": ["uri": uri]]
    let waiting = try server.ask("textDocument/codeLens", about)
    // What needs no run is answered meanwhile.
    let folds = try server.answer(server.ask("textDocument/foldingRange", about))
    #expect((folds as? [Any])?.isEmpty == false)
    try server.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [["text": screen("a", "nothing")]],
      ])
    #expect(titles(try server.answer(waiting)) == ["2 frames, not recorded: show", "record"])
    #expect(try server.end() == 0)
  }
}
