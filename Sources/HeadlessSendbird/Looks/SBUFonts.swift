import HeadlessUIKit

/// The kit's fonts, all of them system fonts. `SBUFontSet` reads and replaces them.
public struct SBUFonts: Sendable {
  /// 18 points, bold.
  public let h1 = SBUFont("h1", 18, .bold)
  /// 18 points, medium.
  public let h2 = SBUFont("h2", 18, .medium)
  /// 16 points, bold.
  public let h3 = SBUFont("h3", 16, .bold)
  /// 16 points, regular.
  public let body1 = SBUFont("body1", 16, .regular)
  /// 14 points, semibold.
  public let body2 = SBUFont("body2", 14, .semibold)
  /// 14 points, regular.
  public let body3 = SBUFont("body3", 14, .regular)
  /// 14 points, bold.
  public let body4 = SBUFont("body4", 14, .bold)
  /// 18 points, semibold.
  public let button1 = SBUFont("button1", 18, .semibold)
  /// 16 points, medium.
  public let button2 = SBUFont("button2", 16, .medium)
  /// 14 points, medium.
  public let button3 = SBUFont("button3", 14, .medium)
  /// 16 points, bold; Diorama chose the value.
  public let button4 = SBUFont("button4", 16, .bold)
  /// 12 points, bold.
  public let caption1 = SBUFont("caption1", 12, .bold)
  /// 12 points, regular.
  public let caption2 = SBUFont("caption2", 12, .regular)
  /// 11 points, medium.
  public let caption3 = SBUFont("caption3", 11, .medium)
  /// 11 points, regular.
  public let caption4 = SBUFont("caption4", 11, .regular)
  /// 16 points, medium.
  public let subtitle1 = SBUFont("subtitle1", 16, .medium)
  /// 16 points, regular.
  public let subtitle2 = SBUFont("subtitle2", 16, .regular)
  /// 14 points, medium; Diorama chose the value.
  public let subtitle3 = SBUFont("subtitle3", 14, .medium)
}
