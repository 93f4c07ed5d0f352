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
    let input = stage.screen?.viewIfLoaded.flatMap { SBUMessageInputView.first(in: $0) }
    if input?.mode == .edit {
      throw StepFailure(
        "a message is being edited, so there is no button that sends",
        help: "write the text with the step 'write' and save it with '- tap: Save'"
      ).located(atText: text)
    }
    if text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
      throw StepFailure("an empty text cannot be sent").located(atText: text)
    }
    try stage.write(text)
    guard let input, let button = input.sendButton else {
      throw StepFailure("no message input on this screen").located(atText: text)
    }
    input.onTapSendButton(button)
    try stage.runDueEvents()
  }
}

extension SBUMessageInputView {
  /// The first message input in a view.
  fileprivate static func first(in view: UIView) -> SBUMessageInputView? {
    if let input = view as? SBUMessageInputView { return input }
    for view in view.subviews { if let input = first(in: view) { return input } }
    return nil
  }
}
