import DioramaCommand
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Synchronization

/// What came of a command that was run in this process.
struct CommandRun: Sendable {
  /// What it ended with.
  let status: ExitStatus
  /// Results.
  let output: String
  /// Diagnostics.
  let errors: String
  /// Both, in the order in which they were printed.
  let transcript: String

  /// Runs the command with some arguments.
  ///
  /// - Parameters:
  ///   - folders: folders whose paths are taken out of what is printed.
  ///   - keys: what somebody presses.
  ///   - name: what the command is called.
  ///   - registry: what makes its types; by default ``registry()``.
  init(
    _ arguments: [String], hiding folders: [String] = [],
    surroundings: Console.Surroundings = Console.Surroundings(), keys: String = "",
    name: String = "diorama",
    registry: @escaping @Sendable () throws -> Registry = { try CommandRun.registry() }
  ) throws {
    let printed = Mutex<[(bytes: [UInt8], channel: Console.Channel)]>([])
    let waiting = Mutex(keys[...])
    let console = Console(
      surroundings: surroundings, keys: { waiting.withLock { $0.popFirst() } }
    ) { bytes, channel in
      printed.withLock { $0.append((bytes, channel)) }
    }
    status = CommandLineTool(name: name, registry: registry).run(arguments, on: console)
    console.flush()
    let parts = printed.withLock { $0 }
    func text(_ isWanted: (Console.Channel) -> Bool) -> String {
      let bytes = parts.filter { isWanted($0.channel) }.flatMap(\.bytes)
      return folders.reduce(String(decoding: bytes, as: UTF8.self)) { text, folder in
        // Patches have paths without their first slash.
        text.replacing("--- a\(folder)/", with: "--- a/")
          .replacing("+++ b\(folder)/", with: "+++ b/").replacing("\(folder)/", with: "")
      }
    }
    output = text { $0 == .output }
    errors = text { $0 == .error }
    transcript = text { _ in true }
  }

  /// What screens of tests can name: the kit's types, and a header that belongs to no screen of it.
  static func registry() throws -> Registry { try types.get() }

  // Made once: it takes longer than most of what is tested with it.
  private static let types = Result {
    var registry = try Registry(.sendbird, .nexconn)
    try registry.register(PollHeader.self)
    try registry.register(TrippingViewController.self)
    return registry
  }

  /// The results as JSON.
  func json() throws -> Any { try Self.json(in: output) }

  /// The JSON of a text.
  static func json(in text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}

/// A header that the invite screen does not accept: it extends another class than the kit's.
final class PollHeader: SBUBaseSelectUserModule.Header {}
