/// Which of somebody's names a place of the kit shows; each place has an order of its own.
///
/// What is not known yet is nil, and the answer then is what stands there meanwhile: nothing, or
/// an id in the few places that show one (N120).
enum DisplayName {
  /// Above a message in a group: alias, nickname in the group, name (N116).
  static func sender(_ user: NCChatUIUserInfo?, asMember member: NCChatUIUserInfo?) -> String {
    // A managed member brings the nickname; of a provided one the record's own alias counts.
    let nickname = member?.memberInfo.map(\.nickname) ?? member?.alias
    return first(user?.alias, nickname, member?.name, user?.name)
  }

  /// Above a message in a direct channel: alias, name (N145).
  static func sender(_ user: NCChatUIUserInfo?) -> String {
    NCChatUIUtility.getDisplayName(user) ?? ""
  }

  /// Before the last message of a group in the channel list: nickname in the group, name, alias,
  /// so that the alias loses (N118).
  static func prefix(_ user: NCChatUIUserInfo?, asMember member: NCChatUIUserInfo?) -> String {
    first(member?.memberInfo?.nickname, member?.name ?? user?.name, user?.alias, user?.name)
  }

  /// Before the last message when that carries its sender's profile: name, id (N133).
  static func prefix(_ attached: NCUserInfo) -> String {
    first(attached.name, attached.userId)
  }

  /// In the grid of the group info page: the friend's remark, nickname in the group, name (N119).
  static func gridEntry(_ member: NCGroupMemberInfo, friend: NCFriendInfo?) -> String {
    first(friend?.remark, member.nickname, member.name)
  }

  /// In the managed @mention page: nickname in the group, name; remarks do not count (N119).
  static func mention(_ member: NCGroupMemberInfo) -> String {
    first(member.nickname, member.name)
  }

  /// In the @mention page of provided profiles: alias, name, id. The alias is always that of the
  /// person outside of the group (N119, N169).
  static func mention(
    _ user: NCChatUIUserInfo?, asMember member: NCChatUIUserInfo?, userId: String
  ) -> String {
    first(user?.alias, member?.name, user?.name, userId)
  }

  /// The title of a direct channel: alias, name, the channel's id (N128).
  static func title(_ user: NCChatUIUserInfo?, channelId: String) -> String {
    first(NCChatUIUtility.getDisplayName(user), channelId)
  }

  /// The title of a group: its name, the channel's id (N128).
  static func title(_ group: NCChatUIGroup?, channelId: String) -> String {
    first(group?.groupName, channelId)
  }

  /// The first name that says something.
  private static func first(_ names: String?...) -> String {
    for case let name? in names where !name.isEmpty { return name }
    return ""
  }
}

/// Small helpers of the kit.
public enum NCChatUIUtility {
  /// What to call a person outside of groups: the alias, else the name (N115).
  ///
  /// - Parameter userInfo: The person.
  /// - Returns: The name; nil when the person, or both names, are nil. It may be empty where the
  ///   name is.
  public static func getDisplayName(_ userInfo: NCChatUIUserInfo?) -> String? {
    guard let userInfo else { return nil }
    return userInfo.alias.isNilOrEmpty ? userInfo.name : userInfo.alias
  }
}

extension NCChatUI {
  /// The name above a message: what is known of the sender, and only if that is nothing, what the
  /// message carries (N125, N145).
  func displayName(ofSender senderId: String, in groupId: String?, attached: NCUserInfo?) -> String
  {
    let user = getUserInfoCache(senderId)
    let member = groupId.flatMap { getGroupUserInfoCache(senderId, withGroupId: $0) }
    if user == nil, member == nil, let attached,
      [nil, "", senderId].contains(attached.userId)
    {
      return attached.name ?? ""
    }
    guard groupId != nil else { return DisplayName.sender(user) }
    return DisplayName.sender(user, asMember: member)
  }

  /// The name before a group's last message; in the managed mode what the message carries counts
  /// more than what is known (N125, N133).
  func displayPrefix(
    ofSender senderId: String, in groupId: String, attached: NCUserInfo?
  ) -> String {
    if currentDataSourceType == .infoManagement, let attached, attached.userId == senderId {
      return DisplayName.prefix(attached)
    }
    return DisplayName.prefix(
      getUserInfoCache(senderId), asMember: getGroupUserInfoCache(senderId, withGroupId: groupId))
  }
}
