import DioramaKit
import HeadlessUIKit

/// A row of the chat page: perhaps a time, and below it what a subclass shows.
///
/// ```swift
/// final class LoudCell: NCMessageBaseCell {
///   private let label = UILabel()
///
///   override func initialize() {
///     super.initialize()
///     baseContentView.addSubview(label)
///   }
///
///   override func setDataModel(_ model: NCMessageModel) {
///     super.setDataModel(model)
///     label.text = (model.content as? NCTextMessage)?.content.uppercased()
///   }
/// }
/// ```
open class NCMessageBaseCell: UICollectionViewCell, Configurable {
  /// The time above the message.
  public let messageTimeLabel = UILabel()
  /// What stands below it.
  public let baseContentView = UIView()
  /// What the row shows.
  public private(set) final var model: NCMessageModel?

  /// A row that was set up.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    initialize()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    initialize()
  }

  /// Puts views into it; called once for a cell. A subclass calls `super` first.
  open func initialize() {
    messageTimeLabel.textAlignment = .center
    let lines = UIStackView(arrangedSubviews: [messageTimeLabel, baseContentView])
    lines.axis = .vertical
    contentView.addSubview(lines)
  }

  /// Shows a message; called each time that the cell stands for another one. A subclass calls
  /// `super` first.
  ///
  /// - Parameter model: The row.
  open func setDataModel(_ model: NCMessageModel) {
    self.model = model
    messageTimeLabel.isHidden = !model.isDisplayMessageTime
    messageTimeLabel.text = TimeFormatter.current?.inChat(model.sentTime)
  }

  // MARK: YAML

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
  /// What it is.
  open class var summary: String { "a row of the chat page, for an app's own" }
}

/// A row that nobody says: a line in the middle.
open class NCTipMessageCell: NCMessageBaseCell, NCInfoUpdateDelegate {
  /// The line.
  public let tipMessageLabel = UILabel()

  /// Puts the line into it.
  open override func initialize() {
    super.initialize()
    tipMessageLabel.textAlignment = .center
    tipMessageLabel.numberOfLines = 0
    baseContentView.addSubview(tipMessageLabel)
    NCInfoUpdateCenter.add(self)
  }

  /// Shows a message.
  open override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    showText()
  }

  private func showText() {
    guard let model else { return }
    tipMessageLabel.text = MessagePreview.text(of: model.message) {
      NCMessageSenderUserInfoResolver.senderInfo(for: model).name
    }
  }

  /// A person changed, whose name may stand in the line.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    if userInfo.userId == model?.senderUserId { showText() }
  }

  /// A member changed, whose name may stand in the line.
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    if groupId == model?.channelId, userInfo.userId == model?.senderUserId { showText() }
  }

  /// What it is.
  open override class var summary: String { "a line of the chat page that nobody says" }
}
