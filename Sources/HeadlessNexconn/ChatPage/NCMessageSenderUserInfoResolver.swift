/// Works out who has sent a message, from what is known at this moment.
public enum NCMessageSenderUserInfoResolver {
  /// The sender of a message of a chat page (N116, N145).
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
    let name = kit.shownName(
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
      !isEmpty(member.avatarUrl)
    {
      return member.avatarUrl
    }
    return user?.avatarUrl ?? model.content.senderUserInfo?.portraitUri
  }
}
