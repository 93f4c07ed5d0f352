import ChatBackend
import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

extension StepDefinition {
  static let receive = StepDefinition(
    "receive", ReceivedMessage.shape, "let somebody else's message come in"
  ) { received, stage throws(StepFailure) in
    let message = received.message(in: stage.environment)
    // The kit learns of the sender before any screen hears of the message (N123).
    let attached = NCMessage(message, me: nil).content.senderUserInfo
    NCChatUI.shared().learn(from: attached, sentBy: message.senderId)
    stage.environment.chatService.receive(message, in: received.key)
    try stage.runDueEvents()
  }

  static let send = StepDefinition(
    "send", .text, "write into the chat's bar, and send it"
  ) { text, stage throws(StepFailure) in
    let field = try stage.write(text)
    (field as? UITextField)?.pressReturn()
    try stage.runDueEvents()
  }
}
