import ChatBackend
import DioramaKit

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
}
