/// The kit's colors, which `SBUColorSet` reads and replaces.
public struct SBUColors: Sendable {
  /// The lightest purple, behind what is chosen on light.
  public let primaryExtraLight = SBUColor("primaryExtraLight", 0xDBD1FF)
  /// The light purple, on dark.
  public let primaryLight = SBUColor("primaryLight", 0xC2A9FA)
  /// The main purple, on light.
  public let primaryMain = SBUColor("primaryMain", 0x742DDD)
  /// The dark purple, for what is touched on light.
  public let primaryDark = SBUColor("primaryDark", 0x6211C8)
  /// The darkest purple, behind what is chosen on dark.
  public let primaryExtraDark = SBUColor("primaryExtraDark", 0x491389)
  /// The lightest green.
  public let secondaryExtraLight = SBUColor("secondaryExtraLight", 0xA8E2AB)
  /// The light green, for what was read, on dark.
  public let secondaryLight = SBUColor("secondaryLight", 0x69C085)
  /// The main green, for what was read, on light.
  public let secondaryMain = SBUColor("secondaryMain", 0x259C72)
  /// The dark green.
  public let secondaryDark = SBUColor("secondaryDark", 0x027D69)
  /// The darkest green.
  public let secondaryExtraDark = SBUColor("secondaryExtraDark", 0x066858)
  /// The lightest red.
  public let errorExtraLight = SBUColor("errorExtraLight", 0xFDAAAA)
  /// Red, on dark.
  public let errorLight = SBUColor("errorLight", 0xF66161)
  /// Red, on light.
  public let errorMain = SBUColor("errorMain", 0xDE360B)
  /// The dark red.
  public let errorDark = SBUColor("errorDark", 0xBF0711)
  /// The darkest red.
  public let errorExtraDark = SBUColor("errorExtraDark", 0x9D091E)
  /// The lightest blue; the value is ours.
  public let informationExtraLight = SBUColor("informationExtraLight", 0xD6E4FF)
  /// The light blue, behind the word that a channel is frozen.
  public let informationLight = SBUColor("informationLight", 0xADC9FF)
  /// The main blue; the value is ours.
  public let informationMain = SBUColor("informationMain", 0x4A7BF0)
  /// The dark blue; the value is ours.
  public let informationDark = SBUColor("informationDark", 0x2A54C4)
  /// The darkest blue; the value is ours.
  public let informationExtraDark = SBUColor("informationExtraDark", 0x1E3A8A)
  /// White; the value is ours.
  public let background0 = SBUColor("background0", 0xFFFFFF)
  /// White.
  public let background50 = SBUColor("background50", 0xFFFFFF)
  /// The lightest gray.
  public let background100 = SBUColor("background100", 0xEEEEEE)
  /// Gray, behind what is touched on light.
  public let background200 = SBUColor("background200", 0xE0E0E0)
  /// Light gray.
  public let background300 = SBUColor("background300", 0xBDBDBD)
  /// Dark gray.
  public let background400 = SBUColor("background400", 0x393939)
  /// Darker gray.
  public let background500 = SBUColor("background500", 0x2C2C2C)
  /// Nearly black.
  public let background600 = SBUColor("background600", 0x161616)
  /// Black.
  public let background700 = SBUColor("background700", 0x000000)
  /// What darkens a light screen.
  public let overlayDark = SBUColor("overlayDark", 0x000000, alpha: 0.55)
  /// What darkens a dark screen.
  public let overlayLight = SBUColor("overlayLight", 0x000000, alpha: 0.32)
  /// What darkens a screen of glass; the value is ours.
  public let overlayDarkLiquidGlass = SBUColor("overlayDarkLiquidGlass", 0x000000, alpha: 0.2)
  /// Text on light, strong.
  public let onLightTextHighEmphasis = SBUColor("onLightTextHighEmphasis", 0x000000, alpha: 0.88)
  /// Text on light, middle.
  public let onLightTextMidEmphasis = SBUColor("onLightTextMidEmphasis", 0x000000, alpha: 0.5)
  /// Text on light, weak.
  public let onLightTextLowEmphasis = SBUColor("onLightTextLowEmphasis", 0x000000, alpha: 0.38)
  /// Text on light, switched off.
  public let onLightTextDisabled = SBUColor("onLightTextDisabled", 0x000000, alpha: 0.12)
  /// Text on dark, strong.
  public let onDarkTextHighEmphasis = SBUColor("onDarkTextHighEmphasis", 0xFFFFFF, alpha: 0.88)
  /// Text on dark, middle.
  public let onDarkTextMidEmphasis = SBUColor("onDarkTextMidEmphasis", 0xFFFFFF, alpha: 0.5)
  /// Text on dark, weak.
  public let onDarkTextLowEmphasis = SBUColor("onDarkTextLowEmphasis", 0xFFFFFF, alpha: 0.38)
  /// Text on dark, switched off.
  public let onDarkTextDisabled = SBUColor("onDarkTextDisabled", 0xFFFFFF, alpha: 0.12)
  /// Behind words that a search has found.
  public let highlight = SBUColor("highlight", 0xFFF2B6)
  /// A button on light; the value is ours.
  public let buttonBackgroundLight = SBUColor("buttonBackgroundLight", 0xEEEEEE)
  /// A touched button on light; the value is ours.
  public let buttonHighlightedBackgroundLight = SBUColor(
    "buttonHighlightedBackgroundLight", 0xE0E0E0)
  /// A button on dark; the value is ours.
  public let buttonBackgroundDark = SBUColor("buttonBackgroundDark", 0x2C2C2C)
  /// A touched button on dark; the value is ours.
  public let buttonHighlitedBackgroundDark = SBUColor("buttonHighlitedBackgroundDark", 0x393939)
  /// The shadow of a menu of glass on light; the value is ours.
  public let liquidGlassMenuViewShadowLight = SBUColor(
    "liquidGlassMenuViewShadowLight", 0x000000, alpha: 0.12)
  /// The shadow of a menu of glass on dark; the value is ours.
  public let liquidGlassMenuViewShadowDark = SBUColor(
    "liquidGlassMenuViewShadowDark", 0x000000, alpha: 0.5)
  /// A touched button of glass on light; the value is ours.
  public let liquidGlassButtonHighlightLight = SBUColor(
    "liquidGlassButtonHighlightLight", 0x000000, alpha: 0.08)
  /// A touched button of glass on dark; the value is ours.
  public let liquidGlassButtonHighlightDark = SBUColor(
    "liquidGlassButtonHighlightDark", 0xFFFFFF, alpha: 0.12)
  /// An input's button of glass on light; the value is ours.
  public let liquidGlassInputButtonBackgroundLight = SBUColor(
    "liquidGlassInputButtonBackgroundLight", 0xFFFFFF, alpha: 0.7)
  /// An input's button of glass on dark; the value is ours.
  public let liquidGlassInputButtonBackgroundDark = SBUColor(
    "liquidGlassInputButtonBackgroundDark", 0x000000, alpha: 0.3)
}

extension SBUColors {
  /// What ``primaryExtraLight`` was called before version 3.
  @available(*, deprecated, renamed: "primaryExtraLight")
  public var primary100: SBUColor { primaryExtraLight }
  /// What ``primaryLight`` was called before version 3.
  @available(*, deprecated, renamed: "primaryLight")
  public var primary200: SBUColor { primaryLight }
  /// What ``primaryMain`` was called before version 3.
  @available(*, deprecated, renamed: "primaryMain")
  public var primary300: SBUColor { primaryMain }
  /// What ``primaryDark`` was called before version 3.
  @available(*, deprecated, renamed: "primaryDark")
  public var primary400: SBUColor { primaryDark }
  /// What ``primaryExtraDark`` was called before version 3.
  @available(*, deprecated, renamed: "primaryExtraDark")
  public var primary500: SBUColor { primaryExtraDark }
  /// What ``secondaryExtraLight`` was called before version 3.
  @available(*, deprecated, renamed: "secondaryExtraLight")
  public var secondary100: SBUColor { secondaryExtraLight }
  /// What ``secondaryLight`` was called before version 3.
  @available(*, deprecated, renamed: "secondaryLight")
  public var secondary200: SBUColor { secondaryLight }
  /// What ``secondaryMain`` was called before version 3.
  @available(*, deprecated, renamed: "secondaryMain")
  public var secondary300: SBUColor { secondaryMain }
  /// What ``secondaryDark`` was called before version 3.
  @available(*, deprecated, renamed: "secondaryDark")
  public var secondary400: SBUColor { secondaryDark }
  /// What ``secondaryExtraDark`` was called before version 3.
  @available(*, deprecated, renamed: "secondaryExtraDark")
  public var secondary500: SBUColor { secondaryExtraDark }
  /// What ``errorExtraLight`` was called before version 3.
  @available(*, deprecated, renamed: "errorExtraLight")
  public var error100: SBUColor { errorExtraLight }
  /// What ``errorLight`` was called before version 3.
  @available(*, deprecated, renamed: "errorLight")
  public var error200: SBUColor { errorLight }
  /// What ``errorMain`` was called before version 3.
  @available(*, deprecated, renamed: "errorMain")
  public var error300: SBUColor { errorMain }
  /// What ``errorDark`` was called before version 3.
  @available(*, deprecated, renamed: "errorDark")
  public var error400: SBUColor { errorDark }
  /// What ``errorExtraDark`` was called before version 3.
  @available(*, deprecated, renamed: "errorExtraDark")
  public var error500: SBUColor { errorExtraDark }
  /// What ``informationLight`` was called before version 3.
  @available(*, deprecated, renamed: "informationLight")
  public var information: SBUColor { informationLight }
  /// What ``overlayDark`` was called before version 3.
  @available(*, deprecated, renamed: "overlayDark")
  public var overlay01: SBUColor { overlayDark }
  /// What ``overlayLight`` was called before version 3.
  @available(*, deprecated, renamed: "overlayLight")
  public var overlay02: SBUColor { overlayLight }
  /// What ``onLightTextHighEmphasis`` was called before version 3.
  @available(*, deprecated, renamed: "onLightTextHighEmphasis")
  public var onlight01: SBUColor { onLightTextHighEmphasis }
  /// What ``onLightTextMidEmphasis`` was called before version 3.
  @available(*, deprecated, renamed: "onLightTextMidEmphasis")
  public var onlight02: SBUColor { onLightTextMidEmphasis }
  /// What ``onLightTextLowEmphasis`` was called before version 3.
  @available(*, deprecated, renamed: "onLightTextLowEmphasis")
  public var onlight03: SBUColor { onLightTextLowEmphasis }
  /// What ``onLightTextDisabled`` was called before version 3.
  @available(*, deprecated, renamed: "onLightTextDisabled")
  public var onlight04: SBUColor { onLightTextDisabled }
  /// What ``onDarkTextHighEmphasis`` was called before version 3.
  @available(*, deprecated, renamed: "onDarkTextHighEmphasis")
  public var ondark01: SBUColor { onDarkTextHighEmphasis }
  /// What ``onDarkTextMidEmphasis`` was called before version 3.
  @available(*, deprecated, renamed: "onDarkTextMidEmphasis")
  public var ondark02: SBUColor { onDarkTextMidEmphasis }
  /// What ``onDarkTextLowEmphasis`` was called before version 3.
  @available(*, deprecated, renamed: "onDarkTextLowEmphasis")
  public var ondark03: SBUColor { onDarkTextLowEmphasis }
  /// What ``onDarkTextDisabled`` was called before version 3.
  @available(*, deprecated, renamed: "onDarkTextDisabled")
  public var ondark04: SBUColor { onDarkTextDisabled }
}
