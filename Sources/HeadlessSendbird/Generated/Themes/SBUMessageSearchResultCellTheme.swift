// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How a found message looks, which is not here.
public final class SBUMessageSearchResultCellTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    backgroundColor: UIColor = SBUColorSet.background50,
    titleFont: UIFont = SBUFontSet.subtitle2,
    titleTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    descriptionFont: UIFont = SBUFontSet.body3,
    descriptionTextColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    updatedAtFont: UIFont = SBUFontSet.caption2,
    updatedAtTextColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    fileMessageIconTintColor: UIColor = SBUColorSet.onLightTextMidEmphasis,
    fileMessageIconBackgroundColor: UIColor = SBUColorSet.background100,
    fileMessageFont: UIFont = SBUFontSet.body3,
    fileMessageTextColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    separatorLineColor: UIColor = SBUColorSet.onLightTextDisabled
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          backgroundColor, titleTextColor, descriptionTextColor, updatedAtTextColor,
          fileMessageIconTintColor, fileMessageIconBackgroundColor, fileMessageTextColor,
          separatorLineColor,
        ],
        fonts: [titleFont, descriptionFont, updatedAtFont, fileMessageFont]))
  }

  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// The font of whose message it is.
  public var titleFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// Whose message it is.
  public var titleTextColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// The font of the message.
  public var descriptionFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// The message.
  public var descriptionTextColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The font of the time.
  public var updatedAtFont: UIFont {
    get { look.fonts[2] }
    set { look.fonts[2] = newValue }
  }
  /// The time.
  public var updatedAtTextColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The sign of a file.
  public var fileMessageIconTintColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// Behind the sign of a file.
  public var fileMessageIconBackgroundColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The font of a file's name.
  public var fileMessageFont: UIFont {
    get { look.fonts[3] }
    set { look.fonts[3] = newValue }
  }
  /// A file's name.
  public var fileMessageTextColor: UIColor {
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
    .font("titleFont", .subtitle2),
    .color("titleTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .font("descriptionFont", .body3),
    .color("descriptionTextColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("updatedAtFont", .caption2),
    .color("updatedAtTextColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("fileMessageIconTintColor", .onLightTextMidEmphasis, .onDarkTextMidEmphasis),
    .color("fileMessageIconBackgroundColor", .background100, .background500),
    .font("fileMessageFont", .body3),
    .color("fileMessageTextColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("separatorLineColor", .onLightTextDisabled, .onDarkTextDisabled),
  ]
}
