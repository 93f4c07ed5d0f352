/// The kit's colors, which `SBUColorSet` reads and replaces.
public struct SBUColors: Sendable {
  /// The lightest purple, the background of selections in light themes.
  public let primaryExtraLight = SBUColor("primaryExtraLight", 0xDBD1FF)
  /// The light purple, for dark themes.
  public let primaryLight = SBUColor("primaryLight", 0xC2A9FA)
  /// The main purple, for light themes.
  public let primaryMain = SBUColor("primaryMain", 0x742DDD)
  /// The dark purple, for pressed items in light themes.
  public let primaryDark = SBUColor("primaryDark", 0x6211C8)
  /// The darkest purple, the background of selections in dark themes.
  public let primaryExtraDark = SBUColor("primaryExtraDark", 0x491389)
  /// The lightest green.
  public let secondaryExtraLight = SBUColor("secondaryExtraLight", 0xA8E2AB)
  /// The light green, for read messages in dark themes.
  public let secondaryLight = SBUColor("secondaryLight", 0x69C085)
  /// The main green, for read messages in light themes.
  public let secondaryMain = SBUColor("secondaryMain", 0x259C72)
  /// The dark green.
  public let secondaryDark = SBUColor("secondaryDark", 0x027D69)
  /// The darkest green.
  public let secondaryExtraDark = SBUColor("secondaryExtraDark", 0x066858)
  /// The lightest red.
  public let errorExtraLight = SBUColor("errorExtraLight", 0xFDAAAA)
  /// The red for dark themes.
  public let errorLight = SBUColor("errorLight", 0xF66161)
  /// The red for light themes.
  public let errorMain = SBUColor("errorMain", 0xDE360B)
  /// The dark red.
  public let errorDark = SBUColor("errorDark", 0xBF0711)
  /// The darkest red.
  public let errorExtraDark = SBUColor("errorExtraDark", 0x9D091E)
  /// The lightest blue; Diorama chose the value.
  public let informationExtraLight = SBUColor("informationExtraLight", 0xD6E4FF)
  /// The light blue, the background of the frozen-channel banner.
  public let informationLight = SBUColor("informationLight", 0xADC9FF)
  /// The main blue; Diorama chose the value.
  public let informationMain = SBUColor("informationMain", 0x4A7BF0)
  /// The dark blue; Diorama chose the value.
  public let informationDark = SBUColor("informationDark", 0x2A54C4)
  /// The darkest blue; Diorama chose the value.
  public let informationExtraDark = SBUColor("informationExtraDark", 0x1E3A8A)
  /// White; Diorama chose the value.
  public let background0 = SBUColor("background0", 0xFFFFFF)
  /// White.
  public let background50 = SBUColor("background50", 0xFFFFFF)
  /// The lightest gray.
  public let background100 = SBUColor("background100", 0xEEEEEE)
  /// Gray, the background of pressed items in light themes.
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
  /// The color that dims a light screen.
  public let overlayDark = SBUColor("overlayDark", 0x000000, alpha: 0.55)
  /// The color that dims a dark screen.
  public let overlayLight = SBUColor("overlayLight", 0x000000, alpha: 0.32)
  /// The color that dims a screen below Liquid Glass; Diorama chose the value.
  public let overlayDarkLiquidGlass = SBUColor("overlayDarkLiquidGlass", 0x000000, alpha: 0.2)
  /// High-emphasis text on a light background.
  public let onLightTextHighEmphasis = SBUColor("onLightTextHighEmphasis", 0x000000, alpha: 0.88)
  /// Medium-emphasis text on a light background.
  public let onLightTextMidEmphasis = SBUColor("onLightTextMidEmphasis", 0x000000, alpha: 0.5)
  /// Low-emphasis text on a light background.
  public let onLightTextLowEmphasis = SBUColor("onLightTextLowEmphasis", 0x000000, alpha: 0.38)
  /// Disabled text on a light background.
  public let onLightTextDisabled = SBUColor("onLightTextDisabled", 0x000000, alpha: 0.12)
  /// High-emphasis text on a dark background.
  public let onDarkTextHighEmphasis = SBUColor("onDarkTextHighEmphasis", 0xFFFFFF, alpha: 0.88)
  /// Medium-emphasis text on a dark background.
  public let onDarkTextMidEmphasis = SBUColor("onDarkTextMidEmphasis", 0xFFFFFF, alpha: 0.5)
  /// Low-emphasis text on a dark background.
  public let onDarkTextLowEmphasis = SBUColor("onDarkTextLowEmphasis", 0xFFFFFF, alpha: 0.38)
  /// Disabled text on a dark background.
  public let onDarkTextDisabled = SBUColor("onDarkTextDisabled", 0xFFFFFF, alpha: 0.12)
  /// The background of search matches.
  public let highlight = SBUColor("highlight", 0xFFF2B6)
  /// A button on a light background; Diorama chose the value.
  public let buttonBackgroundLight = SBUColor("buttonBackgroundLight", 0xEEEEEE)
  /// A pressed button on a light background; Diorama chose the value.
  public let buttonHighlightedBackgroundLight = SBUColor(
    "buttonHighlightedBackgroundLight", 0xE0E0E0)
  /// A button on a dark background; Diorama chose the value.
  public let buttonBackgroundDark = SBUColor("buttonBackgroundDark", 0x2C2C2C)
  /// A pressed button on a dark background; Diorama chose the value.
  public let buttonHighlitedBackgroundDark = SBUColor("buttonHighlitedBackgroundDark", 0x393939)
  /// The shadow of a Liquid Glass menu in light themes; Diorama chose the value.
  public let liquidGlassMenuViewShadowLight = SBUColor(
    "liquidGlassMenuViewShadowLight", 0x000000, alpha: 0.12)
  /// The shadow of a Liquid Glass menu in dark themes; Diorama chose the value.
  public let liquidGlassMenuViewShadowDark = SBUColor(
    "liquidGlassMenuViewShadowDark", 0x000000, alpha: 0.5)
  /// A pressed Liquid Glass button in light themes; Diorama chose the value.
  public let liquidGlassButtonHighlightLight = SBUColor(
    "liquidGlassButtonHighlightLight", 0x000000, alpha: 0.08)
  /// A pressed Liquid Glass button in dark themes; Diorama chose the value.
  public let liquidGlassButtonHighlightDark = SBUColor(
    "liquidGlassButtonHighlightDark", 0xFFFFFF, alpha: 0.12)
  /// A Liquid Glass button of an input in light themes; Diorama chose the value.
  public let liquidGlassInputButtonBackgroundLight = SBUColor(
    "liquidGlassInputButtonBackgroundLight", 0xFFFFFF, alpha: 0.7)
  /// A Liquid Glass button of an input in dark themes; Diorama chose the value.
  public let liquidGlassInputButtonBackgroundDark = SBUColor(
    "liquidGlassInputButtonBackgroundDark", 0x000000, alpha: 0.3)
}

extension SBUColors {
  /// The name of ``primaryExtraLight`` before version 3.
  @available(*, deprecated, renamed: "primaryExtraLight")
  public var primary100: SBUColor { primaryExtraLight }
  /// The name of ``primaryLight`` before version 3.
  @available(*, deprecated, renamed: "primaryLight")
  public var primary200: SBUColor { primaryLight }
  /// The name of ``primaryMain`` before version 3.
  @available(*, deprecated, renamed: "primaryMain")
  public var primary300: SBUColor { primaryMain }
  /// The name of ``primaryDark`` before version 3.
  @available(*, deprecated, renamed: "primaryDark")
  public var primary400: SBUColor { primaryDark }
  /// The name of ``primaryExtraDark`` before version 3.
  @available(*, deprecated, renamed: "primaryExtraDark")
  public var primary500: SBUColor { primaryExtraDark }
  /// The name of ``secondaryExtraLight`` before version 3.
  @available(*, deprecated, renamed: "secondaryExtraLight")
  public var secondary100: SBUColor { secondaryExtraLight }
  /// The name of ``secondaryLight`` before version 3.
  @available(*, deprecated, renamed: "secondaryLight")
  public var secondary200: SBUColor { secondaryLight }
  /// The name of ``secondaryMain`` before version 3.
  @available(*, deprecated, renamed: "secondaryMain")
  public var secondary300: SBUColor { secondaryMain }
  /// The name of ``secondaryDark`` before version 3.
  @available(*, deprecated, renamed: "secondaryDark")
  public var secondary400: SBUColor { secondaryDark }
  /// The name of ``secondaryExtraDark`` before version 3.
  @available(*, deprecated, renamed: "secondaryExtraDark")
  public var secondary500: SBUColor { secondaryExtraDark }
  /// The name of ``errorExtraLight`` before version 3.
  @available(*, deprecated, renamed: "errorExtraLight")
  public var error100: SBUColor { errorExtraLight }
  /// The name of ``errorLight`` before version 3.
  @available(*, deprecated, renamed: "errorLight")
  public var error200: SBUColor { errorLight }
  /// The name of ``errorMain`` before version 3.
  @available(*, deprecated, renamed: "errorMain")
  public var error300: SBUColor { errorMain }
  /// The name of ``errorDark`` before version 3.
  @available(*, deprecated, renamed: "errorDark")
  public var error400: SBUColor { errorDark }
  /// The name of ``errorExtraDark`` before version 3.
  @available(*, deprecated, renamed: "errorExtraDark")
  public var error500: SBUColor { errorExtraDark }
  /// The name of ``informationLight`` before version 3.
  @available(*, deprecated, renamed: "informationLight")
  public var information: SBUColor { informationLight }
  /// The name of ``overlayDark`` before version 3.
  @available(*, deprecated, renamed: "overlayDark")
  public var overlay01: SBUColor { overlayDark }
  /// The name of ``overlayLight`` before version 3.
  @available(*, deprecated, renamed: "overlayLight")
  public var overlay02: SBUColor { overlayLight }
  /// The name of ``onLightTextHighEmphasis`` before version 3.
  @available(*, deprecated, renamed: "onLightTextHighEmphasis")
  public var onlight01: SBUColor { onLightTextHighEmphasis }
  /// The name of ``onLightTextMidEmphasis`` before version 3.
  @available(*, deprecated, renamed: "onLightTextMidEmphasis")
  public var onlight02: SBUColor { onLightTextMidEmphasis }
  /// The name of ``onLightTextLowEmphasis`` before version 3.
  @available(*, deprecated, renamed: "onLightTextLowEmphasis")
  public var onlight03: SBUColor { onLightTextLowEmphasis }
  /// The name of ``onLightTextDisabled`` before version 3.
  @available(*, deprecated, renamed: "onLightTextDisabled")
  public var onlight04: SBUColor { onLightTextDisabled }
  /// The name of ``onDarkTextHighEmphasis`` before version 3.
  @available(*, deprecated, renamed: "onDarkTextHighEmphasis")
  public var ondark01: SBUColor { onDarkTextHighEmphasis }
  /// The name of ``onDarkTextMidEmphasis`` before version 3.
  @available(*, deprecated, renamed: "onDarkTextMidEmphasis")
  public var ondark02: SBUColor { onDarkTextMidEmphasis }
  /// The name of ``onDarkTextLowEmphasis`` before version 3.
  @available(*, deprecated, renamed: "onDarkTextLowEmphasis")
  public var ondark03: SBUColor { onDarkTextLowEmphasis }
  /// The name of ``onDarkTextDisabled`` before version 3.
  @available(*, deprecated, renamed: "onDarkTextDisabled")
  public var ondark04: SBUColor { onDarkTextDisabled }

  /// The same old names, as keys and values of YAML.
  static let olderNames: [(old: String, today: String)] = {
    let shades = ["ExtraLight", "Light", "Main", "Dark", "ExtraDark"].enumerated()
    let emphases = ["HighEmphasis", "MidEmphasis", "LowEmphasis", "Disabled"].enumerated()
    var names = [("information", "informationLight")]
    names += [("overlay01", "overlayDark"), ("overlay02", "overlayLight")]
    for family in ["primary", "secondary", "error"] {
      names += shades.map { ("\(family)\($0.offset + 1)00", family + $0.element) }
    }
    for (old, today) in [("onlight", "onLightText"), ("ondark", "onDarkText")] {
      names += emphases.map { ("\(old)0\($0.offset + 1)", today + $0.element) }
    }
    return names.map { (old: $0, today: $1) }
  }()
}
