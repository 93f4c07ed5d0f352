import DioramaKit

extension ChatService {
  // MARK: At once

  /// A user of the run.
  public func user(_ id: String) -> ChatUser? { users.index(of: id).map { users[$0] } }

  /// Makes a user known to this run, who is not in the fixture; a known id stays who it is.
  public func add(_ user: ChatUser) { users.add(user) }

  /// A channel as it is at this moment of the run.
  public func channel(_ url: String) -> ChatChannel? {
    if !deletedChannels.isEmpty, deletedChannels.contains(url) { return nil }
    if !changedChannels.isEmpty, let channel = changedChannels[url] { return channel }
    return data.channel(url)
  }

  /// Makes a channel known to this run, in the place of one with its URL.
  public func add(_ channel: ChatChannel) {
    deletedChannels.remove(channel.url)
    changedChannels[channel.url] = channel
  }

  /// A member of a group channel or participant of an open one; nil if the user is not in it.
  public func member(_ userId: String, of url: String) -> ChatMember? {
    guard let index = users.index(of: userId), let channel = channel(url),
      let entry = channel.people[index]
    else { return nil }
    return channel.member(entry, users)
  }

  /// Whether a user is a member of a group channel or a participant of an open one.
  public func isMember(_ userId: String, of url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.people.position(of: index) != nil
  }

  /// Whether a user is an operator of a channel.
  public func isOperator(_ userId: String, of url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.isOperator(index) ?? false
  }

  /// Whether a user is muted in a channel.
  public func isMuted(_ userId: String, in url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.isMuted(index) ?? false
  }

  /// Whether a user is banned from a channel.
  public func isBanned(_ userId: String, from url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.banned.position(of: index) != nil
  }

  /// What was said in this run when a user was muted or banned.
  public func restriction(
    _ kind: ChatRestriction.Kind, of userId: String, in url: String
  ) -> ChatRestriction? {
    users.index(of: userId).flatMap { channel(url)?.restrictions[kind, $0] }
  }

  /// The first members of a group channel, or participants of an open one, without a request.
  public func firstMembers(of url: String, limit: Int) -> [ChatMember] {
    guard let channel = channel(url) else { return [] }
    var walk = RosterWalk(channel.people, of: .everybody, order: .fixture, users: users)
    var result: [ChatMember] = []
    while result.count < limit, let position = walk.next() {
      guard let entry = channel.people[position] else { continue }
      result.append(channel.member(entry, users))
    }
    return result
  }

  // MARK: Requests

  /// Connects as the current user; answers nil if that is nobody.
  public func connect(answer: @escaping ChatAnswer<ChatUser?>) {
    perform(.connect, { $0.currentUserId.flatMap($0.user) }, answer: answer)
  }

  /// Connects as another user, who becomes the current one; an unknown id becomes a new user.
  public func connect(as userId: String, answer: @escaping ChatAnswer<ChatUser?>) {
    perform(
      .connect,
      { service in
        service.add(ChatUser(userId: userId))
        service.currentUserId = userId
        return service.user(userId)
      }, answer: answer)
  }

  /// Reads a channel; one of another sort is not found.
  public func getChannel(
    _ url: String, type: ChatChannelType, answer: @escaping ChatAnswer<ChatChannel>
  ) {
    perform(
      .getChannel,
      { service throws(ChatError) in
        guard let channel = service.channel(url), channel.type == type else {
          throw .channelNotFound
        }
        return channel
      }, answer: answer)
  }

  /// Reads a user.
  public func getUserInfo(_ userId: String, answer: @escaping ChatAnswer<ChatUser>) {
    perform(
      .getUserInfo,
      { service throws(ChatError) in
        guard let user = service.user(userId) else { throw .userNotFound }
        return user
      }, answer: answer)
  }

  /// Reads some users in the order of their ids; unknown ones are left out.
  public func getUserInfo(_ userIds: [String], answer: @escaping ChatAnswer<[ChatUser]>) {
    perform(.getUserInfo, { userIds.compactMap($0.user) }, answer: answer)
  }

  /// Reads a group.
  public func getGroupInfo(_ groupId: String, answer: @escaping ChatAnswer<ChatGroup>) {
    perform(
      .getGroupInfo,
      { service throws(ChatError) in
        guard let group = service.data.groups[groupId] else { throw .groupNotFound }
        return group
      }, answer: answer)
  }

  /// Reads a member of a group.
  public func getGroupMemberInfo(
    _ userId: String, in groupId: String, answer: @escaping ChatAnswer<ChatGroupMember>
  ) {
    perform(
      .getGroupMemberInfo,
      { service throws(ChatError) in
        guard let group = service.data.groups[groupId] else { throw .groupNotFound }
        guard let index = service.users.index(of: userId), let entry = group.members[index] else {
          throw .userNotFound
        }
        return ChatGroupMember(entry, service.users)
      }, answer: answer)
  }
}
