import Diorama
import DioramaKit
import Dispatch
import Foundation
import HeadlessSendbird

/// Checks that a run also replaces the machine in this build: the statically linked Swift libraries
/// have to get the time from the run, and threads of Dispatch do not count as separate threads.
struct MachineCheck {
  private let folder: String

  /// A check that writes its screens into an empty folder.
  init(in folder: String) { self.folder = folder }

  /// Runs the screens.
  ///
  /// - Throws: ``Failure`` if a screen shows or reports something else than in a test build.
  func run() throws {
    var registry = try Registry(.sendbird)
    try registry.register(ClockHeader.self)
    try registry.register(ThreadHeader.self)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for type in ["ClockHeader", "ThreadHeader"] {
      let text = """
        screen: \(type)
        viewController: SBUInviteUserViewController
        channelURL: team
        headerComponent: \(type)
        now: 2001-09-09T01:46:40Z
        currentUser: me
        data: { users: [{ userId: me }], groupChannels: [{ url: team, members: [me] }] }

        """
      try text.write(toFile: "\(folder)/\(type).yaml", atomically: false, encoding: .utf8)
    }
    let outcomes = ScreenSuite(try Project(at: folder), registry: registry, jobs: 1).outcomes()
    let codes = outcomes.map { $0.diagnostics.sorted.map(\.code.rawValue) }
    let shown = outcomes.map { String(decoding: $0.snapshot ?? [], as: UTF8.self) }
    guard codes == [[], ["own-thread"]] else {
      throw Failure("the threads that a run hears of are others in this build: \(codes)")
    }
    guard shown.allSatisfy({ $0.contains(" 1000000000 ") }) else {
      throw Failure("a run's clock does not answer in this build:\n\(shown.joined())")
    }
    print("a run answers for the machine's clock and threads in this build")
  }
}

/// A header that shows the time after work on a Dispatch queue.
private final class ClockHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    super.setupViews()
    let done = Dispatch.DispatchSemaphore(value: 0)
    Dispatch.DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
      done.signal()
    }
    done.wait()
    (titleView as? SBUNavigationTitleView)?.text = "\(Int(Date().timeIntervalSince1970))"
  }
}

/// A header that starts a separate thread.
private final class ThreadHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    super.setupViews()
    let done = Dispatch.DispatchSemaphore(value: 0)
    Thread { done.signal() }.start()
    done.wait()
    (titleView as? SBUNavigationTitleView)?.text = "\(Int(Date().timeIntervalSince1970))"
  }
}
