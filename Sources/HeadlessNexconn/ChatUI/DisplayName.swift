/// The name of a person that each place of the kit shows: the first nonempty name in its order.
///
/// Unknown profiles and names are nil. Until a name is known, the result is empty, or an id in the
/// few places that show one (N120).
enum DisplayName {
  /// The name above a message in a group: alias, nickname in the group, name (N116).
  static func sender(_ user: NCChatUIUserInfo?, asMember member: NCChatUIUserInfo?) -> String {
    // A managed member has a nickname; for a provided member the record's own alias is used.
    let nickname = member?.memberInfo.map(\.nickname) ?? member?.alias
    return first(user?.alias, nickname, member?.name, user?.name)
  }

  /// The name above a message in a direct channel: alias, name (N145).
  static func sender(_ user: NCChatUIUserInfo?) -> String {
    NCChatUIUtility.getDisplayName(user) ?? ""
  }

  /// The name before a group's last message in the channel list: nickname in the group, name,
  /// alias. The alias comes last (N118).
  static func prefix(_ user: NCChatUIUserInfo?, asMember member: NCChatUIUserInfo?) -> String {
    first(member?.memberInfo?.nickname, member?.name ?? user?.name, user?.alias, user?.name)
  }

  /// The name before the last message if the message carries its sender's profile: name, id (N133).
  static func prefix(_ attached: NCUserInfo) -> String {
    first(attached.name, attached.userId)
  }

  /// The name in the grid of the group info page: the friend's remark, nickname in the group, name
  /// (N119).
  static func gridEntry(_ member: NCGroupMemberInfo, friend: NCFriendInfo?) -> String {
    first(friend?.remark, member.nickname, member.name)
  }

  /// The name on the managed @mention page: nickname in the group, name. Remarks are ignored
  /// (N119).
  static func mention(_ member: NCGroupMemberInfo) -> String {
    first(member.nickname, member.name)
  }

  /// The name on the @mention page of provided profiles: alias, name, id. The alias is always that
  /// of the person outside of the group (N119, N169).
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

  /// Returns the first nonempty name.
  private static func first(_ names: String?...) -> String {
    for case let name? in names where !name.isEmpty { return name }
    return ""
  }
}

/// Utility functions of the kit.
public enum NCChatUIUtility {
  /// Returns the name of a person outside of groups: the alias, or the name if there is no alias
  /// (N115).
  ///
  /// - Parameter userInfo: The person.
  /// - Returns: The name; nil if the person or both names are nil. It is empty if the name is
  ///   empty.
  public static func getDisplayName(_ userInfo: NCChatUIUserInfo?) -> String? {
    guard let userInfo else { return nil }
    return userInfo.alias.isNilOrEmpty ? userInfo.name : userInfo.alias
  }
}

extension NCChatUI {
  /// Returns the name above a message. The profile that the message carries is used only if the
  /// sender is unknown (N125, N145).
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

  /// Returns the name before a group's last message. In the managed mode, the profile that the
  /// message carries takes precedence over the known one (N125, N133).
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
