import DioramaKit
import HeadlessUIKit

/// What stands above the rows of a settings screen: the channel's picture and its name, and of an
/// open channel its URL.
open class SBUChannelSettingsChannelInfoView: SBUView {
  /// All of it, below each other.
  public let stackView = UIStackView()
  /// The picture.
  public let coverImage = UIImageView()
  /// The name. The kit has a text field here, in which nothing can be typed.
  public let channelNameField = UILabel()
  /// The line below picture and name; not drawn.
  public let lineView = UIView()
  /// What stands above the URL.
  public let urlTitleLabel = UILabel()
  /// The URL of an open channel.
  public let urlLabel = UILabel()
  /// The line below the URL; not drawn.
  public let urlLineView = UIView()
  /// How wide and high the picture would be, in points. Kept, not shown.
  public var coverImageSize: CGFloat = 64
  /// The theme; the one in use unless set.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }
  private var ownTheme: SBUChannelSettingsTheme?

  /// Puts picture, name and URL below each other.
  open override func setupViews() {
    let middle = UIStackView(arrangedSubviews: [coverImage, channelNameField])
    middle.axis = .vertical
    middle.alignment = .center
    channelNameField.textAlignment = .center
    coverImage.image = SBUIconSet.iconChannels
    stackView.axis = .vertical
    urlTitleLabel.text = SBUStringSet.ChannelSettings_URL
    for view in [middle, urlTitleLabel, urlLabel] { stackView.addArrangedSubview(view) }
    showURL(of: nil)
    addSubview(stackView)
  }

  /// Shows a channel.
  open func configure(channel: BaseChannel?) {
    channelNameField.text = channel?.name
    coverImage.image =
      channel?.coverURL == nil ? SBUIconSet.iconChannels : SBUIconSet.channelPicture
    showURL(of: channel as? OpenChannel)
  }

  private func showURL(of channel: OpenChannel?) {
    urlLabel.text = channel?.channelURL
    for label in [urlTitleLabel, urlLabel] { label.isHidden = channel == nil }
  }

  /// Colours name and URL.
  open override func setupStyles() {
    let theme = theme
    channelNameField.font = theme.userNameFont
    channelNameField.textColor = theme.userNameTextColor
    urlTitleLabel.font = theme.urlTitleFont
    urlTitleLabel.textColor = theme.urlTitleColor
    urlLabel.font = theme.urlFont
    urlLabel.textColor = theme.urlColor
    coverImage.tintColor = theme.userPlaceholderTintColor
    coverImage.backgroundColor = theme.userPlaceholderBackgroundColor
    for line in [lineView, urlLineView] { line.backgroundColor = theme.cellSeparateColor }
  }
}

extension SBUIconSet {
  /// A channel's picture, wherever it is loaded from.
  static let channelPicture = UIImage(name: "picture", symbol: "◉")
}
