import ChatBackend

extension NCChatUIUserInfo {
  /// Somebody's profile as the service has it.
  convenience init(profile user: ChatUser) {
    let profile = NCUserProfile()
    profile.userId = user.userId
    profile.name = user.name ?? user.nickname
    profile.avatarUrl = user.profileURL ?? ""
    profile.extProfile = NCJSON.mapping(of: user.extra)
    self.init(profile: profile)
    if extra == nil { extra = user.extra }
  }

  /// A friend as the service has them.
  convenience init(friend user: ChatUser) {
    let friend = NCFriendInfo()
    friend.userId = user.userId
    friend.name = user.name ?? user.nickname
    friend.avatarUrl = user.profileURL ?? ""
    friend.remark = user.alias ?? ""
    friend.extProfile = NCJSON.mapping(of: user.extra)
    self.init(friendInfo: friend)
    if extra == nil { extra = user.extra }
  }

  /// A member of a group as the service has them.
  convenience init(member: ChatGroupMember) {
    let info = NCGroupMemberInfo()
    info.userId = member.user.userId
    info.name = member.user.name ?? member.user.nickname
    info.avatarUrl = member.user.profileURL ?? ""
    info.nickname = member.nickname
    info.extra = member.extra ?? ""
    info.role =
      switch member.role {
      case .owner: .owner
      case .admin: .admin
      case .normal: .normal
      }
    self.init(memberInfo: info)
  }
}

extension NCChatUIGroup {
  /// A group as the service has it.
  convenience init(_ group: ChatGroup) {
    let info = NCGroupInfo()
    info.groupId = group.groupId
    info.groupName = group.groupName
    info.avatarUrl = group.avatarUrl ?? ""
    info.notice = group.notice ?? ""
    info.introduction = group.introduction ?? ""
    info.extProfile = NCJSON.mapping(of: group.extra)
    info.membersCount = group.memberCount
    self.init(groupInfo: info)
    extra = group.extra
  }
}
