// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the list of open channels looks, which is not here.
public final class SBUOpenChannelListTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle = .darkContent,
    leftBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    rightBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    navigationBarTintColor: UIColor = SBUColorSet.background50,
    navigationBarShadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    backgroundColor: UIColor = SBUColorSet.background50,
    refreshIndicatorColor: UIColor = SBUColorSet.primaryMain,
    refreshBackgroundColor: UIColor = SBUColorSet.background50
  ) {
    self.init(
      SBUThemeLook(
        style: statusBarStyle,
        colors: [
          leftBarButtonTintColor, rightBarButtonTintColor, navigationBarTintColor,
          navigationBarShadowColor, backgroundColor, refreshIndicatorColor, refreshBackgroundColor,
        ],
        fonts: []))
  }

  /// The status bar.
  public var statusBarStyle: UIStatusBarStyle {
    get { look.style }
    set { look.style = newValue }
  }
  /// Items at the left.
  public var leftBarButtonTintColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// Items at the right.
  public var rightBarButtonTintColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// The bar's background.
  public var navigationBarTintColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The line below the bar.
  public var navigationBarShadowColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// The wheel while it is pulled.
  public var refreshIndicatorColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// Behind that wheel.
  public var refreshBackgroundColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .style,
    .color("leftBarButtonTintColor", .primaryMain, .primaryLight),
    .color("rightBarButtonTintColor", .primaryMain, .primaryLight),
    .color("navigationBarTintColor", .background50, .background500),
    .color("navigationBarShadowColor", .onLightTextDisabled, .background500),
    .color("backgroundColor", .background50, .background600),
    .color("refreshIndicatorColor", .primaryMain, .primaryLight),
    .color("refreshBackgroundColor", .background50, .background600),
  ]
}
