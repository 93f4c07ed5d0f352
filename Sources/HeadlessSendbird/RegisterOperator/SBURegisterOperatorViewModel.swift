import HeadlessUIKit

/// The view model of the register operator screen.
open class SBURegisterOperatorViewModel: SBUBaseSelectUserViewModel {
  /// Who is told of new operators; setting it later changes nothing (S56).
  public weak var delegate: (any SBURegisterOperatorViewModelDelegate)?
  private weak var registerListener: (any SBURegisterOperatorViewModelDelegate)?

  /// Who has further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBURegisterOperatorViewModelDataSource)?

  override var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { dataSource }

  /// A view model; it begins to load at once (S2).
  public required init(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, userListQuery: ApplicationUserListQuery? = nil,
    memberListQuery: MemberListQuery? = nil,
    delegate: (any SBURegisterOperatorViewModelDelegate)? = nil,
    dataSource: (any SBURegisterOperatorViewModelDataSource)? = nil
  ) {
    self.delegate = delegate
    registerListener = delegate
    self.dataSource = dataSource
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      inviteListType: .operators, userListQuery: userListQuery, memberListQuery: memberListQuery,
      delegate: delegate)
  }

  /// An older spelling of the initialiser.
  public convenience init(
    channel: BaseChannel? = nil, channelUrl: String?, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, delegate: (any SBURegisterOperatorViewModelDelegate)? = nil,
    dataSource: (any SBURegisterOperatorViewModelDataSource)? = nil
  ) {
    self.init(
      channel: channel, channelURL: channelUrl, channelType: channelType, users: users,
      delegate: delegate, dataSource: dataSource)
  }

  /// Makes the selected users operators.
  public func registerAsOperators() { registerAsOperators(users: selection) }

  /// Makes users operators.
  public func registerAsOperators(users: [SBUUser]) {
    registerAsOperators(userIds: users.sbu_getUserIds())
  }

  /// Makes users operators by their ids; nothing happens while there is no channel (S95).
  public func registerAsOperators(userIds: [String]) {
    guard let channel else { return }
    act({ channel.addOperators(userIds: userIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      registerListener?.registerOperatorViewModel(self, didRegisterOperatorIds: userIds)
    }
  }
}
