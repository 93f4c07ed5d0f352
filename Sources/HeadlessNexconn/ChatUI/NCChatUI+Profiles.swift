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
