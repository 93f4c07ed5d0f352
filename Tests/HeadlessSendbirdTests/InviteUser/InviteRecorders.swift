import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// An invite screen that writes down what its view model and its list say, in the shorthand of
/// the facts: `L+` and `L-` for loading, `U` for a changed list, `E` for errors.
class InviteEventScreen: SBUInviteUserViewController, PageGiving {
  var pages: [[SBUUser]] = []

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
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
  override func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]
  ) {
    record(as: "invited: \(userIds.joined(separator: " "))") {
      super.inviteUserViewModel(viewModel, didInviteUserIds: userIds)
    }
  }
  override func inviteUserModule(
    _ listComponent: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    record(as: "row \(indexPath.row) tapped") {
      super.inviteUserModule(listComponent, didSelectRowAt: indexPath)
    }
  }
  override func inviteUserModuleDidSelectRetry(_ listComponent: SBUInviteUserModule.List) {
    record(as: "retry") { super.inviteUserModuleDidSelectRetry(listComponent) }
  }
  override func nextUserList() -> [SBUUser]? {
    record { pages.isEmpty ? super.nextUserList() : pages.removeFirst() }
  }
  override func onClickBack() { record { super.onClickBack() } }
  override func popToChannel() { record { super.popToChannel() } }

  override class var properties: PropertyTable { super.properties.adding(pagesProperty) }
}

/// An invite screen that writes down what its header tells it, and
/// does nothing about taps.
final class InviteHeaderEventScreen: SBUInviteUserViewController {
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    record(as: .titleView(titleView)) {
      super.inviteUserModule(headerComponent, didUpdateTitleView: titleView)
    }
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    record(as: .item("left", leftItem)) {
      super.inviteUserModule(headerComponent, didUpdateLeftItem: leftItem)
    }
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    record(as: .item("right", rightItem)) {
      super.inviteUserModule(headerComponent, didUpdateRightItem: rightItem)
    }
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    EventLog.note("left items, which nobody fires")
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {
    EventLog.note("right items, which nobody fires")
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    EventLog.note(.item("left tapped:", leftItem))
  }
  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    EventLog.note(.item("right tapped:", rightItem))
  }
}

/// What an ``InviteEventScreen`` hears, one event a line.
func events(
  of yaml: String, project: String = "", fixtures: [String: String] = [:],
  types: [any Configurable.Type] = [], acts: Screens.Acts = [:]
) throws -> String {
  try EventLog.lines {
    let screens = Screens(
      yaml: yaml, project: project, fixtures: fixtures, types: [InviteEventScreen.self] + types,
      deeds: acts.mapValues(on))
    for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
  }
}
