// Fonts that follow the text size of the run.

extension UIFont {
  /// Returns the system's font for a style in the run's text size: 17 points for the body in the
  /// default one.
  ///
  /// - Parameter style: the purpose of the text; an app's own style has the size of the body.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system's font for a style in a text size.
  ///
  /// - Parameters:
  ///   - style: the purpose of the text.
  ///   - traits: the traits with the text size; nil means those of the run.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    .preferred(style, for: (traits ?? .current).preferredContentSizeCategory)
  }
}

extension UIFontDescriptor {
  /// Returns the description of the system's font for a style.
  ///
  /// - Parameters:
  ///   - style: the purpose of the text.
  ///   - traits: the traits with the text size; nil means those of the run.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    .preferred(style, for: (traits ?? .current).preferredContentSizeCategory)
  }
}

/// Scales fonts and distances to the run's text size, as the fonts of a style grow.
public struct UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics for a style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font in the run's text size, rounded to whole points.
  ///
  /// - Parameters:
  ///   - font: the font in the default text size.
  ///   - maximumPointSize: the largest size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity) -> UIFont {
    let size = Swift.min(scaledValue(for: font.pointSize).rounded(), maximumPointSize)
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// Returns a distance in the run's text size.
  ///
  /// - Parameters:
  ///   - value: the distance in the default text size.
  ///   - traits: the traits with the text size; nil means those of the run.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return value * category.pointSize(of: style)
      / UIContentSizeCategory.large.pointSize(of: style)
  }
}
