import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The profiles of the managed service: what is cached of them, and requests for the rest.
///
/// Nothing of it lasts longer than the run. What is handed out are copies, so that nobody changes
/// the cache by hand.
final class InfoManagement {
  private let service: ChatService?
  private let updates: InfoUpdates
  // Work that waits in the queue holds on to this, so this does not hold on to the queue.
  private weak var queue: MainQueue?
  // What is forgotten here is told to nobody; the next reading asks again (N104, N105).
  let users = ProfileCache<String, NCChatUIUserInfo>(limit: mostCached)
  let groups = ProfileCache<String, NCChatUIGroup>(limit: mostCached)
  let members = ProfileCache<MemberKey, NCChatUIUserInfo>(limit: mostCached)
  private var connectedId: String?

  /// How many users, groups and members are kept (N110).
  static let mostCached = 1000

  /// Profiles of a run's service; without one nothing is ever known.
  init(_ service: ChatService?, on queue: MainQueue?, notifying updates: InfoUpdates) {
    self.service = service
    self.queue = queue
    self.updates = updates
    connectedId = service?.currentUserId
  }

  /// The id of the user who is connected.
  var myId: String? { service?.currentUserId }

  /// Forgets what another user was told (N109); called before the caches are used.
  func connectionMayHaveChanged() {
    guard connectedId != myId else { return }
    connectedId = myId
    users.forgetAll()
    groups.forgetAll()
    members.forgetAll()
  }

  // MARK: Requests

  /// How often a request is sent again, and how many milliseconds later each time (N88).
  static let retries = (most: 6, pause: 500)

  /// Sends a request, and again as long as its error is one that passes.
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
  /// How many people one request asks for (N89).
  static let mostUsersPerRequest = 100

  /// What is known of a person; on a miss the service is asked, too (N78, N88).
  func user(_ id: String) -> NCChatUIUserInfo? {
    if let known = knownUser(id) { return known }
    load(users: [id], nil)
    return nil
  }

  /// What is known of a person.
  func knownUser(_ id: String) -> NCChatUIUserInfo? {
    connectionMayHaveChanged()
    return users[id].map { NCChatUIUserInfo(copying: $0) }
  }

  /// What is known of a person, else what the service answers (N79).
  func user(_ id: String, complete: @escaping (NCChatUIUserInfo?) -> Void) {
    if let known = knownUser(id) { return complete(known) }
    load(users: [id], complete)
  }

  /// Asks for people who are about to be shown, many at a time (N62).
  func preload(users ids: [String]) {
    connectionMayHaveChanged()
    let missing = ids.filter { users[$0] == nil && !users.isPending($0) }
    for start in stride(from: 0, to: missing.count, by: Self.mostUsersPerRequest) {
      load(users: Array(missing[start...].prefix(Self.mostUsersPerRequest)), nil)
    }
  }

  /// Asks for people again, whatever is known of them.
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

  /// Reads me as a profile, others as friends and, who is none, as profiles.
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
  /// What is known of a group; on a miss the service is asked, too (N78).
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

  /// What is known of a group.
  func knownGroup(_ id: String) -> NCChatUIGroup? {
    connectionMayHaveChanged()
    return groups[id].map { NCChatUIGroup(copying: $0) }
  }

  /// Puts a group in the place of what is known and tells of it; the service does not hear (N97).
  func refresh(group: NCChatUIGroup, _ id: String) {
    connectionMayHaveChanged()
    groups.discardLookup(id)
    groups[id] = NCChatUIGroup(copying: group)
    updates.announce(group: group)
  }

  // MARK: Members

  /// What is known of a member; on a miss the service is asked, too.
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

  /// What is known of a member, mixed with what is known of the person.
  func knownMember(_ key: MemberKey) -> NCChatUIUserInfo? {
    connectionMayHaveChanged()
    guard let member = members[key] else { return nil }
    let copy = NCChatUIUserInfo(copying: member)
    guard let user = users[key.userId] else { return copy }
    guard member.memberInfo != nil else {
      // What an app has put there is what it says; only a picture may be missing.
      if copy.avatarUrl.isNilOrEmpty { copy.avatarUrl = user.avatarUrl }
      return copy
    }
    copy.avatarUrl = user.avatarUrl
    copy.extra = user.extra
    if member.memberInfo?.nickname.isEmpty ?? true { copy.name = user.name }
    // Both write the name once more, and the friend writes the alias: that is how the kit does it.
    copy.profile = user.profile
    copy.friendInfo = user.friendInfo
    return copy
  }
}

extension InfoManagement {
  /// The longest name that one may give to a friend.
  static let longestRemark = 64

  /// Changes my profile on the service and reads it again, telling nobody (N98).
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

  /// Changes what I call a friend, tells of it, reads the friend again and tells once more (N98).
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

  /// Changes a group on the service and reads it again, telling nobody (N98).
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

  /// Changes what a member is called and tells of it (N98).
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

  /// What `refreshUserInfoCache` does here: as page 002 says, the profile takes the place of what is
  /// known, and whoever shows the person is told. Of me and of friends who are known already the
  /// service is told first, and what it refuses is not kept (N93).
  func refresh(user: NCChatUIUserInfo?, _ id: String?) {
    guard let user else {
      if let id { users.forget(id) }
      return
    }
    guard let id = id ?? user.userId, !write(user: user, id) else { return }
    keep(user: NCChatUIUserInfo(copying: user), id)
  }

  /// Writes me, or what I call a friend, to the service, and keeps what it takes (N93).
  ///
  /// - Returns: whether the service is asked; not for anybody else, nor for whom nothing is known.
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
      // What the app leaves out stays as it is: the page's own sample says no alias.
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

  /// Puts a member in the place of what is known and tells of it, as page 002 says; the service does
  /// not hear (N96).
  func refresh(member: NCChatUIUserInfo, _ key: MemberKey) {
    connectionMayHaveChanged()
    members.discardLookup(key)
    members[key] = NCChatUIUserInfo(copying: member)
    updates.announce(member: NCChatUIUserInfo(copying: member), of: key.groupId)
  }

  /// Keeps a person, whatever answer is still on its way, and tells of it.
  private func keep(user: NCChatUIUserInfo, _ id: String) {
    connectionMayHaveChanged()
    users.discardLookup(id)
    users[id] = user
    updates.announce(user: NCChatUIUserInfo(copying: user))
  }
}
