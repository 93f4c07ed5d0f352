import DioramaKit
import HeadlessUIKit

/// Hears what the view model of the invite users screen says.
public protocol SBUInviteUserViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Users were invited.
  func inviteUserViewModel(_ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String])
}

/// Gives the view model of the invite users screen further pages of custom users.
public protocol SBUInviteUserViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}

/// The view model of the invite users screen: it loads the users and invites the selected ones.
open class SBUInviteUserViewModel: SBUBaseSelectUserViewModel {
  /// Who is told of invitations; setting it later changes nothing (S56).
  public weak var delegate: (any SBUInviteUserViewModelDelegate)?
  private weak var actionListener: (any SBUInviteUserViewModelDelegate)?

  /// Who has further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBUInviteUserViewModelDataSource)?

  override var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { dataSource }

  /// A view model; it begins to load at once (S2).
  ///
  /// - Parameters:
  ///   - channel: the channel; with one, URL and type are the channel's.
  ///   - channelURL: the channel's id; without channel and URL nothing is ever loaded (S4).
  ///   - channelType: what sort of channel the URL is of.
  ///   - users: users of one's own to choose from, instead of those of a query; an empty list shows
  ///     nobody, unless members are left out, where it counts as none (S67).
  ///   - userListQuery: a query of the app's users; the first load makes another one.
  ///   - memberListQuery: a query of members, likewise.
  ///   - delegate: who is told; not kept alive.
  ///   - dataSource: who has further pages of custom users; not kept alive.
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
  ///
  /// The delegate of the initialiser hears of success, or of the error (S32).
  public func invite(userIds: [String]) {
    guard let channel = channel as? GroupChannel else { return }
    act({ channel.inviteUserIds(userIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      actionListener?.inviteUserViewModel(self, didInviteUserIds: userIds)
    }
  }

  // MARK: YAML

  /// What YAML may set on it: which people are asked for.
  open override class var properties: PropertyTable { .usersQuery.adding(offersMembers) }
}
