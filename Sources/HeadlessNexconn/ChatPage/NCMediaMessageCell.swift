import HeadlessUIKit

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
    textLabel.text = MessageDigest.text(of: model.message) { "" }
  }

  /// What it is.
  open override class var summary: String { "a picture, a film, a file or the like" }
}
