import Diorama
import HeadlessSendbird
import HeadlessUIKit

/// A user list that writes down what it hears, in the shorthand of the facts: `L+` and `L-` for
/// loading, `C` for the channel, `U` for the users, `E` for errors.
class UserListScreen: SBUUserListViewController {
  /// What the data source hands out, page by page; then nil.
  private var pages: [[String]] = []

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note(isLoading ? "L+" : "L-")
    super.shouldUpdateLoadingState(isLoading)
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    EventLog.note("E \(error?.code ?? 0)\(isBlocker ? ", blocks" : "")")
    super.didReceiveError(error, isBlocker: isBlocker)
  }

  override func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
  ) {
    let ids = users.count > 9 ? "\(users.count)" : users.sbu_getUserIds().joined(separator: " ")
    EventLog.note("U \(ids)")
    super.userListViewModel(viewModel, didChangeUsers: users, needsToReload: needsToReload)
  }

  override func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    let isLoaded = context.source == .eventChannelChanged && context.sendingStatus == .succeeded
    EventLog.note("C \(channel?.channelURL ?? "nil")\(isLoaded ? "" : ", context \(context)")")
    super.userListViewModel(viewModel, didChangeChannel: channel, withContext: context)
  }

  override func userListViewModel(
    _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?
  ) {
    EventLog.note("dismiss \(channel?.channelURL ?? "nil")")
    super.userListViewModel(viewModel, shouldDismissForUserList: channel)
  }

  override func userListViewModel(
    _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
  ) -> [SBUUser]? {
    EventLog.note("next list of \(channel?.channelURL ?? "nil")")
    guard !pages.isEmpty else {
      return super.userListViewModel(viewModel, nextUserListForChannel: channel)
    }
    return pages.removeFirst().map { SBUUser(userId: $0, nickname: $0.capitalized) }
  }

  override func userListModule(
    _ listComponent: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    EventLog.note("row \(indexPath.row) tapped")
    super.userListModule(listComponent, didSelectRowAt: indexPath)
  }

  override func userListModule(
    _ listComponent: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser
  ) {
    EventLog.note("more: \(user.userId)")
    super.userListModule(listComponent, didTapMoreMenuFor: user)
  }

  override func userListModule(
    _ listComponent: SBUUserListModule.List, didTapUserProfileFor user: SBUUser
  ) {
    EventLog.note("picture: \(user.userId)")
    super.userListModule(listComponent, didTapUserProfileFor: user)
  }

  override func userListModuleDidSelectRetry(_ listComponent: SBUUserListModule.List) {
    EventLog.note("retry")
    super.userListModuleDidSelectRetry(listComponent)
  }

  override func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note("left")
    super.userListModule(headerComponent, didTapLeftItem: leftItem)
  }

  override func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note("right")
    super.userListModule(headerComponent, didTapRightItem: rightItem)
  }

  override func onClickBack() {
    EventLog.note("onClickBack")
    super.onClickBack()
  }

  override func showInviteUser() {
    EventLog.note("showInviteUser")
    super.showInviteUser()
  }

  override func showUserProfile(with user: SBUUser) {
    EventLog.note("showUserProfile \(user.userId)")
    super.showUserProfile(with: user)
  }

  override func didSelectMessage(userId: String?) {
    EventLog.note("message to \(userId ?? "nobody")")
    super.didSelectMessage(userId: userId)
  }

  override func didSelectClose() {
    EventLog.note("profile closed")
    super.didSelectClose()
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "pages", .list(of: ValueShape<[String]>.list(of: .text)), "what the data source gives"
      ) { (screen: UserListScreen, pages: [[String]]) in screen.pages = pages })
  }
}

/// A user list that is its view model's data source.
final class SourceUserListScreen: UserListScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel?.dataSource = self
  }
}
