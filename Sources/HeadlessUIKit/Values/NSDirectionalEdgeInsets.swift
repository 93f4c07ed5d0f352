/// Insets from the edges as the language runs, in points. Kept, not shown.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: Double
  /// From the beginning.
  public var leading: Double
  /// From the bottom.
  public var bottom: Double
  /// From the end.
  public var trailing: Double

  /// Insets from the four edges.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle without its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
