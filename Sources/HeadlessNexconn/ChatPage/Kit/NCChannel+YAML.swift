import ChatBackend
import Diorama
import HeadlessUIKit
import YAML

extension NCChannelViewController: ScreenViewController {
  /// What a screen says of the view controller itself.
  private struct Arguments: Sendable {
    var kind = ConversationKey.Kind.direct
    var channel: Node?
    var channelId = ""
    var title: String?
    var showsNames = true
    var textCellClass: NCMessageBaseCell.Type?
  }

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<Arguments>(
      "a chat",
      [
        Field(
          "channelType", ValueShape<ConversationKey.Kind>.conversationKind,
          "the sort of the channel; by default direct"
        ) { $0.kind = $1 },
        Field("channelId", .personOrGroup, required: true, "the other person, or the group") {
          $0.channel = $1
        },
        Field("title", .text, "the title of the bar; the app's, so by default none") {
          $0.title = $1
        },
        Field(
          "displayUserNameInCell", .bool, "whether names stand above messages that came in"
        ) { $0.showsNames = $1 },
        Field(
          "textMessageCell", .component(.cell, accepts: NCMessageBaseCell.self),
          "the cell of a message of words"
        ) { $0.textCellClass = $1.type as? NCMessageBaseCell.Type },
      ]),
    startingWith: Arguments(),
    check: { arguments, nodes, decoding in
      guard let node = arguments.channel else {
        decoding.diagnostics.report(
          .missingKey, "a chat needs 'channelId'", at: nodes.screen,
          help: Diagnostic.Help("channelId: the other person, or the group"))
        return false
      }
      let shape = arguments.kind == .group ? ValueShape<String>.groupId : .userId
      guard let id = shape.decode(node, &decoding) else { return false }
      arguments.channelId = id
      return true
    }
  ) { type, arguments in
    guard let type = type as? NCChannelViewController.Type else { return nil }
    let controller = type.init(
      channelType: NCChannelType(arguments.kind), channelId: arguments.channelId)
    if let title = arguments.title { controller.title = title }
    controller.displayUserNameInCell = arguments.showsNames
    if let cellClass = arguments.textCellClass {
      controller.register(cellClass, forMessageClass: NCTextMessage.self)
    }
    return controller
  }
}

extension ValueShape where Value == Node {
  /// The id of a person or a group, whichever a channel is with.
  fileprivate static let personOrGroup = ValueShape(
    .either([.reference("user"), .reference("group")])
  ) { node, _ in node }
}
