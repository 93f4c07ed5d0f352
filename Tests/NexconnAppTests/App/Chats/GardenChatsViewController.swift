import NexconnChatUI
import UIKit

/// The chats of a gardener.
class GardenChatsViewController: NCChannelListViewController {
  private let setup = ProfileSetup()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chats"
    setup.install()
    setDisplayConversationTypes([
      ChannelType.direct.rawValue, ChannelType.group.rawValue,
    ])
    setConversationAvatarStyle(.USER_AVATAR_CYCLE)
    let empty = UILabel()
    empty.text = "Nothing grows here yet"
    emptyConversationView = empty
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Greet", style: .plain, target: self, action: #selector(greet))
  }

  @objc private func greet() {
    Greeter().greet("tomas") { [weak self] text in
      let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Fine", style: .default))
      self?.present(alert, animated: true)
    }
  }

  override func onSelectedTableRow(
    _ conversationModelType: NCChannelModelType, conversationModel model: NCChannelModel,
    at indexPath: IndexPath
  ) {
    let chat = GardenChatViewController(
      channelType: model.channelType, channelId: model.channelId)
    chat.title = model.conversationTitle
    navigationController?.pushViewController(chat, animated: true)
  }
}
