/// A relation between an edge, center or dimension of a view and that of another view.
///
/// In a text frame, constraints decide which views are side by side, which are above others, and
/// which are centered or at the trailing edge. Distances only decide the order of views: there is
/// one column between views side by side, and no row between views above each other. Views that
/// constraints do not place are shown as without constraints, one below the other.
public final class NSLayoutConstraint {
  /// The axis: along a row or down a column.
  public enum Axis: Int, Sendable {
    /// Along a row.
    case horizontal
    /// Down a column.
    case vertical
  }

  /// The view or guide that is placed; nil after it is deallocated.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of it that is placed.
  public let firstAttribute: Attribute
  /// The relation between the two attributes.
  public let relation: Relation
  /// The view or guide by which it is placed; nil for a dimension in points.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of that.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The distance, or the dimension, in points.
  public var constant: CGFloat { didSet { if isActive { ConstraintCheck.noteChange(self) } } }
  /// The weight against other constraints, from 0 to 1000.
  public var priority = UILayoutPriority.required {
    didSet { if isActive { ConstraintCheck.noteChange(self) } }
  }
  /// A name for logs.
  public var identifier: String?
  /// The view that holds it while it is active.
  private(set) weak var containerView: UIView?

  init(
    _ first: NSLayoutAnchor, _ relation: Relation, _ second: NSLayoutAnchor?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constraint without effect, in place of an outlet of a nib that cannot be read.
  public init() {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant) = (1, 0)
  }

  /// ``constant``, for arithmetic without Foundation.
  package var distance: Double { Double(constant) }
  /// ``multiplier``, for arithmetic without Foundation.
  package var factor: Double { Double(multiplier) }

  /// Whether it is active. Two views without a common superview cannot be connected: the constraint
  /// stays inactive and the run gets a warning; UIKit stops the app there.
  public var isActive: Bool {
    get { containerView != nil }
    set {
      guard newValue != isActive, firstAttribute != .notAnAttribute else { return }
      if newValue {
        containerView = commonView
        containerView?.install(self)
        if containerView == nil {
          ScreenEnvironment.current?.warn(.unconnected(self))
        } else {
          ConstraintCheck.noteChange(self)
        }
      } else {
        containerView?.uninstall(self)
        containerView = nil
      }
    }
  }

  /// The nearest view that contains both items, or is one of them.
  private var commonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
    return first.withSuperviews.first { second.isDescendant(of: $0) }
  }

  /// Returns the view that is an item, or that owns a guide.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// An edge, center or dimension.
  public enum Attribute: Int, Sendable {
    /// No attribute.
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
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The last line of text.
    case lastBaseline
    /// The first line of text.
    case firstBaseline
  }

  /// The relation between two attributes.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// Makes a constraint from its parts.
  ///
  /// - Parameters:
  ///   - item: a view or a guide.
  ///   - attribute: the attribute of it that is placed.
  ///   - relation: the relation between the two attributes.
  ///   - toItem: another view or guide; nil for a dimension in points.
  ///   - otherAttribute: the attribute of that.
  ///   - multiplier: the factor of the other attribute.
  ///   - constant: the distance, or the dimension, in points.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    func anchor(_ item: Any?, _ attribute: Attribute) -> NSLayoutAnchor {
      NSLayoutAnchor((item as? any LayoutAnchors)?.anchoredItem, attribute)
    }
    self.init(
      anchor(item, attribute), relation, toItem.map { anchor($0, otherAttribute) },
      multiplier: multiplier, constant: constant)
  }

}

/// The weight of a layout request, from 0 to 1000.
///
/// A row reads the priorities of its views: see ``UIView/setContentHuggingPriority(_:for:)``. If
/// constraints cannot all hold, those with the higher priority do.
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

  /// Compares two weights.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
