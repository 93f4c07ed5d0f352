import HeadlessUIKit

/// The profiles that an app provides: in memory, in the store, or requested from its data sources.
///
/// Profiles stay in memory without a limit (N110). The store exists only if the app enables it.
final class InfoProvider {
  /// The app's data sources.
  var sources = DataSources()
  /// The store that keeps profiles for later runs; nil if the store is disabled.
  var store: (any ProfileStore)?

  private let updates: InfoUpdates
  // Queued work holds this object strongly, so this object holds the queue weakly.
  private weak var queue: MainQueue?
  let users = ProfileCache<String, NCChatUIUserInfo>()
  private let groups = ProfileCache<String, NCChatUIGroup>()
  private let members = ProfileCache<MemberKey, NCChatUIUserInfo>()

  /// Creates the profiles of a run; without its queue no profile is requested.
  init(on queue: MainQueue?, notifying updates: InfoUpdates) {
    self.queue = queue
    self.updates = updates
  }

  /// Passes the ids of a group's members to a closure; an empty array without a data source.
  func memberIds(of groupId: String, result: @escaping ([String]) -> Void) {
    guard let source = sources.groupMember else { return result([]) }
    source.getAllMembers(ofGroup: groupId) { result($0 ?? []) }
  }

  /// Writes pending changes to the store, after all work that is due now.
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
  /// Returns the known person; if they are not known, asks the app, too (N78, N80).
  func user(_ id: String) -> NCChatUIUserInfo? {
    if let known = knownUser(id) { return known }
    lookUp(user: id, nil)
    return nil
  }

  /// Returns the person from memory or from the store.
  func knownUser(_ id: String) -> NCChatUIUserInfo? {
    if let known = users[id] { return known }
    guard let stored = store?.user(id) else { return nil }
    let user = NCChatUIUserInfo(stored)
    users[id] = user
    return user
  }

  /// Passes the known person, or the app's answer, to a closure (N79, N81).
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

  /// Replaces a known person and notifies delegates; nil removes the person (N90).
  func refresh(user: NCChatUIUserInfo?, _ id: String?) {
    guard let user else {
      if let id { clear(user: id) }
      return
    }
    // Passing the same object that is known has no effect, even if its fields have changed (N91).
    guard let id = id ?? user.userId, users[id] !== user else { return }
    users[id] = user
    store?.put(StoredUser(user, id))
    writeLater()
    updates.announce(user: user)
  }

  /// Removes a person; notifies delegates only if the store has the person (N103).
  func clear(user id: String) {
    users.forget(id)
    guard let store, store.user(id) != nil else { return }
    store.removeUser(id)
    writeLater()
    updates.announce(user: NCChatUIUserInfo(id: id))
  }

  /// Removes all people, without notifying delegates (N104).
  func clearUsers() {
    users.forgetAll()
    store?.removeAllUsers()
    writeLater()
  }
}

extension InfoProvider {
  /// Returns the known group; if it is not known, asks the app, too (N78, N84).
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

  /// Returns the group from memory, or from the store, which has no announcements.
  func knownGroup(_ id: String) -> NCChatUIGroup? {
    if let known = groups[id] { return known }
    guard let stored = store?.group(id) else { return nil }
    let group = NCChatUIGroup(stored)
    groups[id] = group
    return group
  }

  /// Keeps an answer. If the group was unknown and still is, delegates are not notified: they would
  /// request it again at once, without end.
  private func keep(_ group: NCChatUIGroup?, _ id: String) {
    if let group {
      refresh(group: group, id)
    } else if knownGroup(id) != nil {
      clear(group: id)
    }
  }

  /// Replaces a known group, and notifies delegates unless all fields are unchanged (N92).
  func refresh(group: NCChatUIGroup, _ id: String) {
    if let known = knownGroup(id), known === group || known.hasSameContent(as: group) { return }
    groups[id] = group
    store?.put(StoredGroup(group, id))
    writeLater()
    updates.announce(group: group)
  }

  /// Removes a group and notifies delegates (N103).
  func clear(group id: String) {
    groups.forget(id)
    store?.removeGroup(id)
    writeLater()
    let nameless = NCChatUIGroup()
    nameless.groupId = id
    updates.announce(group: nameless)
  }

  /// Removes all groups, without notifying delegates (N104).
  func clearGroups() {
    groups.forgetAll()
    store?.removeAllGroups()
    writeLater()
  }
}

extension InfoProvider {
  /// Returns the known member; until the member is known, the person outside of the group (N85).
  func member(_ key: MemberKey) -> NCChatUIUserInfo? {
    guard sources.knowsMembers else { return user(key.userId) }
    if let known = knownMember(key) { return known }
    if let source = sources.groupUser, !key.userId.isEmpty, !key.groupId.isEmpty {
      members.lookUp(
        key, nil,
        // A person without a nickname is stored as such, so that they are not requested again
        // (N85).
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

  /// Returns the nickname from the app for this group only; if it is not known, asks the app.
  func nickname(_ key: MemberKey) -> String? {
    guard sources.knowsMembers else { return nil }
    _ = member(key)
    return members[key]?.name
  }

  /// Returns the member from memory or from the store, with missing fields filled in (N86).
  func knownMember(_ key: MemberKey) -> NCChatUIUserInfo? {
    if let known = members[key] { return filled(known, key.userId) }
    guard let stored = store?.member(key) else { return nil }
    let member = NCChatUIUserInfo(stored.user)
    members[key] = member
    return filled(member, key.userId)
  }

  /// Returns the member with a missing name or picture taken from the person, who may be requested.
  private func filled(_ member: NCChatUIUserInfo, _ userId: String) -> NCChatUIUserInfo {
    let (lacksName, lacksPicture) = (member.name.isNilOrEmpty, member.avatarUrl.isNilOrEmpty)
    guard lacksName || lacksPicture, let user = user(userId) else { return member }
    let copy = NCChatUIUserInfo(copying: member)
    if lacksName { copy.name = user.name }
    if lacksPicture { copy.avatarUrl = user.avatarUrl }
    return copy
  }

  /// Replaces a known member and notifies delegates; nil removes the member (N96).
  func refresh(member: NCChatUIUserInfo?, _ key: MemberKey) {
    guard let member else { return clear(member: key) }
    guard members[key] !== member else { return }
    members[key] = member
    store?.put(StoredMember(groupId: key.groupId, user: StoredUser(member, key.userId)))
    writeLater()
    updates.announce(member: member, of: key.groupId)
  }

  /// Removes a member and notifies delegates (N103).
  func clear(member key: MemberKey) {
    members.forget(key)
    store?.removeMember(key)
    writeLater()
    updates.announce(member: NCChatUIUserInfo(id: key.userId), of: key.groupId)
  }

  /// Removes all members, without notifying delegates (N104).
  func clearMembers() {
    members.forgetAll()
    store?.removeAllMembers()
    writeLater()
  }
}
