import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A register operator screen that writes down what its view model and its list say, in the shorthand of
/// the facts: `L+` and `L-` for loading, `U` for a changed list, `E` for errors.
class RegisterEventScreen: SBURegisterOperatorViewController, PageGiving {
  var pages: [[SBUUser]] = []

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
  }
  override func errorHandler(_ message: String?, _ code: Int?) {
    record(as: "errorHandler: \(message ?? "nil")") { super.errorHandler(message, code) }
  }
  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool
  ) {
    record(as: .change(users)) {
      super.baseSelectedUserViewModel(
        viewModel, didChangeUserList: users, needsToReload: needsToReload)
    }
  }
  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?
  ) {
    record(as: .selection(selectedUsers)) {
      super.baseSelectedUserViewModel(viewModel, didUpdateSelectedUsers: selectedUsers)
    }
  }
  override func registerOperatorViewModel(
    _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String]
  ) {
    record(as: "registered: \(operatorIds.joined(separator: " "))") {
      super.registerOperatorViewModel(viewModel, didRegisterOperatorIds: operatorIds)
    }
  }
  override func registerOperatorModule(
    _ listComponent: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    record(as: "row \(indexPath.row) tapped") {
      super.registerOperatorModule(listComponent, didSelectRowAt: indexPath)
    }
  }
  override func registerOperatorModuleDidSelectRetry(
    _ listComponent: SBURegisterOperatorModule.List
  ) {
    record(as: "retry") { super.registerOperatorModuleDidSelectRetry(listComponent) }
  }
  override func nextUserList() -> [SBUUser]? {
    record { pages.isEmpty ? super.nextUserList() : pages.removeFirst() }
  }
  override func onClickBack() { record { super.onClickBack() } }
  override func popToChannel() { record { super.popToChannel() } }

  override class var properties: PropertyTable { super.properties.adding(pagesProperty) }
}

/// A register operator screen that writes down what its header and the rows in view tell it, and
/// does nothing about taps.
final class RegisterHeaderEventScreen: SBURegisterOperatorViewController {
  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    record(as: .titleView(titleView)) {
      super.registerOperatorModule(headerComponent, didUpdateTitleView: titleView)
    }
  }
  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    record(as: .item("left", leftItem)) {
      super.registerOperatorModule(headerComponent, didUpdateLeftItem: leftItem)
    }
  }
  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    record(as: .item("right", rightItem)) {
      super.registerOperatorModule(headerComponent, didUpdateRightItem: rightItem)
    }
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
    EventLog.note(.item("left tapped:", leftItem))
  }
  override func registerOperatorModule(
    _ headerComponent: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note(.item("right tapped:", rightItem))
  }
  override func registerOperatorModule(
    _ listComponent: SBURegisterOperatorModule.List,
    didDetectPreloadingPosition indexPath: IndexPath
  ) {
    EventLog.note("row \(indexPath.row) comes into view")
  }
}
