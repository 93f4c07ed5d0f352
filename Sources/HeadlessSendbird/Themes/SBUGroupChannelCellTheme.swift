import HeadlessUIKit

/// The theme of a group channel's row.
public final class SBUGroupChannelCellTheme: SBUAnyTheme<SBUGroupChannelCellThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    backgroundColor: UIColor? = nil, titleFont: UIFont? = nil, titleTextColor: UIColor? = nil,
    memberCountFont: UIFont? = nil, memberCountTextColor: UIColor? = nil,
    lastUpdatedTimeFont: UIFont? = nil, lastUpdatedTimeTextColor: UIColor? = nil,
    messageFont: UIFont? = nil, messageTextColor: UIColor? = nil,
    fileIconBackgroundColor: UIColor? = nil, fileIconTintColor: UIColor? = nil,
    broadcastMarkTintColor: UIColor? = nil, freezeStateTintColor: UIColor? = nil,
    unreadCountBackgroundColor: UIColor? = nil, unreadCountTextColor: UIColor? = nil,
    unreadCountFont: UIFont? = nil, unreadMentionTextFont: UIFont? = nil,
    unreadMentionTextColor: UIColor? = nil, separatorLineColor: UIColor? = nil,
    pendingStateColor: UIColor? = nil, failedStateColor: UIColor? = nil,
    succeededStateColor: UIColor? = nil, deliveryReceiptStateColor: UIColor? = nil,
    readReceiptStateColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      backgroundColor, titleFont, titleTextColor, memberCountFont, memberCountTextColor,
      lastUpdatedTimeFont, lastUpdatedTimeTextColor, messageFont, messageTextColor,
      fileIconBackgroundColor, fileIconTintColor, broadcastMarkTintColor, freezeStateTintColor,
      unreadCountBackgroundColor, unreadCountTextColor, unreadCountFont, unreadMentionTextFont,
      unreadMentionTextColor, separatorLineColor, pendingStateColor, failedStateColor,
      succeededStateColor, deliveryReceiptStateColor, readReceiptStateColor,
    ])
  }
}

/// The values of ``SBUGroupChannelCellTheme``.
public struct SBUGroupChannelCellThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUGroupChannelCellThemeValues()

  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of the name.
  public let titleFont = Font(\.subtitle1)
  /// The color of the name.
  public let titleTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the number of members.
  public let memberCountFont = Font(\.caption1)
  /// The color of the number of members.
  public let memberCountTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the time.
  public let lastUpdatedTimeFont = Font(\.caption2)
  /// The color of the time.
  public let lastUpdatedTimeTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the latest message.
  public let messageFont = Font(\.body3)
  /// The color of the latest message.
  public let messageTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The background color of the icon of a file.
  public let fileIconBackgroundColor = Color(\.background100, \.background500)
  /// The color of the icon of a file.
  public let fileIconTintColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the icon of a broadcast channel.
  public let broadcastMarkTintColor = Color(\.secondaryMain, \.secondaryLight)
  /// The color of the icon of a frozen channel.
  public let freezeStateTintColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the unread message count.
  public let unreadCountBackgroundColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the unread message count.
  public let unreadCountTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The font of the unread message count.
  public let unreadCountFont = Font(\.caption1)
  /// The font of the mention mark.
  public let unreadMentionTextFont = Font(\.h3)
  /// The color of the mention mark.
  public let unreadMentionTextColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the separator below the row.
  public let separatorLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The color of the icon of a message that is being sent.
  public let pendingStateColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the icon of a failed message.
  public let failedStateColor = Color(\.errorMain, \.errorLight)
  /// The color of the icon of a sent message.
  public let succeededStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the icon of a delivered message.
  public let deliveryReceiptStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The color of the icon of a read message.
  public let readReceiptStateColor = Color(\.secondaryMain, \.secondaryLight)
}
