import ChatBackend
import HeadlessUIKit

/// A channel of any sort, as the chat service knows it at the moment of asking.
///
/// Requests are answered on the run's main queue, after the time that the screen's `network` says.
/// What only operators may do fails with error 400108 for everybody else.
open class BaseChannel: NSObject {
  /// The id.
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
  /// What sort of channel it is.
  open var channelType: ChannelType { .group }

  /// The channel of a URL.
  static func make(
    _ channelURL: String, _ type: ChatChannelType, _ service: ChatService
  ) -> BaseChannel {
    switch type {
    case .group: GroupChannel(channelURL: channelURL, service: service)
    case .open: OpenChannel(channelURL: channelURL, service: service)
    }
  }

  /// The channel of a fixture's channel.
  static func make(_ channel: ChatChannel, _ service: ChatService) -> BaseChannel {
    make(channel.url, channel.type, service)
  }
}

extension BaseChannel {
  /// A list of operators.
  public func createOperatorListQuery(
    params: OperatorListQueryParams = OperatorListQueryParams()
  ) -> OperatorListQuery? {
    OperatorListQuery(params, of: self)
  }

  /// A list of muted users.
  public func createMutedUserListQuery(
    params: MutedUserListQueryParams = MutedUserListQueryParams()
  ) -> MutedUserListQuery? {
    MutedUserListQuery(params, of: self)
  }

  /// A list of banned users.
  public func createBannedUserListQuery(
    params: BannedUserListQueryParams = BannedUserListQueryParams()
  ) -> BannedUserListQuery? {
    BannedUserListQuery(params, of: self)
  }
}

/// What operators may do.
extension BaseChannel {
  /// Makes users operators.
  ///
  /// - Parameters:
  ///   - userIds: their ids; in a group channel they have to be members.
  ///   - completionHandler: called with nil on success, else with the reason, such as 400201 for an
  ///     unknown user.
  public func addOperators(userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.addOperators(userIds, to: channelURL) { $0.answer(completionHandler) }
  }

  /// Makes operators ordinary users.
  ///
  /// - Parameters:
  ///   - userIds: their ids.
  ///   - completionHandler: called with nil on success, else with the reason.
  public func removeOperators(userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.removeOperators(userIds, from: channelURL) { $0.answer(completionHandler) }
  }

  /// Mutes a user. The time is noted, but no clock unmutes anybody.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - seconds: for how long, in seconds; -1 for good.
  ///   - description: why; nil without a reason.
  ///   - completionHandler: called with nil on success, else with the reason.
  public func muteUser(
    userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler? = nil
  ) {
    service.muteUser(userId, in: channelURL, seconds: seconds, description: description) {
      $0.answer(completionHandler)
    }
  }

  /// Lets a muted user write again.
  public func unmuteUser(userId: String, completionHandler: SBErrorHandler? = nil) {
    service.unmuteUser(userId, in: channelURL) { $0.answer(completionHandler) }
  }

  /// Bans a user, who is then no longer in the channel. The time is noted, but no clock ends a ban.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - seconds: for how long, in seconds; -1 for good.
  ///   - description: why; nil without a reason.
  ///   - completionHandler: called with nil on success, else with the reason.
  public func banUser(
    userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler? = nil
  ) {
    service.banUser(userId, from: channelURL, seconds: seconds, description: description) {
      $0.answer(completionHandler)
    }
  }

  /// Lets a banned user come back.
  public func unbanUser(userId: String, completionHandler: SBErrorHandler? = nil) {
    service.unbanUser(userId, in: channelURL) { $0.answer(completionHandler) }
  }
}

/// A channel that people belong to.
public final class GroupChannel: BaseChannel {
  /// A group.
  public override var channelType: ChannelType { .group }

  private var group: ChatChannel? {
    if let channel, channel.type == .group { channel } else { nil }
  }

  /// All members; for large channels read pages instead.
  public var members: [Member] {
    service.firstMembers(of: channelURL, limit: .max).map { Member($0) }
  }

  /// How many members there are.
  public var memberCount: Int { group?.memberCount ?? 0 }
  /// Whether it is meant for very many members.
  public var isSuper: Bool { group?.isSuper ?? false }
  /// Whether only operators ever write.
  public var isBroadcast: Bool { group?.isBroadcast ?? false }

  /// The current user's role.
  public var myRole: Role {
    guard let id = service.currentUserId else { return .none }
    return service.isOperator(id, of: channelURL) ? .operator : .none
  }

  /// Whether the current user may write.
  public var myMutedState: MutedState {
    guard let id = service.currentUserId else { return .unmuted }
    return service.isMuted(id, in: channelURL) ? .muted : .unmuted
  }

  /// Asks the service for a group channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - completionHandler: called with the channel, or with the reason, such as 400201 for a
  ///     channel that is unknown or of another sort. Outside of a run it is never called.
  public static func getChannel(
    url: String, completionHandler: @escaping (GroupChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .group) {
      $0.answer(completionHandler) { GroupChannel(channelURL: $0.url, service: service) }
    }
  }

  /// Adds users to the channel; whoever is invited is a member at once.
  ///
  /// - Parameters:
  ///   - userIds: their ids.
  ///   - completionHandler: called with nil on success, else with the reason, such as 900100 where
  ///     one of them is banned; then nobody is added.
  public func inviteUserIds(_ userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.inviteUsers(userIds, to: channelURL) { $0.answer(completionHandler) }
  }

  /// Lets only operators write.
  public func freeze(completionHandler: SBErrorHandler? = nil) {
    service.freeze(channelURL) { $0.answer(completionHandler) }
  }

  /// Lets everybody write again.
  public func unfreeze(completionHandler: SBErrorHandler? = nil) {
    service.unfreeze(channelURL) { $0.answer(completionHandler) }
  }

  /// A list of members.
  public func createMemberListQuery(
    params: MemberListQueryParams = MemberListQueryParams()
  ) -> MemberListQuery? {
    MemberListQuery(params, of: self)
  }
}

/// A channel that anybody may enter.
public final class OpenChannel: BaseChannel {
  /// An open channel.
  public override var channelType: ChannelType { .open }

  /// How many people are in it.
  public var participantCount: Int {
    if let channel, channel.type == .open { channel.memberCount } else { 0 }
  }

  /// Whether a user is an operator.
  public func isOperator(userId: String) -> Bool {
    service.isOperator(userId, of: channelURL)
  }

  /// Asks the service for an open channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - completionHandler: called with the channel, or with the reason, such as 400201 for a
  ///     channel that is unknown or of another sort. Outside of a run it is never called.
  public static func getChannel(
    url: String, completionHandler: @escaping (OpenChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .open) {
      $0.answer(completionHandler) { OpenChannel(channelURL: $0.url, service: service) }
    }
  }

  /// A list of participants.
  public func createParticipantListQuery(
    params: ParticipantListQueryParams = ParticipantListQueryParams()
  ) -> ParticipantListQuery? {
    ParticipantListQuery(params, of: self)
  }
}

/// What sort of channel a channel is.
public enum ChannelType: Int, Sendable {
  /// One that people belong to.
  case group
  /// One that anybody may enter.
  case open
  /// One that an app sends notices into.
  case feed

  init(_ type: ChatChannelType) {
    switch type {
    case .group: self = .group
    case .open: self = .open
    }
  }
}

extension BaseChannel {
  /// Asks the service for a channel of a type, as an object of its class (S16).
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
  /// The type of a channel that the run's chat service knows.
  init?(ofChannel url: String) {
    switch ScreenEnvironment.current?.chatService.channel(url)?.type {
    case .group: self = .group
    case .open: self = .open
    case nil: return nil
    }
  }
}
