import DioramaKit
import HeadlessUIKit

/// Hears what the view model of the register operator screen says.
public protocol SBURegisterOperatorViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Users became operators.
  func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String])
}

/// Gives the view model of the register operator screen further pages of custom users.
public protocol SBURegisterOperatorViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}

/// The view model of the register operator screen: it loads the people and makes the selected ones
/// operators.
open class SBURegisterOperatorViewModel: SBUBaseSelectUserViewModel {
  /// Who is told of new operators; setting it later changes nothing (S56).
  public weak var delegate: (any SBURegisterOperatorViewModelDelegate)?
  private weak var actionListener: (any SBURegisterOperatorViewModelDelegate)?

  /// Who has further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBURegisterOperatorViewModelDataSource)?

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
    delegate: (any SBURegisterOperatorViewModelDelegate)? = nil,
    dataSource: (any SBURegisterOperatorViewModelDataSource)? = nil
  ) {
    self.delegate = delegate
    actionListener = delegate
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
  ///
  /// The delegate of the initialiser hears of success, or of the error (S32).
  public func registerAsOperators(userIds: [String]) {
    guard let channel else { return }
    act({ channel.addOperators(userIds: userIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      actionListener?.registerOperatorViewModel(self, didRegisterOperatorIds: userIds)
    }
  }

  // MARK: YAML

  /// What YAML may set on it: which people are asked for.
  open override class var properties: PropertyTable { .membersQuery }
}
