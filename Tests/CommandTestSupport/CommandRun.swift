import DioramaCommand
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Synchronization

/// The result of a command that was run in this process.
public struct CommandRun: Sendable {
  /// Its exit status.
  public let status: ExitStatus
  /// Results.
  public let output: String
  /// Diagnostics.
  public let errors: String
  /// Both, in the order in which they were printed.
  public let transcript: String

  /// Runs the command with some arguments.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the command's name.
  ///   - folders: folders whose paths are removed from the output.
  ///   - environment: the terminal and the variables of the command.
  ///   - keys: the keys that the user presses.
  ///   - name: the name of the command.
  ///   - registry: makes the command's types; by default ``registry()``.
  /// - Throws: no failures of the command itself; these are in ``status``.
  public init(
    _ arguments: [String], hiding folders: [String] = [],
    environment: Console.Environment = Console.Environment(), keys: String = "",
    name: String = "diorama",
    registry: @escaping @Sendable () throws -> Registry = { try CommandRun.registry() }
  ) throws {
    let printed = Mutex<[(bytes: [UInt8], channel: Console.Channel)]>([])
    let waiting = Mutex(keys[...])
    let console = Console(
      environment: environment, keys: { waiting.withLock { $0.popFirst() } }
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

  /// The types that screens of tests can name: those of the kits, ``PollHeader`` and
  /// ``WarningViewController``.
  public static func registry() throws -> Registry { try types.get() }

  // Created once, because it takes longer than most tests that use it.
  private static let types = Result {
    var registry = try Registry(.sendbird, .nexconn)
    try registry.register(PollHeader.self)
    try registry.register(WarningViewController.self)
    return registry
  }

  /// The results as JSON.
  public func json() throws -> Any { try Self.json(in: output) }

  /// The JSON of a text.
  public static func json(in text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}

/// A header that the invite screen does not accept, because it extends the wrong class.
public final class PollHeader: SBUBaseSelectUserModule.Header {}
