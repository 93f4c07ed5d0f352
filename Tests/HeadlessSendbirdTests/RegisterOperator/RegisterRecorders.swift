import Diorama
import HeadlessSendbird
import HeadlessUIKit

/// A register operator screen that writes down what its view model and its list say, in the
/// shorthand of the facts: `L+` and `L-` for loading, `U` for a changed list, `E` for errors.
class RegisterEventScreen: SBURegisterOperatorViewController {
  /// What `nextUserList()` hands out, page by page; then nil.
  private var pages: [[SBUUser]] = []

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note(isLoading ? "L+" : "L-")
    super.shouldUpdateLoadingState(isLoading)
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    EventLog.note("E \(error?.code ?? 0)\(isBlocker ? ", blocks" : "")")
    super.didReceiveError(error, isBlocker: isBlocker)
  }

  override func errorHandler(_ message: String?, _ code: Int?) {
    EventLog.note("errorHandler: \(message ?? "nil")")
    super.errorHandler(message, code)
  }

  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool
  ) {
    EventLog.note("U \(users?.sbu_getUserIds().joined(separator: " ") ?? "nil")")
    super.baseSelectedUserViewModel(
      viewModel, didChangeUserList: users, needsToReload: needsToReload)
  }

  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?
  ) {
    let ids = selectedUsers?.sbu_getUserIds().sorted() ?? []
    EventLog.note("selected: \(ids.joined(separator: " "))")
    super.baseSelectedUserViewModel(viewModel, didUpdateSelectedUsers: selectedUsers)
  }

  override func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String]
  ) {
    EventLog.note("registered: \(operatorIds.joined(separator: " "))")
    super.registerOperatorViewModel(viewModel, didRegisterOperatorIds: operatorIds)
  }

  override func registerOperatorModule(
    _ listComponent: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    EventLog.note("row \(indexPath.row) tapped")
    super.registerOperatorModule(listComponent, didSelectRowAt: indexPath)
  }

  override func registerOperatorModuleDidSelectRetry(
    _ listComponent: SBURegisterOperatorModule.List
  ) {
    EventLog.note("retry")
    super.registerOperatorModuleDidSelectRetry(listComponent)
  }

  override func nextUserList() -> [SBUUser]? {
    EventLog.note("nextUserList")
    return pages.isEmpty ? super.nextUserList() : pages.removeFirst()
  }

  override func onClickBack() {
    EventLog.note("onClickBack")
    super.onClickBack()
  }

  override func popToChannel() {
    EventLog.note("popToChannel")
    super.popToChannel()
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "pages", .list(of: ValueShape<[String]>.list(of: .text)), "what nextUserList() gives"
      ) { (screen: RegisterEventScreen, pages: [[String]]) in
        screen.pages = pages.map { $0.map { SBUUser(userId: $0, nickname: $0.capitalized) } }
      })
  }
}

/// A register operator screen that writes down what its header and the rows in view tell it, and
/// does nothing about taps.
final class RegisterHeaderEventScreen: SBURegisterOperatorViewController {
  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    EventLog.note("title \((titleView as? SBUNavigationTitleView)?.text ?? "nil")")
    super.registerOperatorModule(headerComponent, didUpdateTitleView: titleView)
  }

  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    EventLog.note("left \(leftItem?.title ?? "nil")")
    super.registerOperatorModule(headerComponent, didUpdateLeftItem: leftItem)
  }

  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    EventLog.note("right \(rightItem?.title ?? "nil")")
    super.registerOperatorModule(headerComponent, didUpdateRightItem: rightItem)
  }

  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    EventLog.note("left items, which nobody fires")
  }

  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    EventLog.note("right items, which nobody fires")
  }

  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note("left tapped: \(leftItem.title ?? "nil")")
  }

  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note("right tapped: \(rightItem.title ?? "nil")")
  }

  override func registerOperatorModule(
    _ listComponent: SBURegisterOperatorModule.List,
    didDetectPreloadingPosition indexPath: IndexPath
  ) {
    EventLog.note("row \(indexPath.row) comes into view")
  }
}
