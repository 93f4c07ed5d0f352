// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

extension SBUColorSet {
  /// The lightest purple, behind what is chosen on light.
  public static var primaryExtraLight: UIColor {
    get { SBULooks.current[SBUColor.primaryExtraLight] }
    set { SBULooks.current[SBUColor.primaryExtraLight] = newValue }
  }
  /// The light purple, on dark.
  public static var primaryLight: UIColor {
    get { SBULooks.current[SBUColor.primaryLight] }
    set { SBULooks.current[SBUColor.primaryLight] = newValue }
  }
  /// The main purple, on light.
  public static var primaryMain: UIColor {
    get { SBULooks.current[SBUColor.primaryMain] }
    set { SBULooks.current[SBUColor.primaryMain] = newValue }
  }
  /// The dark purple, for what is touched on light.
  public static var primaryDark: UIColor {
    get { SBULooks.current[SBUColor.primaryDark] }
    set { SBULooks.current[SBUColor.primaryDark] = newValue }
  }
  /// The darkest purple, behind what is chosen on dark.
  public static var primaryExtraDark: UIColor {
    get { SBULooks.current[SBUColor.primaryExtraDark] }
    set { SBULooks.current[SBUColor.primaryExtraDark] = newValue }
  }
  /// The lightest green.
  public static var secondaryExtraLight: UIColor {
    get { SBULooks.current[SBUColor.secondaryExtraLight] }
    set { SBULooks.current[SBUColor.secondaryExtraLight] = newValue }
  }
  /// The light green, for what was read, on dark.
  public static var secondaryLight: UIColor {
    get { SBULooks.current[SBUColor.secondaryLight] }
    set { SBULooks.current[SBUColor.secondaryLight] = newValue }
  }
  /// The main green, for what was read, on light.
  public static var secondaryMain: UIColor {
    get { SBULooks.current[SBUColor.secondaryMain] }
    set { SBULooks.current[SBUColor.secondaryMain] = newValue }
  }
  /// The dark green.
  public static var secondaryDark: UIColor {
    get { SBULooks.current[SBUColor.secondaryDark] }
    set { SBULooks.current[SBUColor.secondaryDark] = newValue }
  }
  /// The darkest green.
  public static var secondaryExtraDark: UIColor {
    get { SBULooks.current[SBUColor.secondaryExtraDark] }
    set { SBULooks.current[SBUColor.secondaryExtraDark] = newValue }
  }
  /// The lightest red.
  public static var errorExtraLight: UIColor {
    get { SBULooks.current[SBUColor.errorExtraLight] }
    set { SBULooks.current[SBUColor.errorExtraLight] = newValue }
  }
  /// Red, on dark.
  public static var errorLight: UIColor {
    get { SBULooks.current[SBUColor.errorLight] }
    set { SBULooks.current[SBUColor.errorLight] = newValue }
  }
  /// Red, on light.
  public static var errorMain: UIColor {
    get { SBULooks.current[SBUColor.errorMain] }
    set { SBULooks.current[SBUColor.errorMain] = newValue }
  }
  /// The dark red.
  public static var errorDark: UIColor {
    get { SBULooks.current[SBUColor.errorDark] }
    set { SBULooks.current[SBUColor.errorDark] = newValue }
  }
  /// The darkest red.
  public static var errorExtraDark: UIColor {
    get { SBULooks.current[SBUColor.errorExtraDark] }
    set { SBULooks.current[SBUColor.errorExtraDark] = newValue }
  }
  /// The lightest blue; the value is ours.
  public static var informationExtraLight: UIColor {
    get { SBULooks.current[SBUColor.informationExtraLight] }
    set { SBULooks.current[SBUColor.informationExtraLight] = newValue }
  }
  /// The light blue, behind the word that a channel is frozen.
  public static var informationLight: UIColor {
    get { SBULooks.current[SBUColor.informationLight] }
    set { SBULooks.current[SBUColor.informationLight] = newValue }
  }
  /// The main blue; the value is ours.
  public static var informationMain: UIColor {
    get { SBULooks.current[SBUColor.informationMain] }
    set { SBULooks.current[SBUColor.informationMain] = newValue }
  }
  /// The dark blue; the value is ours.
  public static var informationDark: UIColor {
    get { SBULooks.current[SBUColor.informationDark] }
    set { SBULooks.current[SBUColor.informationDark] = newValue }
  }
  /// The darkest blue; the value is ours.
  public static var informationExtraDark: UIColor {
    get { SBULooks.current[SBUColor.informationExtraDark] }
    set { SBULooks.current[SBUColor.informationExtraDark] = newValue }
  }
  /// White; the value is ours.
  public static var background0: UIColor {
    get { SBULooks.current[SBUColor.background0] }
    set { SBULooks.current[SBUColor.background0] = newValue }
  }
  /// White.
  public static var background50: UIColor {
    get { SBULooks.current[SBUColor.background50] }
    set { SBULooks.current[SBUColor.background50] = newValue }
  }
  /// The lightest grey.
  public static var background100: UIColor {
    get { SBULooks.current[SBUColor.background100] }
    set { SBULooks.current[SBUColor.background100] = newValue }
  }
  /// Grey, behind what is touched on light.
  public static var background200: UIColor {
    get { SBULooks.current[SBUColor.background200] }
    set { SBULooks.current[SBUColor.background200] = newValue }
  }
  /// Light grey.
  public static var background300: UIColor {
    get { SBULooks.current[SBUColor.background300] }
    set { SBULooks.current[SBUColor.background300] = newValue }
  }
  /// Dark grey.
  public static var background400: UIColor {
    get { SBULooks.current[SBUColor.background400] }
    set { SBULooks.current[SBUColor.background400] = newValue }
  }
  /// Darker grey.
  public static var background500: UIColor {
    get { SBULooks.current[SBUColor.background500] }
    set { SBULooks.current[SBUColor.background500] = newValue }
  }
  /// Nearly black.
  public static var background600: UIColor {
    get { SBULooks.current[SBUColor.background600] }
    set { SBULooks.current[SBUColor.background600] = newValue }
  }
  /// Black.
  public static var background700: UIColor {
    get { SBULooks.current[SBUColor.background700] }
    set { SBULooks.current[SBUColor.background700] = newValue }
  }
  /// What darkens a light screen.
  public static var overlayDark: UIColor {
    get { SBULooks.current[SBUColor.overlayDark] }
    set { SBULooks.current[SBUColor.overlayDark] = newValue }
  }
  /// What darkens a dark screen.
  public static var overlayLight: UIColor {
    get { SBULooks.current[SBUColor.overlayLight] }
    set { SBULooks.current[SBUColor.overlayLight] = newValue }
  }
  /// What darkens a screen of glass; the value is ours.
  public static var overlayDarkLiquidGlass: UIColor {
    get { SBULooks.current[SBUColor.overlayDarkLiquidGlass] }
    set { SBULooks.current[SBUColor.overlayDarkLiquidGlass] = newValue }
  }
  /// Text on light, strong.
  public static var onLightTextHighEmphasis: UIColor {
    get { SBULooks.current[SBUColor.onLightTextHighEmphasis] }
    set { SBULooks.current[SBUColor.onLightTextHighEmphasis] = newValue }
  }
  /// Text on light, middle.
  public static var onLightTextMidEmphasis: UIColor {
    get { SBULooks.current[SBUColor.onLightTextMidEmphasis] }
    set { SBULooks.current[SBUColor.onLightTextMidEmphasis] = newValue }
  }
  /// Text on light, weak.
  public static var onLightTextLowEmphasis: UIColor {
    get { SBULooks.current[SBUColor.onLightTextLowEmphasis] }
    set { SBULooks.current[SBUColor.onLightTextLowEmphasis] = newValue }
  }
  /// Text on light, switched off.
  public static var onLightTextDisabled: UIColor {
    get { SBULooks.current[SBUColor.onLightTextDisabled] }
    set { SBULooks.current[SBUColor.onLightTextDisabled] = newValue }
  }
  /// Text on dark, strong.
  public static var onDarkTextHighEmphasis: UIColor {
    get { SBULooks.current[SBUColor.onDarkTextHighEmphasis] }
    set { SBULooks.current[SBUColor.onDarkTextHighEmphasis] = newValue }
  }
  /// Text on dark, middle.
  public static var onDarkTextMidEmphasis: UIColor {
    get { SBULooks.current[SBUColor.onDarkTextMidEmphasis] }
    set { SBULooks.current[SBUColor.onDarkTextMidEmphasis] = newValue }
  }
  /// Text on dark, weak.
  public static var onDarkTextLowEmphasis: UIColor {
    get { SBULooks.current[SBUColor.onDarkTextLowEmphasis] }
    set { SBULooks.current[SBUColor.onDarkTextLowEmphasis] = newValue }
  }
  /// Text on dark, switched off.
  public static var onDarkTextDisabled: UIColor {
    get { SBULooks.current[SBUColor.onDarkTextDisabled] }
    set { SBULooks.current[SBUColor.onDarkTextDisabled] = newValue }
  }
  /// Behind words that a search has found.
  public static var highlight: UIColor {
    get { SBULooks.current[SBUColor.highlight] }
    set { SBULooks.current[SBUColor.highlight] = newValue }
  }
  /// A button on light; the value is ours.
  public static var buttonBackgroundLight: UIColor {
    get { SBULooks.current[SBUColor.buttonBackgroundLight] }
    set { SBULooks.current[SBUColor.buttonBackgroundLight] = newValue }
  }
  /// A touched button on light; the value is ours.
  public static var buttonHighlightedBackgroundLight: UIColor {
    get { SBULooks.current[SBUColor.buttonHighlightedBackgroundLight] }
    set { SBULooks.current[SBUColor.buttonHighlightedBackgroundLight] = newValue }
  }
  /// A button on dark; the value is ours.
  public static var buttonBackgroundDark: UIColor {
    get { SBULooks.current[SBUColor.buttonBackgroundDark] }
    set { SBULooks.current[SBUColor.buttonBackgroundDark] = newValue }
  }
  /// A touched button on dark; the value is ours.
  public static var buttonHighlitedBackgroundDark: UIColor {
    get { SBULooks.current[SBUColor.buttonHighlitedBackgroundDark] }
    set { SBULooks.current[SBUColor.buttonHighlitedBackgroundDark] = newValue }
  }
  /// The shadow of a menu of glass on light; the value is ours.
  public static var liquidGlassMenuViewShadowLight: UIColor {
    get { SBULooks.current[SBUColor.liquidGlassMenuViewShadowLight] }
    set { SBULooks.current[SBUColor.liquidGlassMenuViewShadowLight] = newValue }
  }
  /// The shadow of a menu of glass on dark; the value is ours.
  public static var liquidGlassMenuViewShadowDark: UIColor {
    get { SBULooks.current[SBUColor.liquidGlassMenuViewShadowDark] }
    set { SBULooks.current[SBUColor.liquidGlassMenuViewShadowDark] = newValue }
  }
  /// A touched button of glass on light; the value is ours.
  public static var liquidGlassButtonHighlightLight: UIColor {
    get { SBULooks.current[SBUColor.liquidGlassButtonHighlightLight] }
    set { SBULooks.current[SBUColor.liquidGlassButtonHighlightLight] = newValue }
  }
  /// A touched button of glass on dark; the value is ours.
  public static var liquidGlassButtonHighlightDark: UIColor {
    get { SBULooks.current[SBUColor.liquidGlassButtonHighlightDark] }
    set { SBULooks.current[SBUColor.liquidGlassButtonHighlightDark] = newValue }
  }
  /// An input's button of glass on light; the value is ours.
  public static var liquidGlassInputButtonBackgroundLight: UIColor {
    get { SBULooks.current[SBUColor.liquidGlassInputButtonBackgroundLight] }
    set { SBULooks.current[SBUColor.liquidGlassInputButtonBackgroundLight] = newValue }
  }
  /// An input's button of glass on dark; the value is ours.
  public static var liquidGlassInputButtonBackgroundDark: UIColor {
    get { SBULooks.current[SBUColor.liquidGlassInputButtonBackgroundDark] }
    set { SBULooks.current[SBUColor.liquidGlassInputButtonBackgroundDark] = newValue }
  }

  /// Makes all colours the kit's own again; themes keep what they have.
  public static func restoreDefaultColors() { SBULooks.current.restoreColors() }
}

extension SBUColor {
  static let primaryExtraLight = SBUColor(
    name: "primaryExtraLight", standard: UIColor(hex: 0xDBD1FF))
  static let primaryLight = SBUColor(name: "primaryLight", standard: UIColor(hex: 0xC2A9FA))
  static let primaryMain = SBUColor(name: "primaryMain", standard: UIColor(hex: 0x742DDD))
  static let primaryDark = SBUColor(name: "primaryDark", standard: UIColor(hex: 0x6211C8))
  static let primaryExtraDark = SBUColor(name: "primaryExtraDark", standard: UIColor(hex: 0x491389))
  static let secondaryExtraLight = SBUColor(
    name: "secondaryExtraLight", standard: UIColor(hex: 0xA8E2AB))
  static let secondaryLight = SBUColor(name: "secondaryLight", standard: UIColor(hex: 0x69C085))
  static let secondaryMain = SBUColor(name: "secondaryMain", standard: UIColor(hex: 0x259C72))
  static let secondaryDark = SBUColor(name: "secondaryDark", standard: UIColor(hex: 0x027D69))
  static let secondaryExtraDark = SBUColor(
    name: "secondaryExtraDark", standard: UIColor(hex: 0x066858))
  static let errorExtraLight = SBUColor(name: "errorExtraLight", standard: UIColor(hex: 0xFDAAAA))
  static let errorLight = SBUColor(name: "errorLight", standard: UIColor(hex: 0xF66161))
  static let errorMain = SBUColor(name: "errorMain", standard: UIColor(hex: 0xDE360B))
  static let errorDark = SBUColor(name: "errorDark", standard: UIColor(hex: 0xBF0711))
  static let errorExtraDark = SBUColor(name: "errorExtraDark", standard: UIColor(hex: 0x9D091E))
  static let informationExtraLight = SBUColor(
    name: "informationExtraLight", standard: UIColor(hex: 0xD6E4FF))
  static let informationLight = SBUColor(name: "informationLight", standard: UIColor(hex: 0xADC9FF))
  static let informationMain = SBUColor(name: "informationMain", standard: UIColor(hex: 0x4A7BF0))
  static let informationDark = SBUColor(name: "informationDark", standard: UIColor(hex: 0x2A54C4))
  static let informationExtraDark = SBUColor(
    name: "informationExtraDark", standard: UIColor(hex: 0x1E3A8A))
  static let background0 = SBUColor(name: "background0", standard: UIColor(hex: 0xFFFFFF))
  static let background50 = SBUColor(name: "background50", standard: UIColor(hex: 0xFFFFFF))
  static let background100 = SBUColor(name: "background100", standard: UIColor(hex: 0xEEEEEE))
  static let background200 = SBUColor(name: "background200", standard: UIColor(hex: 0xE0E0E0))
  static let background300 = SBUColor(name: "background300", standard: UIColor(hex: 0xBDBDBD))
  static let background400 = SBUColor(name: "background400", standard: UIColor(hex: 0x393939))
  static let background500 = SBUColor(name: "background500", standard: UIColor(hex: 0x2C2C2C))
  static let background600 = SBUColor(name: "background600", standard: UIColor(hex: 0x161616))
  static let background700 = SBUColor(name: "background700", standard: UIColor(hex: 0x000000))
  static let overlayDark = SBUColor(
    name: "overlayDark", standard: UIColor(hex: 0x000000, alpha: 0.55))
  static let overlayLight = SBUColor(
    name: "overlayLight", standard: UIColor(hex: 0x000000, alpha: 0.32))
  static let overlayDarkLiquidGlass = SBUColor(
    name: "overlayDarkLiquidGlass", standard: UIColor(hex: 0x000000, alpha: 0.2))
  static let onLightTextHighEmphasis = SBUColor(
    name: "onLightTextHighEmphasis", standard: UIColor(hex: 0x000000, alpha: 0.88))
  static let onLightTextMidEmphasis = SBUColor(
    name: "onLightTextMidEmphasis", standard: UIColor(hex: 0x000000, alpha: 0.5))
  static let onLightTextLowEmphasis = SBUColor(
    name: "onLightTextLowEmphasis", standard: UIColor(hex: 0x000000, alpha: 0.38))
  static let onLightTextDisabled = SBUColor(
    name: "onLightTextDisabled", standard: UIColor(hex: 0x000000, alpha: 0.12))
  static let onDarkTextHighEmphasis = SBUColor(
    name: "onDarkTextHighEmphasis", standard: UIColor(hex: 0xFFFFFF, alpha: 0.88))
  static let onDarkTextMidEmphasis = SBUColor(
    name: "onDarkTextMidEmphasis", standard: UIColor(hex: 0xFFFFFF, alpha: 0.5))
  static let onDarkTextLowEmphasis = SBUColor(
    name: "onDarkTextLowEmphasis", standard: UIColor(hex: 0xFFFFFF, alpha: 0.38))
  static let onDarkTextDisabled = SBUColor(
    name: "onDarkTextDisabled", standard: UIColor(hex: 0xFFFFFF, alpha: 0.12))
  static let highlight = SBUColor(name: "highlight", standard: UIColor(hex: 0xFFF2B6))
  static let buttonBackgroundLight = SBUColor(
    name: "buttonBackgroundLight", standard: UIColor(hex: 0xEEEEEE))
  static let buttonHighlightedBackgroundLight = SBUColor(
    name: "buttonHighlightedBackgroundLight", standard: UIColor(hex: 0xE0E0E0))
  static let buttonBackgroundDark = SBUColor(
    name: "buttonBackgroundDark", standard: UIColor(hex: 0x2C2C2C))
  static let buttonHighlitedBackgroundDark = SBUColor(
    name: "buttonHighlitedBackgroundDark", standard: UIColor(hex: 0x393939))
  static let liquidGlassMenuViewShadowLight = SBUColor(
    name: "liquidGlassMenuViewShadowLight", standard: UIColor(hex: 0x000000, alpha: 0.12))
  static let liquidGlassMenuViewShadowDark = SBUColor(
    name: "liquidGlassMenuViewShadowDark", standard: UIColor(hex: 0x000000, alpha: 0.5))
  static let liquidGlassButtonHighlightLight = SBUColor(
    name: "liquidGlassButtonHighlightLight", standard: UIColor(hex: 0x000000, alpha: 0.08))
  static let liquidGlassButtonHighlightDark = SBUColor(
    name: "liquidGlassButtonHighlightDark", standard: UIColor(hex: 0xFFFFFF, alpha: 0.12))
  static let liquidGlassInputButtonBackgroundLight = SBUColor(
    name: "liquidGlassInputButtonBackgroundLight", standard: UIColor(hex: 0xFFFFFF, alpha: 0.7))
  static let liquidGlassInputButtonBackgroundDark = SBUColor(
    name: "liquidGlassInputButtonBackgroundDark", standard: UIColor(hex: 0x000000, alpha: 0.3))

  /// All of them, in the order in which they are listed.
  static let all = [
    primaryExtraLight, primaryLight, primaryMain, primaryDark, primaryExtraDark,
    secondaryExtraLight, secondaryLight, secondaryMain, secondaryDark, secondaryExtraDark,
    errorExtraLight, errorLight, errorMain, errorDark, errorExtraDark, informationExtraLight,
    informationLight, informationMain, informationDark, informationExtraDark, background0,
    background50, background100, background200, background300, background400, background500,
    background600, background700, overlayDark, overlayLight, overlayDarkLiquidGlass,
    onLightTextHighEmphasis, onLightTextMidEmphasis, onLightTextLowEmphasis, onLightTextDisabled,
    onDarkTextHighEmphasis, onDarkTextMidEmphasis, onDarkTextLowEmphasis, onDarkTextDisabled,
    highlight, buttonBackgroundLight, buttonHighlightedBackgroundLight, buttonBackgroundDark,
    buttonHighlitedBackgroundDark, liquidGlassMenuViewShadowLight, liquidGlassMenuViewShadowDark,
    liquidGlassButtonHighlightLight, liquidGlassButtonHighlightDark,
    liquidGlassInputButtonBackgroundLight, liquidGlassInputButtonBackgroundDark,
  ]
}

extension SBUFontSet {
  /// 18 bold.
  public static var h1: UIFont {
    get { SBULooks.current[SBUFont.h1] }
    set { SBULooks.current[SBUFont.h1] = newValue }
  }
  /// 18 medium.
  public static var h2: UIFont {
    get { SBULooks.current[SBUFont.h2] }
    set { SBULooks.current[SBUFont.h2] = newValue }
  }
  /// 16 bold.
  public static var h3: UIFont {
    get { SBULooks.current[SBUFont.h3] }
    set { SBULooks.current[SBUFont.h3] = newValue }
  }
  /// 16 regular.
  public static var body1: UIFont {
    get { SBULooks.current[SBUFont.body1] }
    set { SBULooks.current[SBUFont.body1] = newValue }
  }
  /// 14 semibold.
  public static var body2: UIFont {
    get { SBULooks.current[SBUFont.body2] }
    set { SBULooks.current[SBUFont.body2] = newValue }
  }
  /// 14 regular.
  public static var body3: UIFont {
    get { SBULooks.current[SBUFont.body3] }
    set { SBULooks.current[SBUFont.body3] = newValue }
  }
  /// 14 bold.
  public static var body4: UIFont {
    get { SBULooks.current[SBUFont.body4] }
    set { SBULooks.current[SBUFont.body4] = newValue }
  }
  /// 18 semibold.
  public static var button1: UIFont {
    get { SBULooks.current[SBUFont.button1] }
    set { SBULooks.current[SBUFont.button1] = newValue }
  }
  /// 16 medium.
  public static var button2: UIFont {
    get { SBULooks.current[SBUFont.button2] }
    set { SBULooks.current[SBUFont.button2] = newValue }
  }
  /// 14 medium.
  public static var button3: UIFont {
    get { SBULooks.current[SBUFont.button3] }
    set { SBULooks.current[SBUFont.button3] = newValue }
  }
  /// 16 bold; the value is ours.
  public static var button4: UIFont {
    get { SBULooks.current[SBUFont.button4] }
    set { SBULooks.current[SBUFont.button4] = newValue }
  }
  /// 12 bold.
  public static var caption1: UIFont {
    get { SBULooks.current[SBUFont.caption1] }
    set { SBULooks.current[SBUFont.caption1] = newValue }
  }
  /// 12 regular.
  public static var caption2: UIFont {
    get { SBULooks.current[SBUFont.caption2] }
    set { SBULooks.current[SBUFont.caption2] = newValue }
  }
  /// 11 medium.
  public static var caption3: UIFont {
    get { SBULooks.current[SBUFont.caption3] }
    set { SBULooks.current[SBUFont.caption3] = newValue }
  }
  /// 11 regular.
  public static var caption4: UIFont {
    get { SBULooks.current[SBUFont.caption4] }
    set { SBULooks.current[SBUFont.caption4] = newValue }
  }
  /// 16 medium.
  public static var subtitle1: UIFont {
    get { SBULooks.current[SBUFont.subtitle1] }
    set { SBULooks.current[SBUFont.subtitle1] = newValue }
  }
  /// 16 regular.
  public static var subtitle2: UIFont {
    get { SBULooks.current[SBUFont.subtitle2] }
    set { SBULooks.current[SBUFont.subtitle2] = newValue }
  }
  /// 14 medium; the value is ours.
  public static var subtitle3: UIFont {
    get { SBULooks.current[SBUFont.subtitle3] }
    set { SBULooks.current[SBUFont.subtitle3] = newValue }
  }

  /// Makes all fonts the kit's own again; themes keep what they have.
  public static func restoreDefaultFonts() { SBULooks.current.restoreFonts() }
}

extension SBUFont {
  static let h1 = SBUFont(name: "h1", standard: .systemFont(ofSize: 18, weight: .bold))
  static let h2 = SBUFont(name: "h2", standard: .systemFont(ofSize: 18, weight: .medium))
  static let h3 = SBUFont(name: "h3", standard: .systemFont(ofSize: 16, weight: .bold))
  static let body1 = SBUFont(name: "body1", standard: .systemFont(ofSize: 16, weight: .regular))
  static let body2 = SBUFont(name: "body2", standard: .systemFont(ofSize: 14, weight: .semibold))
  static let body3 = SBUFont(name: "body3", standard: .systemFont(ofSize: 14, weight: .regular))
  static let body4 = SBUFont(name: "body4", standard: .systemFont(ofSize: 14, weight: .bold))
  static let button1 = SBUFont(
    name: "button1", standard: .systemFont(ofSize: 18, weight: .semibold))
  static let button2 = SBUFont(name: "button2", standard: .systemFont(ofSize: 16, weight: .medium))
  static let button3 = SBUFont(name: "button3", standard: .systemFont(ofSize: 14, weight: .medium))
  static let button4 = SBUFont(name: "button4", standard: .systemFont(ofSize: 16, weight: .bold))
  static let caption1 = SBUFont(name: "caption1", standard: .systemFont(ofSize: 12, weight: .bold))
  static let caption2 = SBUFont(
    name: "caption2", standard: .systemFont(ofSize: 12, weight: .regular))
  static let caption3 = SBUFont(
    name: "caption3", standard: .systemFont(ofSize: 11, weight: .medium))
  static let caption4 = SBUFont(
    name: "caption4", standard: .systemFont(ofSize: 11, weight: .regular))
  static let subtitle1 = SBUFont(
    name: "subtitle1", standard: .systemFont(ofSize: 16, weight: .medium))
  static let subtitle2 = SBUFont(
    name: "subtitle2", standard: .systemFont(ofSize: 16, weight: .regular))
  static let subtitle3 = SBUFont(
    name: "subtitle3", standard: .systemFont(ofSize: 14, weight: .medium))

  /// All of them, in the order in which they are listed.
  static let all = [
    h1, h2, h3, body1, body2, body3, body4, button1, button2, button3, button4, caption1, caption2,
    caption3, caption4, subtitle1, subtitle2, subtitle3,
  ]
}

extension SBUIconSet {
  /// The way back.
  public static var iconBack: UIImage {
    get { SBULooks.current[SBUIcon.iconBack] }
    set { SBULooks.current[SBUIcon.iconBack] = newValue }
  }
  /// A plus.
  public static var iconPlus: UIImage {
    get { SBULooks.current[SBUIcon.iconPlus] }
    set { SBULooks.current[SBUIcon.iconPlus] = newValue }
  }
  /// Three dots.
  public static var iconMore: UIImage {
    get { SBULooks.current[SBUIcon.iconMore] }
    set { SBULooks.current[SBUIcon.iconMore] = newValue }
  }
  /// A ticked box.
  public static var iconCheckboxChecked: UIImage {
    get { SBULooks.current[SBUIcon.iconCheckboxChecked] }
    set { SBULooks.current[SBUIcon.iconCheckboxChecked] = newValue }
  }
  /// An empty box.
  public static var iconCheckboxUnchecked: UIImage {
    get { SBULooks.current[SBUIcon.iconCheckboxUnchecked] }
    set { SBULooks.current[SBUIcon.iconCheckboxUnchecked] = newValue }
  }
  /// A head, for users without a picture.
  public static var iconUser: UIImage {
    get { SBULooks.current[SBUIcon.iconUser] }
    set { SBULooks.current[SBUIcon.iconUser] = newValue }
  }
  /// Heads.
  public static var iconMembers: UIImage {
    get { SBULooks.current[SBUIcon.iconMembers] }
    set { SBULooks.current[SBUIcon.iconMembers] = newValue }
  }
  /// A crossed loudspeaker.
  public static var iconMute: UIImage {
    get { SBULooks.current[SBUIcon.iconMute] }
    set { SBULooks.current[SBUIcon.iconMute] = newValue }
  }
  /// A crossed circle.
  public static var iconBan: UIImage {
    get { SBULooks.current[SBUIcon.iconBan] }
    set { SBULooks.current[SBUIcon.iconBan] = newValue }
  }
  /// A badge.
  public static var iconOperator: UIImage {
    get { SBULooks.current[SBUIcon.iconOperator] }
    set { SBULooks.current[SBUIcon.iconOperator] = newValue }
  }
  /// A snowflake.
  public static var iconFreeze: UIImage {
    get { SBULooks.current[SBUIcon.iconFreeze] }
    set { SBULooks.current[SBUIcon.iconFreeze] = newValue }
  }
  /// A shield.
  public static var iconModerations: UIImage {
    get { SBULooks.current[SBUIcon.iconModerations] }
    set { SBULooks.current[SBUIcon.iconModerations] = newValue }
  }
  /// Speech bubbles.
  public static var iconChannels: UIImage {
    get { SBULooks.current[SBUIcon.iconChannels] }
    set { SBULooks.current[SBUIcon.iconChannels] = newValue }
  }
  /// An arrow to the right.
  public static var iconChevronRight: UIImage {
    get { SBULooks.current[SBUIcon.iconChevronRight] }
    set { SBULooks.current[SBUIcon.iconChevronRight] = newValue }
  }
  /// An exclamation mark.
  public static var iconError: UIImage {
    get { SBULooks.current[SBUIcon.iconError] }
    set { SBULooks.current[SBUIcon.iconError] = newValue }
  }
  /// A turning arrow.
  public static var iconRefresh: UIImage {
    get { SBULooks.current[SBUIcon.iconRefresh] }
    set { SBULooks.current[SBUIcon.iconRefresh] = newValue }
  }
  /// A plus in a circle, which adds a file.
  public static var iconAdd: UIImage {
    get { SBULooks.current[SBUIcon.iconAdd] }
    set { SBULooks.current[SBUIcon.iconAdd] = newValue }
  }
  /// A loudspeaker, for broadcast channels.
  public static var iconBroadcast: UIImage {
    get { SBULooks.current[SBUIcon.iconBroadcast] }
    set { SBULooks.current[SBUIcon.iconBroadcast] = newValue }
  }
  /// A camera.
  public static var iconCamera: UIImage {
    get { SBULooks.current[SBUIcon.iconCamera] }
    set { SBULooks.current[SBUIcon.iconCamera] = newValue }
  }
  /// A speech bubble, where there are no channels.
  public static var iconChat: UIImage {
    get { SBULooks.current[SBUIcon.iconChat] }
    set { SBULooks.current[SBUIcon.iconChat] = newValue }
  }
  /// An arrow down, to the latest message.
  public static var iconChevronDown: UIImage {
    get { SBULooks.current[SBUIcon.iconChevronDown] }
    set { SBULooks.current[SBUIcon.iconChevronDown] = newValue }
  }
  /// A cross.
  public static var iconClose: UIImage {
    get { SBULooks.current[SBUIcon.iconClose] }
    set { SBULooks.current[SBUIcon.iconClose] = newValue }
  }
  /// Two sheets.
  public static var iconCopy: UIImage {
    get { SBULooks.current[SBUIcon.iconCopy] }
    set { SBULooks.current[SBUIcon.iconCopy] = newValue }
  }
  /// A pen, which creates a channel.
  public static var iconCreate: UIImage {
    get { SBULooks.current[SBUIcon.iconCreate] }
    set { SBULooks.current[SBUIcon.iconCreate] = newValue }
  }
  /// A bin.
  public static var iconDelete: UIImage {
    get { SBULooks.current[SBUIcon.iconDelete] }
    set { SBULooks.current[SBUIcon.iconDelete] = newValue }
  }
  /// A sheet.
  public static var iconDocument: UIImage {
    get { SBULooks.current[SBUIcon.iconDocument] }
    set { SBULooks.current[SBUIcon.iconDocument] = newValue }
  }
  /// A tick: sent.
  public static var iconDone: UIImage {
    get { SBULooks.current[SBUIcon.iconDone] }
    set { SBULooks.current[SBUIcon.iconDone] = newValue }
  }
  /// Two ticks: read or delivered.
  public static var iconDoneAll: UIImage {
    get { SBULooks.current[SBUIcon.iconDoneAll] }
    set { SBULooks.current[SBUIcon.iconDoneAll] = newValue }
  }
  /// An arrow down to a line.
  public static var iconDownload: UIImage {
    get { SBULooks.current[SBUIcon.iconDownload] }
    set { SBULooks.current[SBUIcon.iconDownload] = newValue }
  }
  /// A pen.
  public static var iconEdit: UIImage {
    get { SBULooks.current[SBUIcon.iconEdit] }
    set { SBULooks.current[SBUIcon.iconEdit] = newValue }
  }
  /// A face with a plus.
  public static var iconEmojiMore: UIImage {
    get { SBULooks.current[SBUIcon.iconEmojiMore] }
    set { SBULooks.current[SBUIcon.iconEmojiMore] = newValue }
  }
  /// Nothing.
  public static var iconEmpty: UIImage {
    get { SBULooks.current[SBUIcon.iconEmpty] }
    set { SBULooks.current[SBUIcon.iconEmpty] = newValue }
  }
  /// A file of sound.
  public static var iconFileAudio: UIImage {
    get { SBULooks.current[SBUIcon.iconFileAudio] }
    set { SBULooks.current[SBUIcon.iconFileAudio] = newValue }
  }
  /// A file of text.
  public static var iconFileDocument: UIImage {
    get { SBULooks.current[SBUIcon.iconFileDocument] }
    set { SBULooks.current[SBUIcon.iconFileDocument] = newValue }
  }
  /// A moving picture.
  public static var iconGif: UIImage {
    get { SBULooks.current[SBUIcon.iconGif] }
    set { SBULooks.current[SBUIcon.iconGif] = newValue }
  }
  /// An i in a circle.
  public static var iconInfo: UIImage {
    get { SBULooks.current[SBUIcon.iconInfo] }
    set { SBULooks.current[SBUIcon.iconInfo] = newValue }
  }
  /// A door.
  public static var iconLeave: UIImage {
    get { SBULooks.current[SBUIcon.iconLeave] }
    set { SBULooks.current[SBUIcon.iconLeave] = newValue }
  }
  /// A speech bubble.
  public static var iconMessage: UIImage {
    get { SBULooks.current[SBUIcon.iconMessage] }
    set { SBULooks.current[SBUIcon.iconMessage] = newValue }
  }
  /// A full bell.
  public static var iconNotificationFilled: UIImage {
    get { SBULooks.current[SBUIcon.iconNotificationFilled] }
    set { SBULooks.current[SBUIcon.iconNotificationFilled] = newValue }
  }
  /// A full crossed bell.
  public static var iconNotificationOffFilled: UIImage {
    get { SBULooks.current[SBUIcon.iconNotificationOffFilled] }
    set { SBULooks.current[SBUIcon.iconNotificationOffFilled] = newValue }
  }
  /// A bell.
  public static var iconNotifications: UIImage {
    get { SBULooks.current[SBUIcon.iconNotifications] }
    set { SBULooks.current[SBUIcon.iconNotifications] = newValue }
  }
  /// A picture.
  public static var iconPhoto: UIImage {
    get { SBULooks.current[SBUIcon.iconPhoto] }
    set { SBULooks.current[SBUIcon.iconPhoto] = newValue }
  }
  /// The start of a recording.
  public static var iconPlay: UIImage {
    get { SBULooks.current[SBUIcon.iconPlay] }
    set { SBULooks.current[SBUIcon.iconPlay] = newValue }
  }
  /// A question mark.
  public static var iconQuestion: UIImage {
    get { SBULooks.current[SBUIcon.iconQuestion] }
    set { SBULooks.current[SBUIcon.iconQuestion] = newValue }
  }
  /// A cross in a circle.
  public static var iconRemove: UIImage {
    get { SBULooks.current[SBUIcon.iconRemove] }
    set { SBULooks.current[SBUIcon.iconRemove] = newValue }
  }
  /// A magnifying glass.
  public static var iconSearch: UIImage {
    get { SBULooks.current[SBUIcon.iconSearch] }
    set { SBULooks.current[SBUIcon.iconSearch] = newValue }
  }
  /// A paper plane.
  public static var iconSend: UIImage {
    get { SBULooks.current[SBUIcon.iconSend] }
    set { SBULooks.current[SBUIcon.iconSend] = newValue }
  }
  /// A wheel.
  public static var iconSpinner: UIImage {
    get { SBULooks.current[SBUIcon.iconSpinner] }
    set { SBULooks.current[SBUIcon.iconSpinner] = newValue }
  }
  /// Many heads.
  public static var iconSupergroup: UIImage {
    get { SBULooks.current[SBUIcon.iconSupergroup] }
    set { SBULooks.current[SBUIcon.iconSupergroup] = newValue }
  }
  /// A picture that there is not.
  public static var iconThumbnailNone: UIImage {
    get { SBULooks.current[SBUIcon.iconThumbnailNone] }
    set { SBULooks.current[SBUIcon.iconThumbnailNone] = newValue }
  }
  /// An arrow back.
  public static var iconReply: UIImage {
    get { SBULooks.current[SBUIcon.iconReply] }
    set { SBULooks.current[SBUIcon.iconReply] = newValue }
  }
  /// An arrow back, small.
  public static var iconReplied: UIImage {
    get { SBULooks.current[SBUIcon.iconReplied] }
    set { SBULooks.current[SBUIcon.iconReplied] = newValue }
  }
  /// Lines of a thread.
  public static var iconThread: UIImage {
    get { SBULooks.current[SBUIcon.iconThread] }
    set { SBULooks.current[SBUIcon.iconThread] = newValue }
  }
  /// A chosen radio button.
  public static var iconRadioButtonOn: UIImage {
    get { SBULooks.current[SBUIcon.iconRadioButtonOn] }
    set { SBULooks.current[SBUIcon.iconRadioButtonOn] = newValue }
  }
  /// A radio button.
  public static var iconRadioButtonOff: UIImage {
    get { SBULooks.current[SBUIcon.iconRadioButtonOff] }
    set { SBULooks.current[SBUIcon.iconRadioButtonOff] = newValue }
  }
  /// A microphone.
  public static var iconVoiceMessageOn: UIImage {
    get { SBULooks.current[SBUIcon.iconVoiceMessageOn] }
    set { SBULooks.current[SBUIcon.iconVoiceMessageOn] = newValue }
  }
  /// Two bars.
  public static var iconPause: UIImage {
    get { SBULooks.current[SBUIcon.iconPause] }
    set { SBULooks.current[SBUIcon.iconPause] = newValue }
  }
  /// A full circle.
  public static var iconRecording: UIImage {
    get { SBULooks.current[SBUIcon.iconRecording] }
    set { SBULooks.current[SBUIcon.iconRecording] = newValue }
  }
  /// A square.
  public static var iconStop: UIImage {
    get { SBULooks.current[SBUIcon.iconStop] }
    set { SBULooks.current[SBUIcon.iconStop] = newValue }
  }
  /// A thumb up.
  public static var iconGood: UIImage {
    get { SBULooks.current[SBUIcon.iconGood] }
    set { SBULooks.current[SBUIcon.iconGood] = newValue }
  }
  /// A thumb down.
  public static var iconBad: UIImage {
    get { SBULooks.current[SBUIcon.iconBad] }
    set { SBULooks.current[SBUIcon.iconBad] = newValue }
  }
  /// A half-read message.
  public static var iconMarkAsUnread: UIImage {
    get { SBULooks.current[SBUIcon.iconMarkAsUnread] }
    set { SBULooks.current[SBUIcon.iconMarkAsUnread] = newValue }
  }

  /// Makes all pictures the kit's own again.
  public static func restoreDefaultIcons() { SBULooks.current.restoreIcons() }
}

extension SBUIcon {
  static let iconBack = SBUIcon(name: "iconBack", standard: UIImage(name: "iconBack", symbol: "‹"))
  static let iconPlus = SBUIcon(name: "iconPlus", standard: UIImage(name: "iconPlus", symbol: "+"))
  static let iconMore = SBUIcon(name: "iconMore", standard: UIImage(name: "iconMore", symbol: "⋯"))
  static let iconCheckboxChecked = SBUIcon(
    name: "iconCheckboxChecked", standard: UIImage(name: "iconCheckboxChecked", symbol: "x"))
  static let iconCheckboxUnchecked = SBUIcon(
    name: "iconCheckboxUnchecked", standard: UIImage(name: "iconCheckboxUnchecked", symbol: " "))
  static let iconUser = SBUIcon(name: "iconUser", standard: UIImage(name: "iconUser", symbol: "○"))
  static let iconMembers = SBUIcon(
    name: "iconMembers", standard: UIImage(name: "iconMembers", symbol: "∴"))
  static let iconMute = SBUIcon(name: "iconMute", standard: UIImage(name: "iconMute", symbol: "⊘"))
  static let iconBan = SBUIcon(name: "iconBan", standard: UIImage(name: "iconBan", symbol: "⊗"))
  static let iconOperator = SBUIcon(
    name: "iconOperator", standard: UIImage(name: "iconOperator", symbol: "◆"))
  static let iconFreeze = SBUIcon(
    name: "iconFreeze", standard: UIImage(name: "iconFreeze", symbol: "✻"))
  static let iconModerations = SBUIcon(
    name: "iconModerations", standard: UIImage(name: "iconModerations", symbol: "◇"))
  static let iconChannels = SBUIcon(
    name: "iconChannels", standard: UIImage(name: "iconChannels", symbol: "◎"))
  static let iconChevronRight = SBUIcon(
    name: "iconChevronRight", standard: UIImage(name: "iconChevronRight", symbol: "›"))
  static let iconError = SBUIcon(
    name: "iconError", standard: UIImage(name: "iconError", symbol: "✗"))
  static let iconRefresh = SBUIcon(
    name: "iconRefresh", standard: UIImage(name: "iconRefresh", symbol: "↻"))
  static let iconAdd = SBUIcon(name: "iconAdd", standard: UIImage(name: "iconAdd", symbol: "+"))
  static let iconBroadcast = SBUIcon(
    name: "iconBroadcast", standard: UIImage(name: "iconBroadcast", symbol: "◖"))
  static let iconCamera = SBUIcon(
    name: "iconCamera", standard: UIImage(name: "iconCamera", symbol: "◙"))
  static let iconChat = SBUIcon(name: "iconChat", standard: UIImage(name: "iconChat", symbol: "◎"))
  static let iconChevronDown = SBUIcon(
    name: "iconChevronDown", standard: UIImage(name: "iconChevronDown", symbol: "⌄"))
  static let iconClose = SBUIcon(
    name: "iconClose", standard: UIImage(name: "iconClose", symbol: "✕"))
  static let iconCopy = SBUIcon(name: "iconCopy", standard: UIImage(name: "iconCopy", symbol: "⧉"))
  static let iconCreate = SBUIcon(
    name: "iconCreate", standard: UIImage(name: "iconCreate", symbol: "✎"))
  static let iconDelete = SBUIcon(
    name: "iconDelete", standard: UIImage(name: "iconDelete", symbol: "⌫"))
  static let iconDocument = SBUIcon(
    name: "iconDocument", standard: UIImage(name: "iconDocument", symbol: "▤"))
  static let iconDone = SBUIcon(name: "iconDone", standard: UIImage(name: "iconDone", symbol: "✓"))
  static let iconDoneAll = SBUIcon(
    name: "iconDoneAll", standard: UIImage(name: "iconDoneAll", symbol: "✔"))
  static let iconDownload = SBUIcon(
    name: "iconDownload", standard: UIImage(name: "iconDownload", symbol: "↓"))
  static let iconEdit = SBUIcon(name: "iconEdit", standard: UIImage(name: "iconEdit", symbol: "✎"))
  static let iconEmojiMore = SBUIcon(
    name: "iconEmojiMore", standard: UIImage(name: "iconEmojiMore", symbol: "☺"))
  static let iconEmpty = SBUIcon(
    name: "iconEmpty", standard: UIImage(name: "iconEmpty", symbol: " "))
  static let iconFileAudio = SBUIcon(
    name: "iconFileAudio", standard: UIImage(name: "iconFileAudio", symbol: "♪"))
  static let iconFileDocument = SBUIcon(
    name: "iconFileDocument", standard: UIImage(name: "iconFileDocument", symbol: "▤"))
  static let iconGif = SBUIcon(name: "iconGif", standard: UIImage(name: "iconGif", symbol: "▶"))
  static let iconInfo = SBUIcon(name: "iconInfo", standard: UIImage(name: "iconInfo", symbol: "ⓘ"))
  static let iconLeave = SBUIcon(
    name: "iconLeave", standard: UIImage(name: "iconLeave", symbol: "↪"))
  static let iconMessage = SBUIcon(
    name: "iconMessage", standard: UIImage(name: "iconMessage", symbol: "◍"))
  static let iconNotificationFilled = SBUIcon(
    name: "iconNotificationFilled", standard: UIImage(name: "iconNotificationFilled", symbol: "♫"))
  static let iconNotificationOffFilled = SBUIcon(
    name: "iconNotificationOffFilled",
    standard: UIImage(name: "iconNotificationOffFilled", symbol: "♩"))
  static let iconNotifications = SBUIcon(
    name: "iconNotifications", standard: UIImage(name: "iconNotifications", symbol: "♫"))
  static let iconPhoto = SBUIcon(
    name: "iconPhoto", standard: UIImage(name: "iconPhoto", symbol: "▣"))
  static let iconPlay = SBUIcon(name: "iconPlay", standard: UIImage(name: "iconPlay", symbol: "▶"))
  static let iconQuestion = SBUIcon(
    name: "iconQuestion", standard: UIImage(name: "iconQuestion", symbol: "?"))
  static let iconRemove = SBUIcon(
    name: "iconRemove", standard: UIImage(name: "iconRemove", symbol: "−"))
  static let iconSearch = SBUIcon(
    name: "iconSearch", standard: UIImage(name: "iconSearch", symbol: "⌕"))
  static let iconSend = SBUIcon(name: "iconSend", standard: UIImage(name: "iconSend", symbol: "➤"))
  static let iconSpinner = SBUIcon(
    name: "iconSpinner", standard: UIImage(name: "iconSpinner", symbol: "◔"))
  static let iconSupergroup = SBUIcon(
    name: "iconSupergroup", standard: UIImage(name: "iconSupergroup", symbol: "∷"))
  static let iconThumbnailNone = SBUIcon(
    name: "iconThumbnailNone", standard: UIImage(name: "iconThumbnailNone", symbol: "▢"))
  static let iconReply = SBUIcon(
    name: "iconReply", standard: UIImage(name: "iconReply", symbol: "↩"))
  static let iconReplied = SBUIcon(
    name: "iconReplied", standard: UIImage(name: "iconReplied", symbol: "↩"))
  static let iconThread = SBUIcon(
    name: "iconThread", standard: UIImage(name: "iconThread", symbol: "≡"))
  static let iconRadioButtonOn = SBUIcon(
    name: "iconRadioButtonOn", standard: UIImage(name: "iconRadioButtonOn", symbol: "⦿"))
  static let iconRadioButtonOff = SBUIcon(
    name: "iconRadioButtonOff", standard: UIImage(name: "iconRadioButtonOff", symbol: "⦾"))
  static let iconVoiceMessageOn = SBUIcon(
    name: "iconVoiceMessageOn", standard: UIImage(name: "iconVoiceMessageOn", symbol: "♪"))
  static let iconPause = SBUIcon(
    name: "iconPause", standard: UIImage(name: "iconPause", symbol: "‖"))
  static let iconRecording = SBUIcon(
    name: "iconRecording", standard: UIImage(name: "iconRecording", symbol: "◘"))
  static let iconStop = SBUIcon(name: "iconStop", standard: UIImage(name: "iconStop", symbol: "■"))
  static let iconGood = SBUIcon(name: "iconGood", standard: UIImage(name: "iconGood", symbol: "▲"))
  static let iconBad = SBUIcon(name: "iconBad", standard: UIImage(name: "iconBad", symbol: "▼"))
  static let iconMarkAsUnread = SBUIcon(
    name: "iconMarkAsUnread", standard: UIImage(name: "iconMarkAsUnread", symbol: "◗"))

  /// All of them, in the order in which they are listed.
  static let all = [
    iconBack, iconPlus, iconMore, iconCheckboxChecked, iconCheckboxUnchecked, iconUser, iconMembers,
    iconMute, iconBan, iconOperator, iconFreeze, iconModerations, iconChannels, iconChevronRight,
    iconError, iconRefresh, iconAdd, iconBroadcast, iconCamera, iconChat, iconChevronDown,
    iconClose, iconCopy, iconCreate, iconDelete, iconDocument, iconDone, iconDoneAll, iconDownload,
    iconEdit, iconEmojiMore, iconEmpty, iconFileAudio, iconFileDocument, iconGif, iconInfo,
    iconLeave, iconMessage, iconNotificationFilled, iconNotificationOffFilled, iconNotifications,
    iconPhoto, iconPlay, iconQuestion, iconRemove, iconSearch, iconSend, iconSpinner,
    iconSupergroup, iconThumbnailNone, iconReply, iconReplied, iconThread, iconRadioButtonOn,
    iconRadioButtonOff, iconVoiceMessageOn, iconPause, iconRecording, iconStop, iconGood, iconBad,
    iconMarkAsUnread,
  ]
}

/// The kit's pictures by name, for whoever wants one in a colour and a size.
public enum SBUIconSetType: String, CaseIterable, Sendable {
  /// The way back.
  case iconBack
  /// A plus.
  case iconPlus
  /// Three dots.
  case iconMore
  /// A ticked box.
  case iconCheckboxChecked
  /// An empty box.
  case iconCheckboxUnchecked
  /// A head, for users without a picture.
  case iconUser
  /// Heads.
  case iconMembers
  /// A crossed loudspeaker.
  case iconMute
  /// A crossed circle.
  case iconBan
  /// A badge.
  case iconOperator
  /// A snowflake.
  case iconFreeze
  /// A shield.
  case iconModerations
  /// Speech bubbles.
  case iconChannels
  /// An arrow to the right.
  case iconChevronRight
  /// An exclamation mark.
  case iconError
  /// A turning arrow.
  case iconRefresh
  /// A plus in a circle, which adds a file.
  case iconAdd
  /// A loudspeaker, for broadcast channels.
  case iconBroadcast
  /// A camera.
  case iconCamera
  /// A speech bubble, where there are no channels.
  case iconChat
  /// An arrow down, to the latest message.
  case iconChevronDown
  /// A cross.
  case iconClose
  /// Two sheets.
  case iconCopy
  /// A pen, which creates a channel.
  case iconCreate
  /// A bin.
  case iconDelete
  /// A sheet.
  case iconDocument
  /// A tick: sent.
  case iconDone
  /// Two ticks: read or delivered.
  case iconDoneAll
  /// An arrow down to a line.
  case iconDownload
  /// A pen.
  case iconEdit
  /// A face with a plus.
  case iconEmojiMore
  /// Nothing.
  case iconEmpty
  /// A file of sound.
  case iconFileAudio
  /// A file of text.
  case iconFileDocument
  /// A moving picture.
  case iconGif
  /// An i in a circle.
  case iconInfo
  /// A door.
  case iconLeave
  /// A speech bubble.
  case iconMessage
  /// A full bell.
  case iconNotificationFilled
  /// A full crossed bell.
  case iconNotificationOffFilled
  /// A bell.
  case iconNotifications
  /// A picture.
  case iconPhoto
  /// The start of a recording.
  case iconPlay
  /// A question mark.
  case iconQuestion
  /// A cross in a circle.
  case iconRemove
  /// A magnifying glass.
  case iconSearch
  /// A paper plane.
  case iconSend
  /// A wheel.
  case iconSpinner
  /// Many heads.
  case iconSupergroup
  /// A picture that there is not.
  case iconThumbnailNone
  /// An arrow back.
  case iconReply
  /// An arrow back, small.
  case iconReplied
  /// Lines of a thread.
  case iconThread
  /// A chosen radio button.
  case iconRadioButtonOn
  /// A radio button.
  case iconRadioButtonOff
  /// A microphone.
  case iconVoiceMessageOn
  /// Two bars.
  case iconPause
  /// A full circle.
  case iconRecording
  /// A square.
  case iconStop
  /// A thumb up.
  case iconGood
  /// A thumb down.
  case iconBad
  /// A half-read message.
  case iconMarkAsUnread
}
