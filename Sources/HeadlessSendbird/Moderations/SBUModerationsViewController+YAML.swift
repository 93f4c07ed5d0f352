import Diorama
import HeadlessUIKit

extension SBUModerationsViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [
      .channelURL("the channel to moderate"), .channel,
      .channelType("what the URL is of; the fixture's channel says it unless it is said here"),
    ], for: .any
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUModerationsViewController.Type else { return nil }
    if let channel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "", channelType: arguments.type)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBUModerationsModule.Header.self,
      in: SBUModerationsViewController.self, "the way back and a title",
      standard: "SBUModuleSet.GroupModerationsModule.HeaderComponent",
      "SBUModuleSet.OpenModerationsModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBUModerationsModule.List.self,
      in: SBUModerationsViewController.self, "the moderation menu",
      standard: "SBUModuleSet.GroupModerationsModule.ListComponent",
      "SBUModuleSet.OpenModerationsModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: SBUModerationsViewModel.self,
      in: SBUModerationsViewController.self, "loads the channel, freezes and unfreezes it",
      standard: "SBUViewModelSet.GroupModerationsViewModel",
      "SBUViewModelSet.OpenModerationsViewModel",
      get: { $0.viewModel },
      prepare: { choice in
        if let type = choice.type as? SBUModerationsViewModel.Type {
          SBUViewModelSet.GroupModerationsViewModel = type
          SBUViewModelSet.OpenModerationsViewModel = type
        }
      }),
  ]
}
