import HeadlessUIKit

/// How a found message looks, which is not here.
public final class SBUMessageSearchResultCellTheme: SBUAnyTheme<
  SBUMessageSearchResultCellThemeValues
>
{
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
  public convenience init(
    backgroundColor: UIColor? = nil, titleFont: UIFont? = nil, titleTextColor: UIColor? = nil,
    descriptionFont: UIFont? = nil, descriptionTextColor: UIColor? = nil,
    updatedAtFont: UIFont? = nil, updatedAtTextColor: UIColor? = nil,
    fileMessageIconTintColor: UIColor? = nil, fileMessageIconBackgroundColor: UIColor? = nil,
    fileMessageFont: UIFont? = nil, fileMessageTextColor: UIColor? = nil,
    separatorLineColor: UIColor? = nil
  ) {
    self.init(.light)
    set(\.backgroundColor, backgroundColor)
    set(\.titleFont, titleFont)
    set(\.titleTextColor, titleTextColor)
    set(\.descriptionFont, descriptionFont)
    set(\.descriptionTextColor, descriptionTextColor)
    set(\.updatedAtFont, updatedAtFont)
    set(\.updatedAtTextColor, updatedAtTextColor)
    set(\.fileMessageIconTintColor, fileMessageIconTintColor)
    set(\.fileMessageIconBackgroundColor, fileMessageIconBackgroundColor)
    set(\.fileMessageFont, fileMessageFont)
    set(\.fileMessageTextColor, fileMessageTextColor)
    set(\.separatorLineColor, separatorLineColor)
  }
}

/// What ``SBUMessageSearchResultCellTheme`` has.
public struct SBUMessageSearchResultCellThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUMessageSearchResultCellThemeValues()

  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The font of whose message it is.
  public let titleFont = Font(\.subtitle2)
  /// Whose message it is.
  public let titleTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The font of the message.
  public let descriptionFont = Font(\.body3)
  /// The message.
  public let descriptionTextColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the time.
  public let updatedAtFont = Font(\.caption2)
  /// The time.
  public let updatedAtTextColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// The sign of a file.
  public let fileMessageIconTintColor = Color(\.onLightTextMidEmphasis, \.onDarkTextMidEmphasis)
  /// Behind the sign of a file.
  public let fileMessageIconBackgroundColor = Color(\.background100, \.background500)
  /// The font of a file's name.
  public let fileMessageFont = Font(\.body3)
  /// A file's name.
  public let fileMessageTextColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The line below.
  public let separatorLineColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
