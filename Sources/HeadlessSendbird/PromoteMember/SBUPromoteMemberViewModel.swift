import HeadlessUIKit

/// The view model of the promote members screen.
open class SBUPromoteMemberViewModel: SBUBaseSelectUserViewModel {
  /// Who is told of new operators; setting it later changes nothing (S56).
  public weak var delegate: (any SBUPromoteMemberViewModelDelegate)?
  private weak var promoteListener: (any SBUPromoteMemberViewModelDelegate)?

  /// Who has further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBUPromoteMemberViewModelDataSource)?

  override var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { dataSource }

  /// A view model; it begins to load at once (S2).
  public required init(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, userListQuery: ApplicationUserListQuery? = nil,
    memberListQuery: MemberListQuery? = nil,
    delegate: (any SBUPromoteMemberViewModelDelegate)? = nil,
    dataSource: (any SBUPromoteMemberViewModelDataSource)? = nil
  ) {
    self.delegate = delegate
    promoteListener = delegate
    self.dataSource = dataSource
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      inviteListType: .operators, userListQuery: userListQuery, memberListQuery: memberListQuery,
      delegate: delegate)
  }

  /// An older spelling of the initialiser.
  public convenience init(
    channel: BaseChannel? = nil, channelUrl: String?, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, delegate: (any SBUPromoteMemberViewModelDelegate)? = nil,
    dataSource: (any SBUPromoteMemberViewModelDataSource)? = nil
  ) {
    self.init(
      channel: channel, channelURL: channelUrl, channelType: channelType, users: users,
      delegate: delegate, dataSource: dataSource)
  }

  /// Makes the selected members operators.
  public func promoteToOperators() { promoteToOperators(members: selection) }

  /// Makes members operators.
  public func promoteToOperators(members: [SBUUser]) {
    promoteToOperators(memberIds: members.sbu_getUserIds())
  }

  /// Makes members operators by their ids; nothing happens while there is no channel (S100).
  public func promoteToOperators(memberIds: [String]) {
    guard let channel else { return }
    act({ channel.addOperators(userIds: memberIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      promoteListener?.promoteMemberViewModel(self, didPromoteMemberIds: memberIds)
    }
  }
}
