import ChatBackend
import Diorama
import HeadlessUIKit

extension ViewControllerInitializer {
  /// Initialisers that take a channel, as an object or by its URL, and perhaps more.
  ///
  /// Of two standard entries of a slot the second one is for open channels.
  static func channelScreen(
    _ fields: [Field<ScreenArguments>], for channels: ScreenArguments.Channels,
    make:
      @escaping @Sendable (
        any ScreenViewController.Type, ScreenArguments, BaseChannel?, [SBUUser]?
      ) -> UIViewController?
  ) -> ViewControllerInitializer {
    let choosesList = fields.contains { $0.description.name == "userListType" }
    return ViewControllerInitializer(
      RecordTable("the screen", fields), startingWith: ScreenArguments(),
      oneOf: ["channelURL", "channel"],
      check: { arguments, nodes, decoding in
        guard arguments.check(channels, nodes, &decoding) else { return false }
        return !choosesList || arguments.checkUserListType(nodes, &decoding)
      },
      standard: { $0.type == .open ? 1 : 0 },
      make: { type, arguments in
        guard let service = ScreenEnvironment.current?.chatService else { return nil }
        let users = arguments.makeUsers(service)
        return make(type, arguments, arguments.makeChannel(service), users)
      })
  }
}
