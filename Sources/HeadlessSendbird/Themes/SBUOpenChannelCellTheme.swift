import HeadlessUIKit

/// How the row of an open channel looks, which is not here.
public final class SBUOpenChannelCellTheme: SBUAnyTheme<SBUOpenChannelCellThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    backgroundColor: UIColor? = nil, titleFont: UIFont? = nil, titleTextColor: UIColor? = nil,
    participantCountFont: UIFont? = nil, participantCountTextColor: UIColor? = nil,
    participantMarkTint: UIColor? = nil, freezeStateTintColor: UIColor? = nil,
    channelPlaceholderBackgroundColor: UIColor? = nil, channelPlaceholderTintColor: UIColor? = nil,
    separatorLineColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.backgroundColor, backgroundColor)
    set(\.titleFont, titleFont)
    set(\.titleTextColor, titleTextColor)
    set(\.participantCountFont, participantCountFont)
    set(\.participantCountTextColor, participantCountTextColor)
    set(\.participantMarkTint, participantMarkTint)
    set(\.freezeStateTintColor, freezeStateTintColor)
    set(\.channelPlaceholderBackgroundColor, channelPlaceholderBackgroundColor)
    set(\.channelPlaceholderTintColor, channelPlaceholderTintColor)
    set(\.separatorLineColor, separatorLineColor)
  }
}

/// What ``SBUOpenChannelCellTheme`` has.
public struct SBUOpenChannelCellThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUOpenChannelCellThemeValues()

  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of the name.
  public let titleFont = Font(\.subtitle1)
  /// The name.
  public let titleTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the number of participants.
  public let participantCountFont = Font(\.caption2)
  /// The number of participants.
  public let participantCountTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The sign before that number.
  public let participantMarkTint = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The sign of a frozen channel.
  public let freezeStateTintColor = Color(\.primaryMain, \.primaryLight)
  /// Behind the picture of a channel without one.
  public let channelPlaceholderBackgroundColor = Color(\.background300, \.background400)
  /// The picture of a channel without one.
  public let channelPlaceholderTintColor = Color(
    \.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The line below.
  public let separatorLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
