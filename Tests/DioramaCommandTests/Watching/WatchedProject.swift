import ArgumentParser
import DioramaKit
import DioramaSystem
import HeadlessSendbird

@testable import DioramaAuthoring
@testable import DioramaCommand

/// A project of two screens, each with a fixture of its own, that is watched.
struct WatchedProject {
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
    return WatchSession(options.request, try Registry(.sendbird))
  }

  private var session: WatchSession
  private(set) var watcher: FolderWatcher

  /// Watches a path as the command does; what is there already has been shown.
  init?(at path: String) throws {
    guard let watcher = FolderWatcher() else { return nil }
    self.watcher = watcher
    session = try Self.session(at: path)
    _ = update(after: nil)
  }

  private mutating func update(after changed: Set<String>?) -> WatchSession.Update {
    let update = session.update(after: changed, watching: watcher.watch)
    watcher.keep(session.folders)
    return update
  }

  /// Waits for what comes of changes: one save may be heard of in parts.
  ///
  /// - Returns: what came of the first one that is wanted, or of the last one before long silence.
  mutating func next(
    _ isWanted: (WatchSession.Update) -> Bool
  ) -> (changed: Set<String>, update: WatchSession.Update) {
    var last = (changed: Set<String>(), update: WatchSession.Update())
    while let heard = watcher.next(within: 5_000) {
      let changed = heard.filter(session.concerns)
      if changed.isEmpty { continue }
      last = (changed, update(after: changed))
      if isWanted(last.update) { break }
    }
    return last
  }
}

extension WatchSession.Update {
  /// What a person reads of it.
  var text: String { WatchReport(self).text(isQuiet: false, Colors(isOn: false)).text }
}
