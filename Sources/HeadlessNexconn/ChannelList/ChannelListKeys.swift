import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

extension NCChannelListViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("by default none"),
    PageKey(
      "cell",
      .component(.cell, accepts: NCChannelListBaseCell.self, standard: NCChannelListCell.self),
      "the cell of a channel", \NCChannelListViewController.chosenCell),
    PageKey(
      "emptyText", .text, "the text that is shown if there are no channels",
      \NCChannelListViewController.emptyLabel.text),
    PageKey(
      "topPriority", .bool, "whether pinned channels come before all others",
      \NCChannelListViewController.topPriority),
    PageKey(
      "isShowNetworkIndicatorView", .bool, "whether a bar shows connection problems",
      \NCChannelListViewController.isShowNetworkIndicatorView),
    PageKey(
      "showConnectingStatusOnNavigatorBar", .bool,
      "whether the title shows that the SDK is connecting",
      \NCChannelListViewController.showConnectingStatusOnNavigatorBar),
    PageKey(
      "connectionStatus", .choice, "the connection status of the chat SDK; by default connected",
      \NCChannelListViewController.connectionStatus),
  ]

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<PageArguments>(
      "a channel list",
      [
        Field(
          "channelTypes", .list(of: ValueShape<ConversationKey.Kind>.conversationKind),
          "the types of channels; by default all"
        ) { $0.channelTypes = $1.map { NCChannelType($0) } }
      ] + standardKeys.map(\.field)),
    startingWith: PageArguments()
  ) { type, arguments in
    let type = type as? NCChannelListViewController.Type
    return arguments.configure(
      type?.init(displayConversationTypes: arguments.channelTypes.map(\.rawValue)))
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: NCNetworkIndicatorView.self,
      in: NCChannelListViewController.self, "the bar above the list",
      standard: ["NCTypeSet.NCNetworkIndicatorView"],
      get: { $0.networkIndicatorView },
      set: { page, header in
        page.networkIndicatorView = header
        page.showConnection()
      })
  ]
}
