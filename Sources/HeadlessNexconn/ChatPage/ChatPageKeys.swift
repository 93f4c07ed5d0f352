import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

extension NCChannelViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("by default none"),
    PageKey(
      "displayUserNameInCell", .bool, "whether names are shown above received messages",
      \NCChannelViewController.displayUserNameInCell),
    PageKey(
      "textMessageCell",
      .component(.cell, accepts: NCMessageBaseCell.self, standard: NCTextMessageCell.self),
      "the cell of a text message", \NCChannelViewController.chosenTextCell),
  ]

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<PageArguments>(
      "a chat",
      [
        Field(
          "channelType", .conversationKind, "the type of the channel; by default direct",
          \PageArguments.channelKind),
        Field(
          "channelId", .personOrGroup, required: true,
          "the other user of the channel, or its group", \PageArguments.channel),
      ] + standardKeys.map(\.field)),
    startingWith: PageArguments(),
    check: { arguments, nodes, decoding in
      guard let node = arguments.channel else {
        decoding.diagnostics.append(
          .missingId("channelId", of: "the other user or of the group", in: nodes.screen))
        return false
      }
      let shape = ValueShape<String>.channelId(ofType: arguments.channelKind)
      guard let id = shape.decode(node, &decoding) else { return false }
      arguments.channelId = id
      return true
    }
  ) { type, arguments in
    let type = type as? NCChannelViewController.Type
    return arguments.configure(
      type?.init(
        channelType: NCChannelType(arguments.channelKind), channelId: arguments.channelId))
  }
}

extension ValueShape where Value == Node {
  /// The id of a person or a group; the type of the channel determines which.
  fileprivate static let personOrGroup = ValueShape(
    .either([.reference("user"), .reference("group")])
  ) { node, _ in node }
}
