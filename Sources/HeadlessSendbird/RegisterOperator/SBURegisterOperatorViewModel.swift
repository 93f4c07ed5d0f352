import DioramaKit
import HeadlessUIKit

/// The delegate of the view model of the register operator screen.
public protocol SBURegisterOperatorViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Users became operators.
  func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String])
}

/// The data source of the view model of the register operator screen, for further pages of custom
/// users.
public protocol SBURegisterOperatorViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}

/// The view model of the register operator screen, which loads the users and makes the selected
/// ones operators.
open class SBURegisterOperatorViewModel: SBUBaseSelectUserViewModel {
  /// The delegate for new operators; setting it later has no effect (S56).
  public weak var delegate: (any SBURegisterOperatorViewModelDelegate)?
  private weak var actionListener: (any SBURegisterOperatorViewModelDelegate)?

  /// The data source of further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBURegisterOperatorViewModelDataSource)?

  override var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { dataSource }

  /// Creates a view model, which starts to load immediately (S2).
  ///
  /// - Parameters:
  ///   - channel: the channel; it determines URL and type.
  ///   - channelURL: the channel's ID; without channel and URL nothing is ever loaded (S4).
  ///   - channelType: the type of the URL's channel.
  ///   - users: custom users to select from, instead of those of a query; an empty list shows no
  ///     users (S67).
  ///   - userListQuery: a query of the app's users; the first load replaces it.
  ///   - memberListQuery: a query of members; the first load replaces it.
  ///   - delegate: the delegate; not retained.
  ///   - dataSource: the data source of further pages of custom users; not retained.
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

  /// An older spelling of the initializer.
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

  /// Makes users operators by ID; does nothing while there is no channel (S95).
  ///
  /// The initializer's delegate receives the success or the error (S32).
  public func registerAsOperators(userIds: [String]) {
    guard let channel else { return }
    act({ channel.addOperators(userIds: userIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      actionListener?.registerOperatorViewModel(self, didRegisterOperatorIds: userIds)
    }
  }

  // MARK: YAML

  /// The properties that YAML can set: the parameters of the query.
  open override class var properties: PropertyTable { .membersQuery }
}
