// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

// What rows and colours were called before version 3.

extension SBUUserCell {
  /// An older spelling of ``nicknameLabel``.
  @available(*, deprecated, renamed: "nicknameLabel")
  public var userNickname: UILabel { nicknameLabel }
}

extension SBUUserCellTheme {
  /// An older spelling of ``nicknameTextColor``.
  @available(*, deprecated, renamed: "nicknameTextColor")
  public var userNameTextColor: UIColor {
    get { nicknameTextColor }
    set { nicknameTextColor = newValue }
  }
  /// An older spelling of ``nicknameTextFont``.
  @available(*, deprecated, renamed: "nicknameTextFont")
  public var userNameFont: UIFont {
    get { nicknameTextFont }
    set { nicknameTextFont = newValue }
  }
}

extension SBUUser {
  /// An older spelling of ``profileURL``.
  @available(*, deprecated, renamed: "profileURL")
  public var profileUrl: String? { profileURL }
}

extension SBUColorSet {
  /// An older spelling of ``primaryMain``.
  @available(*, deprecated, renamed: "primaryMain")
  public static var primary300: UIColor { primaryMain }
  /// An older spelling of ``primaryLight``.
  @available(*, deprecated, renamed: "primaryLight")
  public static var primary200: UIColor { primaryLight }
  /// An older spelling of ``errorMain``.
  @available(*, deprecated, renamed: "errorMain")
  public static var error300: UIColor { errorMain }
  /// An older spelling of ``errorLight``.
  @available(*, deprecated, renamed: "errorLight")
  public static var error200: UIColor { errorLight }
  /// An older spelling of ``overlayDark``.
  @available(*, deprecated, renamed: "overlayDark")
  public static var overlay01: UIColor { overlayDark }
  /// An older spelling of ``overlayLight``.
  @available(*, deprecated, renamed: "overlayLight")
  public static var overlay02: UIColor { overlayLight }
  /// An older spelling of ``onLightTextHighEmphasis``.
  @available(*, deprecated, renamed: "onLightTextHighEmphasis")
  public static var onlight01: UIColor { onLightTextHighEmphasis }
  /// An older spelling of ``onLightTextMidEmphasis``.
  @available(*, deprecated, renamed: "onLightTextMidEmphasis")
  public static var onlight02: UIColor { onLightTextMidEmphasis }
  /// An older spelling of ``onLightTextLowEmphasis``.
  @available(*, deprecated, renamed: "onLightTextLowEmphasis")
  public static var onlight03: UIColor { onLightTextLowEmphasis }
  /// An older spelling of ``onLightTextDisabled``.
  @available(*, deprecated, renamed: "onLightTextDisabled")
  public static var onlight04: UIColor { onLightTextDisabled }
  /// An older spelling of ``onDarkTextHighEmphasis``.
  @available(*, deprecated, renamed: "onDarkTextHighEmphasis")
  public static var ondark01: UIColor { onDarkTextHighEmphasis }
  /// An older spelling of ``onDarkTextMidEmphasis``.
  @available(*, deprecated, renamed: "onDarkTextMidEmphasis")
  public static var ondark02: UIColor { onDarkTextMidEmphasis }
  /// An older spelling of ``onDarkTextLowEmphasis``.
  @available(*, deprecated, renamed: "onDarkTextLowEmphasis")
  public static var ondark03: UIColor { onDarkTextLowEmphasis }
  /// An older spelling of ``onDarkTextDisabled``.
  @available(*, deprecated, renamed: "onDarkTextDisabled")
  public static var ondark04: UIColor { onDarkTextDisabled }
}
