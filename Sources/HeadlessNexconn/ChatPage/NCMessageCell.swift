import DioramaKit
import HeadlessUIKit

/// A message in its bubble, next to its sender's picture: incoming messages at the left, the
/// current user's at the right (N143).
///
/// It receives profile updates itself, so that an update changes only the rows that show it.
open class NCMessageCell: NCMessageBaseCell, NCInfoUpdateDelegate {
  /// The sender's picture.
  public let portraitImageView = UIImageView()
  /// The sender's name.
  public let nicknameLabel = UILabel()
  /// The content of the message.
  public let messageContentView = UIView()
  /// The sending status of the current user's message.
  public let statusContentView = UIImageView()
  private let ownPortraitImageView = UIImageView()
  private lazy var bubble = MessageBubble(content: messageContentView)
  private let spacer = NCMessageCell.makeSpacer()
  private let ownSpacer = NCMessageCell.makeSpacer()
  /// Whether messages show the sender's picture.
  final var showsPortrait = true
  private var notice = ProfileChangeFilter()

  /// Adds the picture and, next to it, the name and the bubble.
  open override func initialize() {
    super.initialize()
    let line = UIStackView(arrangedSubviews: [ownSpacer, statusContentView, bubble, spacer])
    let lines = UIStackView(arrangedSubviews: [nicknameLabel, line])
    lines.axis = .vertical
    lines.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    lines.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [portraitImageView, lines, ownPortraitImageView])
    for stack in [line, row] { stack.spacing = 8 }
    for picture in [portraitImageView, ownPortraitImageView] {
      picture.accessibilityIdentifier = "portrait"
      picture.isUserInteractionEnabled = true
      picture.addGestureRecognizer(
        UILongPressGestureRecognizer(target: self, action: Selector(NCMessageCell.portraitPressed)))
    }
    baseContentView.addSubview(row)
    NCInfoUpdateCenter.add(self)
  }

  private func portraitPressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let sender = model?.senderUserId else { return }
    let page = sequence(first: self as UIResponder) { $0.next }.lazy.compactMap {
      $0 as? NCChannelViewController
    }.first
    page?.didLongPressCellPortrait(sender)
  }

  /// Returns a spacer between a bubble and the opposite edge.
  private static func makeSpacer() -> UILabel {
    let label = UILabel()
    label.text = "       "
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    return label
  }

  /// Shows a message.
  open override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    notice = ProfileChangeFilter()
    let isOwn = model.messageDirection == .send
    bubble.side = isOwn ? .outgoing : .incoming
    for view in [portraitImageView, spacer] { view.isHidden = isOwn }
    for view in [ownPortraitImageView, ownSpacer] { view.isHidden = !isOwn }
    if !showsPortrait {
      portraitImageView.isHidden = true
      ownPortraitImageView.isHidden = true
    }
    statusContentView.image =
      switch model.message.sentStatus {
      case .sending: NCImage.sending
      case .failed: NCImage.failed
      case .sent: nil
      }
    statusContentView.isHidden = !isOwn || statusContentView.image == nil
    showSender()
  }

  /// Shows the name and the picture, from the profiles that are known now (N145).
  private func showSender() {
    guard let model else { return }
    let sender = NCMessageSenderUserInfoResolver.senderInfo(for: model)
    let name = model.isDisplayNickname ? sender.name : ""
    // While the name is unknown, an empty line reserves its space, so that nothing moves later.
    nicknameLabel.text = name.isEmpty ? " " : name
    nicknameLabel.isHidden = !model.isDisplayNickname
    let picture = NCImage.portrait(sender.avatarUrl)
    portraitImageView.image = picture
    ownPortraitImageView.image = picture
  }

  // MARK: Profile updates

  /// A person changed.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    guard let model, userInfo.userId == model.senderUserId, notice.isChange(userInfo) else {
      return
    }
    showSender()
  }

  /// A member changed. Unlike the real kit, the name is determined again, so that a nickname is
  /// kept (N146).
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    guard let model, model.channelType == .group, groupId == model.channelId,
      userInfo.userId == model.senderUserId, notice.isChange(userInfo)
    else { return }
    showSender()
  }

  /// The properties that YAML can set; a subclass may add more.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "portrait", .bool, "whether the sender's picture is shown next to the message",
        \NCMessageCell.showsPortrait))
  }
  /// A short description of the class.
  open override class var summary: String { "the base class of messages in a bubble" }
}

/// The row of a text message.
open class NCTextMessageCell: NCMessageCell {
  /// The label of the text.
  public let textLabel = UILabel()

  /// Adds the label to the bubble.
  open override func initialize() {
    super.initialize()
    textLabel.numberOfLines = 0
    messageContentView.addSubview(textLabel)
  }

  /// Shows a message.
  open override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    textLabel.text = (model.content as? NCTextMessage)?.content
  }

  /// A short description of the class.
  open override class var summary: String { "a text message" }
}

/// The row of a picture, video, file or similar message; its bubble names the kind.
open class NCMediaMessageCell: NCMessageCell {
  /// The label of the kind.
  public let textLabel = UILabel()

  /// Adds the label to the bubble.
  open override func initialize() {
    super.initialize()
    messageContentView.addSubview(textLabel)
  }

  /// Shows a message.
  open override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    textLabel.text = MessagePreview.text(of: model.message) { "" }
  }

  /// A short description of the class.
  open override class var summary: String {
    "a media message: a picture, a video, a file or similar"
  }
}
