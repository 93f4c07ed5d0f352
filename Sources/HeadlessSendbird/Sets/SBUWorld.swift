import ChatBackend
import HeadlessUIKit
import Synchronization

/// All that the kit's global names stand for: sets of types, strings, theme, current user.
///
/// Inside a run there is one for the run; outside, the process-wide values are used, and a run
/// starts with a copy of them.
final class SBUWorld {
  var sets: SBUSets
  var strings: SBUStrings
  var colorScheme: SBUTheme.ColorScheme
  var config = SBUConfig()
  private var ownCurrentUser: SBUUser?
  private let service: ChatService?
  lazy var themes = SBUThemes(colorScheme)
  lazy var loadingView = SBULoadingView()

  private init(_ defaults: Defaults, _ environment: ScreenEnvironment?) {
    sets = defaults.sets
    strings = defaults.strings
    service = environment?.chatService
    colorScheme = environment?.userInterfaceStyle == .dark ? .dark : .light
  }

  /// The id of the user who is logged in: the app's own, else the one who is connected.
  var currentUserId: String? { ownCurrentUser?.userId ?? service?.currentUserId }

  /// The user who is logged in.
  var currentUser: SBUUser? {
    get {
      if let ownCurrentUser { return ownCurrentUser }
      guard let service, let id = service.currentUserId else { return nil }
      return service.user(id).map { SBUUser(user: User($0)) }
    }
    set { ownCurrentUser = newValue }
  }

  /// What holds for the whole process until a run changes its own copy.
  private struct Defaults: Sendable {
    var sets = SBUSets()
    var strings = SBUStrings()
  }

  private static let defaults = Mutex(Defaults())

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUWorld {
      SBUWorld(SBUWorld.defaults.withLock { $0 }, environment)
    }
  }

  /// The run's world; outside of a run a new one each time.
  static var current: SBUWorld {
    ScreenEnvironment.current?[Key.self] ?? SBUWorld(defaults.withLock { $0 }, nil)
  }

  /// Reads or changes the sets of types: the run's own, or the process-wide ones outside of a run.
  static var sets: SBUSets {
    get { current.sets }
    set {
      if let environment = ScreenEnvironment.current {
        environment[Key.self].sets = newValue
      } else {
        defaults.withLock { $0.sets = newValue }
      }
    }
  }

  /// Reads or changes the strings: the run's own, or the process-wide ones outside of a run.
  static var strings: SBUStrings {
    get { current.strings }
    set {
      if let environment = ScreenEnvironment.current {
        environment[Key.self].strings = newValue
      } else {
        defaults.withLock { $0.strings = newValue }
      }
    }
  }
}
