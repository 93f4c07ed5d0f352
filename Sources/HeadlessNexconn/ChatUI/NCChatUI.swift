import ChatBackend
import Foundation
import HeadlessUIKit

/// The kit's entry point: the logged-in user, the source of profiles and the cached profiles.
///
/// It belongs to the run: values set on it do not affect other runs. Outside of a run, during an
/// app's setup, the mode and the switches become the initial values of every run; other values are
/// discarded.
///
/// An app that provides its own profiles sets the mode and the data sources:
///
/// ```swift
/// let kit = NCChatUI.shared()
/// kit.currentDataSourceType = .infoProvider
/// kit.userInfoDataSource = directory
/// kit.groupInfoDataSource = directory
/// kit.currentUserInfo = me
/// ```
///
/// In YAML, the key `NCChatUI` does the same for a screen or, in `diorama.yaml`, for a project.
public final class NCChatUI {
  /// Notifies the delegates that show profiles.
  let updates: InfoUpdates
  /// The profiles that the app provides.
  let provider: InfoProvider
  /// The profiles of the managed service.
  let management: InfoManagement
  /// The profiles that a screen puts into the persistent store before its run.
  var initialProfiles: StoredProfiles?
  /// Data sources that no app retains, kept alive for the run.
  var retainedDataSources: AnyObject?
  private var stores: [String: any ProfileStore] = [:]
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

  /// Returns the kit of this run. Outside of a run, each call returns a new object that saves its
  /// mode and switches for later runs.
  ///
  /// - Returns: Within a run, always the same object.
  public static func shared() -> NCChatUI {
    ScreenEnvironment.current?[Key.self] ?? NCChatUI(of: nil)
  }

  // MARK: Settings

  /// The source of profiles; the managed service by default.
  ///
  /// It is read each time a profile is requested. Each mode has its own caches; switching neither
  /// copies nor clears them (N60).
  public var currentDataSourceType: NCDataSourceType {
    get { settings.dataSourceType }
    set { settings.dataSourceType = newValue }
  }

  /// A Boolean value that indicates whether provided profiles are stored in a database; false by
  /// default.
  ///
  /// Set it before ``currentUserInfo``, which opens the database (N106). See
  /// ``persistentCachePath`` for the location of the database; a screen of a project keeps it in
  /// memory unless code sets that path.
  public var enablePersistentUserInfoCache: Bool {
    get { settings.isPersistent }
    set { settings.isPersistent = newValue }
  }

  /// The logged-in user; nil by default, and it can be reset to nil.
  ///
  /// Setting it opens the persistent cache of that user, if the cache is enabled. In the provider
  /// mode, the user is then refreshed as by ``refreshUserInfoCache(_:withUserId:)``. In the managed
  /// mode, the profile is then written to the service if the user's profile is already cached
  /// (N70). Whether the service knows the user under this id is not checked (N71).
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

  /// The data source for people in the provider mode; held weakly.
  public weak var userInfoDataSource: (any NCChatUIUserInfoDataSource)? {
    get { provider.sources.user }
    set { provider.sources.user = newValue }
  }

  /// The data source for groups in the provider mode; held weakly.
  public weak var groupInfoDataSource: (any NCChatUIGroupInfoDataSource)? {
    get { provider.sources.group }
    set { provider.sources.group = newValue }
  }

  /// The data source for members of groups in the provider mode; held weakly.
  ///
  /// After it has been set once, members are kept separate from people, even if it is removed
  /// (N64).
  public weak var groupUserInfoDataSource: (any NCChatUIGroupUserInfoDataSource)? {
    get { provider.sources.groupUser }
    set { provider.sources.groupUser = newValue }
  }

  /// The data source for the ids of a group's members; held weakly. The @mention page of the
  /// provider mode uses it.
  public weak var groupMemberDataSource: (any NCChatUIGroupMemberDataSource)? {
    get { provider.sources.groupMember }
    set { provider.sources.groupMember = newValue }
  }

  // MARK: The persistent store

  /// A closure that returns the path of the SQLite file with the profiles that a user was shown.
  ///
  /// It is called when ``currentUserInfo`` is set. Missing folders are created, several processes
  /// can share a file, and a file that is not a cache of the kit is not changed: see
  /// ``persistentCacheFailure``.
  ///
  /// It is nil by default. Then a run of an app's own `ScreenEnvironment` uses
  /// ``standardPersistentCachePath(_:)``, and a screen of a project, whose snapshot must not depend
  /// on earlier runs, has a store in memory, which starts with the `cache` of the key `NCChatUI`. A
  /// screen whose code sets a path, and that has no `cache`, keeps its profiles for its next run:
  ///
  /// ```swift
  /// let kit = NCChatUI.shared()
  /// kit.currentDataSourceType = .infoProvider
  /// kit.persistentCachePath = { "/var/tmp/profiles/\($0).sqlite" }
  /// kit.enablePersistentUserInfoCache = true
  /// kit.currentUserInfo = me
  /// ```
  public var persistentCachePath: ((_ userId: String) -> String)?

  /// Returns the default path of the persistent cache: in the user's folder for application
  /// support, as `Nexconn/<app>/<userId>/ChatUIUserInfoCache` (N107).
  ///
  /// `<app>` is the name of the process; the real kit uses the app key.
  ///
  /// - Parameter userId: The id of the logged-in user. Characters other than letters, digits, `-`
  ///   and `_` are percent-encoded, so that no id can escape the folder.
  /// - Returns: The path of the file; nil if the user has no such folder or the id is empty.
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

  /// The reason why profiles are not stored although they should be; nil if there is no problem.
  ///
  /// The kit continues without the file and keeps new profiles in memory. A program that is built
  /// without the package trait `SQLite` cannot use files.
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

  private func makeStore(of userId: String) throws(NCPersistentCacheError) -> any ProfileStore {
    let standard = allowsPersistence ? Self.standardPersistentCachePath(userId) : nil
    guard initialProfiles == nil, let path = persistentCachePath?(userId) ?? standard else {
      return MemoryProfileStore(initialProfiles ?? StoredProfiles())
    }
    return try FileProfileStore.file(path)
  }
}

extension NCChatUI {
  private var usesProvider: Bool { currentDataSourceType == .infoProvider }

  // MARK: People

  /// Returns the cached profile of a person.
  ///
  /// If the person is not cached, they are requested, and every ``NCInfoUpdateDelegate`` is
  /// notified of the answer (N78).
  ///
  /// - Parameter userId: The id of the person; an empty id is never requested.
  /// - Returns: The profile; nil if the person is not known yet. In the managed mode it is a copy,
  ///   so changing it does not change the cache.
  public func getUserInfoCache(_ userId: String) -> NCChatUIUserInfo? {
    usesProvider ? provider.user(userId) : management.user(userId)
  }

  /// Passes the profile of a person to a closure, at once if it is cached, otherwise after a
  /// request.
  ///
  /// - Parameters:
  ///   - userId: The id of the person.
  ///   - complete: Called once: before this method returns if the person is cached (N79), otherwise
  ///     when the answer arrives. If the person is unknown, it receives a profile that has only the
  ///     id. If a data source never answers, it is never called.
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

  /// Replaces the cached profile of a person.
  ///
  /// The profile is cached, and delegates are notified on the main queue (N90, page 002). In the
  /// provider mode, passing the same object that is cached has no effect (N91). In the managed
  /// mode, the current user's profile or a friend's alias is first written to the service if they
  /// are already cached. If the service rejects it, it is not cached (N93).
  ///
  /// ```swift
  /// let user = NCChatUIUserInfo()
  /// user.userId = "user_001"
  /// user.name = "New Nickname"
  /// NCChatUI.shared().refreshUserInfoCache(user, withUserId: user.userId)
  /// ```
  ///
  /// - Parameters:
  ///   - userInfo: The profile; nil removes the cached one.
  ///   - userId: The id to cache it under, even if the profile has another id (N95); nil for the
  ///     profile's id.
  public func refreshUserInfoCache(_ userInfo: NCChatUIUserInfo?, withUserId userId: String?) {
    if usesProvider {
      provider.refresh(user: userInfo, userId)
    } else {
      management.refresh(user: userInfo, userId)
    }
  }

  /// Removes all people of the current mode from the cache, without notifying delegates (N104).
  /// Rows change when they are drawn again.
  public func clearUserInfoCache() {
    if usesProvider { provider.clearUsers() } else { management.users.forgetAll() }
  }

  // MARK: Groups

  /// Returns the cached group; if it is not cached, it is requested (N84).
  ///
  /// - Parameter groupId: The id of the group; an empty id is never requested.
  /// - Returns: The group; nil if it is not known yet.
  public func getGroupInfoCache(_ groupId: String) -> NCChatUIGroup? {
    usesProvider ? provider.group(groupId) : management.group(groupId)
  }

  /// Replaces a cached group and notifies delegates; the service is not changed (N97).
  ///
  /// - Parameter groupInfo: The group; ignored if it has no id. In the provider mode, a group whose
  ///   fields are all unchanged causes no notification (N92).
  public func refreshGroupInfoCache(_ groupInfo: NCChatUIGroup) {
    guard let id = groupInfo.groupId else { return }
    if usesProvider {
      provider.refresh(group: groupInfo, id)
    } else {
      management.refresh(group: groupInfo, id)
    }
  }

  /// Removes a group from the cache.
  ///
  /// - Parameter groupId: The id of the group. In the provider mode, delegates are notified with a
  ///   group without a name (N103).
  public func clearGroupInfoCache(forGroupId groupId: String) {
    if usesProvider { provider.clear(group: groupId) } else { management.groups.forget(groupId) }
  }

  /// Removes all groups of the current mode from the cache, without notifying delegates (N104).
  public func clearGroupInfoCache() {
    if usesProvider { provider.clearGroups() } else { management.groups.forgetAll() }
  }

  // MARK: Members of groups

  /// Returns the cached profile of a group member; if it is not cached, it is requested.
  ///
  /// - Parameters:
  ///   - userId: The id of the member.
  ///   - groupId: The id of the group.
  /// - Returns: The member. In the provider mode it is the person outside of the group until the
  ///   answer arrives (N85); nil if neither is known yet.
  public func getGroupUserInfoCache(
    _ userId: String, withGroupId groupId: String
  ) -> NCChatUIUserInfo? {
    let key = MemberKey(groupId: groupId, userId: userId)
    return usesProvider ? provider.member(key) : management.member(key)
  }

  /// Replaces a cached member of a group and notifies delegates.
  ///
  /// In the managed mode, the service is not changed (N96).
  ///
  /// - Parameters:
  ///   - userInfo: The member, whose name is the nickname in the group; nil removes the cached one.
  ///   - userId: The id to cache it under; nil for the member's id. Without either, nothing
  ///     happens.
  ///   - groupId: The id of the group.
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

  /// Removes all group members of the current mode from the cache, without notifying delegates
  /// (N104).
  public func clearGroupUserInfoCache() {
    if usesProvider { provider.clearMembers() } else { management.members.forgetAll() }
  }

  // MARK: For screens

  /// Requests people who will be shown soon, in batches; in the managed mode only (N62).
  func preload(users ids: [String]) {
    if !usesProvider { management.preload(users: ids) }
  }
}

extension NCChatUI {
  /// Changes the current user's profile on the managed service and reloads it without notifying
  /// delegates (N98).
  ///
  /// - Parameters:
  ///   - profile: The profile, of which name, picture and the app's own fields are written. An
  ///     empty picture or empty fields leave the existing values unchanged.
  ///   - completion: Receives the result from the service, on the main queue.
  public func updateMyUserProfile(
    _ profile: NCUserProfile, completion: NCWriteCompletion? = nil
  ) {
    management.update(myProfile: profile, completion: completion)
  }

  /// Changes the current user's alias for a friend and the app's own fields.
  ///
  /// Delegates are notified at once, and again when the friend has been reloaded (N98).
  ///
  /// - Parameters:
  ///   - userId: The id of the friend; an id that is not a friend's causes error 400201.
  ///   - remark: The new alias, at most 64 characters; a longer one causes error 34327 with the key
  ///     `remark`, and no request is sent. nil leaves it unchanged.
  ///   - extProfile: The fields; nil or an empty dictionary leaves them unchanged.
  ///   - completion: Receives the result from the service, on the main queue.
  public func setFriendInfo(
    _ userId: String, remark: String?, extProfile: [String: String]?,
    completion: NCWriteCompletion? = nil
  ) {
    management.set(
      friend: userId, remark: remark, extProfile: extProfile, completion: completion)
  }

  /// Changes a group on the managed service and reloads it without notifying delegates (N98).
  ///
  /// - Parameters:
  ///   - groupInfo: The group with its id; name, picture, announcement and introduction are
  ///     written.
  ///   - completion: Receives the result from the service, on the main queue.
  public func updateGroupInfo(_ groupInfo: NCGroupInfo, completion: NCWriteCompletion? = nil) {
    management.update(group: groupInfo, completion: completion)
  }

  /// Changes the nickname of a group member and notifies delegates (N98).
  ///
  /// - Parameters:
  ///   - groupId: The id of the group.
  ///   - userId: The id of the member.
  ///   - nickname: The new nickname in the group; nil leaves it unchanged.
  ///   - extra: The app's own data for the member; nil leaves it unchanged.
  ///   - completion: Receives the result from the service, on the main queue.
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

  /// Returns the sender's profile to attach to a message: the present one, or the current user's if
  /// the setting enables it (N122).
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

  /// Updates the cache from the sender's profile in an incoming message. In the provider mode it
  /// overwrites the cached sender (N123); in the managed mode it is ignored (N124).
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
    // The path of a picture on the sender's device cannot be used here.
    if user.avatarUrl.isNilOrEmpty || user.avatarUrl?.hasPrefix("http") != true {
      user.avatarUrl = known?.avatarUrl
    }
    if user.alias.isNilOrEmpty { user.alias = known?.alias }
    if user.extra.isNilOrEmpty { user.extra = known?.extra }
    provider.refresh(user: user, senderId)
  }
}
