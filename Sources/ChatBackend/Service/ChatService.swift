import DioramaKit
import HeadlessUIKit

/// The chat service of a run, which answers the kits' requests instead of a server.
///
/// Every request is answered on the run's main queue after the call returns: after the network's
/// latency, in virtual time. Changes of a run stay in the run.
///
/// Requests are ``connect(answer:)``, ``getChannel(_:type:isRefresh:answer:)`` and those of the extensions;
/// long lists are read page by page through a ``ChatQuery``. A kit's class uses the service of its
/// run:
///
/// ```swift
/// environment.chatService.inviteUsers(["bob"], to: "design-team") { result in
///   if let error = result.error { self.show(error.message) }
/// }
/// ```
public final class ChatService {
  /// The data of the fixture, without changes of the run.
  public private(set) var data: ChatData
  /// The id of the connected user; nil if no user is connected, which allows everything.
  public var currentUserId: String?
  /// The conditions of the network for new requests; pending requests keep theirs.
  public var network: NetworkConditions {
    get { requests.conditions }
    set { requests.conditions = newValue }
  }
  private let requests: Network

  /// Returns whether a request would fail now; asking uses up no failure.
  ///
  /// - Parameter request: the request.
  public func fails(_ request: RequestName) -> Bool { requests.fails(request) }

  /// The number of loads of data; positions in older data are no longer valid.
  private(set) var loadCount = 0
  var users: UserDirectory
  var changedChannels: [String: ChatChannel] = [:]
  var deletedChannels: Set<String> = []
  /// The channels that are not in the fixture, in the order of their addition.
  private(set) var addedChannels: [String] = []
  /// The run's orders of the messages of fixtures with relative times.
  var orders: [ObjectIdentifier: (history: ChannelHistory, numbers: [Int])] = [:]
  /// The decisions about friend applications in this run, by the applications' numbers.
  var decisions: [Int: Decision] = [:]
  /// The friend applications that the run has sent, by the user asked, with negative numbers. Each
  /// replaces earlier ones to its user.
  var sentApplications: [String: ApplicationEntry] = [:]
  /// The run's own list of friend applications, if their times depend on its clock.
  var ownApplications: ApplicationList?
  /// The run's changes to conversations.
  private(set) var conversationChanges = ConversationChanges()
  /// The run's changes to profiles.
  private(set) var profileChanges: ProfileChanges
  private let observers = Observers<ChatEvent>()
  let conversationObservers = Observers<ConversationEvent>()
  /// The current run; a request outside a run is never answered.
  var environment: ScreenEnvironment? { .current }

  /// Creates a service without changes.
  ///
  /// - Parameters:
  ///   - data: the data of its fixture.
  ///   - network: the network of its requests; by default its own network.
  public init(data: ChatData = .empty, network: Network = Network()) {
    self.data = data
    requests = network
    users = UserDirectory(data.users)
    profileChanges = ProfileChanges(data)
  }

  /// Loads other data; the connected user, the network and the observers stay.
  ///
  /// - Parameter data: the data of the fixture; earlier changes of the run are discarded.
  public func load(_ data: ChatData) {
    self.data = data
    loadCount += 1
    users = UserDirectory(data.users)
    changedChannels = [:]
    deletedChannels = []
    addedChannels = []
    orders = [:]
    decisions = [:]
    sentApplications = [:]
    ownApplications = nil
    conversationChanges = ConversationChanges()
    profileChanges = ProfileChanges(data)
  }

  // MARK: Requests

  /// Sends a request: at its virtual time, `work` runs and `answer` receives its result, or instead
  /// the network's failure for the request.
  ///
  /// After the end of the run, or outside a run, a request is never answered.
  ///
  /// - Parameters:
  ///   - request: its name, which YAML uses to make it fail.
  ///   - about: its subject, such as `design-team`, for a snapshot's block `log`.
  ///   - work: the action of the service, which is its argument.
  ///   - answer: receives the result after this call returns.
  public func perform<Value>(
    _ request: RequestName, about: @autoclosure () -> String = "",
    _ work: @escaping (ChatService) throws(ChatError) -> Value,
    answer: @escaping ChatAnswer<Value>
  ) {
    requests.perform(
      request, about: about(), { [self] () throws(ServiceError) in try work(self) }, answer: answer)
  }

  // MARK: Events

  /// The handle of an observer, which ends the observation.
  public struct Observation: Sendable, Hashable {
    let number: Int
  }

  /// Calls `body` for every event from now on, in the order in which observers were added.
  ///
  /// - Parameter body: called on the main queue, and kept until the observation ends.
  /// - Returns: the handle for ``stop(_:)``.
  public func observe(_ body: @escaping (ChatEvent) -> Void) -> Observation {
    Observation(number: observers.add(body))
  }

  /// Ends an observation, also for pending events.
  public func stop(_ observation: Observation) { observers.remove(observation.number) }

  /// Notifies the observers of an event, on the main queue, after all work that is due now.
  public func announce(_ event: ChatEvent) {
    observers.announce(event, on: environment?.mainQueue)
  }
}

/// The key for the service of a run.
private enum ChatServiceKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> ChatService {
    ChatService(network: environment.network)
  }
}

extension ScreenEnvironment {
  /// The chat service of the run; at first without data.
  public var chatService: ChatService { self[ChatServiceKey.self] }
}

extension ChatService {
  // MARK: Immediate access

  /// Returns a user of the run.
  public func user(_ id: String) -> ChatUser? { users.index(of: id).map { users[$0] } }

  /// Returns the user with an id, or else the only one with a nickname.
  package func person(named name: String) -> ChatUser? {
    let named =
      user(name).map { [$0] } ?? (0..<users.count).map { users[$0] }.filter { $0.nickname == name }
    return named.count == 1 ? named[0] : nil
  }

  /// Adds a user who is not in the fixture to this run; a known id keeps its user.
  ///
  /// - Parameter user: the user, listed after all others in
  ///   ``usersQuery(limit:nicknamePrefix:userIds:)``.
  public func add(_ user: ChatUser) { users.add(user) }

  /// Returns a channel in its present state; nil if it is unknown or deleted.
  ///
  /// - Parameter url: the id of a group or open channel.
  public func channel(_ url: String) -> ChatChannel? {
    if !deletedChannels.isEmpty, deletedChannels.contains(url) { return nil }
    if !changedChannels.isEmpty, let channel = changedChannels[url] { return channel }
    return data.channel(url)
  }

  /// Adds a channel to this run, and replaces one with the same URL.
  public func add(_ channel: ChatChannel) {
    deletedChannels.remove(channel.url)
    if !isKnown(channel.url) { addedChannels.append(channel.url) }
    changedChannels[channel.url] = channel
  }

  /// Returns whether a channel exists or existed in the run.
  func isKnown(_ url: String) -> Bool {
    data.channel(url) != nil || addedChannels.contains(url)
  }

  /// Returns a member of a group channel or a participant of an open one; nil if the user is not in
  /// it.
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

  /// Returns whether a user is a member of a group channel or a participant of an open one.
  public func isMember(_ userId: String, of url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.people.position(of: index) != nil
  }

  /// Returns a function that tests membership of a channel, for tests of many users.
  ///
  /// - Parameter url: the channel's id; an unknown channel has no members.
  /// - Returns: a function of a user's id, with the present members.
  public func membership(of url: String) -> (String) -> Bool {
    guard let people = channel(url)?.people else { return { _ in false } }
    return { [users] id in users.index(of: id).map { people.position(of: $0) != nil } ?? false }
  }

  /// Returns whether a user is an operator of a channel.
  public func isOperator(_ userId: String, of url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.isOperator(index) ?? false
  }

  /// Returns whether a user is muted in a channel.
  public func isMuted(_ userId: String, in url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.isMuted(index) ?? false
  }

  /// Returns whether a user is banned from a channel.
  public func isBanned(_ userId: String, from url: String) -> Bool {
    guard let index = users.index(of: userId) else { return false }
    return channel(url)?.banned.position(of: index) != nil
  }

  /// Returns the details of a mute or ban in this run; nil for a user whom the fixture mutes or
  /// bans.
  ///
  /// - Parameters:
  ///   - kind: the kind of restriction.
  ///   - userId: the user's id.
  ///   - url: the channel's id.
  public func restriction(
    _ kind: ChatRestriction.Kind, of userId: String, in url: String
  ) -> ChatRestriction? {
    users.index(of: userId).flatMap { channel(url)?.restrictions[kind, $0] }
  }

  /// Returns the first members of a group channel, or participants of an open one, without a
  /// request.
  ///
  /// - Parameters:
  ///   - url: the channel's id; an unknown channel has no members.
  ///   - limit: the maximum number of members.
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

  /// Connects as the current user; the answer receives nil without a current user.
  public func connect(answer: @escaping ChatAnswer<ChatUser?>) {
    perform(.connect, { $0.currentUserId.flatMap($0.user) }, answer: answer)
  }

  /// Connects as another user, who becomes the current one.
  ///
  /// - Parameters:
  ///   - userId: the user's id; an unknown one becomes a new user without a nickname.
  ///   - answer: receives the user.
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
  ///   - type: the expected kind; a channel of the other kind is not found.
  ///   - isRefresh: whether the request is `refreshChannel`.
  ///   - answer: receives the channel, or `ChatError.channelNotFound`.
  public func getChannel(
    _ url: String, type: ChatChannelType, isRefresh: Bool = false,
    answer: @escaping ChatAnswer<ChatChannel>
  ) {
    perform(
      isRefresh ? .refreshChannel : .getChannel, about: url,
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
  ///   - answer: receives the user, or `ChatError.userNotFound`.
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

  /// Reads a group from the fixture; ``getGroupsInfo(_:answer:)`` includes changes of the run.
  ///
  /// - Parameters:
  ///   - groupId: the group's id.
  ///   - answer: receives the group, or `ChatError.groupNotFound`.
  public func getGroupInfo(_ groupId: String, answer: @escaping ChatAnswer<ChatGroup>) {
    perform(
      .getGroupInfo, about: groupId,
      { service throws(ChatError) in
        guard let group = service.data.groups[groupId] else { throw .groupNotFound }
        return group
      }, answer: answer)
  }

  /// Reads a member of a group from the fixture; ``getGroupMembersInfo(_:of:answer:)`` includes
  /// changes of the run.
  ///
  /// - Parameters:
  ///   - userId: the member's id as a user.
  ///   - groupId: the group's id.
  ///   - answer: receives the member, or `ChatError.groupNotFound` or `ChatError.userNotFound`.
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
  /// The ids in the form of a snapshot's block `log`: all, or the first ones and the number of
  /// others.
  var logDescription: String {
    count > 4
      ? prefix(3).joined(separator: ", ") + " and \(count - 3) more" : joined(separator: ", ")
  }
}
