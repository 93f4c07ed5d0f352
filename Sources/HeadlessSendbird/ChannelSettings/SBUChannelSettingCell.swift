import HeadlessUIKit

/// A row of a settings screen: what it shows and what a tap on it does.
open class SBUChannelSettingItem: NSObject {
  /// The title.
  public var title: String?
  /// What stands before the arrow, such as a number.
  public var subTitle: String?
  /// The picture.
  public var icon: UIImage?
  /// Whether there is no arrow.
  public var isRightButtonHidden: Bool
  /// What a tap does.
  public var tapHandler: (() -> Void)?
  /// Which of the kit's rows it is, as YAML calls it; empty for an app's own.
  var word = ""

  /// A row.
  ///
  /// - Parameters:
  ///   - title: its text.
  ///   - subTitle: what stands before the arrow, such as a number; nil for nothing.
  ///   - icon: its picture.
  ///   - isRightButtonHidden: whether there is no arrow.
  ///   - tapHandler: what a tap does; it is kept, so it should hold its screen weakly.
  public init(
    title: String? = nil, subTitle: String? = nil, icon: UIImage? = nil,
    isRightButtonHidden: Bool = false, tapHandler: (() -> Void)? = nil
  ) {
    self.title = title
    self.subTitle = subTitle
    self.icon = icon
    self.isRightButtonHidden = isRightButtonHidden
    self.tapHandler = tapHandler
  }

  /// The row with what YAML says of it.
  final func changed(by row: RowSettings) -> SBUChannelSettingItem {
    if row.title == nil, row.subTitle == nil, row.icon == nil { return self }
    return SBUChannelSettingItem(
      title: row.title ?? title, subTitle: row.subTitle ?? subTitle, icon: row.icon?.image ?? icon,
      isRightButtonHidden: isRightButtonHidden, tapHandler: tapHandler)
  }
}

/// A row of a settings screen.
open class SBUChannelSettingCell: SBUBaseChannelSettingCell {
  /// Shows a row.
  open func configure(with item: SBUChannelSettingItem) {
    titleLabel.text = item.title
    typeIcon.image = item.icon
    subTitleLabel.text = item.subTitle
    subTitleLabel.isHidden = item.subTitle == nil
    rightButton.isHidden = item.isRightButtonHidden
    hideUnnamedParts()
  }
}

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
    coverImage.tintColor = theme.userPlaceholderTintColor
    coverImage.backgroundColor = theme.userPlaceholderBackgroundColor
  }
}
