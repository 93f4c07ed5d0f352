import ChatBackend
import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

extension StepDefinition {
  static let receive = StepDefinition(
    "receive", ReceivedMessage.shape, "let somebody else's message come in",
    forms: [
      StepForm("{ sender: kim, text: Hello }", "a message to whoever looks at the screen"),
      StepForm(
        "{ channelType: group, channelId: crew, sender: kim, text: Hello }", "one to a group"),
    ]
  ) { received, stage throws(StepFailure) in
    let message = received.message(in: stage.environment)
    // The kit updates the sender's profile before any screen receives the message (N123).
    let attached = NCMessage(message, me: nil).content.senderUserInfo
    NCChatUI.shared().learn(from: attached, sentBy: message.senderId)
    stage.environment.chatService.receive(message, in: received.key)
    try stage.runDueEvents()
  }

  static let send = StepDefinition(
    "send", .text, "write into the chat's bar, and send it",
    forms: [StepForm("Hello", "type these words and press return")]
  ) { text, stage throws(StepFailure) in
    let field = try stage.write(text)
    (field as? UITextField)?.pressReturn()
    try stage.runDueEvents()
  }
}
