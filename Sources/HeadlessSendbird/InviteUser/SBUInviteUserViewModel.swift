import DioramaKit
import HeadlessUIKit

/// The delegate of the view model of the invite users screen.
public protocol SBUInviteUserViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Users were invited.
  func inviteUserViewModel(_ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String])
}

/// The data source of the view model of the invite users screen, for further pages of custom users.
public protocol SBUInviteUserViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}

/// The view model of the invite users screen, which loads the users and invites the selected ones.
open class SBUInviteUserViewModel: SBUBaseSelectUserViewModel {
  /// The delegate for invitations; setting it later has no effect (S56).
  public weak var delegate: (any SBUInviteUserViewModelDelegate)?
  private weak var actionListener: (any SBUInviteUserViewModelDelegate)?

  /// The data source of further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBUInviteUserViewModelDataSource)?

  override var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { dataSource }

  /// Creates a view model, which starts to load immediately (S2).
  ///
  /// - Parameters:
  ///   - channel: the channel; it determines URL and type.
  ///   - channelURL: the channel's ID; without channel and URL nothing is ever loaded (S4).
  ///   - channelType: the type of the URL's channel.
  ///   - users: custom users to select from, instead of those of a query. An empty list shows no
  ///     users, but counts as nil if the channel's members are left out (S67).
  ///   - userListQuery: a query of the app's users; the first load replaces it.
  ///   - memberListQuery: a query of members; the first load replaces it.
  ///   - delegate: the delegate; not retained.
  ///   - dataSource: the data source of further pages of custom users; not retained.
  public required init(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, userListQuery: ApplicationUserListQuery? = nil,
    memberListQuery: MemberListQuery? = nil,
    delegate: (any SBUInviteUserViewModelDelegate)? = nil,
    dataSource: (any SBUInviteUserViewModelDataSource)? = nil
  ) {
    self.delegate = delegate
    actionListener = delegate
    self.dataSource = dataSource
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      inviteListType: .users, userListQuery: userListQuery, memberListQuery: memberListQuery,
      delegate: delegate)
  }

  /// An older spelling of the initializer.
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

  /// Invites users by ID; does nothing if the channel is not a group channel (S84).
  ///
  /// The initializer's delegate receives the success or the error (S32).
  public func invite(userIds: [String]) {
    guard let channel = channel as? GroupChannel else { return }
    act({ channel.inviteUserIds(userIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      actionListener?.inviteUserViewModel(self, didInviteUserIds: userIds)
    }
  }

  // MARK: YAML

  /// The properties that YAML can set: the parameters of the query.
  open override class var properties: PropertyTable { .usersQuery.adding(offersMembers) }
}
