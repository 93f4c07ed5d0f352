import HeadlessUIKit

/// How the row of a group channel looks, which is not here.
public final class SBUGroupChannelCellTheme: SBUAnyTheme<SBUGroupChannelCellThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
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
    set(\.backgroundColor, backgroundColor)
    set(\.titleFont, titleFont)
    set(\.titleTextColor, titleTextColor)
    set(\.memberCountFont, memberCountFont)
    set(\.memberCountTextColor, memberCountTextColor)
    set(\.lastUpdatedTimeFont, lastUpdatedTimeFont)
    set(\.lastUpdatedTimeTextColor, lastUpdatedTimeTextColor)
    set(\.messageFont, messageFont)
    set(\.messageTextColor, messageTextColor)
    set(\.fileIconBackgroundColor, fileIconBackgroundColor)
    set(\.fileIconTintColor, fileIconTintColor)
    set(\.broadcastMarkTintColor, broadcastMarkTintColor)
    set(\.freezeStateTintColor, freezeStateTintColor)
    set(\.unreadCountBackgroundColor, unreadCountBackgroundColor)
    set(\.unreadCountTextColor, unreadCountTextColor)
    set(\.unreadCountFont, unreadCountFont)
    set(\.unreadMentionTextFont, unreadMentionTextFont)
    set(\.unreadMentionTextColor, unreadMentionTextColor)
    set(\.separatorLineColor, separatorLineColor)
    set(\.pendingStateColor, pendingStateColor)
    set(\.failedStateColor, failedStateColor)
    set(\.succeededStateColor, succeededStateColor)
    set(\.deliveryReceiptStateColor, deliveryReceiptStateColor)
    set(\.readReceiptStateColor, readReceiptStateColor)
  }
}

/// What ``SBUGroupChannelCellTheme`` has.
public struct SBUGroupChannelCellThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUGroupChannelCellThemeValues()

  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of the name.
  public let titleFont = Font(\.subtitle1)
  /// The name.
  public let titleTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the number of members.
  public let memberCountFont = Font(\.caption1)
  /// The number of members.
  public let memberCountTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the time.
  public let lastUpdatedTimeFont = Font(\.caption2)
  /// The time.
  public let lastUpdatedTimeTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The font of the latest message.
  public let messageFont = Font(\.body3)
  /// The latest message.
  public let messageTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// Behind the sign of a file.
  public let fileIconBackgroundColor = Color(\.background100, \.background500)
  /// The sign of a file.
  public let fileIconTintColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The sign of a broadcast channel.
  public let broadcastMarkTintColor = Color(\.secondaryMain, \.secondaryLight)
  /// The sign of a frozen channel.
  public let freezeStateTintColor = Color(\.primaryMain, \.primaryLight)
  /// Behind the number of unread messages.
  public let unreadCountBackgroundColor = Color(\.primaryMain, \.primaryLight)
  /// The number of unread messages.
  public let unreadCountTextColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The font of that number.
  public let unreadCountFont = Font(\.caption1)
  /// The font of the sign of a mention.
  public let unreadMentionTextFont = Font(\.h2)
  /// The sign of a mention.
  public let unreadMentionTextColor = Color(\.primaryMain, \.primaryLight)
  /// The line below.
  public let separatorLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
  /// The sign of a message on its way.
  public let pendingStateColor = Color(\.primaryMain, \.primaryLight)
  /// The sign of a message that failed.
  public let failedStateColor = Color(\.errorMain, \.errorLight)
  /// The sign of a sent message.
  public let succeededStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The sign of a delivered message.
  public let deliveryReceiptStateColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The sign of a read message.
  public let readReceiptStateColor = Color(\.secondaryMain, \.secondaryLight)
}
