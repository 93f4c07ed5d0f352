import DioramaKit
import HeadlessUIKit

extension SBUUserListViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel whose people are listed"), .channel,
      .channelType("what the URL is of; the fixture's channel says it unless it is said here"),
      .users("the users to list, instead of the channel's"), .userListType,
    ], for: .any
  ) { type, arguments, channel, users in
    guard let type = type as? SBUUserListViewController.Type else { return nil }
    if let channel {
      return type.init(channel: channel, users: users, userListType: arguments.userListType)
    }
    return type.init(
      channelURL: arguments.channelURL ?? "", channelType: arguments.type, users: users,
      userListType: arguments.userListType)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBUUserListModule.Header.self,
      in: SBUUserListViewController.self, "the way back, a title and perhaps a plus",
      standard: "SBUModuleSet.GroupUserListModule.HeaderComponent",
      "SBUModuleSet.OpenUserListModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBUUserListModule.List.self,
      in: SBUUserListViewController.self, "the people",
      standard: "SBUModuleSet.GroupUserListModule.ListComponent",
      "SBUModuleSet.OpenUserListModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, inSets: SBUUserListViewModel.self,
      of: SBUUserListViewController.self, "loads the people and does what the menu offers",
      standard: "SBUViewModelSet.GroupUserListViewModel", "SBUViewModelSet.OpenUserListViewModel",
      get: { $0.viewModel }),
  ]
}
