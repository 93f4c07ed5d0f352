import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The cached profiles of the managed service, and the requests for profiles that are not cached.
///
/// The cache ends with the run. Callers receive copies, so that they cannot change the cache.
final class InfoManagement {
  private let service: ChatService?
  private let updates: InfoUpdates
  // Queued work holds this object strongly, so this object holds the queue weakly.
  private weak var queue: MainQueue?
  // Removing values here notifies no delegates; the next read requests them again (N104, N105).
  let users = ProfileCache<String, NCChatUIUserInfo>(limit: maxCached)
  let groups = ProfileCache<String, NCChatUIGroup>(limit: maxCached)
  let members = ProfileCache<MemberKey, NCChatUIUserInfo>(limit: maxCached)
  private var connectedId: String?

  /// The maximum number of users, of groups and of members (N110).
  static let maxCached = 1000

  /// Creates the profiles of a run's service; without a service no profile is ever known.
  init(_ service: ChatService?, on queue: MainQueue?, notifying updates: InfoUpdates) {
    self.service = service
    self.queue = queue
    self.updates = updates
    connectedId = service?.currentUserId
  }

  /// The id of the connected user.
  var myId: String? { service?.currentUserId }

  /// Clears the caches if another user is connected now (N109); called before each use of the
  /// caches.
  func connectionMayHaveChanged() {
    guard connectedId != myId else { return }
    connectedId = myId
    users.forgetAll()
    groups.forgetAll()
    members.forgetAll()
  }

  // MARK: Requests

  /// How often a request is retried, and the delay in milliseconds before each retry (N88).
  static let retries = (most: 6, pause: 500)

  /// Sends a request, and retries it as long as its error is transient.
  func send<Value>(
    _ request: @escaping (@escaping ChatAnswer<Value>) -> Void, retriesLeft: Int = retries.most,
    answer: @escaping (Value?) -> Void
  ) {
    request { [weak self] outcome in
      guard let self, retriesLeft > 0, outcome.error?.isTransient ?? false else {
        return answer(try? outcome.get())
      }
      queue?.async(after: Self.retries.pause) {
        self.send(request, retriesLeft: retriesLeft - 1, answer: answer)
      }
    }
  }
}

extension InfoManagement {
  /// The maximum number of people in one request (N89).
  static let maxUsersPerRequest = 100

  /// Returns the cached person; if they are not cached, sends a request, too (N78, N88).
  func user(_ id: String) -> NCChatUIUserInfo? {
    if let known = knownUser(id) { return known }
    load(users: [id], nil)
    return nil
  }

  /// Returns the cached person.
  func knownUser(_ id: String) -> NCChatUIUserInfo? {
    connectionMayHaveChanged()
    return users[id].map { NCChatUIUserInfo(copying: $0) }
  }

  /// Passes the cached person, or the service's answer, to a closure (N79).
  func user(_ id: String, complete: @escaping (NCChatUIUserInfo?) -> Void) {
    if let known = knownUser(id) { return complete(known) }
    load(users: [id], complete)
  }

  /// Requests people who will be shown soon, in batches (N62).
  func preload(users ids: [String]) {
    connectionMayHaveChanged()
    let missing = ids.filter { users[$0] == nil && !users.isPending($0) }
    for start in stride(from: 0, to: missing.count, by: Self.maxUsersPerRequest) {
      load(users: Array(missing[start...].prefix(Self.maxUsersPerRequest)), nil)
    }
  }

  /// Requests a person again, even if they are cached.
  func reload(user id: String, announcing: Bool) {
    fetch([id]) { [weak self] _, user in
      guard let self, let user else { return }
      users[id] = user
      if announcing { updates.announce(user: user) }
    }
  }

  private func load(users ids: [String], _ waiter: ((NCChatUIUserInfo?) -> Void)?) {
    var answers: [String: (NCChatUIUserInfo?) -> Void] = [:]
    for id in ids {
      guard !id.isEmpty else {
        waiter?(nil)
        continue
      }
      users.lookUp(
        id, waiter,
        keep: { [self] user in
          guard let user else { return }
          users[id] = user
          updates.announce(user: user)
        },
        ask: { answers[id] = $0 })
    }
    let asked = ids.filter { answers[$0] != nil }
    if asked.isEmpty { return }
    fetch(asked) { id, user in answers[id]?(user.map { NCChatUIUserInfo(copying: $0) }) }
  }

  /// Requests the current user as a profile, others as friends, and those who are not friends as
  /// profiles.
  private func fetch(
    _ ids: [String], answer: @escaping (String, NCChatUIUserInfo?) -> Void
  ) {
    guard let service else { return }
    let me = myId
    if let me, ids.contains(me) {
      send(service.getMyUserProfile) { answer(me, $0.map { NCChatUIUserInfo(profile: $0) }) }
    }
    let others = ids.filter { $0 != me }
    if others.isEmpty { return }
    send({ service.getFriendsInfo(others, answer: $0) }) { [weak self] friends in
      guard let self, let friends else { return others.forEach { answer($0, nil) } }
      for friend in friends { answer(friend.userId, NCChatUIUserInfo(friend: friend)) }
      let friendIds = Set(friends.map(\.userId))
      let strangers = others.filter { !friendIds.contains($0) }
      if strangers.isEmpty { return }
      send({ service.getUserProfiles(strangers, answer: $0) }) { profiles in
        let byId = Dictionary((profiles ?? []).map { ($0.userId, $0) }) { first, _ in first }
        for id in strangers { answer(id, byId[id].map { NCChatUIUserInfo(profile: $0) }) }
      }
    }
  }
}

extension InfoManagement {
  /// Returns the cached group; if it is not cached, sends a request, too (N78).
  func group(_ id: String) -> NCChatUIGroup? {
    if let known = knownGroup(id) { return known }
    guard let service, !id.isEmpty else { return nil }
    groups.lookUp(
      id, nil,
      keep: { [self] group in
        guard let group else { return }
        groups[id] = group
        updates.announce(group: group)
      },
      ask: { [self] answer in
        send({ service.getGroupsInfo([id], answer: $0) }) { found in
          answer(found?.first.map { NCChatUIGroup($0) })
        }
      })
    return nil
  }

  /// Returns the cached group.
  func knownGroup(_ id: String) -> NCChatUIGroup? {
    connectionMayHaveChanged()
    return groups[id].map { NCChatUIGroup(copying: $0) }
  }

  /// Replaces a cached group and notifies delegates; the service is not changed (N97).
  func refresh(group: NCChatUIGroup, _ id: String) {
    connectionMayHaveChanged()
    groups.discardLookup(id)
    groups[id] = NCChatUIGroup(copying: group)
    updates.announce(group: group)
  }

  // MARK: Members

  /// Returns the cached member; if they are not cached, sends a request, too.
  func member(_ key: MemberKey) -> NCChatUIUserInfo? {
    if let known = knownMember(key) { return known }
    guard let service, !key.userId.isEmpty, !key.groupId.isEmpty else { return nil }
    members.lookUp(
      key, nil,
      keep: { [self] member in
        guard let member else { return }
        members[key] = member
        updates.announce(member: member, of: key.groupId)
      },
      ask: { [self] answer in
        send({ service.getGroupMembersInfo([key.userId], of: key.groupId, answer: $0) }) { found in
          answer(found?.first.map { NCChatUIUserInfo(member: $0) })
        }
      })
    return nil
  }

  /// Returns the cached member, with fields of the cached person.
  func knownMember(_ key: MemberKey) -> NCChatUIUserInfo? {
    connectionMayHaveChanged()
    guard let member = members[key] else { return nil }
    let copy = NCChatUIUserInfo(copying: member)
    guard let user = users[key.userId] else { return copy }
    guard member.memberInfo != nil else {
      // A member that an app has cached keeps its own fields; only a missing picture is filled in.
      if copy.avatarUrl.isNilOrEmpty { copy.avatarUrl = user.avatarUrl }
      return copy
    }
    copy.avatarUrl = user.avatarUrl
    copy.extra = user.extra
    if member.memberInfo?.nickname.isEmpty ?? true { copy.name = user.name }
    // Both setters overwrite the name, and the friend overwrites the alias, as in the real kit.
    copy.profile = user.profile
    copy.friendInfo = user.friendInfo
    return copy
  }
}

extension InfoManagement {
  /// The maximum number of characters of a friend's alias.
  static let longestRemark = 64

  /// Changes the current user's profile on the service and reloads it without notifying delegates
  /// (N98).
  func update(myProfile profile: NCUserProfile, completion: NCWriteCompletion?) {
    service?.updateMyUserProfile(
      name: profile.name, avatarUrl: profile.avatarUrl.isEmpty ? nil : profile.avatarUrl,
      extra: NCJSON.text(of: profile.extProfile)
    ) { [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self, let me = myId else { return }
      reload(user: me, announcing: false)
    }
  }

  /// Changes the alias of a friend, notifies delegates, reloads the friend and notifies them again
  /// (N98).
  func set(
    friend userId: String, remark: String?, extProfile: [String: String]?,
    completion: NCWriteCompletion?
  ) {
    if let remark, remark.count > Self.longestRemark {
      let tooLong = ChatError(code: 34_327, message: "The remark is too long.")
      queue?.async { completion?(["remark"], NCError(tooLong)) }
      return
    }
    service?.setFriendInfo(
      of: userId, alias: remark, extra: extProfile.flatMap(NCJSON.text)
    ) { [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self else { return }
      let known = knownUser(userId) ?? NCChatUIUserInfo(id: userId)
      if let remark { known.alias = remark }
      keep(user: known, userId)
      reload(user: userId, announcing: true)
    }
  }

  /// Changes a group on the service and reloads it without notifying delegates (N98).
  func update(group: NCGroupInfo, completion: NCWriteCompletion?) {
    let id = group.groupId
    service?.updateGroupInfo(
      id, groupName: group.groupName, avatarUrl: group.avatarUrl, notice: group.notice,
      introduction: group.introduction
    ) { [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self, let service else { return }
      send({ service.getGroupsInfo([id], answer: $0) }) { [weak self] found in
        if let group = found?.first { self?.groups[id] = NCChatUIGroup(group) }
      }
    }
  }

  /// Changes the nickname of a member and notifies delegates (N98).
  func set(
    member key: MemberKey, nickname: String?, extra: String?, completion: NCWriteCompletion?
  ) {
    service?.setGroupMemberInfo(key.userId, in: key.groupId, nickname: nickname, extra: extra) {
      [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self else { return }
      let info = NCGroupMemberInfo()
      if let known = members[key]?.memberInfo {
        info.name = known.name
        info.avatarUrl = known.avatarUrl
        info.role = known.role
      }
      info.userId = key.userId
      info.nickname = nickname ?? members[key]?.memberInfo?.nickname ?? ""
      info.extra = extra ?? members[key]?.memberInfo?.extra ?? ""
      let member = NCChatUIUserInfo(memberInfo: info)
      members[key] = member
      updates.announce(member: member, of: key.groupId)
    }
  }

  /// Implements `refreshUserInfoCache` in the managed mode: replaces the cached profile and
  /// notifies delegates, as page 002 says. The current user or a friend who is already cached is
  /// first written to the service; if the service rejects it, it is not cached (N93).
  func refresh(user: NCChatUIUserInfo?, _ id: String?) {
    guard let user else {
      if let id { users.forget(id) }
      return
    }
    guard let id = id ?? user.userId, !write(user: user, id) else { return }
    keep(user: NCChatUIUserInfo(copying: user), id)
  }

  /// Writes the current user or a friend's alias to the service, and caches it if the service
  /// accepts it (N93).
  ///
  /// - Returns: Whether a request is sent; false for other people and for people who are not
  ///   cached.
  @discardableResult
  func write(user: NCChatUIUserInfo, _ id: String?) -> Bool {
    guard let service, let id = id ?? user.userId, let known = knownUser(id) else { return false }
    if id == myId, known.profile != nil {
      service.updateMyUserProfile(
        name: user.name ?? "", avatarUrl: user.avatarUrl, extra: user.extra
      ) { [weak self] outcome in
        guard outcome.error == nil, let self, let me = self.service?.profile(id) else { return }
        keep(user: NCChatUIUserInfo(profile: me), id)
      }
    } else if known.friendInfo != nil {
      // A field that the app leaves nil stays unchanged: the sample on page 002 sets no alias.
      service.setFriendInfo(of: id, alias: user.alias, extra: user.extra) {
        [weak self] outcome in
        guard outcome.error == nil, let self, let friend = self.service?.profile(id) else { return }
        keep(user: NCChatUIUserInfo(friend: friend, called: user.name), id)
      }
    } else {
      return false
    }
    return true
  }

  /// Replaces a cached member and notifies delegates, as page 002 says; the service is not changed
  /// (N96).
  func refresh(member: NCChatUIUserInfo, _ key: MemberKey) {
    connectionMayHaveChanged()
    members.discardLookup(key)
    members[key] = NCChatUIUserInfo(copying: member)
    updates.announce(member: NCChatUIUserInfo(copying: member), of: key.groupId)
  }

  /// Caches a person, discards pending answers for them, and notifies delegates.
  private func keep(user: NCChatUIUserInfo, _ id: String) {
    connectionMayHaveChanged()
    users.discardLookup(id)
    users[id] = user
    updates.announce(user: NCChatUIUserInfo(copying: user))
  }
}
