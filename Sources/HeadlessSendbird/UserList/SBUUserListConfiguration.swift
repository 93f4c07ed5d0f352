import DioramaKit
import HeadlessUIKit

extension SBUUserListViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel whose users are listed"), .channel,
      .channelType("the type of the channel; by default that of the fixture's channel"),
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

  static let standardSlots = SendbirdScreen.userList.slots(
    header: \SBUUserListViewController.headerComponent,
    "the back button, the title and, in some lists, a plus button",
    list: \SBUUserListViewController.listComponent, "the users",
    viewModel: \SBUUserListViewController.viewModel,
    "loads the users and runs the actions of the menu")
}
