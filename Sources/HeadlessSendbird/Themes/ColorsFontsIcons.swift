import HeadlessUIKit

/// The kit's colours by name.
public enum SBUColorSet {
  /// The main purple, on light.
  public static let primaryMain = UIColor(
    red: 116 / 255, green: 45 / 255, blue: 221 / 255, alpha: 1)
  /// The light purple, on dark.
  public static let primaryLight = UIColor(
    red: 194 / 255, green: 169 / 255, blue: 250 / 255, alpha: 1)
  /// Red, on light.
  public static let errorMain = UIColor(red: 222 / 255, green: 54 / 255, blue: 11 / 255, alpha: 1)
  /// Red, on dark.
  public static let errorLight = UIColor(red: 246 / 255, green: 97 / 255, blue: 97 / 255, alpha: 1)
  /// White.
  public static let background50 = UIColor(white: 1, alpha: 1)
  /// Light grey.
  public static let background300 = UIColor(white: 189 / 255, alpha: 1)
  /// Dark grey.
  public static let background400 = UIColor(white: 57 / 255, alpha: 1)
  /// Darker grey.
  public static let background500 = UIColor(white: 44 / 255, alpha: 1)
  /// Nearly black.
  public static let background600 = UIColor(white: 22 / 255, alpha: 1)
  /// What darkens a light screen.
  public static let overlayDark = UIColor(white: 0, alpha: 0.55)
  /// What darkens a dark screen.
  public static let overlayLight = UIColor(white: 0, alpha: 0.32)
  /// Text on light, strong.
  public static let onLightTextHighEmphasis = UIColor(white: 0, alpha: 0.88)
  /// Text on light, middle.
  public static let onLightTextMidEmphasis = UIColor(white: 0, alpha: 0.5)
  /// Text on light, weak.
  public static let onLightTextLowEmphasis = UIColor(white: 0, alpha: 0.38)
  /// Text on light, switched off.
  public static let onLightTextDisabled = UIColor(white: 0, alpha: 0.12)
  /// Text on dark, strong.
  public static let onDarkTextHighEmphasis = UIColor(white: 1, alpha: 0.88)
  /// Text on dark, middle.
  public static let onDarkTextMidEmphasis = UIColor(white: 1, alpha: 0.5)
  /// Text on dark, weak.
  public static let onDarkTextLowEmphasis = UIColor(white: 1, alpha: 0.38)
  /// Text on dark, switched off.
  public static let onDarkTextDisabled = UIColor(white: 1, alpha: 0.12)
}

/// The kit's fonts by name; sizes are in points.
public enum SBUFontSet {
  /// 18 bold.
  public static let h1 = UIFont.systemFont(ofSize: 18, weight: .bold)
  /// 16 bold.
  public static let h3 = UIFont.systemFont(ofSize: 16, weight: .bold)
  /// 16 regular.
  public static let body1 = UIFont.systemFont(ofSize: 16)
  /// 14 semibold.
  public static let body2 = UIFont.systemFont(ofSize: 14, weight: .semibold)
  /// 14 regular.
  public static let body3 = UIFont.systemFont(ofSize: 14)
  /// 18 semibold.
  public static let button1 = UIFont.systemFont(ofSize: 18, weight: .semibold)
  /// 16 medium.
  public static let button2 = UIFont.systemFont(ofSize: 16, weight: .medium)
  /// 16 medium.
  public static let subtitle1 = UIFont.systemFont(ofSize: 16, weight: .medium)
  /// 16 regular.
  public static let subtitle2 = UIFont.systemFont(ofSize: 16)
}

/// The kit's pictures, each with the sign that stands for it in text.
public enum SBUIconSet {
  /// The way back.
  public static let iconBack = UIImage(name: "iconBack", symbol: "‹")
  /// A plus.
  public static let iconPlus = UIImage(name: "iconPlus", symbol: "+")
  /// Three dots.
  public static let iconMore = UIImage(name: "iconMore", symbol: "⋯")
  /// A ticked box.
  public static let iconCheckboxChecked = UIImage(name: "iconCheckboxChecked", symbol: "x")
  /// An empty box.
  public static let iconCheckboxUnchecked = UIImage(name: "iconCheckboxUnchecked", symbol: " ")
  /// A head, for users without a picture.
  public static let iconUser = UIImage(name: "iconUser", symbol: "○")
  /// Heads.
  public static let iconMembers = UIImage(name: "iconMembers", symbol: "◌")
  /// A crossed loudspeaker.
  public static let iconMute = UIImage(name: "iconMute", symbol: "⊘")
  /// A crossed circle.
  public static let iconBan = UIImage(name: "iconBan", symbol: "⊗")
  /// A badge.
  public static let iconOperator = UIImage(name: "iconOperator", symbol: "◆")
  /// A snowflake.
  public static let iconFreeze = UIImage(name: "iconFreeze", symbol: "✻")
  /// A shield.
  public static let iconModerations = UIImage(name: "iconModerations", symbol: "◇")
  /// Speech bubbles.
  public static let iconChannels = UIImage(name: "iconChannels", symbol: "◎")
  /// An arrow to the right.
  public static let iconChevronRight = UIImage(name: "iconChevronRight", symbol: "›")
  /// An exclamation mark.
  public static let iconError = UIImage(name: "iconError", symbol: "!")
  /// A turning arrow.
  public static let iconRefresh = UIImage(name: "iconRefresh", symbol: "↻")

  /// A user's picture, wherever it is loaded from.
  static let picture = UIImage(name: "picture", symbol: "●")
}
