// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the row of a group channel looks, which is not here.
public final class SBUGroupChannelCellTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    backgroundColor: UIColor = SBUColorSet.background50,
    titleFont: UIFont = SBUFontSet.subtitle1,
    titleTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    memberCountFont: UIFont = SBUFontSet.caption1,
    memberCountTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    lastUpdatedTimeFont: UIFont = SBUFontSet.caption2,
    lastUpdatedTimeTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    messageFont: UIFont = SBUFontSet.body3,
    messageTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    fileIconBackgroundColor: UIColor = SBUColorSet.background100,
    fileIconTintColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    broadcastMarkTintColor: UIColor = SBUColorSet.secondaryMain,
    freezeStateTintColor: UIColor = SBUColorSet.primaryMain,
    unreadCountBackgroundColor: UIColor = SBUColorSet.primaryMain,
    unreadCountTextColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    unreadCountFont: UIFont = SBUFontSet.caption1,
    unreadMentionTextFont: UIFont = SBUFontSet.h2,
    unreadMentionTextColor: UIColor = SBUColorSet.primaryMain,
    separatorLineColor: UIColor = SBUColorSet.onLightTextDisabled,
    pendingStateColor: UIColor = SBUColorSet.primaryMain,
    failedStateColor: UIColor = SBUColorSet.errorMain,
    succeededStateColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    deliveryReceiptStateColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    readReceiptStateColor: UIColor = SBUColorSet.secondaryMain
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          backgroundColor, titleTextColor, memberCountTextColor, lastUpdatedTimeTextColor,
          messageTextColor, fileIconBackgroundColor, fileIconTintColor, broadcastMarkTintColor,
          freezeStateTintColor, unreadCountBackgroundColor, unreadCountTextColor,
          unreadMentionTextColor, separatorLineColor, pendingStateColor, failedStateColor,
          succeededStateColor, deliveryReceiptStateColor, readReceiptStateColor,
        ],
        fonts: [
          titleFont, memberCountFont, lastUpdatedTimeFont, messageFont, unreadCountFont,
          unreadMentionTextFont,
        ]))
  }

  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// The font of the name.
  public var titleFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// The name.
  public var titleTextColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// The font of the number of members.
  public var memberCountFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// The number of members.
  public var memberCountTextColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The font of the time.
  public var lastUpdatedTimeFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// The time.
  public var lastUpdatedTimeTextColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The font of the latest message.
  public var messageFont: UIFont {
    get { look.fonts[3] }
    set { look.fonts[3] = newValue }
  }
  /// The latest message.
  public var messageTextColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// Behind the sign of a file.
  public var fileIconBackgroundColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The sign of a file.
  public var fileIconTintColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The sign of a broadcast channel.
  public var broadcastMarkTintColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// The sign of a frozen channel.
  public var freezeStateTintColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// Behind the number of unread messages.
  public var unreadCountBackgroundColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// The number of unread messages.
  public var unreadCountTextColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// The font of that number.
  public var unreadCountFont: UIFont {
    get { look.fonts[4] }
    set { look.fonts[4] = newValue }
  }
  /// The font of the sign of a mention.
  public var unreadMentionTextFont: UIFont {
    get { look.fonts[5] }
    set { look.fonts[5] = newValue }
  }
  /// The sign of a mention.
  public var unreadMentionTextColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// The line below.
  public var separatorLineColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The sign of a message on its way.
  public var pendingStateColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// The sign of a message that failed.
  public var failedStateColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }
  /// The sign of a sent message.
  public var succeededStateColor: UIColor {
    get { look.colors[15] }
    set { look.colors[15] = newValue }
  }
  /// The sign of a delivered message.
  public var deliveryReceiptStateColor: UIColor {
    get { look.colors[16] }
    set { look.colors[16] = newValue }
  }
  /// The sign of a read message.
  public var readReceiptStateColor: UIColor {
    get { look.colors[17] }
    set { look.colors[17] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("backgroundColor", .background50, .background600),
    .font("titleFont", .subtitle1),
    .color("titleTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("memberCountFont", .caption1),
    .color("memberCountTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("lastUpdatedTimeFont", .caption2),
    .color("lastUpdatedTimeTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .font("messageFont", .body3),
    .color("messageTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("fileIconBackgroundColor", .background100, .background500),
    .color("fileIconTintColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("broadcastMarkTintColor", .secondaryMain, .secondaryLight),
    .color("freezeStateTintColor", .primaryMain, .primaryLight),
    .color("unreadCountBackgroundColor", .primaryMain, .primaryLight),
    .color("unreadCountTextColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .font("unreadCountFont", .caption1),
    .font("unreadMentionTextFont", .h2),
    .color("unreadMentionTextColor", .primaryMain, .primaryLight),
    .color("separatorLineColor", .onLightTextDisabled, .onDarkTextDisabled),
    .color("pendingStateColor", .primaryMain, .primaryLight),
    .color("failedStateColor", .errorMain, .errorLight),
    .color("succeededStateColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("deliveryReceiptStateColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .color("readReceiptStateColor", .secondaryMain, .secondaryLight),
  ]
}
