import DioramaKit
import HeadlessUIKit

/// A run's changes to profiles; the fixture does not change.
final class ProfileChanges {
  var users: [String: ChatUser] = [:]
  var groups: [String: ChatGroup] = [:]
  var members: [String: [UserIndex: MemberList.Entry]] = [:]
  /// The users whose friend applications were accepted before the run.
  private(set) lazy var acceptedIds: Set<String> = Set(
    data.applications.lazy.filter { $0.application.status == .accepted }
      .map(\.application.userId))
  private let data: ChatData

  /// Creates an empty set of changes.
  init(_ data: ChatData) { self.data = data }

  /// Returns a member of a group with the run's changes.
  func member(
    _ entry: MemberList.Entry, of groupId: String, _ users: UserDirectory
  ) -> ChatGroupMember {
    var member = ChatGroupMember(members[groupId]?[entry.user] ?? entry, users)
    if let user = self.users[member.user.userId] { member.user = user }
    return member
  }
}

extension ChatService {
  /// Returns a profile of Nexconn's managed service in its present state; nil for an unknown id.
  public func profile(_ id: String) -> ChatUser? { profileChanges.users[id] ?? user(id) }

  /// Returns a Nexconn group in its present state.
  public func group(_ id: String) -> ChatGroup? {
    profileChanges.groups[id] ?? data.groups[id]
  }

  /// Returns whether a user is the current user's friend: has an alias, or was accepted.
  public func isFriend(_ id: String) -> Bool {
    guard let user = profile(id) else { return false }
    if user.alias != nil || profileChanges.acceptedIds.contains(id) { return true }
    return isFriendByApplication(id)
  }

  // MARK: Requests

  /// Reads the profile of the connected user.
  ///
  /// - Parameter answer: receives the profile, or `ChatError.userNotFound` if no user is connected.
  public func getMyUserProfile(answer: @escaping ChatAnswer<ChatUser>) {
    perform(
      .getUserInfo,
      { service throws(ChatError) in
        guard let user = service.currentUserId.flatMap(service.profile) else {
          throw .userNotFound
        }
        return user
      }, answer: answer)
  }

  /// Reads some profiles in the order of their ids; unknown ones are left out.
  public func getUserProfiles(_ userIds: [String], answer: @escaping ChatAnswer<[ChatUser]>) {
    perform(
      .getUserInfo, about: userIds.logDescription, { userIds.compactMap($0.profile) },
      answer: answer)
  }

  /// Reads some friends in the order of their ids; users who are not friends are left out.
  public func getFriendsInfo(_ userIds: [String], answer: @escaping ChatAnswer<[ChatUser]>) {
    perform(
      .getUserInfo, about: userIds.logDescription,
      { service in userIds.filter(service.isFriend).compactMap(service.profile) },
      answer: answer)
  }

  /// Reads some groups in the order of their ids; unknown ones are left out.
  public func getGroupsInfo(_ groupIds: [String], answer: @escaping ChatAnswer<[ChatGroup]>) {
    perform(
      .getGroupInfo, about: groupIds.logDescription, { groupIds.compactMap($0.group) },
      answer: answer)
  }

  /// Reads some members of a group in the order of their ids; others are left out.
  ///
  /// - Parameters:
  ///   - userIds: the members' ids as users.
  ///   - groupId: the group's id.
  ///   - answer: receives the members, or `ChatError.groupNotFound`.
  public func getGroupMembersInfo(
    _ userIds: [String], of groupId: String, answer: @escaping ChatAnswer<[ChatGroupMember]>
  ) {
    perform(
      .getGroupMemberInfo, about: "\(userIds.logDescription) of \(groupId)",
      { service throws(ChatError) in
        guard let group = service.group(groupId) else { throw .groupNotFound }
        let changes = service.profileChanges
        return userIds.compactMap { id in
          service.users.index(of: id).flatMap { group.members[$0] }
            .map { changes.member($0, of: groupId, service.users) }
        }
      }, answer: answer)
  }
}

extension ChatService {
  /// Changes the profile of the connected user; the id and the alias stay.
  ///
  /// - Parameters:
  ///   - name: the name that Nexconn shows.
  ///   - avatarUrl: the address of the picture; nil removes it.
  ///   - extra: data that an app stores with a person; nil removes it.
  ///   - answer: receives success, or `ChatError.userNotFound` if no user is connected.
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

  /// Changes the current user's alias and data for a friend; nil keeps a value.
  ///
  /// - Parameters:
  ///   - userId: the friend's id.
  ///   - alias: the name for the friend.
  ///   - extra: data that an app stores with a person.
  ///   - answer: receives success, or `ChatError.userNotFound` if the user is not a friend.
  public func setFriendInfo(
    of userId: String, alias: String?, extra: String?, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .setFriendInfo, about: userId,
      { service throws(ChatError) in
        guard service.isFriend(userId), var user = service.profile(userId) else {
          throw .userNotFound
        }
        // A user without an alias might not count as a friend any more.
        user.alias = alias ?? user.alias ?? ""
        user.extra = extra ?? user.extra
        service.profileChanges.users[userId] = user
      }, answer: answer)
  }

  /// Changes a group; nil keeps a value.
  ///
  /// - Parameters:
  ///   - groupId: the group's id.
  ///   - groupName: the name.
  ///   - avatarUrl: the address of the picture.
  ///   - notice: the owner's notice to all members.
  ///   - introduction: the description of the group.
  ///   - answer: receives success, or `ChatError.groupNotFound`.
  public func updateGroupInfo(
    _ groupId: String, groupName: String? = nil, avatarUrl: String? = nil, notice: String? = nil,
    introduction: String? = nil, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .updateGroupInfo, about: groupId,
      { service throws(ChatError) in
        guard var group = service.group(groupId) else { throw .groupNotFound }
        group.groupName = groupName ?? group.groupName
        group.avatarUrl = avatarUrl ?? group.avatarUrl
        group.notice = notice ?? group.notice
        group.introduction = introduction ?? group.introduction
        service.profileChanges.groups[groupId] = group
      }, answer: answer)
  }

  /// Changes a member's nickname and data in a group; nil keeps a value.
  ///
  /// - Parameters:
  ///   - userId: the member's id as a user.
  ///   - groupId: the group's id.
  ///   - nickname: the member's name in the group.
  ///   - extra: data that an app stores with a member.
  ///   - answer: receives success, or `ChatError.groupNotFound` or `ChatError.userNotFound`.
  public func setGroupMemberInfo(
    _ userId: String, in groupId: String, nickname: String?, extra: String?,
    answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .setGroupMemberInfo, about: "\(userId) of \(groupId)",
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

extension ChatService {
  /// Returns the members of a group in the fixture's order, or some of them.
  ///
  /// - Parameters:
  ///   - groupId: the group's id; the first page of an unknown one is answered with
  ///     `ChatError.groupNotFound`.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
  ///   - role: the members' rights; nil means any.
  ///   - text: a part of the nickname or name, ignoring case; nil means any.
  public func groupMembersQuery(
    of groupId: String, limit: Int = 20, role: ChatGroupMember.Role? = nil,
    matching text: String? = nil
  ) -> ChatQuery<ChatGroupMember> {
    ChatQuery(
      self, .getGroupMembers,
      about: [groupId, role?.rawValue, text.map { "containing \"\($0)\"" }], limit: limit
    ) { service throws(ChatError) in
      guard let group = service.group(groupId) else { throw .groupNotFound }
      let members = group.members.elements
      let changes = service.profileChanges
      let wanted = text?.lowercased()
      return PageReader(upTo: members.count) { place in
        if let role, members[place].role != role { return nil }
        let member = changes.member(members[place], of: groupId, service.users)
        if let wanted, !member.hasName(containing: wanted) { return nil }
        return member
      }
    }
  }
}

extension ChatGroupMember {
  /// Returns whether one of the member's names contains a lowercase text.
  fileprivate func hasName(containing text: String) -> Bool {
    [nickname, user.name ?? user.nickname].contains { $0.lowercased().contains(text) }
  }
}
