import Diorama
import HeadlessSendbird

@testable import DioramaCommand

/// A project of two screens, each with a fixture of its own, that is watched.
enum WatchedProject {
  static let club = "groupChannels: [{ url: club, members: [alice] }]\n"
  static let people =
    "users: [{ userId: alice }, { userId: bob, nickname: Bob }]\n\(club)"
  static let files = [
    "diorama.yaml": "currentUser: alice\ndevice: { width: 36 }\n",
    "fixtures/people.yaml": people,
    "fixtures/others.yaml": "users: [{ userId: alice }, { userId: zoe, nickname: Zoe }]\n\(club)",
    "screens/bobs.yaml": screen(of: "bob", "../fixtures/people.yaml"),
    "screens/zoes.yaml": screen(of: "zoe", "../fixtures/others.yaml"),
  ]

  /// A screen that shows one user of a fixture.
  static func screen(of user: String, _ fixture: String) -> String {
    """
    viewController: SBUInviteUserViewController
    channelURL: club
    data: \(fixture)
    users: [\(user)]
    """
  }

  /// A session that watches the whole folder.
  static func session(_ folder: Workspace, _ options: String...) throws -> WatchSession {
    try session(at: folder.root, options)
  }

  private static func session(at path: String, _ options: [String] = []) throws -> WatchSession {
    let options = try CommonOptions.parse([path, "--jobs", "1"] + options)
    return WatchSession(options, try Registry(.sendbird), Colors(isOn: false))
  }
}
