extension NCChatUI {
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
      !isEmpty(attached.name) || !isEmpty(attached.portraitUri)
    else { return }
    let known = provider.knownUser(senderId)
    let user = NCChatUIUserInfo(id: senderId)
    user.name = attached.name
    user.avatarUrl = attached.portraitUri
    user.alias = attached.alias
    user.extra = attached.extra
    // A picture on the sender's own device is of no use here.
    if isEmpty(user.avatarUrl) || user.avatarUrl?.hasPrefix("http") != true {
      user.avatarUrl = known?.avatarUrl
    }
    if isEmpty(user.alias) { user.alias = known?.alias }
    if isEmpty(user.extra) { user.extra = known?.extra }
    provider.refresh(user: user, senderId)
  }

  /// The name above a message: what is known of the sender, and only if that is nothing, what the
  /// message carries (N125, N145).
  func shownName(ofSender senderId: String, in groupId: String?, attached: NCUserInfo?) -> String {
    let user = getUserInfoCache(senderId)
    let member = groupId.flatMap { getGroupUserInfoCache(senderId, withGroupId: $0) }
    if user == nil, member == nil, let attached,
      [nil, "", senderId].contains(attached.userId)
    {
      return attached.name ?? ""
    }
    guard groupId != nil else { return ShownName.sender(user) }
    return ShownName.sender(user, asMember: member)
  }

  /// The name before a group's last message; in the managed mode what the message carries counts
  /// more than what is known (N125, N133).
  func shownPrefix(
    ofSender senderId: String, in groupId: String, attached: NCUserInfo?
  ) -> String {
    if currentDataSourceType == .infoManagement, let attached, attached.userId == senderId {
      return ShownName.prefix(attached)
    }
    return ShownName.prefix(
      getUserInfoCache(senderId), asMember: getGroupUserInfoCache(senderId, withGroupId: groupId))
  }
}
