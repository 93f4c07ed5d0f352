import DioramaKit
import HeadlessUIKit

/// The view above the rows of a settings screen: the channel's image and name, and an open
/// channel's URL.
open class SBUChannelSettingsChannelInfoView: SBUView {
  /// The stack of all views, from top to bottom.
  public let stackView = UIStackView()
  /// The image.
  public let coverImage = UIImageView()
  /// The name. The kit has a text field here, which cannot be edited.
  public let channelNameField = UILabel()
  /// The line below image and name; not drawn.
  public let lineView = UIView()
  /// The title above the URL.
  public let urlTitleLabel = UILabel()
  /// The URL of an open channel.
  public let urlLabel = UILabel()
  /// The line below the URL; not drawn.
  public let urlLineView = UIView()
  /// The width and height of the image, in points. Kept, not shown.
  public var coverImageSize: CGFloat = 64
  /// The theme; unless set, the theme in use.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }
  private var ownTheme: SBUChannelSettingsTheme?

  /// Adds image, name and URL, from top to bottom.
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

  /// Applies the theme's colors to the parts.
  open override func setupStyles() {
    let theme = theme
    channelNameField.font = theme.userNameFont
    channelNameField.textColor = theme.userNameTextColor
    urlTitleLabel.setStyle(theme.urlTitleFont, theme.urlTitleColor)
    urlLabel.setStyle(theme.urlFont, theme.urlColor)
    coverImage.tintColor = theme.userPlaceholderTintColor
    coverImage.backgroundColor = theme.userPlaceholderBackgroundColor
    for line in [lineView, urlLineView] { line.backgroundColor = theme.cellSeparateColor }
  }
}

extension SBUIconSet {
  /// The image of any channel, independent of its URL.
  static let channelPicture = UIImage(name: "picture", symbol: "◉")
}
