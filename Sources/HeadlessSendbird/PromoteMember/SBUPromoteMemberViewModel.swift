import DioramaKit
import HeadlessUIKit

/// Hears what the view model of the promote members screen says.
public protocol SBUPromoteMemberViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
  /// Members became operators.
  func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String])
}

/// Gives the view model of the promote members screen further pages of custom users.
public protocol SBUPromoteMemberViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}

/// The view model of the promote members screen: it loads the members and makes the selected ones
/// operators.
open class SBUPromoteMemberViewModel: SBUBaseSelectUserViewModel {
  /// Who is told of new operators; setting it later changes nothing (S56).
  public weak var delegate: (any SBUPromoteMemberViewModelDelegate)?
  private weak var actionListener: (any SBUPromoteMemberViewModelDelegate)?

  /// Who has further pages of custom users; can be replaced (S56).
  public weak var dataSource: (any SBUPromoteMemberViewModelDataSource)?

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
  ///
  /// The delegate of the initialiser hears of success, or of the error (S32).
  public func promoteToOperators(memberIds: [String]) {
    guard let channel else { return }
    act({ channel.addOperators(userIds: memberIds, completionHandler: $0) }) { [weak self] in
      guard let self else { return }
      actionListener?.promoteMemberViewModel(self, didPromoteMemberIds: memberIds)
    }
  }

  // MARK: YAML

  /// What YAML may set on it: which people are asked for.
  open override class var properties: PropertyTable { .membersQuery }
}
