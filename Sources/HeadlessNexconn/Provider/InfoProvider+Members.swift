extension InfoProvider {
  /// What a person is called in a group; until that is known, the person outside of it (N85).
  func member(_ key: MemberKey) -> NCChatUIUserInfo? {
    guard sources.knowsMembers else { return user(key.userId) }
    if let known = knownMember(key) { return known }
    if let source = sources.groupUser, !key.userId.isEmpty, !key.groupId.isEmpty {
      memberLookups.join(
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
    let (lacksName, lacksPicture) = (isEmpty(member.name), isEmpty(member.avatarUrl))
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
    memberLookups.drop(key)
    members[key] = nil
    store?.remove(.member(key))
    writeLater()
    updates.announce(member: NCChatUIUserInfo(id: key.userId), of: key.groupId)
  }

  /// Forgets all members, without telling (N104).
  func clearMembers() {
    memberLookups.dropAll()
    members = [:]
    store?.remove(.allMembers)
    writeLater()
  }
}

/// Whether nothing is said.
func isEmpty(_ text: String?) -> Bool { text?.isEmpty ?? true }
