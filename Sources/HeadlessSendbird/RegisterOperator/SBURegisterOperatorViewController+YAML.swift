import Diorama
import HeadlessUIKit

extension SBURegisterOperatorViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel whose people can become operators"), .channel,
      .channelType("what the URL is of; the fixture's channel says it unless it is said here"),
      .users("the users to choose from, instead of the channel's"),
    ], for: .any
  ) { type, arguments, channel, users in
    guard let type = type as? SBURegisterOperatorViewController.Type else { return nil }
    if let channel { return type.init(channel: channel, users: users) }
    return type.init(
      channelURL: arguments.channelURL ?? "", channelType: arguments.type, users: users)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBURegisterOperatorModule.Header.self,
      in: SBURegisterOperatorViewController.self, "title, Cancel and Register",
      standard: "SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent",
      "SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBURegisterOperatorModule.List.self,
      in: SBURegisterOperatorViewController.self, "the people that can become operators",
      standard: "SBUModuleSet.GroupRegisterOperatorModule.ListComponent",
      "SBUModuleSet.OpenRegisterOperatorModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: SBURegisterOperatorViewModel.self,
      in: SBURegisterOperatorViewController.self,
      "loads the people and makes the selected ones operators",
      standard: "SBUViewModelSet.GroupChannelRegisterOperatorViewModel",
      "SBUViewModelSet.OpenChannelRegisterOperatorViewModel",
      get: { $0.viewModel },
      prepare: { choice in
        if let type = choice.type as? SBURegisterOperatorViewModel.Type {
          SBUViewModelSet.GroupChannelRegisterOperatorViewModel = type
          SBUViewModelSet.OpenChannelRegisterOperatorViewModel = type
        }
      }),
  ]
}
