import HeadlessUIKit

/// The row of an open channel: picture, name, number of participants and the mark of a frozen one.
open class SBUOpenChannelCell: SBUBaseChannelCell {
  /// The picture of the channel.
  public lazy var coverImage = SBUCoverImageView()
  /// The name of the channel.
  public lazy var titleLabel = UILabel()
  /// The mark of the number of participants.
  public lazy var participantIcon = UIImageView()
  /// The number of participants.
  public lazy var participantCountLabel = UILabel()
  /// The mark of a frozen channel.
  public lazy var freezeState = UIImageView()
  /// The line below the row; not shown.
  public lazy var separatorLine = UIView()
  /// The picture and, next to it, the lines.
  public lazy var contentStackView = SBUStackView(axis: .horizontal, spacing: 16)
  /// The two lines.
  public lazy var infoStackView = SBUStackView(axis: .vertical)
  /// The first line.
  public lazy var titleStackView = SBUStackView(axis: .horizontal, spacing: 4)
  /// The second line.
  public lazy var participantStackView = SBUStackView(axis: .horizontal, spacing: 4)
  /// The space after the name.
  public let titleSpacer = UIView()
  /// The space after the number of participants.
  public let participantSpacer = UIView()
  /// The width of the picture, in points.
  public let coverImageSize: CGFloat = 56
  /// The width of the marks, in points.
  public let infoIconSize: CGFloat = 16

  private var ownTheme: SBUOpenChannelCellTheme?
  /// The theme set on the cell, else the one in use.
  public var theme: SBUOpenChannelCellTheme {
    get { ownTheme ?? SBUTheme.openChannelCellTheme }
    set { ownTheme = newValue }
  }

  /// Adds the views.
  open override func setupViews() {
    super.setupViews()
    participantIcon.image = SBUIconSet.iconMembers
    freezeState.image = SBUIconSet.iconFreeze
    for spacer in [titleSpacer, participantSpacer] {
      spacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
    titleStackView.setHStack([titleLabel, freezeState, titleSpacer])
    participantStackView.setHStack([participantIcon, participantCountLabel, participantSpacer])
    infoStackView.setVStack([titleStackView, participantStackView])
    contentStackView.setHStack([coverImage, infoStackView])
    contentView.addSubview(contentStackView)
  }

  /// Applies the colors and fonts.
  open override func setupStyles() {
    super.setupStyles()
    let theme = theme
    backgroundColor = theme.backgroundColor
    titleLabel.setStyle(theme.titleFont, theme.titleTextColor)
    participantIcon.tintColor = theme.participantMarkTint
    participantCountLabel.setStyle(theme.participantCountFont, theme.participantCountTextColor)
    freezeState.tintColor = theme.freezeStateTintColor
    separatorLine.backgroundColor = theme.separatorLineColor
  }

  /// Shows a channel.
  open override func configure(channel: BaseChannel) {
    super.configure(channel: channel)
    guard let channel = channel as? OpenChannel else { return }
    coverImage.image = channel.coverPicture
    titleLabel.text = channel.name.isEmpty ? SBUStringSet.Open_Channel_Name_Default : channel.name
    participantCountLabel.text = channel.participantCount.shortened
    freezeState.isHidden = !channel.isFrozen
  }
}
