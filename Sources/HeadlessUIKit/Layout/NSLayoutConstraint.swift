/// A layout wish. Accepted and kept; nothing is solved.
///
/// In a text frame the order of subviews and the axis of stack views decide where things stand.
/// Code that places views by constraints compiles and runs, and its views stand one below the
/// other.
public final class NSLayoutConstraint {
  /// Along a row or down a column.
  public enum Axis: Int, Sendable {
    /// Along a row.
    case horizontal
    /// Down a column.
    case vertical
  }

  /// Whether it would hold. Kept; nothing moves.
  public var isActive = false
  /// The distance in points. Kept, not used.
  public var constant: CGFloat
  /// How much it would count against others, from 0 to 1000. Kept, not used.
  public var priority = UILayoutPriority.required
  /// A name for whoever reads logs.
  public var identifier: String?

  init(constant: CGFloat) { self.constant = constant }

  /// Marks constraints as active; nothing moves.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Marks constraints as inactive; nothing moves.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// An edge, centre or dimension.
  public enum Attribute: Int, Sendable {
    /// None.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, left to right.
    case centerX
    /// The middle, top to bottom.
    case centerY
    /// The last line of text.
    case lastBaseline
    /// The first line of text.
    case firstBaseline
  }

  /// How two attributes are tied.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// Makes a constraint from its parts, which are checked by nobody; only `constant`, the distance
  /// in points, is kept.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(constant: constant)
  }

  /// The constraints of a picture in letters such as `H:|-[name]-|`.
  ///
  /// - Returns: none, since the picture is not read.
  public static func constraints(
    withVisualFormat format: String, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

/// How much a layout wish counts, from 0 to 1000.
///
/// A row asks its views for theirs: see ``UIView/setContentHuggingPriority(_:for:)``. On
/// constraints it is kept and not used.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// From 0 to 1000.
  public let rawValue: Float

  /// Makes a priority from 0 to 1000; the range is not checked.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from 0 to 1000; the range is not checked.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Should hold: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// May hold: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Hardly holds: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders by weight.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
