/// Is told when a profile is another one than before.
public protocol NCInfoUpdateDelegate: AnyObject {
  /// A person changed; one without a name was cleared.
  func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo)
  /// A member of a group changed; one without a name was cleared.
  func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String)
  /// A group changed; one without a name was cleared.
  func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup)
}

extension NCInfoUpdateDelegate {
  /// Does nothing.
  public func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {}
  /// Does nothing.
  public func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {}
  /// Does nothing.
  public func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup) {}
}
