import HeadlessUIKit

/// What stands above the rows of a settings screen: the channel's picture and its name.
open class SBUChannelSettingsChannelInfoView: SBUView {
  private let coverImage = UIImageView()
  private let channelNameField = UILabel()
  private let stack = UIStackView()

  /// Puts picture and name below each other.
  open override func setupViews() {
    stack.axis = .vertical
    stack.alignment = .center
    channelNameField.textAlignment = .center
    coverImage.image = SBUIconSet.iconChannels
    stack.addArrangedSubview(coverImage)
    stack.addArrangedSubview(channelNameField)
    addSubview(stack)
  }

  /// Shows a channel.
  open func configure(channel: BaseChannel?) {
    channelNameField.text = channel?.name
  }

  /// Colours the name.
  open override func setupStyles() {
    let theme = SBUTheme.channelSettingsTheme
    channelNameField.font = theme.userNameFont
    channelNameField.textColor = theme.userNameTextColor
  }
}
