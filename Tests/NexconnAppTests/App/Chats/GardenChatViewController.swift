import NexconnChatUI
import UIKit

/// A chat which asks politely, and announces in groups.
class GardenChatViewController: NCChannelViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Water", style: .plain, target: self, action: #selector(water))
  }

  @objc private func water() {
    sendMessage(TextMessage(text: "Please water the bed"), pushContent: nil)
  }

  override func willSendMessage(_ messageContent: NCMessageContent) -> NCMessageContent? {
    guard let text = messageContent as? TextMessage else { return messageContent }
    return TextMessage(text: "\(text.text) ✿")
  }

  override func didSendMessageModel(_ status: Int, model messageModel: NCMessageModel) {
    title = status == 0 ? "Sent" : "Error \(status)"
  }
}
