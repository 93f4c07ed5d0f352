import NexconnChatSDK

/// Sends greetings through the SDK.
struct Greeter {
  func greet(_ userId: String, done: @escaping (String) -> Void) {
    guard let channel = DirectChannel(channelId: userId) else {
      done("no one to greet")
      return
    }
    let params = SendMessageParams(content: TextMessage(text: "Good morning"))
    params.needReceipt = true
    params.metadata = ["from": "greeter"]
    channel.sendMessage(params: params, attachedHandler: { _ in }) { message, error in
      if let error = error {
        done("error \(error.code)")
      } else if let message = message, !message.messageId.isEmpty {
        done("sent \((message.content as? TextMessage)?.text ?? "") to \(channel.channelId)")
      }
    }
  }

  func announce(_ text: String, in groupId: String) {
    let group = GroupChannel(channelId: groupId)
    group?.sendMessage(params: SendMessageParams(content: TextMessage(text: text)))
  }
}
