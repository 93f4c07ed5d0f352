import HeadlessUIKit

/// Receives taps in the text of a message.
public protocol SBUUserMessageTextViewDelegate: AnyObject {
  /// A mention was tapped.
  func userMessageTextView(_ textView: SBUUserMessageTextView, didTapMention user: SBUUser)
  /// A link was tapped.
  func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL)
}

/// The values of a message's text.
public class SBUUserMessageTextViewModel {
  /// The message; nil for a text of the kit.
  public let message: BaseMessage?
  /// The side of the message.
  public let position: MessagePosition
  /// The text.
  public let text: String
  /// Whether the text was changed.
  public let isEdited: Bool

  /// Creates the values of a message, or of a text (G128 to G130).
  public init(
    message: BaseMessage?, position: MessagePosition = .right, text: String? = nil,
    isEdited: Bool? = nil
  ) {
    (self.message, self.position) = (message, position)
    self.text = text ?? message?.shownText ?? ""
    self.isEdited = isEdited ?? ((message?.updatedAt ?? 0) != 0)
  }
}

extension BaseMessage {
  /// The text with the names of mentioned users, or without the marks of Markdown (G130, G132).
  fileprivate var shownText: String {
    let settings = SendbirdUI.config.groupChannel.channel
    if settings.isMentionEnabled, !mentionedUsers.isEmpty, let template = mentionedMessageTemplate,
      !template.isEmpty
    {
      // The invisible mark after a name is not drawn.
      return mentionedUsers.reduce(template) { text, user in
        text.replacing("@{\(user.userId)}", with: "@\(user.displayName)")
      }
    }
    return settings.isMarkdownForUserMessageEnabled ? message.withoutMarkdown : message
  }
}

/// The text of a message (G128 to G132).
open class SBUUserMessageTextView: SBUView {
  /// The text.
  public lazy var textView = UILabel()
  /// The values.
  public private(set) var text: SBUUserMessageTextViewModel?
  /// The delegate; not retained.
  public weak var delegate: (any SBUUserMessageTextViewDelegate)?
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds the text.
  open override func setupViews() {
    super.setupViews()
    textView.numberOfLines = 0
    addSubview(textView)
  }

  /// Applies the theme's font and the color of the side.
  open override func setupStyles() {
    super.setupStyles()
    textView.font = theme.userMessageFont
    textView.textColor =
      text?.position == .right ? theme.userMessageRightTextColor : theme.userMessageLeftTextColor
  }

  /// Shows a text, with a mark if it was changed.
  open func configure(model: SBUUserMessageTextViewModel) {
    text = model
    textView.text = model.isEdited ? "\(model.text) \(SBUStringSet.Message_Edited)" : model.text
    setupStyles()
  }
}

/// The preview of a link (G133).
open class SBUMessageWebView: SBUView {
  /// The picture.
  public lazy var imageView = UIImageView()
  /// The title.
  public lazy var titleLabel = UILabel()
  /// The description.
  public lazy var descriptionLabel = UILabel()
  /// The address.
  public lazy var urlLabel = UILabel()
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds the views.
  open override func setupViews() {
    super.setupViews()
    descriptionLabel.numberOfLines = 2
    let column = SBUStackView(axis: .vertical)
    column.setVStack([imageView, titleLabel, descriptionLabel, urlLabel])
    addSubview(column)
  }

  /// Applies the theme's fonts and colors.
  open override func setupStyles() {
    super.setupStyles()
    backgroundColor = theme.contentBackgroundColor
    titleLabel.setStyle(theme.ogTitleFont, theme.ogTitleColor)
    descriptionLabel.setStyle(theme.ogDescriptionFont, theme.ogDescriptionColor)
    urlLabel.setStyle(theme.ogURLAddressFont, theme.ogURLAddressColor)
  }

  /// Shows a preview.
  open func configure(metaData: OGMetaData) {
    imageView.image = metaData.defaultImage?.url == nil ? nil : SBUIconSet.iconPhoto
    (titleLabel.text, titleLabel.isHidden) = (metaData.title, metaData.title == nil)
    (descriptionLabel.text, descriptionLabel.isHidden) = (metaData.desc, metaData.desc == nil)
    (urlLabel.text, urlLabel.isHidden) = (metaData.url, metaData.url == nil)
  }
}

/// Receives taps on the replies that a message suggests.
public protocol SBUSuggestedReplyViewDelegate: AnyObject {
  /// A reply was tapped.
  func suggestedReplyView(
    _ view: SBUSuggestedReplyView, didSelectOption optionView: SBUSuggestedReplyOptionView)
}

/// The replies that a message suggests, one below the other (G135).
open class SBUSuggestedReplyView: SBUView {
  /// The replies.
  public lazy var stackView = SBUStackView(axis: .vertical, spacing: 8)
  /// The views of the replies.
  public private(set) var optionViews: [SBUSuggestedReplyOptionView] = []
  /// The message.
  public private(set) var message: BaseMessage?
  /// The delegate; not retained.
  public weak var delegate: (any SBUSuggestedReplyViewDelegate)?

  /// Adds the column.
  open override func setupViews() {
    super.setupViews()
    addSubview(stackView)
  }

  /// Shows replies.
  open func configure(with options: [String], message: BaseMessage? = nil) {
    self.message = message
    for view in optionViews { view.removeFromSuperview() }
    optionViews = createSuggestedReplyOptionViews(options: options)
    for view in optionViews {
      view.onTap = { [weak self, weak view] in
        guard let self, let view else { return }
        delegate?.suggestedReplyView(self, didSelectOption: view)
      }
      stackView.addArrangedSubview(view)
    }
  }

  /// Returns the views of replies.
  open func createSuggestedReplyOptionViews(options: [String]) -> [SBUSuggestedReplyOptionView] {
    options.map { option in
      let view = SBUSuggestedReplyOptionView()
      view.configure(text: option)
      return view
    }
  }
}

/// A reply that a message suggests.
open class SBUSuggestedReplyOptionView: SBUView {
  /// The reply, as a button.
  public lazy var button = UIButton(type: .custom)
  /// The reply.
  public private(set) var text: String?
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
  var onTap: (() -> Void)?

  /// Adds the button.
  open override func setupViews() {
    super.setupViews()
    button.addTarget(
      self, action: Selector(SBUSuggestedReplyOptionView.didTap), for: .touchUpInside)
    addSubview(button)
  }

  /// Applies the theme's color.
  open override func setupStyles() {
    super.setupStyles()
    button.setTitleColor(theme.suggestedReplyTitleColor, for: .normal)
  }

  /// Shows a reply.
  open func configure(text: String) {
    self.text = text
    button.setTitle(text, for: .normal)
  }

  func didTap() { onTap?() }
}

/// The content of a file's row: a picture, or a symbol and the name (G136 to G140).
open class SBUBaseFileContentView: SBUView {
  /// The message.
  public private(set) var message: FileMessage?
  /// The side of the message.
  public private(set) var position = MessagePosition.center
  /// The picture, or the symbol of the kind of file.
  public lazy var imageView = UIImageView()
  /// The name of the file; hidden for pictures and videos.
  public lazy var fileNameLabel = UILabel()
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds symbol and name.
  open override func setupViews() {
    super.setupViews()
    fileNameLabel.lineBreakMode = .byTruncatingMiddle
    let row = SBUStackView(axis: .horizontal, spacing: 8)
    row.setHStack([imageView, fileNameLabel])
    addSubview(row)
  }

  /// Applies the theme's font and colors.
  open override func setupStyles() {
    super.setupStyles()
    fileNameLabel.font = theme.fileMessageNameFont
    fileNameLabel.textColor =
      position == .right ? theme.fileMessageRightTextColor : theme.fileMessageLeftTextColor
    let kind = message.map { SBUUtils.getFileType(by: $0) }
    let isPicture = kind == .image || kind == .video
    imageView.tintColor = isPicture ? theme.fileImageIconColor : theme.fileIconColor
    imageView.backgroundColor =
      isPicture ? theme.fileImageBackgroundColor : theme.fileIconBackgroundColor
  }

  /// Shows a file.
  open func configure(message: FileMessage, position: MessagePosition) {
    (self.message, self.position) = (message, position)
    imageView.image = message.symbol
    let kind = SBUUtils.getFileType(by: message)
    fileNameLabel.isHidden = kind == .image || kind == .video
    imageView.accessibilityLabel = fileNameLabel.isHidden ? message.title : nil
    fileNameLabel.text = kind == .voice ? message.voiceDuration : message.name
    let isLost = [.failed, .canceled].contains(message.sendingStatus)
    if isLost, kind == .image { imageView.image = SBUIconSet.iconThumbnailNone }
    setupStyles()
  }

  /// Shows another picture.
  open func setImage(_ image: UIImage?, size: CGSize? = nil) { imageView.image = image }
}

extension String {
  /// The text without the marks of bold words and links (C128, G132).
  var withoutMarkdown: String {
    replacing(/\*\*(.+?)\*\*/) { $0.output.1 }.replacing(/\[([^\[\]]+)\]\([^()]+\)/) { $0.output.1 }
  }
}
