import ChatBackend
import Diorama
import HeadlessUIKit
import YAML

extension SBUInviteUserViewController: ScreenViewController {
  /// What its initialisers take.
  struct Arguments: Sendable {
    var channelURL: String?
    var channel: ChatChannel?
    var users: [ChatUser]?
    var place: Place?
  }

  private static let table = RecordTable<Arguments>(
    "the screen",
    [
      Field("channelURL", .channelURL, "the channel to invite people to") { $0.channelURL = $1 },
      Field("channel", .channel, "the channel itself, written out") { $0.channel = $1 },
      Field("users", .users, "the users to choose from, instead of the app's") { $0.users = $1 },
    ])

  static let standardInitializer = ViewControllerInitializer(
    table, startingWith: Arguments(),
    check: { arguments, place, decoding in
      switch (arguments.channelURL, arguments.channel) {
      case (nil, nil):
        decoding.diagnostics.report(
          .missingKey, "the screen needs 'channelURL' or 'channel'", at: place,
          help: Diagnostic.Help("channelURL: the channel to invite people to"))
        return false
      case (.some, .some):
        decoding.diagnostics.report(
          .wrongValue, "the screen has both 'channelURL' and 'channel'", at: place,
          help: Diagnostic.Help("write one of them"))
        return false
      default: return true
      }
    },
    make: { type, arguments in
      guard let type = type as? SBUInviteUserViewController.Type,
        let service = ScreenEnvironment.current?.chatService
      else { return nil }
      let users = arguments.users?.map { user in
        service.add(user)
        return SBUUser(user: User(user))
      }
      guard let channel = arguments.channel else {
        return type.init(channelURL: arguments.channelURL ?? "", users: users)
      }
      service.add(channel)
      guard let group = BaseChannel.make(channel, service) as? GroupChannel else { return nil }
      return type.init(channel: group, users: users)
    })

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
