import ChatBackend
import HeadlessUIKit

/// A channel of any type, with its current state in the chat service.
///
/// Requests are answered on the run's main queue, after the time that the screen's `network` sets.
/// Requests for operators only fail with error 400108 for other users.
open class BaseChannel: NSObject {
  /// The ID.
  public let channelURL: String
  let service: ChatService

  init(channelURL: String, service: ChatService) {
    self.channelURL = channelURL
    self.service = service
  }

  var channel: ChatChannel? { service.channel(channelURL) }

  /// The name.
  public var name: String { channel?.name ?? "" }
  /// Whether only operators may write.
  public var isFrozen: Bool { channel?.isFrozen ?? false }
  /// The type of the channel.
  open var channelType: ChannelType { .group }

  /// Creates the channel object for a URL.
  static func make(
    _ channelURL: String, _ type: ChatChannelType, _ service: ChatService
  ) -> BaseChannel {
    switch type {
    case .group: GroupChannel(channelURL: channelURL, service: service)
    case .open: OpenChannel(channelURL: channelURL, service: service)
    }
  }

  /// Creates the channel object for a channel of the fixture.
  static func make(_ channel: ChatChannel, _ service: ChatService) -> BaseChannel {
    make(channel.url, channel.type, service)
  }
}

extension BaseChannel {
  /// Creates a query of the operators.
  public func createOperatorListQuery(
    params: OperatorListQueryParams = OperatorListQueryParams()
  ) -> OperatorListQuery? {
    OperatorListQuery(params, of: self)
  }

  /// Creates a query of the muted users.
  public func createMutedUserListQuery(
    params: MutedUserListQueryParams = MutedUserListQueryParams()
  ) -> MutedUserListQuery? {
    MutedUserListQuery(params, of: self)
  }

  /// Creates a query of the banned users.
  public func createBannedUserListQuery(
    params: BannedUserListQueryParams = BannedUserListQueryParams()
  ) -> BannedUserListQuery? {
    BannedUserListQuery(params, of: self)
  }
}

/// The requests for operators.
extension BaseChannel {
  /// Makes users operators.
  ///
  /// - Parameters:
  ///   - userIds: their IDs; in a group channel they must be members.
  ///   - completionHandler: called with nil on success, else with the error, such as 400201 for an
  ///     unknown user.
  public func addOperators(userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.addOperators(userIds, to: channelURL) { $0.answer(completionHandler) }
  }

  /// Makes operators ordinary users.
  ///
  /// - Parameters:
  ///   - userIds: their IDs.
  ///   - completionHandler: called with nil on success, else with the error.
  public func removeOperators(userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.removeOperators(userIds, from: channelURL) { $0.answer(completionHandler) }
  }

  /// Mutes a user. The duration is recorded, but never unmutes the user.
  ///
  /// - Parameters:
  ///   - userId: the user's ID.
  ///   - seconds: the duration in seconds; -1 for no end.
  ///   - description: the reason; nil without one.
  ///   - completionHandler: called with nil on success, else with the error.
  public func muteUser(
    userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler? = nil
  ) {
    service.muteUser(userId, in: channelURL, seconds: seconds, description: description) {
      $0.answer(completionHandler)
    }
  }

  /// Unmutes a user.
  public func unmuteUser(userId: String, completionHandler: SBErrorHandler? = nil) {
    service.unmuteUser(userId, in: channelURL) { $0.answer(completionHandler) }
  }

  /// Bans a user and removes the user from the channel. The duration is recorded, but never ends
  /// the ban.
  ///
  /// - Parameters:
  ///   - userId: the user's ID.
  ///   - seconds: the duration in seconds; -1 for no end.
  ///   - description: the reason; nil without one.
  ///   - completionHandler: called with nil on success, else with the error.
  public func banUser(
    userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler? = nil
  ) {
    service.banUser(userId, from: channelURL, seconds: seconds, description: description) {
      $0.answer(completionHandler)
    }
  }

  /// Unbans a user.
  public func unbanUser(userId: String, completionHandler: SBErrorHandler? = nil) {
    service.unbanUser(userId, in: channelURL) { $0.answer(completionHandler) }
  }
}

/// A channel with members.
public final class GroupChannel: BaseChannel {
  /// The type, a group channel.
  public override var channelType: ChannelType { .group }

  private var group: ChatChannel? {
    if let channel, channel.type == .group { channel } else { nil }
  }

  /// All members; for large channels use a query instead.
  public var members: [Member] {
    service.firstMembers(of: channelURL, limit: .max).map { Member($0) }
  }

  /// The number of members.
  public var memberCount: UInt { UInt(group?.memberCount ?? 0) }
  /// Whether the channel is a supergroup, for very many members.
  public var isSuper: Bool { group?.isSuper ?? false }
  /// Whether only operators can ever write.
  public var isBroadcast: Bool { group?.isBroadcast ?? false }

  /// The current user's role.
  public var myRole: Role {
    guard let id = service.currentUserId else { return .none }
    return service.isOperator(id, of: channelURL) ? .operator : .none
  }

  /// Whether the current user is muted.
  public var myMutedState: MutedState {
    guard let id = service.currentUserId else { return .unmuted }
    return service.isMuted(id, in: channelURL) ? .muted : .unmuted
  }

  /// Requests a group channel.
  ///
  /// - Parameters:
  ///   - url: the channel's ID.
  ///   - completionHandler: called with the channel, or with the error, such as 400201 for a
  ///     channel that is unknown or of another type. Outside of a run it is never called.
  public static func getChannel(
    url: String, completionHandler: @escaping (GroupChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .group) {
      $0.answer(completionHandler) { GroupChannel(channelURL: $0.url, service: service) }
    }
  }

  /// Adds users to the channel; invited users become members immediately.
  ///
  /// - Parameters:
  ///   - userIds: their IDs.
  ///   - completionHandler: called with nil on success, else with the error, such as 900100 if one
  ///     of the users is banned; then no user is added.
  public func inviteUserIds(_ userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.inviteUsers(userIds, to: channelURL) { $0.answer(completionHandler) }
  }

  /// Freezes the channel: only operators can write.
  public func freeze(completionHandler: SBErrorHandler? = nil) {
    service.freeze(channelURL) { $0.answer(completionHandler) }
  }

  /// Unfreezes the channel: all members can write again.
  public func unfreeze(completionHandler: SBErrorHandler? = nil) {
    service.unfreeze(channelURL) { $0.answer(completionHandler) }
  }

  /// Creates a query of the members.
  public func createMemberListQuery(
    params: MemberListQueryParams = MemberListQueryParams()
  ) -> MemberListQuery? {
    MemberListQuery(params, of: self)
  }
}

/// A channel that any user can enter.
public final class OpenChannel: BaseChannel {
  /// The type, an open channel.
  public override var channelType: ChannelType { .open }

  /// The number of participants.
  public var participantCount: Int {
    if let channel, channel.type == .open { channel.memberCount } else { 0 }
  }

  /// Returns whether a user is an operator.
  public func isOperator(userId: String) -> Bool {
    service.isOperator(userId, of: channelURL)
  }

  /// Requests an open channel.
  ///
  /// - Parameters:
  ///   - url: the channel's ID.
  ///   - completionHandler: called with the channel, or with the error, such as 400201 for a
  ///     channel that is unknown or of another type. Outside of a run it is never called.
  public static func getChannel(
    url: String, completionHandler: @escaping (OpenChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .open) {
      $0.answer(completionHandler) { OpenChannel(channelURL: $0.url, service: service) }
    }
  }

  /// The messages of the run that are being sent or could not be sent.
  var unsentMessages: [BaseMessage] {
    service.unsentMessages(in: channelURL).map { .make($0, in: self) }
  }
  /// Removes messages of the run that are being sent or could not be sent.
  func removeUnsent(_ requestIds: [String]) { service.removeUnsent(requestIds, in: channelURL) }

  /// Whether the current user is a participant.
  var hasCurrentUser: Bool {
    service.currentUserId.map { service.isMember($0, of: channelURL) } ?? false
  }

  /// Enters the channel; its participants receive its events.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the error, such as 900100
  ///   for a banned user.
  public func enter(completionHandler: SBErrorHandler? = nil) {
    service.enterChannel(channelURL) { $0.answer(completionHandler) }
  }

  /// Leaves the channel.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the error.
  public func exit(completionHandler: SBErrorHandler? = nil) {
    service.exitChannel(channelURL) { $0.answer(completionHandler) }
  }

  /// Creates a query of the participants.
  public func createParticipantListQuery(
    params: ParticipantListQueryParams = ParticipantListQueryParams()
  ) -> ParticipantListQuery? {
    ParticipantListQuery(params, of: self)
  }
}

/// The type of a channel.
public enum ChannelType: Int, Sendable {
  /// A channel with members.
  case group
  /// A channel that any user can enter.
  case open
  /// A channel for notifications of an app.
  case feed

  init(_ type: ChatChannelType) {
    switch type {
    case .group: self = .group
    case .open: self = .open
    }
  }
}

extension BaseChannel {
  /// Requests a channel of a type, as an object of its class (S16).
  static func getChannel(
    url: String, type: ChannelType, completionHandler: @escaping (BaseChannel?, SBError?) -> Void
  ) {
    if type == .open {
      OpenChannel.getChannel(url: url) { completionHandler($0, $1) }
    } else {
      GroupChannel.getChannel(url: url) { completionHandler($0, $1) }
    }
  }
}

extension ChannelType {
  /// Creates the type of a channel in the run's chat service; nil if the channel is unknown.
  init?(ofChannel url: String) {
    switch ScreenEnvironment.current?.chatService.channel(url)?.type {
    case .group: self = .group
    case .open: self = .open
    case nil: return nil
    }
  }
}
