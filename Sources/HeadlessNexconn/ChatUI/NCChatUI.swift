import ChatBackend
import Foundation
import HeadlessUIKit

/// The kit's entry point: who is logged in, where profiles come from, and what is known of them.
///
/// It belongs to the run: nothing set on it reaches another one. Outside of a run, where an app
/// sets itself up, the mode and the switches become those that every run starts with; all else is
/// forgotten.
///
/// An app that knows its people itself says so, and answers the kit's questions:
///
/// ```swift
/// let kit = NCChatUI.shared()
/// kit.currentDataSourceType = .infoProvider
/// kit.userInfoDataSource = directory
/// kit.groupInfoDataSource = directory
/// kit.currentUserInfo = me
/// ```
///
/// In YAML the key `NCChatUI` does the same for a screen or, in `diorama.yaml`, for a project.
public final class NCChatUI {
  /// Whoever shows profiles.
  let updates: InfoUpdates
  /// What the app provides.
  let provider: InfoProvider
  /// What the managed service knows.
  let management: InfoManagement
  /// What a screen says that the persistent store holds before its run.
  var initialProfiles: StoredProfiles?
  /// Kept alive for the run: data sources that no app keeps.
  var retainedDataSources: AnyObject?
  private var stores: [String: ProfileStore] = [:]
  private var storeUserId: String?
  private let isOfRun: Bool
  private let allowsPersistence: Bool

  var settings: ChatUISettings {
    didSet { if !isOfRun { ChatUISettings.ofProcess = settings } }
  }

  private init(of environment: ScreenEnvironment?) {
    isOfRun = environment != nil
    allowsPersistence = environment?.allowsPersistence ?? false
    settings = ChatUISettings.ofProcess
    let queue = environment?.mainQueue
    updates = InfoUpdates(on: queue)
    provider = InfoProvider(on: queue, notifying: updates)
    management = InfoManagement(environment?.chatService, on: queue, notifying: updates)
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> NCChatUI {
      NCChatUI(of: environment)
    }
  }

  /// The kit of this run; outside of a run a new one each time, which passes its mode and switches
  /// on.
  ///
  /// - Returns: The same object wherever the run asks.
  public static func shared() -> NCChatUI {
    ScreenEnvironment.current?[Key.self] ?? NCChatUI(of: nil)
  }

  // MARK: Settings

  /// Where profiles come from; the managed service unless set.
  ///
  /// It is looked at whenever a profile is asked for. Each mode has caches of its own, which
  /// switching neither copies nor clears (N60).
  public var currentDataSourceType: NCDataSourceType {
    get { settings.dataSourceType }
    set { settings.dataSourceType = newValue }
  }

  /// Whether provided profiles are kept in a database; false unless set.
  ///
  /// It has to be on when ``currentUserInfo`` is set, which opens the database (N106), and that is
  /// all it takes: see ``persistentCachePath`` for where the database is.
  public var enablePersistentUserInfoCache: Bool {
    get { settings.isPersistent }
    set { settings.isPersistent = newValue }
  }

  /// Who is logged in; nil unless set, and it may be set to nil.
  ///
  /// Setting it opens the persistent cache of that user, if one is wanted. Then in the provider mode
  /// the user is refreshed as ``refreshUserInfoCache(_:withUserId:)`` does; in the managed mode the
  /// service is told, if the user's profile is in the cache already (N70). That the service knows the user
  /// under this id is not checked (N71).
  public var currentUserInfo: NCChatUIUserInfo? {
    didSet {
      guard let user = currentUserInfo else { return }
      if let id = user.userId { open(storeOf: id) }
      if currentDataSourceType == .infoProvider {
        provider.refresh(user: user, user.userId)
      } else {
        management.write(user: user, user.userId)
      }
    }
  }

  /// Knows people; asked in the provider mode. Not kept alive.
  public weak var userInfoDataSource: (any NCChatUIUserInfoDataSource)? {
    get { provider.sources.user }
    set { provider.sources.user = newValue }
  }

  /// Knows groups; asked in the provider mode. Not kept alive.
  public weak var groupInfoDataSource: (any NCChatUIGroupInfoDataSource)? {
    get { provider.sources.group }
    set { provider.sources.group = newValue }
  }

  /// Knows what people are called in groups; asked in the provider mode. Not kept alive.
  ///
  /// Once there was one, members are kept apart from people, also after it is taken away (N64).
  public weak var groupUserInfoDataSource: (any NCChatUIGroupUserInfoDataSource)? {
    get { provider.sources.groupUser }
    set { provider.sources.groupUser = newValue }
  }

  /// Knows who belongs to groups; the @mention page of the provider mode asks it. Not kept alive.
  public weak var groupMemberDataSource: (any NCChatUIGroupMemberDataSource)? {
    get { provider.sources.groupMember }
    set { provider.sources.groupMember = newValue }
  }

  // MARK: The persistent store

  /// Where the profiles that a user was shown are kept: the path of an SQLite file for each user's
  /// id; nil, as it is unless set, for ``standardPersistentCachePath(_:)``.
  ///
  /// It is looked at when ``currentUserInfo`` is set. Missing folders are made, several processes
  /// may share a file, and what is no cache of the kit is not touched: see
  /// ``persistentCacheFailure``. A screen in YAML touches no files: its run has a store of its own in
  /// memory, which begins with the `cache` of the key `NCChatUI`.
  public var persistentCachePath: ((_ userId: String) -> String)?

  /// Where profiles are kept if an app does not say: in the user's folder for application support,
  /// as `Nexconn/<app>/<userId>/ChatUIUserInfoCache` (N107).
  ///
  /// The name of the process stands for the app, whose key the real kit has.
  ///
  /// - Parameter userId: Who is logged in; other characters than letters, digits, `-` and `_` are
  ///   written with percent signs, so that no id leads out of the folder.
  /// - Returns: The path of the file; nil where the user has no such folder.
  public static func standardPersistentCachePath(_ userId: String) -> String? {
    let folders = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
    let names = [ProcessInfo.processInfo.processName, userId].map {
      $0.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
    guard let folder = folders.first, !names.contains("") else { return nil }
    return (["Nexconn"] + names + ["ChatUIUserInfoCache"])
      .reduce(folder) { $0.appendingPathComponent($1) }.path
  }

  /// Why profiles are not kept although they should be; nil when all is well.
  ///
  /// The kit goes on without the file: what it learns stays in memory.
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
      let store = if let known = stores[userId] { known } else { try makeStore(of: userId) }
      stores[userId] = store
      provider.store = store
      openingFailure = nil
    } catch {
      openingFailure = error
    }
  }

  private func makeStore(of userId: String) throws(NCPersistentCacheError) -> ProfileStore {
    let named = persistentCachePath?(userId)
    guard allowsPersistence, initialProfiles == nil,
      let path = named ?? Self.standardPersistentCachePath(userId)
    else {
      return try .inMemory(with: initialProfiles)
    }
    return try .file(path)
  }
}

extension NCChatUI {
  private var usesProvider: Bool { currentDataSourceType == .infoProvider }

  // MARK: People

  /// What is known of a person at this moment.
  ///
  /// On a miss the person is asked for, and every ``NCInfoUpdateDelegate`` is told of the answer
  /// (N78).
  ///
  /// - Parameter userId: Who; nobody is asked for an empty id.
  /// - Returns: The profile, nil while nothing is known. In the managed mode it is a copy that can
  ///   be written to without harm.
  public func getUserInfoCache(_ userId: String) -> NCChatUIUserInfo? {
    usesProvider ? provider.user(userId) : management.user(userId)
  }

  /// What is known of a person, at once or after asking.
  ///
  /// - Parameters:
  ///   - userId: Who.
  ///   - complete: Called once: before this returns if the person is known (N79), else when the
  ///     answer comes; when nobody knows, with a profile that has the id alone. A data source that
  ///     never answers is never followed by a call.
  public func getUserInfo(
    _ userId: String, complete: @escaping (NCChatUIUserInfo) -> Void
  ) {
    let answer = { (user: NCChatUIUserInfo?) in complete(user ?? NCChatUIUserInfo(id: userId)) }
    if usesProvider {
      provider.user(userId, complete: answer)
    } else {
      management.user(userId, complete: answer)
    }
  }

  /// Puts a person in the place of what is known.
  ///
  /// The profile is kept and told of on the main queue (N90, page 002). In the provider mode the
  /// very object that is known already changes nothing (N91). In the managed mode the service is
  /// told first of the current user's profile, or the alias of a friend, if they are in the cache
  /// already, and what it refuses is not kept (N93).
  ///
  /// ```swift
  /// let user = NCChatUIUserInfo()
  /// user.userId = "user_001"
  /// user.name = "New Nickname"
  /// NCChatUI.shared().refreshUserInfoCache(user, withUserId: user.userId)
  /// ```
  ///
  /// - Parameters:
  ///   - userInfo: The profile; nil clears what is known.
  ///   - userId: The id it is kept under, also when its own is another (N95); nil for its own.
  public func refreshUserInfoCache(_ userInfo: NCChatUIUserInfo?, withUserId userId: String?) {
    if usesProvider {
      provider.refresh(user: userInfo, userId)
    } else {
      management.refresh(user: userInfo, userId)
    }
  }

  /// Forgets all people of the current mode, without telling (N104); rows change when they are
  /// drawn again.
  public func clearUserInfoCache() {
    if usesProvider { provider.clearUsers() } else { management.users.forgetAll() }
  }

  // MARK: Groups

  /// What is known of a group at this moment; on a miss it is asked for (N84).
  ///
  /// - Parameter groupId: Which; nobody is asked for an empty id.
  /// - Returns: The group, nil while nothing is known.
  public func getGroupInfoCache(_ groupId: String) -> NCChatUIGroup? {
    usesProvider ? provider.group(groupId) : management.group(groupId)
  }

  /// Puts a group in the place of what is known, and tells of it; the service is not written to
  /// (N97).
  ///
  /// - Parameter groupInfo: The group; without an id it is let pass. In the provider mode one that
  ///   says the same in all fields is not told of (N92).
  public func refreshGroupInfoCache(_ groupInfo: NCChatUIGroup) {
    guard let id = groupInfo.groupId else { return }
    if usesProvider {
      provider.refresh(group: groupInfo, id)
    } else {
      management.refresh(group: groupInfo, id)
    }
  }

  /// Forgets a group.
  ///
  /// - Parameter groupId: Which. In the provider mode whoever shows it is told, with a group
  ///   without a name (N103).
  public func clearGroupInfoCache(forGroupId groupId: String) {
    if usesProvider { provider.clear(group: groupId) } else { management.groups.forget(groupId) }
  }

  /// Forgets all groups of the current mode, without telling (N104).
  public func clearGroupInfoCache() {
    if usesProvider { provider.clearGroups() } else { management.groups.forgetAll() }
  }

  // MARK: Members of groups

  /// What is known of a person in a group; on a miss it is asked for.
  ///
  /// - Parameters:
  ///   - userId: Who.
  ///   - groupId: The group.
  /// - Returns: The member. In the provider mode it is the person outside of the group until the
  ///   answer comes (N85); nil while nothing is known of either.
  public func getGroupUserInfoCache(
    _ userId: String, withGroupId groupId: String
  ) -> NCChatUIUserInfo? {
    let key = MemberKey(groupId: groupId, userId: userId)
    return usesProvider ? provider.member(key) : management.member(key)
  }

  /// Puts a member of a group in the place of what is known, and tells of it.
  ///
  /// In the managed mode the service does not hear of it (N96).
  ///
  /// - Parameters:
  ///   - userInfo: The member, whose name is the nickname in the group; nil clears.
  ///   - userId: The id it is kept under; nil for its own. Without either nothing happens.
  ///   - groupId: The group.
  public func refreshGroupUserInfoCache(
    _ userInfo: NCChatUIUserInfo?, withUserId userId: String?, withGroupId groupId: String
  ) {
    guard let userId = userId ?? userInfo?.userId else { return }
    let key = MemberKey(groupId: groupId, userId: userId)
    if usesProvider {
      provider.refresh(member: userInfo, key)
    } else if let userInfo {
      management.refresh(member: userInfo, key)
    } else {
      management.members.forget(key)
    }
  }

  /// Forgets all members of groups of the current mode, without telling (N104).
  public func clearGroupUserInfoCache() {
    if usesProvider { provider.clearMembers() } else { management.members.forgetAll() }
  }

  // MARK: For screens

  /// Asks for people who are about to be shown, many at a time; in the managed mode only (N62).
  func preload(users ids: [String]) {
    if !usesProvider { management.preload(users: ids) }
  }
}

extension NCChatUI {
  /// Changes the current user's profile on the managed service, and reads it again without telling
  /// (N98).
  ///
  /// - Parameters:
  ///   - profile: Name, picture and the app's own fields are written; an empty picture or no fields
  ///     leave what is there.
  ///   - completion: What the service said, on the main queue.
  public func updateMyUserProfile(
    _ profile: NCUserProfile, completion: NCWriteCompletion? = nil
  ) {
    management.update(myProfile: profile, completion: completion)
  }

  /// Changes what the current user calls a friend, and fields of the app's own.
  ///
  /// Whoever shows the friend is told at once, and once more when the friend has been read again
  /// (N98).
  ///
  /// - Parameters:
  ///   - userId: The friend; a stranger is error 400201.
  ///   - remark: The new name, 64 characters at most: a longer one is error 34327 with the key
  ///     `remark`, without asking the service. nil leaves it as it is.
  ///   - extProfile: The fields; nil or empty leaves them as they are.
  ///   - completion: What the service said, on the main queue.
  public func setFriendInfo(
    _ userId: String, remark: String?, extProfile: [String: String]?,
    completion: NCWriteCompletion? = nil
  ) {
    management.set(
      friend: userId, remark: remark, extProfile: extProfile, completion: completion)
  }

  /// Changes a group on the managed service, and reads it again without telling (N98).
  ///
  /// - Parameters:
  ///   - groupInfo: The group by its id; name, picture, announcement and introduction are written.
  ///   - completion: What the service said, on the main queue.
  public func updateGroupInfo(_ groupInfo: NCGroupInfo, completion: NCWriteCompletion? = nil) {
    management.update(group: groupInfo, completion: completion)
  }

  /// Changes what a member of a group is called, and tells of it (N98).
  ///
  /// - Parameters:
  ///   - groupId: The group.
  ///   - userId: The member.
  ///   - nickname: The new name in the group; nil leaves it as it is.
  ///   - extra: What the app keeps with the member; nil leaves it as it is.
  ///   - completion: What the service said, on the main queue.
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
    guard settings.message.enableMessageAttachUserInfo, let me = currentUserInfo else { return nil }
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
