import Diorama
import HeadlessUIKit

extension SBUInviteUserViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel to invite people to"), .channel,
      .users("the users to choose from, instead of the app's"),
    ], for: .group
  ) { type, arguments, channel, users in
    guard let type = type as? SBUInviteUserViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel, users: users) }
    return type.init(channelURL: arguments.channelURL ?? "", users: users)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBUInviteUserModule.Header.self,
      in: SBUInviteUserViewController.self, "title, Cancel and Invite",
      standard: "SBUModuleSet.InviteUserModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBUInviteUserModule.List.self,
      in: SBUInviteUserViewController.self, "the users that can be invited",
      standard: "SBUModuleSet.InviteUserModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: SBUInviteUserViewModel.self,
      in: SBUInviteUserViewController.self, "loads the users and invites the selected ones",
      standard: "SBUViewModelSet.InviteUserViewModel",
      get: { $0.viewModel },
      prepare: { choice in
        if let type = choice.type as? SBUInviteUserViewModel.Type {
          SBUViewModelSet.InviteUserViewModel = type
        }
      }),
  ]
}
