import DioramaKit
import HeadlessUIKit

/// A message in its bubble, beside its sender's picture: at the left what came in, at the right
/// what the current user wrote (N143).
///
/// It listens for changed profiles itself, so an answer changes no more than the rows that show it.
open class NCMessageCell: NCMessageBaseCell, NCInfoUpdateDelegate {
  /// The sender's picture.
  public let portraitImageView = UIImageView()
  /// The sender's name.
  public let nicknameLabel = UILabel()
  /// What the message says.
  public let messageContentView = UIView()
  /// How far an own message has come.
  public let statusContentView = UIImageView()
  private let ownPortraitImageView = UIImageView()
  private let tail = UIImageView(image: NCImage.bubbleFromLeft)
  private let ownTail = UIImageView(image: NCImage.bubbleFromRight)
  private let spacer = NCMessageCell.makeSpacer()
  private let ownSpacer = NCMessageCell.makeSpacer()
  /// Whether pictures stand beside messages.
  final var showsPortrait = true
  private var notice = ProfileChangeFilter()

  /// Puts the picture beside name and bubble.
  open override func initialize() {
    super.initialize()
    messageContentView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let bubble = UIStackView(
      arrangedSubviews: [ownSpacer, statusContentView, tail, messageContentView, ownTail, spacer])
    let lines = UIStackView(arrangedSubviews: [nicknameLabel, bubble])
    lines.axis = .vertical
    lines.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    lines.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [portraitImageView, lines, ownPortraitImageView])
    for stack in [bubble, row] { stack.spacing = 8 }
    baseContentView.addSubview(row)
    NCInfoUpdateCenter.add(self)
  }

  /// What keeps a bubble from the other side's edge, and pushes it to its own.
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
    for view in [portraitImageView, tail, spacer] { view.isHidden = isOwn }
    for view in [ownPortraitImageView, ownTail, ownSpacer] { view.isHidden = !isOwn }
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

  /// The name and the picture, from what is known at this moment (N145).
  private func showSender() {
    guard let model else { return }
    let sender = NCMessageSenderUserInfoResolver.senderInfo(for: model)
    let name = model.isDisplayNickname ? sender.name : ""
    // The line is there while the name is not known, so that nothing moves when it comes.
    nicknameLabel.text = name.isEmpty ? " " : name
    nicknameLabel.isHidden = !model.isDisplayNickname
    let picture = NCImage.portrait(sender.avatarUrl)
    portraitImageView.image = picture
    ownPortraitImageView.image = picture
  }

  // MARK: Notices

  /// A person changed.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    guard let model, userInfo.userId == model.senderUserId, notice.isChange(userInfo) else {
      return
    }
    showSender()
  }

  /// A member changed. Unlike in the real kit the name is worked out anew, so that a nickname is
  /// not lost (N146).
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    guard let model, model.channelType == .group, groupId == model.channelId,
      userInfo.userId == model.senderUserId, notice.isChange(userInfo)
    else { return }
    showSender()
  }

  /// What YAML may set on it; a subclass may add more.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "portrait", .bool, "whether the sender's picture stands beside the message",
        \NCMessageCell.showsPortrait))
  }
  /// What it is.
  open override class var summary: String { "a message in its bubble, for an app's own" }
}

/// A message of words.
open class NCTextMessageCell: NCMessageCell {
  /// The words.
  public let textLabel = UILabel()

  /// Puts the words into the bubble.
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

  /// What it is.
  open override class var summary: String { "a message of words" }
}

/// A picture, a film, a file or the like; its bubble says which.
open class NCMediaMessageCell: NCMessageCell {
  /// What it is.
  public let textLabel = UILabel()

  /// Puts the words into the bubble.
  open override func initialize() {
    super.initialize()
    messageContentView.addSubview(textLabel)
  }

  /// Shows a message.
  open override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    textLabel.text = MessagePreview.text(of: model.message) { "" }
  }

  /// What it is.
  open override class var summary: String { "a picture, a film, a file or the like" }
}
