extension NCChatUI {
  /// Changes my profile on the managed service.
  public func updateMyUserProfile(
    _ profile: NCUserProfile, completion: NCWriteCompletion? = nil
  ) {
    management.update(myProfile: profile, completion: completion)
  }

  /// Changes what I call a friend, and fields of the app's own; what is nil stays as it is.
  public func setFriendInfo(
    _ userId: String, remark: String?, extProfile: [String: String]?,
    completion: NCWriteCompletion? = nil
  ) {
    management.set(
      friend: userId, remark: remark, extProfile: extProfile, completion: completion)
  }

  /// Changes a group on the managed service; Objective-C calls it `updateGroupInfo:completion:`.
  public func update(_ groupInfo: NCGroupInfo, completion: NCWriteCompletion? = nil) {
    management.update(group: groupInfo, completion: completion)
  }

  /// Changes what a member of a group is called; what is nil stays as it is.
  public func setGroupMemberInfo(
    _ groupId: String, userId: String, nickname: String?, extra: String?,
    completion: NCWriteCompletion? = nil
  ) {
    management.set(
      member: MemberKey(groupId: groupId, userId: userId), nickname: nickname, extra: extra,
      completion: completion)
  }
}
