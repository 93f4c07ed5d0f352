/// Determines the sender of a message from the profiles that are known now.
public enum NCMessageSenderUserInfoResolver {
  /// Returns the sender of a message on a chat page (N116, N145).
  ///
  /// - Parameter model: The row of the message.
  /// - Returns: Name and picture from the known profile, otherwise from the profile that the
  ///   message carries. In a group, the name is the alias, the nickname or the name, in this order.
  public static func senderInfo(for model: NCMessageModel) -> NCMessageSenderInfo {
    let kit = NCChatUI.shared()
    let id = model.senderUserId
    let user = kit.getUserInfoCache(id)
    return NCMessageSenderInfo(
      userId: id, name: name(of: model, kit), avatarUrl: picture(of: model, user, kit),
      userInfo: user)
  }

  /// Returns the name. If the known profile has no name, the profile that the message carries is
  /// used, as if the sender were unknown.
  private static func name(of model: NCMessageModel, _ kit: NCChatUI) -> String {
    let id = model.senderUserId
    let attached = model.content.senderUserInfo
    let name = kit.displayName(
      ofSender: id, in: model.channelType == .group ? model.channelId : nil, attached: attached)
    guard name.isEmpty, let attached, [nil, "", id].contains(attached.userId) else { return name }
    return attached.name ?? ""
  }

  /// Returns the picture of the group member, otherwise of the person, otherwise of the message's
  /// profile.
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

/// The sender of a message, as a chat page shows them (reference 1.2).
public final class NCMessageSenderInfo {
  /// The sender's id.
  public let userId: String
  /// The name above the message; empty while it is unknown.
  public let name: String
  /// The address of the picture.
  public let avatarUrl: String?
  /// The known profile of the person; nil while it is unknown.
  public let userInfo: NCChatUIUserInfo?

  init(userId: String, name: String, avatarUrl: String?, userInfo: NCChatUIUserInfo?) {
    self.userId = userId
    self.name = name
    self.avatarUrl = avatarUrl
    self.userInfo = userInfo
  }
}
