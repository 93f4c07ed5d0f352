import ArgumentParser
import CommandTestSupport
import DioramaKit
import DioramaSystem
import HeadlessSendbird

@testable import DioramaAuthoring
@testable import DioramaCommand

extension WatchedProject {
  /// A session that watches the whole folder.
  static func session(_ folder: Workspace, _ options: String...) throws -> WatchSession {
    try session(at: folder.root, options)
  }

  fileprivate static func session(
    at path: String, _ options: [String] = []
  ) throws -> WatchSession {
    let options = try CommonOptions.parse([path, "--jobs", "1"] + options)
    return WatchSession(options.request, try Registry(.sendbird))
  }
}

/// Watches a project as the command does, with the changes that the system reports.
struct WatchDriver {
  private var session: WatchSession
  private(set) var watcher: FolderWatcher

  /// Watches a path; its current content counts as shown.
  init?(at path: String) throws {
    guard let watcher = FolderWatcher() else { return nil }
    self.watcher = watcher
    session = try WatchedProject.session(at: path)
    _ = update(after: nil)
  }

  private mutating func update(after changed: Set<String>?) -> WatchSession.Update {
    let update = session.update(after: changed, watching: watcher.watch)
    watcher.unwatchAll(except: session.folders)
    return update
  }

  /// Waits for an update; the system may report one save in several parts.
  ///
  /// - Returns: the first wanted update, or the last one before a long silence.
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
  /// The text that a user reads.
  var text: String { WatchReport(self).text(isQuiet: false, Colors(isOn: false)).text }
}
