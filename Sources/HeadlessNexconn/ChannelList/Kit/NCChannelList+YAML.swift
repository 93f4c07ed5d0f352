import ChatBackend
import Diorama
import HeadlessUIKit
import YAML

extension NCChannelListViewController: ScreenViewController {
  /// What a screen says of the view controller itself.
  private struct Arguments: Sendable {
    var types: [NCChannelType] = [.direct, .group, .system]
    var title: String?
    var cellClass: NCChannelListBaseCell.Type?
    var showsNetwork: Bool?
    var showsConnecting: Bool?
    var connection: NCConnectionStatus?
  }

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<Arguments>(
      "a channel list",
      [
        Field(
          "channelTypes", .list(of: ValueShape<ConversationKey.Kind>.conversationKind),
          "the sorts of channels; by default all"
        ) { $0.types = $1.map { NCChannelType($0) } },
        Field("title", .text, "the title of the bar; the app's, so by default none") {
          $0.title = $1
        },
        Field(
          "cell", .component(.cell, accepts: NCChannelListBaseCell.self), "the cell of a channel"
        ) { $0.cellClass = $1.type as? NCChannelListBaseCell.Type },
        Field(
          "isShowNetworkIndicatorView", .bool, "whether a bar may say why nothing comes in"
        ) { $0.showsNetwork = $1 },
        Field(
          "showConnectingStatusOnNavigatorBar", .bool,
          "whether the title says that a connection is being made"
        ) { $0.showsConnecting = $1 },
        Field(
          "connectionStatus", ValueShape<NCConnectionStatus>.choice,
          "how the chat SDK is connected; by default all is well"
        ) { $0.connection = $1 },
      ]),
    startingWith: Arguments()
  ) { type, arguments in
    guard let type = type as? NCChannelListViewController.Type else { return nil }
    let controller = type.init(displayConversationTypes: arguments.types)
    if let title = arguments.title { controller.title = title }
    if let cellClass = arguments.cellClass { controller.cellClass = cellClass }
    if let shows = arguments.showsNetwork { controller.isShowNetworkIndicatorView = shows }
    if let shows = arguments.showsConnecting {
      controller.showConnectingStatusOnNavigatorBar = shows
    }
    if let connection = arguments.connection { controller.connectionStatus = connection }
    return controller
  }
}
