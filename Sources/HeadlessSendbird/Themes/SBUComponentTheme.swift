import HeadlessUIKit

/// How parts look that screens share: titles, empty views, sheets, the wheel.
public final class SBUComponentTheme {
  /// The title.
  public var titleColor: UIColor
  /// The font of the title.
  public var titleFont: UIFont
  /// Behind an empty view.
  public var emptyViewBackgroundColor: UIColor
  /// Picture and text of an empty view.
  public var emptyViewStatusTintColor: UIColor
  /// The font of an empty view.
  public var emptyViewStatusFont: UIFont
  /// The retry button.
  public var emptyViewRetryButtonTintColor: UIColor
  /// The font of the retry button.
  public var emptyViewRetryButtonFont: UIFont
  /// Items of a sheet.
  public var actionSheetTextColor: UIColor
  /// The font of items of a sheet.
  public var actionSheetTextFont: UIFont
  /// The first line of a sheet.
  public var actionSheetSubTextColor: UIColor
  /// The font of the first line of a sheet.
  public var actionSheetSubTextFont: UIFont
  /// The last item of a sheet.
  public var actionSheetItemColor: UIColor
  /// The font of the last item of a sheet.
  public var actionSheetButtonFont: UIFont
  /// Items of a sheet that take something away.
  public var actionSheetErrorColor: UIColor
  /// What darkens the screen below.
  public var overlayColor: UIColor
  /// The wheel.
  public var loadingSpinnerColor: UIColor

  /// The kit's own theme for a colour scheme; change what should differ, then hand it to
  /// ``SBUTheme``.
  ///
  /// - Parameter scheme: light or dark.
  public init(_ scheme: SBUTheme.ColorScheme = .light) {
    let isLight = scheme == .light
    titleColor = isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    titleFont = SBUFontSet.h3
    emptyViewBackgroundColor = isLight ? SBUColorSet.background50 : SBUColorSet.background600
    emptyViewStatusTintColor =
      isLight ? SBUColorSet.onLightTextLowEmphasis : SBUColorSet.onDarkTextLowEmphasis
    emptyViewStatusFont = SBUFontSet.body3
    emptyViewRetryButtonTintColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    emptyViewRetryButtonFont = SBUFontSet.button2
    actionSheetTextColor =
      isLight ? SBUColorSet.onLightTextHighEmphasis : SBUColorSet.onDarkTextHighEmphasis
    actionSheetTextFont = SBUFontSet.subtitle1
    actionSheetSubTextColor =
      isLight ? SBUColorSet.onLightTextMidEmphasis : SBUColorSet.onDarkTextMidEmphasis
    actionSheetSubTextFont = SBUFontSet.body2
    actionSheetItemColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    actionSheetButtonFont = SBUFontSet.button1
    actionSheetErrorColor = isLight ? SBUColorSet.errorMain : SBUColorSet.errorLight
    overlayColor = isLight ? SBUColorSet.overlayDark : SBUColorSet.overlayLight
    loadingSpinnerColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
  }

  /// A light theme.
  public static var light: SBUComponentTheme { SBUComponentTheme(.light) }
  /// A dark theme.
  public static var dark: SBUComponentTheme { SBUComponentTheme(.dark) }
}
