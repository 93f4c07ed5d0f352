extension NCChatUI {
  /// The name above a message (N116, N145). Where what is known has no name, the message's own
  /// profile of its sender counts, as if nothing were known.
  func shownName(of model: NCMessageModel) -> String {
    let id = model.senderUserId
    let attached = model.content.senderUserInfo
    let name = shownName(
      ofSender: id, in: model.channelType == .group ? model.channelId : nil, attached: attached)
    guard name.isEmpty, let attached, [nil, "", id].contains(attached.userId) else { return name }
    return attached.name ?? ""
  }

  /// The address of a sender's picture: that of the group's member, the person's, the message's.
  func picture(of model: NCMessageModel) -> String? {
    let id = model.senderUserId
    if model.channelType == .group,
      let member = getGroupUserInfoCache(id, withGroupId: model.channelId),
      !isEmpty(member.avatarUrl)
    {
      return member.avatarUrl
    }
    return getUserInfoCache(id)?.avatarUrl ?? model.content.senderUserInfo?.portraitUri
  }
}
