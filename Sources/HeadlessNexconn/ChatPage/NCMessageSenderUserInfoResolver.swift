/// Works out who has sent a message, from what is known at this moment.
public enum NCMessageSenderUserInfoResolver {
  /// The sender of a message of a chat page (N116, N145).
  ///
  /// - Parameter model: The row of the message.
  /// - Returns: Name and picture by what is known now, else by what the message carries. In a group
  ///   alias, nickname and name count in this order.
  public static func senderInfo(for model: NCMessageModel) -> NCMessageSenderInfo {
    let kit = NCChatUI.shared()
    let id = model.senderUserId
    let user = kit.getUserInfoCache(id)
    return NCMessageSenderInfo(
      userId: id, name: name(of: model, kit), avatarUrl: picture(of: model, user, kit),
      userInfo: user)
  }

  /// Where what is known has no name, the message's own profile of its sender counts, as if
  /// nothing were known.
  private static func name(of model: NCMessageModel, _ kit: NCChatUI) -> String {
    let id = model.senderUserId
    let attached = model.content.senderUserInfo
    let name = kit.displayName(
      ofSender: id, in: model.channelType == .group ? model.channelId : nil, attached: attached)
    guard name.isEmpty, let attached, [nil, "", id].contains(attached.userId) else { return name }
    return attached.name ?? ""
  }

  /// That of the group's member, the person's, the message's.
  private static func picture(
    of model: NCMessageModel, _ user: NCChatUIUserInfo?, _ kit: NCChatUI
  ) -> String? {
    if model.channelType == .group,
      let member = kit.getGroupUserInfoCache(model.senderUserId, withGroupId: model.channelId),
      !member.avatarUrl.isNilOrEmpty
    {
      return member.avatarUrl
    }
    return user?.avatarUrl ?? model.content.senderUserInfo?.portraitUri
  }
}

/// Who has sent a message, as a chat page shows them (reference 1.2).
public final class NCMessageSenderInfo {
  /// The sender's id.
  public let userId: String
  /// The name above the message; empty while nobody knows one.
  public let name: String
  /// The address of the picture.
  public let avatarUrl: String?
  /// What is known of the person; nil while nothing is.
  public let userInfo: NCChatUIUserInfo?

  init(userId: String, name: String, avatarUrl: String?, userInfo: NCChatUIUserInfo?) {
    self.userId = userId
    self.name = name
    self.avatarUrl = avatarUrl
    self.userInfo = userInfo
  }
}
