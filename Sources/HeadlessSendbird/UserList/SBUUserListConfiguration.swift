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

  static let standardSlots = SendbirdScreen.userList.slots(
    header: \SBUUserListViewController.headerComponent, "the way back, a title and perhaps a plus",
    list: \SBUUserListViewController.listComponent, "the people",
    viewModel: \SBUUserListViewController.viewModel,
    "loads the people and does what the menu offers")
}
