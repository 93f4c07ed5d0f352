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

extension NCChatUI {
  private var isProvided: Bool { currentDataSourceType == .infoProvider }

  // MARK: People

  /// What is known of a person. On a miss it is asked for, and whoever shows profiles is told of
  /// the answer (N78).
  public func getUserInfoCache(_ userId: String) -> NCChatUIUserInfo? {
    isProvided ? provider.user(userId) : management.user(userId)
  }

  /// What is known of a person, at once or after asking; nil when nobody knows.
  public func getUserInfo(
    _ userId: String, complete: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    if isProvided {
      provider.user(userId, complete: complete)
    } else {
      management.user(userId, complete: complete)
    }
  }

  /// Puts a person in the place of what is known; nil clears it.
  ///
  /// In the managed mode it changes the service instead: my profile, or what I call a friend who
  /// is known already (N93).
  public func refreshUserInfoCache(_ userInfo: NCChatUIUserInfo?, withUserId userId: String?) {
    if isProvided {
      provider.refresh(user: userInfo, userId)
    } else {
      management.refresh(user: userInfo, userId)
    }
  }

  /// Forgets all people, without telling.
  public func clearUserInfoCache() {
    if isProvided { provider.clearUsers() } else { management.clearUsers() }
  }

  // MARK: Groups

  /// What is known of a group; on a miss it is asked for.
  public func getGroupInfoCache(_ groupId: String) -> NCChatUIGroup? {
    isProvided ? provider.group(groupId) : management.group(groupId)
  }

  /// Puts a group in the place of what is known.
  public func refreshGroupInfoCache(_ groupInfo: NCChatUIGroup) {
    guard let id = groupInfo.groupId else { return }
    if isProvided {
      provider.refresh(group: groupInfo, id)
    } else {
      management.refresh(group: groupInfo, id)
    }
  }

  /// Forgets a group; in the provider mode whoever shows it is told.
  public func clearGroupInfoCache(forGroupId groupId: String) {
    if isProvided { provider.clear(group: groupId) } else { management.clear(group: groupId) }
  }

  /// Forgets all groups, without telling.
  public func clearGroupInfoCache() {
    if isProvided { provider.clearGroups() } else { management.clearGroups() }
  }

  // MARK: Members of groups

  /// What is known of a person in a group; on a miss it is asked for.
  public func getGroupUserInfoCache(
    _ userId: String, withGroupId groupId: String
  ) -> NCChatUIUserInfo? {
    let key = MemberKey(groupId: groupId, userId: userId)
    return isProvided ? provider.member(key) : management.member(key)
  }

  /// Puts a member in the place of what is known; nil clears it. In the managed mode only
  /// clearing does anything (N96).
  public func refreshGroupUserInfoCache(
    _ userInfo: NCChatUIUserInfo?, withUserId userId: String?, withGroupId groupId: String
  ) {
    guard let userId = userId ?? userInfo?.userId else { return }
    let key = MemberKey(groupId: groupId, userId: userId)
    if isProvided {
      provider.refresh(member: userInfo, key)
    } else if userInfo == nil {
      management.clear(member: key)
    }
  }

  /// Forgets all members of groups, without telling.
  public func clearGroupUserInfoCache() {
    if isProvided { provider.clearMembers() } else { management.clearMembers() }
  }

  // MARK: For screens

  /// Asks for people who are about to be shown, many at a time; in the managed mode only (N62).
  func preload(users ids: [String]) {
    if !isProvided { management.preload(users: ids) }
  }
}

extension NCChatUI {
  /// Changes my profile on the managed service.
  public func updateMyUserProfile(
    _ profile: NCUserProfile, completion: NCWriteCompletion? = nil
  ) {
    management.update(myProfile: profile, completion: completion)
  }

  /// Changes what I call a friend, and fields of the app's own; what is nil stays as it is.
  public func setFriendInfo(
    _ userId: String, remark: String?, extProfile: [String: String]?,
    completion: NCWriteCompletion? = nil
  ) {
    management.set(
      friend: userId, remark: remark, extProfile: extProfile, completion: completion)
  }

  /// Changes a group on the managed service; Objective-C calls it `updateGroupInfo:completion:`.
  public func update(_ groupInfo: NCGroupInfo, completion: NCWriteCompletion? = nil) {
    management.update(group: groupInfo, completion: completion)
  }

  /// Changes what a member of a group is called; what is nil stays as it is.
  public func setGroupMemberInfo(
    _ groupId: String, userId: String, nickname: String?, extra: String?,
    completion: NCWriteCompletion? = nil
  ) {
    management.set(
      member: MemberKey(groupId: groupId, userId: userId), nickname: nickname, extra: extra,
      completion: completion)
  }
}

extension NCChatUI {
  // MARK: Profiles that messages carry

  /// What a message carries of its sender: what it has already, else me, if that is wanted (N122).
  func senderInfo(toAttachTo present: NCUserInfo?) -> NCUserInfo? {
    if let present { return present }
    guard settings.attachesUserInfo, let me = currentUserInfo else { return nil }
    let info = NCUserInfo()
    info.userId = me.userId
    info.name = me.name
    info.portraitUri = me.avatarUrl
    info.alias = me.alias
    info.extra = me.extra
    return info
  }

  /// Learns from a message that came in. In the provider mode it overwrites what was known of its
  /// sender (N123); the managed service knows better (N124).
  func learn(from attached: NCUserInfo?, sentBy senderId: String) {
    guard currentDataSourceType == .infoProvider, let attached,
      senderId != management.myId ?? currentUserInfo?.userId,
      !attached.name.isNilOrEmpty || !attached.portraitUri.isNilOrEmpty
    else { return }
    let known = provider.knownUser(senderId)
    let user = NCChatUIUserInfo(id: senderId)
    user.name = attached.name
    user.avatarUrl = attached.portraitUri
    user.alias = attached.alias
    user.extra = attached.extra
    // A picture on the sender's own device is of no use here.
    if user.avatarUrl.isNilOrEmpty || user.avatarUrl?.hasPrefix("http") != true {
      user.avatarUrl = known?.avatarUrl
    }
    if user.alias.isNilOrEmpty { user.alias = known?.alias }
    if user.extra.isNilOrEmpty { user.extra = known?.extra }
    provider.refresh(user: user, senderId)
  }
}
