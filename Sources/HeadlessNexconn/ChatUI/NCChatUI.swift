import ChatBackend
import HeadlessUIKit

/// The kit's entry point: who is logged in, where profiles come from, and what is known of them.
///
/// It belongs to the run: nothing set on it reaches another one. Outside of a run, where an app
/// sets itself up, the mode and the switches become those that every run starts with; all else is
/// forgotten.
public final class NCChatUI {
  /// Whoever shows profiles.
  let updates: InfoUpdates
  /// What the app provides.
  let provider: InfoProvider
  /// What the managed service knows.
  let management: InfoManagement
  /// Where a user's persistent store is, or what it is filled with.
  var openStore: (_ userId: String) throws(NCPersistentCacheError) -> ProfileStore = {
    _ throws(NCPersistentCacheError) in try ProfileStore.inMemory()
  }
  /// Kept alive for the run: data sources that no app keeps.
  var ownSources: AnyObject?
  private var stores: [String: ProfileStore] = [:]
  private var storeUserId: String?
  private let isOfRun: Bool

  var settings: ChatUISettings {
    didSet { if !isOfRun { ChatUISettings.ofProcess = settings } }
  }

  private init(of environment: ScreenEnvironment?) {
    isOfRun = environment != nil
    settings = ChatUISettings.ofProcess
    let queue = environment?.mainQueue
    updates = InfoUpdates(on: queue)
    provider = InfoProvider(on: queue, telling: updates)
    management = InfoManagement(environment?.chatService, on: queue, telling: updates)
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> NCChatUI {
      NCChatUI(of: environment)
    }
  }

  /// The kit of this run; outside of a run a new one each time.
  public static func shared() -> NCChatUI {
    ScreenEnvironment.current?[Key.self] ?? NCChatUI(of: nil)
  }

  // MARK: Settings

  /// Where profiles come from, asked at each look at them (N60).
  public var currentDataSourceType: NCDataSourceType {
    get { settings.dataSourceType }
    set { settings.dataSourceType = newValue }
  }

  /// Whether provided profiles are kept for the next run; it has to be on when the current user is
  /// set (N106).
  public var enablePersistentUserInfoCache: Bool {
    get { settings.isPersistent }
    set { settings.isPersistent = newValue }
  }

  /// Who is logged in. Setting it refreshes that person and opens their store (N70).
  public var currentUserInfo: NCChatUIUserInfo? {
    didSet {
      guard let user = currentUserInfo else { return }
      if let id = user.userId { open(storeOf: id) }
      refreshUserInfoCache(user, withUserId: user.userId)
    }
  }

  /// Knows people; asked in the provider mode.
  public weak var userInfoDataSource: (any NCChatUIUserInfoDataSource)? {
    get { provider.sources.user }
    set { provider.sources.user = newValue }
  }

  /// Knows groups; asked in the provider mode.
  public weak var groupInfoDataSource: (any NCChatUIGroupInfoDataSource)? {
    get { provider.sources.group }
    set { provider.sources.group = newValue }
  }

  /// Knows what people are called in groups; asked in the provider mode.
  public weak var groupUserInfoDataSource: (any NCChatUIGroupUserInfoDataSource)? {
    get { provider.sources.groupUser }
    set { provider.sources.groupUser = newValue }
  }

  /// Knows who belongs to groups; asked in the provider mode.
  public weak var groupMemberDataSource: (any NCChatUIGroupMemberDataSource)? {
    get { provider.sources.groupMember }
    set { provider.sources.groupMember = newValue }
  }

  // MARK: The persistent store

  /// Where the profiles that a user was shown are kept: a path for each user's id. Without it they
  /// are gone when the run is over. It has to be there when the current user is set.
  public var persistentCachePath: ((_ userId: String) -> String)? {
    didSet {
      guard let path = persistentCachePath else { return }
      openStore = { userId throws(NCPersistentCacheError) in try .file(path(userId)) }
    }
  }

  /// Why profiles are not kept although they should be; nil when all is well.
  public var persistentCacheFailure: NCPersistentCacheError? {
    openingFailure ?? provider.store?.failure
  }

  private var openingFailure: NCPersistentCacheError?

  private func open(storeOf userId: String) {
    guard userId != storeUserId else { return }
    storeUserId = userId
    provider.store?.flush()
    provider.store = nil
    guard enablePersistentUserInfoCache else { return }
    do throws(NCPersistentCacheError) {
      let store = if let known = stores[userId] { known } else { try openStore(userId) }
      stores[userId] = store
      provider.store = store
      openingFailure = nil
    } catch {
      openingFailure = error
    }
  }
}
