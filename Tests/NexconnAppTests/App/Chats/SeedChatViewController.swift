import NexconnChatSDK
import NexconnChatUI
import UIKit

/// A chat about seeds: own bubbles, notices in the middle, and a menu for each message.
class SeedChatViewController: NCChannelViewController {
  override func viewDidLoad() {
    displayUserNameInCell = true
    defaultMessageCount = 20
    enableNewComingMessageIcon = true
    super.viewDidLoad()
    title = "Seeds"
    chatSessionInputBarControl.inputTextView.attributedPlaceholder = NSAttributedString(
      string: "Ask about seeds",
      attributes: [.foregroundColor: UIColor.placeholderText])
  }

  override func registerCustomCellsAndMessages() {
    super.registerCustomCellsAndMessages()
    register(SeedCell.self, forMessageClass: TextMessage.self)
    register(SowingCell.self, forMessageClass: NCInformationNotificationMessage.self)
  }

  override func didTapMessageCell(_ model: NCMessageModel) {
    let menu = UIAlertController(
      title: (model.content as? TextMessage)?.text, message: nil, preferredStyle: .actionSheet)
    if model.messageDirection == .send {
      menu.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
          self?.deleteMessage(model)
        })
    }
    menu.addAction(
      UIAlertAction(title: "Quote", style: .default) { [weak self] _ in self?.quote(model) })
    menu.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(menu, animated: true)
  }

  private func quote(_ model: NCMessageModel) {
    guard let text = (model.content as? TextMessage)?.text else { return }
    chatSessionInputBarControl.text = "> \(text) "
    scrollToBottom(animated: true)
  }

  override func willDisplayMessageCell(_ cell: NCMessageBaseCell, at indexPath: IndexPath) {
    guard let cell = cell as? SeedCell, let model = cell.model else { return }
    cell.nicknameLabel.textColor = model.senderUserId == "petra" ? GardenLook.leaf : .label
  }

  override func willAppendAndDisplay(_ message: Message) -> Message {
    navigationItem.prompt = message.direction == .receive ? "News" : nil
    return message
  }

  override func leftBarButtonItemPressed(_ sender: Any) {
    guard chatSessionInputBarControl.text.isEmpty else {
      chatSessionInputBarControl.text = ""
      return
    }
    super.leftBarButtonItemPressed(sender)
  }
}

/// A text in a bubble with the number of its words.
class SeedCell: NCTextMessageCell {
  private let countLabel = UILabel()

  override func initialize() {
    super.initialize()
    countLabel.look(.note, .secondaryLabel)
    baseContentView.addSubview(countLabel)
  }

  override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    let words = (textLabel.text ?? "").split(separator: " ").count
    countLabel.text = "\(words) words"
    countLabel.isHidden = words < 4
  }
}

/// A notice between two lines.
class SowingCell: NCMessageBaseCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func initialize() {
    super.initialize()
    baseContentView.addSubview(label)
  }

  override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    label.text = (model.content as? NCInformationNotificationMessage).map { "~ \($0.message) ~" }
    label.textAlignment = .center
  }
}
