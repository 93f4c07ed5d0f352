// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the row of an open channel looks, which is not here.
public final class SBUOpenChannelCellTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    backgroundColor: UIColor = SBUColorSet.background50,
    titleFont: UIFont = SBUFontSet.subtitle1,
    titleTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    participantCountFont: UIFont = SBUFontSet.caption2,
    participantCountTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    participantMarkTint: UIColor = SBUColorSet.onLightTextMidEmphasis,
    freezeStateTintColor: UIColor = SBUColorSet.primaryMain,
    channelPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
    channelPlaceholderTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    separatorLineColor: UIColor = SBUColorSet.onLightTextDisabled
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          backgroundColor, titleTextColor, participantCountTextColor, participantMarkTint,
          freezeStateTintColor, channelPlaceholderBackgroundColor, channelPlaceholderTintColor,
          separatorLineColor,
        ],
        fonts: [titleFont, participantCountFont]))
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
  /// The font of the number of participants.
  public var participantCountFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// The number of participants.
  public var participantCountTextColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The sign before that number.
  public var participantMarkTint: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The sign of a frozen channel.
  public var freezeStateTintColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// Behind the picture of a channel without one.
  public var channelPlaceholderBackgroundColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The picture of a channel without one.
  public var channelPlaceholderTintColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// The line below.
  public var separatorLineColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("backgroundColor", .background50, .background600),
    .font("titleFont", .subtitle1),
    .color("titleTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("participantCountFont", .caption2),
    .color("participantCountTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("participantMarkTint", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("freezeStateTintColor", .primaryMain, .primaryLight),
    .color("channelPlaceholderBackgroundColor", .background300, .background400),
    .color("channelPlaceholderTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("separatorLineColor", .onLightTextDisabled, .onDarkTextDisabled),
  ]
}
