import HeadlessUIKit

/// How user lists look: invite users, register operators, user list.
public final class SBUUserListTheme {
  /// The status bar.
  public var statusBarStyle: UIStatusBarStyle
  /// The bar's background.
  public var navigationBarTintColor: UIColor
  /// The line below the bar.
  public var navigationShadowColor: UIColor
  /// Items at the left.
  public var leftBarButtonTintColor: UIColor
  /// Items at the right while nothing is selected.
  public var rightBarButtonTintColor: UIColor
  /// Items at the right while something is selected.
  public var rightBarButtonSelectedTintColor: UIColor
  /// Bar buttons; not used by these screens.
  public var barButtonTintColor: UIColor
  /// Disabled bar buttons; not used by these screens.
  public var barButtonDisabledTintColor: UIColor
  /// The background.
  public var backgroundColor: UIColor

  /// The kit's own theme for a colour scheme; change what should differ, then hand it to
  /// ``SBUTheme``.
  ///
  /// - Parameter scheme: light or dark.
  public init(_ scheme: SBUTheme.ColorScheme = .light) {
    let isLight = scheme == .light
    statusBarStyle = isLight ? .darkContent : .lightContent
    navigationBarTintColor = isLight ? SBUColorSet.background50 : SBUColorSet.background500
    navigationShadowColor = isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.background500
    leftBarButtonTintColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    rightBarButtonTintColor =
      isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.onDarkTextDisabled
    rightBarButtonSelectedTintColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    barButtonTintColor = isLight ? SBUColorSet.primaryMain : SBUColorSet.primaryLight
    barButtonDisabledTintColor =
      isLight ? SBUColorSet.onLightTextDisabled : SBUColorSet.onDarkTextDisabled
    backgroundColor = isLight ? SBUColorSet.background50 : SBUColorSet.background600
  }

  /// A light theme.
  public static var light: SBUUserListTheme { SBUUserListTheme(.light) }
  /// A dark theme.
  public static var dark: SBUUserListTheme { SBUUserListTheme(.dark) }
}
