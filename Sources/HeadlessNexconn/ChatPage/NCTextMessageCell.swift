import HeadlessUIKit

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
