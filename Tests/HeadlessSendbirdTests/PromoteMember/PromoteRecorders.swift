import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A promote members screen that writes down what its view model and its list say, in the shorthand of
/// the facts: `L+` and `L-` for loading, `U` for a changed list, `E` for errors.
class PromoteEventScreen: SBUPromoteMemberViewController, PageGiving {
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
  override func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String]
  ) {
    record(as: "promoted: \(memberIds.joined(separator: " "))") {
      super.promoteMemberViewModel(viewModel, didPromoteMemberIds: memberIds)
    }
  }
  override func promoteMemberModule(
    _ listComponent: SBUPromoteMemberModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    record(as: "row \(indexPath.row) tapped") {
      super.promoteMemberModule(listComponent, didSelectRowAt: indexPath)
    }
  }
  override func promoteMemberModuleDidSelectRetry(_ listComponent: SBUPromoteMemberModule.List) {
    record(as: "retry") { super.promoteMemberModuleDidSelectRetry(listComponent) }
  }
  override func nextUserList() -> [SBUUser]? {
    record { pages.isEmpty ? super.nextUserList() : pages.removeFirst() }
  }
  override func onClickBack() { record { super.onClickBack() } }
  override func popToChannel() { record { super.popToChannel() } }

  override class var properties: PropertyTable { super.properties.adding(pagesProperty) }
}

/// A promote members screen that writes down what its header and the rows in view tell it, and
/// does nothing about taps.
final class PromoteHeaderEventScreen: SBUPromoteMemberViewController {
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    record(as: .titleView(titleView)) {
      super.promoteMemberModule(headerComponent, didUpdateTitleView: titleView)
    }
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    record(as: .item("left", leftItem)) {
      super.promoteMemberModule(headerComponent, didUpdateLeftItem: leftItem)
    }
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    record(as: .item("right", rightItem)) {
      super.promoteMemberModule(headerComponent, didUpdateRightItem: rightItem)
    }
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    EventLog.note("left items, which nobody fires")
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    EventLog.note("right items, which nobody fires")
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note(.item("left tapped:", leftItem))
  }
  override func promoteMemberModule(
    _ headerComponent: SBUPromoteMemberModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note(.item("right tapped:", rightItem))
  }
  override func promoteMemberModule(
    _ listComponent: SBUPromoteMemberModule.List, didDetectPreloadingPosition indexPath: IndexPath
  ) {
    EventLog.note("row \(indexPath.row) comes into view")
  }
}
