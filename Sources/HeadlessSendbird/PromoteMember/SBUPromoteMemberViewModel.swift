import DioramaKit
import HeadlessUIKit

/// The delegate of the view model of the promote members screen.
public protocol SBUPromoteMemberViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Members became operators.
  func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String])
}

/// The data source of the view model of the promote members screen, for further pages of custom
/// users.
public protocol SBUPromoteMemberViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}

/// The view model of the promote members screen, which loads the members and makes the selected
/// ones operators.
open class SBUPromoteMemberViewModel: SBUBaseSelectUserViewModel {
  /// The delegate for new operators; setting it later has no effect (S56).
  public weak var delegate: (any SBUPromoteMemberViewModelDelegate)?
  private weak var actionListener: (any SBUPromoteMemberViewModelDelegate)?

  /// The data source of further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBUPromoteMemberViewModelDataSource)?

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
    delegate: (any SBUPromoteMemberViewModelDelegate)? = nil,
    dataSource: (any SBUPromoteMemberViewModelDataSource)? = nil
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

  /// Makes members operators by ID; does nothing while there is no channel (S100).
  ///
  /// The initializer's delegate receives the success or the error (S32).
  public func promoteToOperators(memberIds: [String]) {
    guard let channel else { return }
    act({ channel.addOperators(userIds: memberIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      actionListener?.promoteMemberViewModel(self, didPromoteMemberIds: memberIds)
    }
  }

  // MARK: YAML

  /// The properties that YAML can set: the parameters of the query.
  open override class var properties: PropertyTable { .membersQuery }
}
