import DioramaKit
import HeadlessUIKit

/// What a run changed in profiles; the fixture stays as it is.
final class ProfileChanges {
  var users: [String: ChatUser] = [:]
  var groups: [String: ChatGroup] = [:]
  var members: [String: [UserIndex: MemberList.Entry]] = [:]
  /// Whose friend application had been accepted when the run began.
  private(set) lazy var acceptedIds: Set<String> = Set(
    data.applications.lazy.filter { $0.application.status == .accepted }
      .map(\.application.userId))
  private let data: ChatData

  /// No changes of some data yet.
  init(_ data: ChatData) { self.data = data }

  /// A member of a group with what was changed.
  func member(
    _ entry: MemberList.Entry, of groupId: String, _ users: UserDirectory
  ) -> ChatGroupMember {
    var member = ChatGroupMember(members[groupId]?[entry.user] ?? entry, users)
    if let user = self.users[member.user.userId] { member.user = user }
    return member
  }
}

extension ChatService {
  /// A person as Nexconn's managed service has them at this moment of the run; nil for an unknown
  /// id.
  public func profile(_ id: String) -> ChatUser? { profileChanges.users[id] ?? user(id) }

  /// A Nexconn group as it is at this moment of the run.
  public func group(_ id: String) -> ChatGroup? {
    profileChanges.groups[id] ?? data.groups[id]
  }

  /// Whether somebody is the current user's friend: has an alias, or was accepted as one.
  public func isFriend(_ id: String) -> Bool {
    guard let user = profile(id) else { return false }
    if user.alias != nil || profileChanges.acceptedIds.contains(id) { return true }
    return isFriendByApplication(id)
  }

  // MARK: Requests

  /// Reads the profile of the user who is connected.
  ///
  /// - Parameter answer: is given the profile, or `ChatError.userNotFound` when
  ///   nobody is connected.
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

  /// Reads some friends in the order of their ids; people who are none are left out.
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
  ///   - answer: is given the members, or `ChatError.groupNotFound`.
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
  /// Changes the profile of the user who is connected; the id and the alias stay.
  ///
  /// - Parameters:
  ///   - name: the name that Nexconn shows.
  ///   - avatarUrl: the address of the picture; nil takes it away.
  ///   - extra: whatever an app keeps with a person; nil takes it away.
  ///   - answer: is told of success, or of `ChatError.userNotFound` when nobody is
  ///     connected.
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
  ///
  /// - Parameters:
  ///   - userId: the friend's id.
  ///   - alias: what to call the friend.
  ///   - extra: whatever an app keeps with a person.
  ///   - answer: is told of success, or of `ChatError.userNotFound` for somebody
  ///     who is no friend.
  public func setFriendInfo(
    of userId: String, alias: String?, extra: String?, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .setFriendInfo, about: userId,
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
  ///
  /// - Parameters:
  ///   - groupId: the group's id.
  ///   - groupName: the name.
  ///   - avatarUrl: the address of the picture.
  ///   - notice: what its owner tells all members.
  ///   - introduction: what it is about.
  ///   - answer: is told of success, or of `ChatError.groupNotFound`.
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

  /// Changes what a member is called in a group; what is nil stays as it is.
  ///
  /// - Parameters:
  ///   - userId: the member's id as a user.
  ///   - groupId: the group's id.
  ///   - nickname: what the member is called in the group.
  ///   - extra: whatever an app keeps with a member.
  ///   - answer: is told of success, or of `ChatError.groupNotFound` or
  ///     `ChatError.userNotFound`.
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
  /// The members of a group in the fixture's order, or some of them.
  ///
  /// - Parameters:
  ///   - groupId: the group's id; the first page of an unknown one is answered with
  ///     `ChatError.groupNotFound`.
  ///   - limit: how many a page has at most; less than one means 20.
  ///   - role: what those who are wanted may do; nil means whatever.
  ///   - text: what stands in the nickname or name, upper and lower case alike; nil means anything.
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
  /// Whether a lower case text stands in one of the member's names.
  fileprivate func hasName(containing text: String) -> Bool {
    [nickname, user.name ?? user.nickname].contains { $0.lowercased().contains(text) }
  }
}
