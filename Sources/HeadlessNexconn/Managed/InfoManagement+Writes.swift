import ChatBackend

extension InfoManagement {
  /// The longest name that one may give to a friend.
  static let longestRemark = 64

  /// Changes my profile on the service and reads it again, telling nobody (N98).
  func update(myProfile profile: NCUserProfile, completion: NCWriteCompletion?) {
    service?.updateMyUserProfile(
      name: profile.name, avatarUrl: profile.avatarUrl.isEmpty ? nil : profile.avatarUrl,
      extra: NCJSON.text(of: profile.extProfile)
    ) { [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self, let me = myId else { return }
      reload(user: me, announcing: false)
    }
  }

  /// Changes what I call a friend, tells of it, reads the friend again and tells once more (N98).
  func set(
    friend userId: String, remark: String?, extProfile: [String: String]?,
    completion: NCWriteCompletion?
  ) {
    if let remark, remark.count > Self.longestRemark {
      let tooLong = ChatError(code: 34_327, message: "The remark is too long.")
      queue?.async { completion?(["remark"], NCError(tooLong)) }
      return
    }
    service?.setFriendInfo(
      of: userId, alias: remark, extra: extProfile.flatMap(NCJSON.text)
    ) { [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self else { return }
      let known = knownUser(userId) ?? NCChatUIUserInfo(id: userId)
      if let remark { known.alias = remark }
      keep(user: known, userId)
      reload(user: userId, announcing: true)
    }
  }

  /// Changes a group on the service and reads it again, telling nobody (N98).
  func update(group: NCGroupInfo, completion: NCWriteCompletion?) {
    let id = group.groupId
    service?.updateGroupInfo(
      id, groupName: group.groupName, avatarUrl: group.avatarUrl, notice: group.notice,
      introduction: group.introduction
    ) { [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self, let service else { return }
      send({ service.getGroupsInfo([id], answer: $0) }) { [weak self] found in
        if let group = found?.first { self?.groups[id] = NCChatUIGroup(group) }
      }
    }
  }

  /// Changes what a member is called and tells of it (N98).
  func set(
    member key: MemberKey, nickname: String?, extra: String?, completion: NCWriteCompletion?
  ) {
    service?.setGroupMemberInfo(key.userId, in: key.groupId, nickname: nickname, extra: extra) {
      [weak self] outcome in
      completion?(nil, outcome.error.map { NCError($0) })
      guard outcome.error == nil, let self else { return }
      let info = NCGroupMemberInfo()
      if let known = members[key]?.memberInfo {
        info.name = known.name
        info.avatarUrl = known.avatarUrl
        info.role = known.role
      }
      info.userId = key.userId
      info.nickname = nickname ?? members[key]?.memberInfo?.nickname ?? ""
      info.extra = extra ?? members[key]?.memberInfo?.extra ?? ""
      let member = NCChatUIUserInfo(memberInfo: info)
      members[key] = member
      updates.announce(member: member, of: key.groupId)
    }
  }

  /// What `refreshUserInfoCache` does here: not a write to the cache but one to the service, and
  /// only for me and for friends who are known already (N93).
  func refresh(user: NCChatUIUserInfo?, _ id: String?) {
    guard let user else {
      if let id { clear(user: id) }
      return
    }
    guard let id = id ?? user.userId, let known = knownUser(id) else { return }
    if id == myId, known.profile != nil {
      service?.updateMyUserProfile(
        name: user.name ?? "", avatarUrl: user.avatarUrl, extra: user.extra
      ) { [weak self] outcome in
        guard outcome.error == nil, let self, let me = service?.profile(id) else { return }
        keep(user: NCChatUIUserInfo(profile: me), id)
      }
    } else if known.friendInfo != nil {
      service?.setFriendInfo(of: id, alias: user.alias ?? "", extra: user.extra) {
        [weak self] outcome in
        guard outcome.error == nil, let self, let friend = service?.profile(id) else { return }
        keep(user: NCChatUIUserInfo(friend: friend), id)
      }
    }
  }

  private func keep(user: NCChatUIUserInfo, _ id: String) {
    users[id] = user
    updates.announce(user: user)
  }
}
