import DioramaKit

extension ChatService {
  /// Changes the profile of the user who is connected; the id and the alias stay.
  public func updateMyUserProfile(
    name: String, avatarUrl: String?, extra: String?, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .updateMyUserProfile,
      { service throws(ChatError) in
        guard var user = service.currentUserId.flatMap(service.profile) else {
          throw .userNotFound
        }
        user.name = name
        user.profileURL = avatarUrl
        user.extra = extra
        service.profileChanges.users[user.userId] = user
      }, answer: answer)
  }

  /// Changes what the current user calls a friend; what is nil stays as it is.
  public func setFriendInfo(
    of userId: String, alias: String?, extra: String?, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .setFriendInfo,
      { service throws(ChatError) in
        guard service.isFriend(userId), var user = service.profile(userId) else {
          throw .userNotFound
        }
        // Without an alias one could be no friend any more.
        user.alias = alias ?? user.alias ?? ""
        user.extra = extra ?? user.extra
        service.profileChanges.users[userId] = user
      }, answer: answer)
  }

  /// Changes a group; what is nil stays as it is.
  public func updateGroupInfo(
    _ groupId: String, groupName: String? = nil, avatarUrl: String? = nil, notice: String? = nil,
    introduction: String? = nil, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .updateGroupInfo,
      { service throws(ChatError) in
        guard var group = service.group(groupId) else { throw .groupNotFound }
        group.groupName = groupName ?? group.groupName
        group.avatarUrl = avatarUrl ?? group.avatarUrl
        group.notice = notice ?? group.notice
        group.introduction = introduction ?? group.introduction
        service.profileChanges.groups[groupId] = group
      }, answer: answer)
  }

  /// Changes what a member is called in a group; what is nil stays as it is.
  public func setGroupMemberInfo(
    _ userId: String, in groupId: String, nickname: String?, extra: String?,
    answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .setGroupMemberInfo,
      { service throws(ChatError) in
        guard let group = service.group(groupId) else { throw .groupNotFound }
        let changes = service.profileChanges
        guard let index = service.users.index(of: userId),
          var entry = changes.members[groupId]?[index] ?? group.members[index]
        else { throw .userNotFound }
        entry.nickname = nickname ?? entry.nickname
        entry.extra = extra ?? entry.extra
        changes.members[groupId, default: [:]][index] = entry
      }, answer: answer)
  }
}

extension RequestName {
  /// Changing the profile of the user who is connected.
  public static let updateMyUserProfile = RequestName(rawValue: "updateMyUserProfile")
  /// Changing what a friend is called.
  public static let setFriendInfo = RequestName(rawValue: "setFriendInfo")
  /// Changing a group.
  public static let updateGroupInfo = RequestName(rawValue: "updateGroupInfo")
  /// Changing what a member is called in a group.
  public static let setGroupMemberInfo = RequestName(rawValue: "setGroupMemberInfo")
}

extension ChatError {
  /// The service is still fetching what it was asked for.
  public static let dataSynchronizing = ChatError(
    code: 34_329, message: "Data is synchronizing.")
  /// Somebody asks too often.
  public static let tooFrequent = ChatError(code: 20_607, message: "Too many requests.")
  /// There is no network.
  public static let networkUnavailable = ChatError(
    code: 30_002, message: "Network unavailable.")

  /// Whether the same request may succeed a little later.
  public var isTransient: Bool {
    [Self.dataSynchronizing, .tooFrequent, .networkUnavailable].contains { $0.code == code }
  }
}
