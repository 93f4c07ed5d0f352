import ChatBackend
import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

extension StepDefinition {
  static let receive = StepDefinition(
    "receive", ReceivedMessage.shape, "receive a message in a conversation, on screens of Nexconn",
    forms: [
      StepForm("{ sender: kim, text: Hello }", "a message to the current user"),
      StepForm(
        "{ channelType: group, channelId: crew, sender: kim, text: Hello }", "a message to a group"),
    ]
  ) { received, stage throws(StepFailure) in
    let message = received.message(in: stage.environment)
    if message.senderId == stage.environment.chatService.currentUserId {
      throw .ownMessage(from: message.senderId)
    }
    if received.isForSender, let page = stage.screen as? NCChannelViewController,
      page.channelType == .group
    {
      stage.environment.warn(.receivedOutside(of: page.channelId, from: message.senderId))
    }
    // The kit updates the sender's profile before any screen receives the message (N123).
    let attached = NCMessage(message, me: nil).content.senderUserInfo
    NCChatUI.shared().learn(from: attached, sentBy: message.senderId)
    stage.environment.chatService.receive(message, in: received.key)
    try stage.runDueEvents()
  }

  static let send = StepDefinition(
    "send", .text, "type a message into the chat's input bar and send it",
    forms: [StepForm("Hello", "type this text and press Return")]
  ) { text, stage throws(StepFailure) in
    if stage.window.alert == nil, stage.screen is NCChannelListViewController,
      let table = stage.table, table.totalRows > 0
    {
      throw .noChat(forSending: text)
    }
    let field = try stage.write(text)
    (field as? UITextField)?.pressReturn()
    try stage.runDueEvents()
  }
}
