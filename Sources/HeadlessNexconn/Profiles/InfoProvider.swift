import HeadlessUIKit

/// The profiles that an app provides: in memory, in the store, or asked for.
///
/// What is known stays in memory without a limit (N110); the store is there only when the app
/// wants its profiles to last.
final class InfoProvider {
  /// The app's data sources.
  var sources = DataSources()
  /// Where profiles are kept for the next run; nil when they are not.
  var store: ProfileStore?

  private let updates: InfoUpdates
  // Work that waits in the queue holds on to this, so this does not hold on to the queue.
  private weak var queue: MainQueue?
  let users = ProfileCache<String, NCChatUIUserInfo>()
  private let groups = ProfileCache<String, NCChatUIGroup>()
  private let members = ProfileCache<MemberKey, NCChatUIUserInfo>()

  /// Profiles of a run; without its queue nothing is asked for.
  init(on queue: MainQueue?, notifying updates: InfoUpdates) {
    self.queue = queue
    self.updates = updates
  }

  /// The ids of a group's members; nobody without a data source.
  func memberIds(of groupId: String, result: @escaping ([String]) -> Void) {
    guard let source = sources.groupMember else { return result([]) }
    source.getAllMembers(ofGroup: groupId) { result($0 ?? []) }
  }

  /// Writes to the store what was changed since the last time, after all that is due now.
  func writeLater() {
    guard let store, store.hasWaitingWrites, !isWriteDue else { return }
    isWriteDue = true
    queue?.async { [self] in
      isWriteDue = false
      self.store?.flush()
    }
  }

  private var isWriteDue = false
}

extension InfoProvider {
  /// What is known of a person; on a miss the app is asked, too (N78, N80).
  func user(_ id: String) -> NCChatUIUserInfo? {
    if let known = knownUser(id) { return known }
    lookUp(user: id, nil)
    return nil
  }

  /// What is known of a person, in memory or in the store.
  func knownUser(_ id: String) -> NCChatUIUserInfo? {
    if let known = users[id] { return known }
    guard let stored = store?.user(id) else { return nil }
    let user = NCChatUIUserInfo(stored)
    users[id] = user
    return user
  }

  /// What is known of a person, else what the app answers (N79, N81).
  func user(_ id: String, complete: @escaping (NCChatUIUserInfo?) -> Void) {
    if let known = knownUser(id) { return complete(known) }
    lookUp(user: id, complete)
  }

  private func lookUp(user id: String, _ waiter: ((NCChatUIUserInfo?) -> Void)?) {
    guard let source = sources.user, !id.isEmpty else {
      waiter?(nil)
      return
    }
    users.lookUp(
      id, waiter,
      keep: { [self] in refresh(user: $0, id) },
      ask: { [queue] answer in
        queue?.async { source.getUserInfo(withUserId: id, completion: answer) }
      })
  }

  /// Puts a person in the place of what is known, and tells of it; nil clears it (N90).
  func refresh(user: NCChatUIUserInfo?, _ id: String?) {
    guard let user else {
      if let id { clear(user: id) }
      return
    }
    // The very object that is known already changes nothing, whatever it says now (N91).
    guard let id = id ?? user.userId, users[id] !== user else { return }
    users[id] = user
    store?.put(StoredUser(user, id))
    writeLater()
    updates.announce(user: user)
  }

  /// Forgets a person; told only if the store knew them (N103).
  func clear(user id: String) {
    users.forget(id)
    guard let store, store.user(id) != nil else { return }
    store.removeUser(id)
    writeLater()
    updates.announce(user: NCChatUIUserInfo(id: id))
  }

  /// Forgets all people, without telling (N104).
  func clearUsers() {
    users.forgetAll()
    store?.removeAllUsers()
    writeLater()
  }
}

extension InfoProvider {
  /// What is known of a group; on a miss the app is asked, too (N78, N84).
  func group(_ id: String) -> NCChatUIGroup? {
    if let known = knownGroup(id) { return known }
    if let source = sources.group, !id.isEmpty {
      groups.lookUp(
        id, nil,
        keep: { [self] in keep($0, id) },
        ask: { [queue] answer in
          queue?.async { source.getGroupInfo(withGroupId: id, completion: answer) }
        })
    }
    return nil
  }

  /// What is known of a group, in memory or in the store, which has no notices.
  func knownGroup(_ id: String) -> NCChatUIGroup? {
    if let known = groups[id] { return known }
    guard let stored = store?.group(id) else { return nil }
    let group = NCChatUIGroup(stored)
    groups[id] = group
    return group
  }

  /// Keeps an answer. Nothing is told of a group that was not known and still is not: who hears of
  /// it would ask again at once, and for ever.
  private func keep(_ group: NCChatUIGroup?, _ id: String) {
    if let group {
      refresh(group: group, id)
    } else if knownGroup(id) != nil {
      clear(group: id)
    }
  }

  /// Puts a group in the place of what is known, and tells of it unless it says the same (N92).
  func refresh(group: NCChatUIGroup, _ id: String) {
    if let known = knownGroup(id), known === group || known.hasSameContent(as: group) { return }
    groups[id] = group
    store?.put(StoredGroup(group, id))
    writeLater()
    updates.announce(group: group)
  }

  /// Forgets a group, and tells of it (N103).
  func clear(group id: String) {
    groups.forget(id)
    store?.removeGroup(id)
    writeLater()
    let nameless = NCChatUIGroup()
    nameless.groupId = id
    updates.announce(group: nameless)
  }

  /// Forgets all groups, without telling (N104).
  func clearGroups() {
    groups.forgetAll()
    store?.removeAllGroups()
    writeLater()
  }
}

extension InfoProvider {
  /// What a person is called in a group; until that is known, the person outside of it (N85).
  func member(_ key: MemberKey) -> NCChatUIUserInfo? {
    guard sources.knowsMembers else { return user(key.userId) }
    if let known = knownMember(key) { return known }
    if let source = sources.groupUser, !key.userId.isEmpty, !key.groupId.isEmpty {
      members.lookUp(
        key, nil,
        // A person without a name in the group is known as such, and not asked for again (N85).
        keep: { [self] in refresh(member: $0 ?? NCChatUIUserInfo(id: key.userId), key) },
        ask: { [queue] answer in
          queue?.async {
            source.getUserInfo(
              withUserId: key.userId, inGroup: key.groupId, completion: answer)
          }
        })
    }
    return user(key.userId)
  }

  /// What the app says that a person is called in a group, and nowhere else; on a miss it is asked.
  func nickname(_ key: MemberKey) -> String? {
    guard sources.knowsMembers else { return nil }
    _ = member(key)
    return members[key]?.name
  }

  /// What is known of a member, in memory or in the store, with gaps filled (N86).
  func knownMember(_ key: MemberKey) -> NCChatUIUserInfo? {
    if let known = members[key] { return filled(known, key.userId) }
    guard let stored = store?.member(key) else { return nil }
    let member = NCChatUIUserInfo(stored.user)
    members[key] = member
    return filled(member, key.userId)
  }

  /// A member whose missing name or picture is that of the person, who may be asked for.
  private func filled(_ member: NCChatUIUserInfo, _ userId: String) -> NCChatUIUserInfo {
    let (lacksName, lacksPicture) = (member.name.isNilOrEmpty, member.avatarUrl.isNilOrEmpty)
    guard lacksName || lacksPicture, let user = user(userId) else { return member }
    let copy = NCChatUIUserInfo(copying: member)
    if lacksName { copy.name = user.name }
    if lacksPicture { copy.avatarUrl = user.avatarUrl }
    return copy
  }

  /// Puts a member in the place of what is known, and tells of it; nil clears it (N96).
  func refresh(member: NCChatUIUserInfo?, _ key: MemberKey) {
    guard let member else { return clear(member: key) }
    guard members[key] !== member else { return }
    members[key] = member
    store?.put(StoredMember(groupId: key.groupId, user: StoredUser(member, key.userId)))
    writeLater()
    updates.announce(member: member, of: key.groupId)
  }

  /// Forgets a member, and tells of it (N103).
  func clear(member key: MemberKey) {
    members.forget(key)
    store?.removeMember(key)
    writeLater()
    updates.announce(member: NCChatUIUserInfo(id: key.userId), of: key.groupId)
  }

  /// Forgets all members, without telling (N104).
  func clearMembers() {
    members.forgetAll()
    store?.removeAllMembers()
    writeLater()
  }
}
