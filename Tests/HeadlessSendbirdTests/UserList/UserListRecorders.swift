import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A user list that logs its events in the shorthand of the facts: `L+` and `L-` for loading, `C`
/// for the channel, `U` for the users, `E` for errors.
class UserListScreen: SBUUserListViewController {
  /// The pages that the data source returns before nil.
  private var pages: [[String]] = []

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
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
    record(as: "dismiss \(channel?.channelURL ?? "nil")") {
      super.userListViewModel(viewModel, shouldDismissForUserList: channel)
    }
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
    record(as: "row \(indexPath.row) tapped") {
      super.userListModule(listComponent, didSelectRowAt: indexPath)
    }
  }

  override func userListModule(
    _ listComponent: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser
  ) {
    record(as: "more: \(user.userId)") {
      super.userListModule(listComponent, didTapMoreMenuFor: user)
    }
  }

  override func userListModule(
    _ listComponent: SBUUserListModule.List, didTapUserProfileFor user: SBUUser
  ) {
    record(as: "picture: \(user.userId)") {
      super.userListModule(listComponent, didTapUserProfileFor: user)
    }
  }

  override func userListModuleDidSelectRetry(_ listComponent: SBUUserListModule.List) {
    record(as: "retry") { super.userListModuleDidSelectRetry(listComponent) }
  }

  override func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    record(as: "left") { super.userListModule(headerComponent, didTapLeftItem: leftItem) }
  }

  override func userListModule(
    _ headerComponent: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    record(as: "right") { super.userListModule(headerComponent, didTapRightItem: rightItem) }
  }

  override func onClickBack() { record { super.onClickBack() } }

  override func showInviteUser() { record { super.showInviteUser() } }

  override func showUserProfile(with user: SBUUser) {
    record(as: "showUserProfile \(user.userId)") { super.showUserProfile(with: user) }
  }

  override func didSelectMessage(userId: String?) {
    record(as: "message to \(userId ?? "no user")") { super.didSelectMessage(userId: userId) }
  }

  override func didSelectClose() {
    record(as: "profile closed") { super.didSelectClose() }
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
