import HeadlessUIKit

/// The theme of an open channel's row.
public final class SBUOpenChannelCellTheme: SBUAnyTheme<SBUOpenChannelCellThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    backgroundColor: UIColor? = nil, titleFont: UIFont? = nil, titleTextColor: UIColor? = nil,
    participantCountFont: UIFont? = nil, participantCountTextColor: UIColor? = nil,
    participantMarkTint: UIColor? = nil, freezeStateTintColor: UIColor? = nil,
    channelPlaceholderBackgroundColor: UIColor? = nil, channelPlaceholderTintColor: UIColor? = nil,
    separatorLineColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      backgroundColor, titleFont, titleTextColor, participantCountFont, participantCountTextColor,
      participantMarkTint, freezeStateTintColor, channelPlaceholderBackgroundColor,
      channelPlaceholderTintColor, separatorLineColor,
    ])
  }
}

/// The values of ``SBUOpenChannelCellTheme``.
public struct SBUOpenChannelCellThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUOpenChannelCellThemeValues()

  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of the name.
  public let titleFont = Font(\.subtitle1)
  /// The color of the name.
  public let titleTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the number of participants.
  public let participantCountFont = Font(\.caption2)
  /// The color of the number of participants.
  public let participantCountTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the icon before the number of participants.
  public let participantMarkTint = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the icon of a frozen channel.
  public let freezeStateTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the placeholder of the channel's image.
  public let channelPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The color of the placeholder of the channel's image.
  public let channelPlaceholderTintColor = Color(
    \.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the separator below the row.
  public let separatorLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
