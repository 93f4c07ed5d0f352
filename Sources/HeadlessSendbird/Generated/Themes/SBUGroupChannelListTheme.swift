// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How the list of group channels looks, which is not here.
public final class SBUGroupChannelListTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    statusBarStyle: UIStatusBarStyle = .darkContent,
    leftBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    rightBarButtonTintColor: UIColor = SBUColorSet.primaryMain,
    navigationBarTintColor: UIColor = SBUColorSet.background50,
    navigationBarShadowColor: UIColor = SBUColorSet.onLightTextDisabled,
    backgroundColor: UIColor = SBUColorSet.background50,
    notificationOnBackgroundColor: UIColor = SBUColorSet.background300,
    notificationOnTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    notificationOffBackgroundColor: UIColor = SBUColorSet.background300,
    notificationOffTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    leaveBackgroundColor: UIColor = SBUColorSet.errorMain,
    leaveTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    alertBackgroundColor: UIColor = SBUColorSet.background400
  ) {
    self.init(
      SBUThemeLook(
        style: statusBarStyle,
        colors: [
          leftBarButtonTintColor, rightBarButtonTintColor, navigationBarTintColor,
          navigationBarShadowColor, backgroundColor, notificationOnBackgroundColor,
          notificationOnTintColor, notificationOffBackgroundColor, notificationOffTintColor,
          leaveBackgroundColor, leaveTintColor, alertBackgroundColor,
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
  /// Behind the swipe that turns notifications on.
  public var notificationOnBackgroundColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// That swipe.
  public var notificationOnTintColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// Behind the swipe that turns notifications off.
  public var notificationOffBackgroundColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// That swipe.
  public var notificationOffTintColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// Behind the swipe that leaves.
  public var leaveBackgroundColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// That swipe.
  public var leaveTintColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// Behind messages that go by themselves.
  public var alertBackgroundColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .style,
    .color("leftBarButtonTintColor", .primaryMain, .primaryLight),
    .color("rightBarButtonTintColor", .primaryMain, .primaryLight),
    .color("navigationBarTintColor", .background50, .background500),
    .color("navigationBarShadowColor", .onLightTextDisabled, .background500),
    .color("backgroundColor", .background50, .background600),
    .color("notificationOnBackgroundColor", .background300, .background400),
    .color("notificationOnTintColor", .onDarkTextHighEmphasis),
    .color("notificationOffBackgroundColor", .background300, .background400),
    .color("notificationOffTintColor", .onDarkTextHighEmphasis),
    .color("leaveBackgroundColor", .errorMain, .errorLight),
    .color("leaveTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("alertBackgroundColor", .background400, .background300),
  ]
}
