import HeadlessUIKit

/// The view model of the invite users screen.
open class SBUInviteUserViewModel: SBUBaseSelectUserViewModel {
  /// Who is told of invitations; setting it later changes nothing (S56).
  public weak var delegate: (any SBUInviteUserViewModelDelegate)?
  private weak var inviteListener: (any SBUInviteUserViewModelDelegate)?

  /// Who has further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBUInviteUserViewModelDataSource)?

  override var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { dataSource }

  /// A view model; it begins to load at once (S2).
  public required init(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, userListQuery: ApplicationUserListQuery? = nil,
    memberListQuery: MemberListQuery? = nil,
    delegate: (any SBUInviteUserViewModelDelegate)? = nil,
    dataSource: (any SBUInviteUserViewModelDataSource)? = nil
  ) {
    self.delegate = delegate
    inviteListener = delegate
    self.dataSource = dataSource
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      inviteListType: .users, userListQuery: userListQuery, memberListQuery: memberListQuery,
      delegate: delegate)
  }

  /// An older spelling of the initialiser.
  public convenience init(
    channel: BaseChannel? = nil, channelUrl: String?, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, delegate: (any SBUInviteUserViewModelDelegate)? = nil,
    dataSource: (any SBUInviteUserViewModelDataSource)? = nil
  ) {
    self.init(
      channel: channel, channelURL: channelUrl, channelType: channelType, users: users,
      delegate: delegate, dataSource: dataSource)
  }

  /// Invites the selected users.
  public func inviteUsers() { invite(users: selection) }

  /// Invites users.
  public func invite(users: [SBUUser]) { invite(userIds: users.sbu_getUserIds()) }

  /// Invites users by their ids; nothing happens where the channel is no group (S84).
  public func invite(userIds: [String]) {
    guard let channel = channel as? GroupChannel else { return }
    act({ channel.inviteUserIds(userIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      inviteListener?.inviteUserViewModel(self, didInviteUserIds: userIds)
    }
  }
}
