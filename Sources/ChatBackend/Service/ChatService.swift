import DioramaKit
import HeadlessUIKit

/// The chat service of one run: what the kits' requests reach instead of a network.
///
/// Every request is answered on the run's main queue, later than the call returns: after the
/// network's latency, in virtual time. What a run changes stays in the run.
///
/// Requests are ``connect(answer:)``, ``getChannel(_:type:answer:)`` and those of the extensions;
/// long lists are read page by page through a ``ChatQuery``. A kit's class asks the service of the
/// run that it is in:
///
/// ```swift
/// environment.chatService.inviteUsers(["bob"], to: "design-team") { result in
///   if let error = result.error { self.show(error.message) }
/// }
/// ```
public final class ChatService {
  /// What the fixture says; changes of the run are not in it.
  public private(set) var data: ChatData
  /// The id of the user who is connected; nil for nobody, to whom everything is allowed.
  public var currentUserId: String?
  /// How the network behaves from now on; requests on their way keep what they met.
  public var network: NetworkConditions {
    get { requests.conditions }
    set { requests.conditions = newValue }
  }
  private let requests: Network

  /// Whether a request would meet an error now; asking uses nothing up.
  ///
  /// - Parameter request: the request.
  public func fails(_ request: RequestName) -> Bool { requests.fails(request) }

  /// How often data was loaded; what was found in older data is no longer valid.
  private(set) var loadCount = 0
  var users: UserDirectory
  var changedChannels: [String: ChatChannel] = [:]
  var deletedChannels: Set<String> = []
  /// What became of friend applications in this run, by their numbers in the database.
  var decisions: [Int: Decision] = [:]
  /// The run's own database of friend applications, where their times depend on its clock.
  var ownApplications: ApplicationList?
  /// What the run changed in conversations.
  private(set) var conversationChanges = ConversationChanges()
  /// What the run changed in profiles.
  private(set) var profileChanges: ProfileChanges
  private let observers = Observers<ChatEvent>()
  let conversationObservers = Observers<ConversationEvent>()
  /// The run that asks; a request from outside of a run is never answered.
  var environment: ScreenEnvironment? { .current }

  /// A service in which nothing has happened.
  ///
  /// - Parameters:
  ///   - data: what its fixture says.
  ///   - network: what its requests go through; by default a network of its own.
  public init(data: ChatData = .empty, network: Network = Network()) {
    self.data = data
    requests = network
    users = UserDirectory(data.users)
    profileChanges = ProfileChanges(data)
  }

  /// Begins anew with other data; who is connected, the network and the observers stay.
  ///
  /// - Parameter data: what the fixture says; what the run changed before is forgotten.
  public func load(_ data: ChatData) {
    self.data = data
    loadCount += 1
    users = UserDirectory(data.users)
    changedChannels = [:]
    deletedChannels = []
    decisions = [:]
    ownApplications = nil
    conversationChanges = ConversationChanges()
    profileChanges = ProfileChanges(data)
  }

  // MARK: Requests

  /// Sends a request: at its virtual time `work` is done and its result given to `answer`, or
  /// instead the failure that the network has for it.
  ///
  /// After the end of the run nothing is answered any more, and neither is a request from outside
  /// of a run.
  ///
  /// - Parameters:
  ///   - request: its name, by which YAML lets it fail.
  ///   - about: what it is about, such as `design-team`: for a snapshot's block `log`.
  ///   - work: what the service does, with itself as the argument.
  ///   - answer: is told what came of it, later than this call returns.
  public func perform<Value>(
    _ request: RequestName, about: @autoclosure () -> String = "",
    _ work: @escaping (ChatService) throws(ChatError) -> Value,
    answer: @escaping ChatAnswer<Value>
  ) {
    requests.perform(
      request, about: about(), { [self] () throws(ServiceError) in try work(self) }, answer: answer)
  }

  // MARK: Events

  /// Stands for an observer, so that it can be removed.
  public struct Observation: Sendable, Hashable {
    let number: Int
  }

  /// Calls `body` for every event from now on, in the order in which observers came.
  ///
  /// - Parameter body: is called on the main queue, and kept until the observation ends.
  /// - Returns: what ``stop(_:)`` ends the observation by.
  public func observe(_ body: @escaping (ChatEvent) -> Void) -> Observation {
    Observation(number: observers.add(body))
  }

  /// Ends an observation, also for events that are on their way.
  public func stop(_ observation: Observation) { observers.remove(observation.number) }

  /// Tells the observers that something happened, on the main queue, after all that is due now.
  public func announce(_ event: ChatEvent) {
    observers.announce(event, on: environment?.mainQueue)
  }
}

/// Keeps the service of a run.
private enum ChatServiceKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> ChatService {
    ChatService(network: environment.network)
  }
}

extension ScreenEnvironment {
  /// The chat service of the run; at first one without data.
  public var chatService: ChatService { self[ChatServiceKey.self] }
}

extension ChatService {
  // MARK: At once

  /// A user of the run.
  public func user(_ id: String) -> ChatUser? { users.index(of: id).map { users[$0] } }

  /// Makes a user known to this run, who is not in the fixture; a known id stays who it is.
  ///
  /// - Parameter user: comes after all others in ``usersQuery(limit:nicknamePrefix:userIds:)``.
  public func add(_ user: ChatUser) { users.add(user) }

  /// A channel as it is at this moment of the run; nil for one that is unknown or deleted.
  ///
  /// - Parameter url: the id of a group or open channel.
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
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - url: the channel's id.
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

  /// Whether users are members of a channel, for whoever asks of many.
  ///
  /// - Parameter url: the channel's id; of a channel that there is not, nobody is a member.
  /// - Returns: says so of a user's id, as of now.
  public func membership(of url: String) -> (String) -> Bool {
    guard let people = channel(url)?.people else { return { _ in false } }
    return { [users] id in users.index(of: id).map { people.position(of: $0) != nil } ?? false }
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

  /// What was said in this run when a user was muted or banned; nil for somebody whom the fixture
  /// itself mutes or bans.
  ///
  /// - Parameters:
  ///   - kind: which of the two is asked for.
  ///   - userId: the user's id.
  ///   - url: the channel's id.
  public func restriction(
    _ kind: ChatRestriction.Kind, of userId: String, in url: String
  ) -> ChatRestriction? {
    users.index(of: userId).flatMap { channel(url)?.restrictions[kind, $0] }
  }

  /// The first members of a group channel, or participants of an open one, without a request.
  ///
  /// - Parameters:
  ///   - url: the channel's id; one that is unknown has no members.
  ///   - limit: how many there are at most.
  public func firstMembers(of url: String, limit: Int) -> [ChatMember] {
    guard let channel = channel(url) else { return [] }
    var result: [ChatMember] = []
    for case let entry? in channel.people.entries {
      if result.count >= limit { break }
      result.append(channel.member(entry, users))
    }
    return result
  }

  // MARK: Requests

  /// Connects as the current user; answers nil if that is nobody.
  public func connect(answer: @escaping ChatAnswer<ChatUser?>) {
    perform(.connect, { $0.currentUserId.flatMap($0.user) }, answer: answer)
  }

  /// Connects as another user, who becomes the current one.
  ///
  /// - Parameters:
  ///   - userId: the user's id; an unknown one becomes a new user without a nickname.
  ///   - answer: is given the user.
  public func connect(as userId: String, answer: @escaping ChatAnswer<ChatUser?>) {
    perform(
      .connect, about: userId,
      { service in
        service.add(ChatUser(userId: userId))
        service.currentUserId = userId
        return service.user(userId)
      }, answer: answer)
  }

  /// Reads a channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - type: the sort that is wanted; a channel of the other sort is not found.
  ///   - answer: is given the channel, or `ChatError.channelNotFound`.
  public func getChannel(
    _ url: String, type: ChatChannelType, answer: @escaping ChatAnswer<ChatChannel>
  ) {
    perform(
      .getChannel, about: url,
      { service throws(ChatError) in
        guard let channel = service.channel(url), channel.type == type else {
          throw .channelNotFound
        }
        return channel
      }, answer: answer)
  }

  /// Reads a user.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - answer: is given the user, or `ChatError.userNotFound`.
  public func getUserInfo(_ userId: String, answer: @escaping ChatAnswer<ChatUser>) {
    perform(
      .getUserInfo, about: userId,
      { service throws(ChatError) in
        guard let user = service.user(userId) else { throw .userNotFound }
        return user
      }, answer: answer)
  }

  /// Reads some users in the order of their ids; unknown ones are left out.
  public func getUserInfo(_ userIds: [String], answer: @escaping ChatAnswer<[ChatUser]>) {
    perform(
      .getUserInfo, about: userIds.logDescription, { userIds.compactMap($0.user) }, answer: answer)
  }

  /// Reads a group as the fixture has it; ``getGroupsInfo(_:answer:)`` knows what the run changed.
  ///
  /// - Parameters:
  ///   - groupId: the group's id.
  ///   - answer: is given the group, or `ChatError.groupNotFound`.
  public func getGroupInfo(_ groupId: String, answer: @escaping ChatAnswer<ChatGroup>) {
    perform(
      .getGroupInfo, about: groupId,
      { service throws(ChatError) in
        guard let group = service.data.groups[groupId] else { throw .groupNotFound }
        return group
      }, answer: answer)
  }

  /// Reads a member of a group as the fixture has them;
  /// ``getGroupMembersInfo(_:of:answer:)`` knows what the run changed.
  ///
  /// - Parameters:
  ///   - userId: the member's id as a user.
  ///   - groupId: the group's id.
  ///   - answer: is given the member, or `ChatError.groupNotFound` or
  ///     `ChatError.userNotFound`.
  public func getGroupMemberInfo(
    _ userId: String, in groupId: String, answer: @escaping ChatAnswer<ChatGroupMember>
  ) {
    perform(
      .getGroupMemberInfo, about: "\(userId) of \(groupId)",
      { service throws(ChatError) in
        guard let group = service.data.groups[groupId] else { throw .groupNotFound }
        guard let index = service.users.index(of: userId), let entry = group.members[index] else {
          throw .userNotFound
        }
        return ChatGroupMember(entry, service.users)
      }, answer: answer)
  }
}

extension [String] {
  /// Some ids, as a snapshot's block `log` names them: all, or the first and how many more.
  var logDescription: String {
    count > 4
      ? prefix(3).joined(separator: ", ") + " and \(count - 3) more" : joined(separator: ", ")
  }
}
