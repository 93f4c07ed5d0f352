import HeadlessUIKit

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
    tipMessageLabel.text = MessageDigest.text(of: model.message) {
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
