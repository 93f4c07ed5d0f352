import Foundation

/// An editor that shows the results of screen runs.
final class RunningEditor: Editor {
  /// A screen with two frames and a tap between them.
  static let twoFrames = """
    viewController: SBUInviteUserViewController
    channelURL: crew
    steps:
      - snapshot: first
      - tap: Ben
      - snapshot: chosen

    """

  init(_ files: [String: String] = [:], _ capabilities: [String: Any] = [:], preview: Bool = false)
    throws
  {
    try super.init(files, capabilities, options: ["preview": preview])
  }

  /// Sends a request.
  ///
  /// - Returns: the id of the request.
  func beginRequest(_ method: String, _ params: [String: Any]) throws -> Int {
    try begin(method, params)
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

  /// The error message of a command, or nil if it succeeded.
  func execute(_ command: [String: Any]) throws -> String? {
    let answer = try request("workspace/executeCommand", command)
    return (answer["error"] as? [String: Any])?["message"] as? String
  }
}
