import Diorama
import HeadlessUIKit

extension SBUPromoteMemberViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel whose members can become operators"), .channel,
      .users("the users to choose from, instead of the members"),
    ], for: .group
  ) { type, arguments, channel, users in
    guard let type = type as? SBUPromoteMemberViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel, users: users) }
    return type.init(channelURL: arguments.channelURL ?? "", users: users)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBUPromoteMemberModule.Header.self,
      in: SBUPromoteMemberViewController.self, "title, Cancel and Register",
      standard: "SBUModuleSet.PromoteMemberModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBUPromoteMemberModule.List.self,
      in: SBUPromoteMemberViewController.self, "the members that can become operators",
      standard: "SBUModuleSet.PromoteMemberModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: SBUPromoteMemberViewModel.self,
      in: SBUPromoteMemberViewController.self,
      "loads the members and makes the selected ones operators",
      standard: "SBUViewModelSet.PromoteMemberViewModel",
      get: { $0.viewModel },
      prepare: { choice in
        if let type = choice.type as? SBUPromoteMemberViewModel.Type {
          SBUViewModelSet.PromoteMemberViewModel = type
        }
      }),
  ]
}
