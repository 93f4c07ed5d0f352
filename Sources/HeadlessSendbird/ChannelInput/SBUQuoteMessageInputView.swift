import HeadlessUIKit

/// Receives taps on the message that a message input replies to.
public protocol SBUQuoteMessageInputViewDelegate: AnyObject {
  /// The button that ends the reply was tapped.
  func didTapClose()
}

/// The values for the message that a message input replies to.
public class SBUQuoteMessageInputViewParams {
  /// The message.
  public let message: BaseMessage
  /// The name of its sender (G172).
  public var quotedMessageNickname: String { message.sender?.displayName ?? "" }
  /// The line that names the sender.
  public var replyToText: String {
    SBUStringSet.MessageInput_Reply_To(quotedMessageNickname)
  }

  /// Creates the values of a message.
  public init(message: BaseMessage) { self.message = message }

  /// The line that describes the message: its text, or the kind of its file.
  var preview: String {
    switch message {
    case let message as MultipleFilesMessage:
      return "\(message.filesCount) photos"
    case let message as FileMessage:
      switch SBUUtils.getFileType(by: message) {
      case .image:
        return message.type.lowercased().contains("gif")
          ? SBUStringSet.MessageInput_Quote_Message_GIF
          : SBUStringSet.MessageInput_Quote_Message_Photo
      case .video: return SBUStringSet.MessageInput_Quote_Message_Video
      case .voice: return SBUStringSet.GroupChannel_Preview_Voice
      case .audio, .pdf, .etc: return message.name
      }
    default: return message.message
    }
  }
}

/// The message that a message input replies to: who wrote it, what it says, and a button that ends
/// the reply (G172).
open class SBUQuoteMessageInputView: SBUView {
  /// The line that names the sender.
  public lazy var replyToLabel = UILabel()
  /// The line that describes the message.
  public lazy var userMessageLabel = UILabel()
  /// The picture of a file.
  public lazy var fileMessageView = UIImageView()
  /// The button that ends the reply.
  public lazy var closeReplyButton = UIButton(type: .custom)
  /// The delegate; not retained.
  public weak var delegate: (any SBUQuoteMessageInputViewDelegate)?
  /// The values of the message.
  public private(set) var params: SBUQuoteMessageInputViewParams?
  /// The theme.
  public var theme: SBUMessageInputTheme = SBUTheme.messageInputTheme

  /// Adds the lines and the button.
  open override func setupViews() {
    super.setupViews()
    closeReplyButton.setImage(SBUIconSet.iconClose, for: .normal)
    closeReplyButton.addTarget(
      self, action: Selector(SBUQuoteMessageInputView.onTapClose), for: .touchUpInside)
    fileMessageView.isHidden = true
    let space = UIView()
    let title = SBUStackView()
    title.setHStack([replyToLabel, space, closeReplyButton])
    let preview = SBUStackView(axis: .horizontal, spacing: 8)
    preview.setHStack([fileMessageView, userMessageLabel])
    let column = SBUStackView()
    column.setVStack([title, preview])
    addSubview(column)
  }

  /// Applies the theme's colors and fonts.
  open override func setupStyles() {
    super.setupStyles()
    replyToLabel.setStyle(
      theme.quoteReplyTargetUserNicknameFont, theme.quoteReplyTargetUserNicknameTextColor)
    userMessageLabel.setStyle(theme.quotedMessageTextFont, theme.quotedMessageTextColor)
    closeReplyButton.tintColor = theme.closeReplyButtonColor
  }

  /// Shows a message.
  open func configure(with configuration: SBUQuoteMessageInputViewParams) {
    params = configuration
    replyToLabel.text = configuration.replyToText
    userMessageLabel.text = configuration.preview
    let hasPicture = configuration.message is FileMessage
    fileMessageView.isHidden = !hasPicture
    fileMessageView.image = (configuration.message as? FileMessage)?.symbol
  }

  /// Notifies the delegate of a tap on the button.
  open func onTapClose() { delegate?.didTapClose() }
}
