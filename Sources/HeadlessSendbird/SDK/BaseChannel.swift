import ChatBackend
import HeadlessUIKit

/// A channel of any sort, as the chat service knows it at the moment of asking.
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

  /// The channel of a fixture's channel.
  static func make(_ channel: ChatChannel, _ service: ChatService) -> BaseChannel {
    switch channel {
    case .group(let group): GroupChannel(channelURL: group.url, service: service)
    case .open(let open): OpenChannel(channelURL: open.url, service: service)
    }
  }

  /// Makes users operators.
  public func addOperators(userIds: [String], completionHandler: ((SBError?) -> Void)?) {
    service.addOperators(userIds, to: channelURL) {
      completionHandler?($0.error.map { SBError($0) })
    }
  }
}

/// A channel that people belong to.
public final class GroupChannel: BaseChannel {
  /// A group.
  public override var channelType: ChannelType { .group }

  private var group: ChatGroupChannel? {
    if case .group(let group)? = channel { group } else { nil }
  }

  /// All members; for large channels ask ``isMember(userId:)`` or read pages instead.
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

  /// Whether a user belongs to it; without going through all members.
  func isMember(userId: String) -> Bool { service.isMember(userId, of: channelURL) }

  /// Asks the service for a channel.
  public static func getChannel(
    url: String, completionHandler: @escaping (GroupChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .group) { outcome in
      switch outcome {
      case .success: completionHandler(GroupChannel(channelURL: url, service: service), nil)
      case .failure(let error): completionHandler(nil, SBError(error))
      }
    }
  }

  /// Adds users to the channel.
  public func inviteUserIds(_ userIds: [String], completionHandler: ((SBError?) -> Void)?) {
    service.inviteUsers(userIds, to: channelURL) {
      completionHandler?($0.error.map { SBError($0) })
    }
  }

  /// A list of members.
  public func createMemberListQuery(
    params: MemberListQueryParams = MemberListQueryParams()
  ) -> MemberListQuery? {
    MemberListQuery(
      service.membersQuery(
        of: channelURL, limit: Int(params.limit), operators: params.operatorFilter.backend))
  }
}

/// A channel that anybody may enter.
public final class OpenChannel: BaseChannel {
  /// An open channel.
  public override var channelType: ChannelType { .open }

  /// Whether a user is an operator.
  public func isOperator(userId: String) -> Bool {
    service.isOperator(userId, of: channelURL)
  }

  /// Asks the service for a channel.
  public static func getChannel(
    url: String, completionHandler: @escaping (OpenChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .open) { outcome in
      switch outcome {
      case .success: completionHandler(OpenChannel(channelURL: url, service: service), nil)
      case .failure(let error): completionHandler(nil, SBError(error))
      }
    }
  }

  /// A list of participants.
  public func createParticipantListQuery(
    params: ParticipantListQueryParams = ParticipantListQueryParams()
  ) -> ParticipantListQuery? {
    ParticipantListQuery(service.participantsQuery(of: channelURL, limit: Int(params.limit)))
  }
}
