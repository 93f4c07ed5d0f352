import ChatBackend
import HeadlessUIKit

/// A channel that people belong to.
public final class GroupChannel: BaseChannel {
  /// A group.
  public override var channelType: ChannelType { .group }

  private var group: ChatGroupChannel? {
    if case .group(let group)? = channel { group } else { nil }
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

  /// Whether a user belongs to it; without going through all members.
  func isMember(userId: String) -> Bool { service.isMember(userId, of: channelURL) }

  /// Asks the service for a channel.
  public static func getChannel(
    url: String, completionHandler: @escaping (GroupChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .group) {
      $0.answer(completionHandler) { GroupChannel(channelURL: $0.url, service: service) }
    }
  }

  /// Adds users to the channel.
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
