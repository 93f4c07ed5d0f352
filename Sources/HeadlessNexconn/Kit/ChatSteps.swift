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

  static let write = StepDefinition(
    "write", .text, "write into the chat's bar, or into the search field"
  ) { text, stage throws(StepFailure) in
    try stage.write(text)
  }

  static let send = StepDefinition(
    "send", .text, "write into the chat's bar, and send it"
  ) { text, stage throws(StepFailure) in
    let field = try stage.write(text)
    field.pressReturn()
    try stage.runDueEvents()
  }
}

extension Stage {
  /// Writes into the first field of the screen, after what is there already.
  @discardableResult
  fileprivate func write(_ text: String) throws(StepFailure) -> UITextField {
    try checkNothingCovers("the text field")
    guard let field = screen?.viewIfLoaded?.firstTextField else {
      throw StepFailure("the screen has no text field", help: "chats and @mention pages have one")
    }
    guard field.type(text) else {
      throw StepFailure(
        "the text field takes no '\(text)'", help: "it is off, or its delegate says so")
    }
    if let bar = field.superview as? UISearchBar {
      bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    }
    try runDueEvents()
    return field
  }
}

extension UIView {
  /// The first text field in it that can be seen.
  fileprivate var firstTextField: UITextField? {
    if isHidden { return nil }
    if let field = self as? UITextField { return field }
    for view in subviews {
      if let field = view.firstTextField { return field }
    }
    return nil
  }
}
