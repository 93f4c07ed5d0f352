import DioramaKit
import HeadlessUIKit

/// What a run changed in profiles; the fixture stays as it is.
final class ProfileChanges {
  /// The load of the service's data that the changes belong to.
  let loadCount: Int
  var users: [String: ChatUser] = [:]
  var groups: [String: ChatGroup] = [:]
  var members: [String: [UserIndex: MemberList.Entry]] = [:]
  /// Whose friend application had been accepted when the run began.
  let acceptedIds: Set<String>

  init(_ service: ChatService) {
    loadCount = service.loadCount
    acceptedIds = Set(
      service.data.applications.lazy.filter { $0.application.status == .accepted }
        .map(\.application.userId))
  }

  /// A member of a group with what was changed.
  func member(
    _ entry: MemberList.Entry, of groupId: String, _ users: UserDirectory
  ) -> ChatGroupMember {
    var member = ChatGroupMember(members[groupId]?[entry.user] ?? entry, users)
    if let user = self.users[member.user.userId] { member.user = user }
    return member
  }

  /// Keeps the changes of a run.
  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> ProfileChanges {
      ProfileChanges(environment.chatService)
    }
  }
}

extension ChatService {
  /// What the run changed in profiles; outside of a run nothing lasts.
  var profileChanges: ProfileChanges {
    guard let environment else { return ProfileChanges(self) }
    let known = environment[ProfileChanges.Key.self]
    if known.loadCount == loadCount { return known }
    let made = ProfileChanges(self)
    environment[ProfileChanges.Key.self] = made
    return made
  }

  /// A person as the managed service has them at this moment of the run.
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
    perform(.getUserInfo, { userIds.compactMap($0.profile) }, answer: answer)
  }

  /// Reads some friends in the order of their ids; people who are none are left out.
  public func getFriendsInfo(_ userIds: [String], answer: @escaping ChatAnswer<[ChatUser]>) {
    perform(
      .getUserInfo,
      { service in userIds.filter(service.isFriend).compactMap(service.profile) },
      answer: answer)
  }

  /// Reads some groups in the order of their ids; unknown ones are left out.
  public func getGroupsInfo(_ groupIds: [String], answer: @escaping ChatAnswer<[ChatGroup]>) {
    perform(.getGroupInfo, { groupIds.compactMap($0.group) }, answer: answer)
  }

  /// Reads some members of a group in the order of their ids; others are left out.
  public func getGroupMembersInfo(
    _ userIds: [String], of groupId: String, answer: @escaping ChatAnswer<[ChatGroupMember]>
  ) {
    perform(
      .getGroupMemberInfo,
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
