import ChatBackend
import DioramaKit
import DioramaStage
import HeadlessUIKit

extension StepDefinition {
  /// The step `receive` of Sendbird's screens.
  static let receiveInChannel = StepDefinition(
    "receive", ExternalChatEvent.messageShape,
    "receive a message in a channel, on screens of Sendbird",
    forms: [
      StepForm(
        "{ channel: design-team, sender: kim, message: Hello }", "a message in a channel")
    ]
  ) { event, stage throws(StepFailure) in
    if case .messageSent(let sender, _) = event.kind,
      sender == stage.environment.chatService.currentUserId
    {
      throw .ownMessage(from: sender)
    }
    try event.happen(on: stage)
  }

  /// The step `send` of Sendbird's screens.
  static let sendInChannel = StepDefinition(
    "send", .text, "type a message into the channel's input and send it",
    forms: [StepForm("Hello", "type this text and tap the button that sends it")]
  ) { text, stage throws(StepFailure) in
    let field = try stage.write(text)
    let input = sequence(first: field as UIView) { $0.superview }.lazy
      .compactMap { $0 as? SBUMessageInputView }.first
    guard let input, let button = input.sendButton else {
      throw StepFailure("no message input on this screen").located(atText: text)
    }
    input.onTapSendButton(button)
    try stage.runDueEvents()
  }
}
