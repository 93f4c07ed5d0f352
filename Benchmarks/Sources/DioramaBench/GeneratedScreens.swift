import Diorama
import Foundation

/// A folder of generated screens for the benchmark.
struct GeneratedScreens {
  /// The users of each screen.
  static let userCount = 20

  /// The folder.
  let folder: String
  /// The files, in order.
  let paths: [String]
  /// The total size of the files.
  let byteCount: Int

  /// Writes screens into a folder, each with a number of labeled frames or with a single frame.
  init(count: Int, into folder: String, frameCount: Int? = nil) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    self.folder = folder
    paths = (0..<count).map { "\(folder)/screen-\(Self.padded($0)).yaml" }
    var byteCount = 0
    for (number, path) in paths.enumerated() {
      let text = Self.text(number, frameCount: frameCount)
      byteCount += text.utf8.count
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    self.byteCount = byteCount
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(5 - digits.count, 0)) + digits
  }

  private static func text(_ number: Int, frameCount: Int?) -> String {
    var lines = [
      "screen: screen-\(padded(number))",
      "description: Invite people who are not in the channel yet",
      "viewController: SBUInviteUserViewController",
      "channelURL: team-\(number)",
      "headerComponent: SBUInviteUserModule.Header",
      "listComponent: SBUInviteUserModule.List",
      "currentUser: me",
      "data:",
      "  users:",
      user("me", "Me Myself", picture: 0),
    ]
    lines += (1..<userCount).map { index in
      user("user-\(number)-\(index)", "Person \(index) of \(number)", picture: index)
    }
    lines += [
      "  groupChannels:",
      "    - url: team-\(number)",
      "      name: Team \(number)",
      "      members: [me]",
    ]
    if let frameCount {
      lines += ["steps:"] + (0..<frameCount).map { "  - snapshot: frame \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func user(_ id: String, _ name: String, picture: Int) -> String {
    """
        - { userId: \(id), nickname: "\(name)", \
    profileURL: "https://example.com/\(picture).png" }
    """
  }
}
