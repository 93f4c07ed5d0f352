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
  /// An older spelling of ``primaryExtraLight``.
  @available(*, deprecated, renamed: "primaryExtraLight")
  public static var primary100: UIColor {
    get { primaryExtraLight }
    set { primaryExtraLight = newValue }
  }
  /// An older spelling of ``primaryLight``.
  @available(*, deprecated, renamed: "primaryLight")
  public static var primary200: UIColor {
    get { primaryLight }
    set { primaryLight = newValue }
  }
  /// An older spelling of ``primaryMain``.
  @available(*, deprecated, renamed: "primaryMain")
  public static var primary300: UIColor {
    get { primaryMain }
    set { primaryMain = newValue }
  }
  /// An older spelling of ``primaryDark``.
  @available(*, deprecated, renamed: "primaryDark")
  public static var primary400: UIColor {
    get { primaryDark }
    set { primaryDark = newValue }
  }
  /// An older spelling of ``primaryExtraDark``.
  @available(*, deprecated, renamed: "primaryExtraDark")
  public static var primary500: UIColor {
    get { primaryExtraDark }
    set { primaryExtraDark = newValue }
  }
  /// An older spelling of ``secondaryExtraLight``.
  @available(*, deprecated, renamed: "secondaryExtraLight")
  public static var secondary100: UIColor {
    get { secondaryExtraLight }
    set { secondaryExtraLight = newValue }
  }
  /// An older spelling of ``secondaryLight``.
  @available(*, deprecated, renamed: "secondaryLight")
  public static var secondary200: UIColor {
    get { secondaryLight }
    set { secondaryLight = newValue }
  }
  /// An older spelling of ``secondaryMain``.
  @available(*, deprecated, renamed: "secondaryMain")
  public static var secondary300: UIColor {
    get { secondaryMain }
    set { secondaryMain = newValue }
  }
  /// An older spelling of ``secondaryDark``.
  @available(*, deprecated, renamed: "secondaryDark")
  public static var secondary400: UIColor {
    get { secondaryDark }
    set { secondaryDark = newValue }
  }
  /// An older spelling of ``secondaryExtraDark``.
  @available(*, deprecated, renamed: "secondaryExtraDark")
  public static var secondary500: UIColor {
    get { secondaryExtraDark }
    set { secondaryExtraDark = newValue }
  }
  /// An older spelling of ``errorExtraLight``.
  @available(*, deprecated, renamed: "errorExtraLight")
  public static var error100: UIColor {
    get { errorExtraLight }
    set { errorExtraLight = newValue }
  }
  /// An older spelling of ``errorLight``.
  @available(*, deprecated, renamed: "errorLight")
  public static var error200: UIColor {
    get { errorLight }
    set { errorLight = newValue }
  }
  /// An older spelling of ``errorMain``.
  @available(*, deprecated, renamed: "errorMain")
  public static var error300: UIColor {
    get { errorMain }
    set { errorMain = newValue }
  }
  /// An older spelling of ``errorDark``.
  @available(*, deprecated, renamed: "errorDark")
  public static var error400: UIColor {
    get { errorDark }
    set { errorDark = newValue }
  }
  /// An older spelling of ``errorExtraDark``.
  @available(*, deprecated, renamed: "errorExtraDark")
  public static var error500: UIColor {
    get { errorExtraDark }
    set { errorExtraDark = newValue }
  }
  /// An older spelling of ``informationLight``.
  @available(*, deprecated, renamed: "informationLight")
  public static var information: UIColor {
    get { informationLight }
    set { informationLight = newValue }
  }
  /// An older spelling of ``overlayDark``.
  @available(*, deprecated, renamed: "overlayDark")
  public static var overlay01: UIColor {
    get { overlayDark }
    set { overlayDark = newValue }
  }
  /// An older spelling of ``overlayLight``.
  @available(*, deprecated, renamed: "overlayLight")
  public static var overlay02: UIColor {
    get { overlayLight }
    set { overlayLight = newValue }
  }
  /// An older spelling of ``onLightTextHighEmphasis``.
  @available(*, deprecated, renamed: "onLightTextHighEmphasis")
  public static var onlight01: UIColor {
    get { onLightTextHighEmphasis }
    set { onLightTextHighEmphasis = newValue }
  }
  /// An older spelling of ``onLightTextMidEmphasis``.
  @available(*, deprecated, renamed: "onLightTextMidEmphasis")
  public static var onlight02: UIColor {
    get { onLightTextMidEmphasis }
    set { onLightTextMidEmphasis = newValue }
  }
  /// An older spelling of ``onLightTextLowEmphasis``.
  @available(*, deprecated, renamed: "onLightTextLowEmphasis")
  public static var onlight03: UIColor {
    get { onLightTextLowEmphasis }
    set { onLightTextLowEmphasis = newValue }
  }
  /// An older spelling of ``onLightTextDisabled``.
  @available(*, deprecated, renamed: "onLightTextDisabled")
  public static var onlight04: UIColor {
    get { onLightTextDisabled }
    set { onLightTextDisabled = newValue }
  }
  /// An older spelling of ``onDarkTextHighEmphasis``.
  @available(*, deprecated, renamed: "onDarkTextHighEmphasis")
  public static var ondark01: UIColor {
    get { onDarkTextHighEmphasis }
    set { onDarkTextHighEmphasis = newValue }
  }
  /// An older spelling of ``onDarkTextMidEmphasis``.
  @available(*, deprecated, renamed: "onDarkTextMidEmphasis")
  public static var ondark02: UIColor {
    get { onDarkTextMidEmphasis }
    set { onDarkTextMidEmphasis = newValue }
  }
  /// An older spelling of ``onDarkTextLowEmphasis``.
  @available(*, deprecated, renamed: "onDarkTextLowEmphasis")
  public static var ondark03: UIColor {
    get { onDarkTextLowEmphasis }
    set { onDarkTextLowEmphasis = newValue }
  }
  /// An older spelling of ``onDarkTextDisabled``.
  @available(*, deprecated, renamed: "onDarkTextDisabled")
  public static var ondark04: UIColor {
    get { onDarkTextDisabled }
    set { onDarkTextDisabled = newValue }
  }
}
