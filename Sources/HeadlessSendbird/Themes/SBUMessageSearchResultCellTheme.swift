import HeadlessUIKit

/// The theme of a message search result, which is not implemented.
public final class SBUMessageSearchResultCellTheme: SBUAnyTheme<
  SBUMessageSearchResultCellThemeValues
>
{
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    backgroundColor: UIColor? = nil, titleFont: UIFont? = nil, titleTextColor: UIColor? = nil,
    descriptionFont: UIFont? = nil, descriptionTextColor: UIColor? = nil,
    updatedAtFont: UIFont? = nil, updatedAtTextColor: UIColor? = nil,
    fileMessageIconTintColor: UIColor? = nil, fileMessageIconBackgroundColor: UIColor? = nil,
    fileMessageFont: UIFont? = nil, fileMessageTextColor: UIColor? = nil,
    separatorLineColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      backgroundColor, titleFont, titleTextColor, descriptionFont, descriptionTextColor,
      updatedAtFont, updatedAtTextColor, fileMessageIconTintColor, fileMessageIconBackgroundColor,
      fileMessageFont, fileMessageTextColor, separatorLineColor,
    ])
  }
}

/// The values of ``SBUMessageSearchResultCellTheme``.
public struct SBUMessageSearchResultCellThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUMessageSearchResultCellThemeValues()

  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of the sender's name.
  public let titleFont = Font(\.subtitle2)
  /// The color of the sender's name.
  public let titleTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the message.
  public let descriptionFont = Font(\.body3)
  /// The color of the message.
  public let descriptionTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the time.
  public let updatedAtFont = Font(\.caption2)
  /// The color of the time.
  public let updatedAtTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The color of the icon of a file.
  public let fileMessageIconTintColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The background color of the icon of a file.
  public let fileMessageIconBackgroundColor = Color(\.background100, \.background500)
  /// The font of a file's name.
  public let fileMessageFont = Font(\.body3)
  /// The color of a file's name.
  public let fileMessageTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the separator below the row.
  public let separatorLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
