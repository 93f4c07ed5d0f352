import ChatBackend

extension InfoManagement {
  /// What is known of a group; on a miss the service is asked, too (N78).
  func group(_ id: String) -> NCChatUIGroup? {
    if let known = knownGroup(id) { return known }
    guard let service, !id.isEmpty else { return nil }
    groupLookups.join(
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
    noticeConnection()
    return groups[id].map { NCChatUIGroup(copying: $0) }
  }

  /// Puts a group in the place of what is known and tells of it; the service does not hear (N97).
  func refresh(group: NCChatUIGroup, _ id: String) {
    noticeConnection()
    groups[id] = NCChatUIGroup(copying: group)
    updates.announce(group: group)
  }

  // MARK: Members

  /// What is known of a member; on a miss the service is asked, too.
  func member(_ key: MemberKey) -> NCChatUIUserInfo? {
    if let known = knownMember(key) { return known }
    guard let service, !key.userId.isEmpty, !key.groupId.isEmpty else { return nil }
    memberLookups.join(
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
    noticeConnection()
    guard let member = members[key] else { return nil }
    let copy = NCChatUIUserInfo(copying: member)
    guard let user = users[key.userId] else { return copy }
    copy.avatarUrl = user.avatarUrl
    copy.extra = user.extra
    if isEmpty(member.memberInfo?.nickname) { copy.name = user.name }
    // Both write the name once more, and the friend writes the alias: that is how the kit does it.
    copy.profile = user.profile
    copy.friendInfo = user.friendInfo
    return copy
  }
}
