import Diorama
import HeadlessSendbird
import HeadlessUIKit

/// An invite screen that writes down what it hears, in the shorthand of the facts: `L+` and `L-`
/// for loading, `U` for a changed list, `E` for errors.
class EventScreen: SBUInviteUserViewController {
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

  override func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]
  ) {
    EventLog.note("invited: \(userIds.joined(separator: " "))")
    super.inviteUserViewModel(viewModel, didInviteUserIds: userIds)
  }

  override func inviteUserModule(
    _ listComponent: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    EventLog.note("row \(indexPath.row) tapped")
    super.inviteUserModule(listComponent, didSelectRowAt: indexPath)
  }

  override func inviteUserModuleDidSelectRetry(_ listComponent: SBUInviteUserModule.List) {
    EventLog.note("retry")
    super.inviteUserModuleDidSelectRetry(listComponent)
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
      ) { (screen: EventScreen, pages: [[String]]) in
        screen.pages = pages.map { $0.map { SBUUser(userId: $0, nickname: $0.capitalized) } }
      })
  }
}

/// What an ``EventScreen`` hears, one event a line.
func events(
  of yaml: String, project: String = "", fixtures: [String: String] = [:],
  types: [any Configurable.Type] = [], acts: Screens.Acts = [:]
) throws -> String {
  try EventLog.lines {
    let screens = Screens(
      yaml: yaml, project: project, fixtures: fixtures, types: [EventScreen.self] + types,
      acts: acts)
    for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
  }
}
