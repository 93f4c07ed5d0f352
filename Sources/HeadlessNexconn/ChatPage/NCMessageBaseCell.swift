import DioramaKit
import HeadlessUIKit

/// The base class of the rows of the chat page: an optional time, and below it the content of a
/// subclass.
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
  /// The content below the time.
  public let baseContentView = UIView()
  /// The row's model.
  public private(set) final var model: NCMessageModel?

  /// Creates a cell and sets it up.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    initialize()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    initialize()
  }

  /// Adds the views of the cell; called once per cell. A subclass calls `super` first.
  open func initialize() {
    messageTimeLabel.textAlignment = .center
    let lines = UIStackView(arrangedSubviews: [messageTimeLabel, baseContentView])
    lines.axis = .vertical
    contentView.addSubview(lines)
  }

  /// Shows a message; called each time the cell is reused. A subclass calls `super` first.
  ///
  /// - Parameter model: The row.
  open func setDataModel(_ model: NCMessageModel) {
    self.model = model
    messageTimeLabel.isHidden = !model.isDisplayMessageTime
    messageTimeLabel.text = TimeFormatter.current?.inChat(model.sentTime)
  }

  // MARK: YAML

  /// The kind of component: a cell.
  open class var kind: TypeKind { .cell }
  /// The properties that YAML can set.
  open class var properties: PropertyTable { [] }
  /// A short description of the class.
  open class var summary: String { "the base class of the rows of the chat page" }
}

/// A row without a sender: a centered line.
open class NCTipMessageCell: NCMessageBaseCell, NCInfoUpdateDelegate {
  /// The label of the line.
  public let tipMessageLabel = UILabel()

  /// Adds the label.
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

  /// A person changed: updates the line, which may contain their name.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    if userInfo.userId == model?.senderUserId { showText() }
  }

  /// A member changed: updates the line, which may contain their name.
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    if groupId == model?.channelId, userInfo.userId == model?.senderUserId { showText() }
  }

  /// A short description of the class.
  open override class var summary: String { "a line of the chat page without a sender" }
}
