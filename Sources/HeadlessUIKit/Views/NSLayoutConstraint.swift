/// How an edge, centre or dimension of a view is tied to another.
///
/// In a text frame constraints say what stands beside what, what above what, and what is centred
/// or at the trailing edge. Distances decide the order of views only: views side by side have one
/// column between them, and views above each other none. What constraints leave open stands as it
/// would without them, one view below the other.
public final class NSLayoutConstraint {
  /// Along a row or down a column.
  public enum Axis: Int, Sendable {
    /// Along a row.
    case horizontal
    /// Down a column.
    case vertical
  }

  /// The view or guide that is placed; nil once it is gone.
  public private(set) weak var firstItem: AnyObject?
  /// What of it is placed.
  public let firstAttribute: Attribute
  /// How the two are tied.
  public let relation: Relation
  /// What it is placed by; nil for a dimension that is given in points.
  public private(set) weak var secondItem: AnyObject?
  /// What of that counts.
  public let secondAttribute: Attribute
  /// How many times that counts.
  public let multiplier: CGFloat
  /// The distance, or the dimension, in points.
  public var constant: CGFloat { didSet { if isActive { ConstraintCheck.noteChange(self) } } }
  /// How much it counts against others, from 0 to 1000.
  public var priority = UILayoutPriority.required {
    didSet { if isActive { ConstraintCheck.noteChange(self) } }
  }
  /// A name for whoever reads logs.
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

  /// A constraint that ties nothing: an outlet of a nib that cannot be read.
  public init() {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant) = (1, 0)
  }

  /// ``constant``, for arithmetic without Foundation.
  package var distance: Double { Double(constant) }
  /// ``multiplier``, for arithmetic without Foundation.
  package var factor: Double { Double(multiplier) }

  /// Whether it holds. Two views without a common superview cannot be tied: the constraint stays
  /// inactive, which the screen is told, where UIKit stops the app.
  public var isActive: Bool {
    get { containerView != nil }
    set {
      guard newValue != isActive, firstAttribute != .notAnAttribute else { return }
      if newValue {
        containerView = commonView
        containerView?.install(self)
        if containerView == nil {
          ConstraintCheck.warnAboutUnconnected(self)
        } else {
          ConstraintCheck.noteChange(self)
        }
      } else {
        containerView?.uninstall(self)
        containerView = nil
      }
    }
  }

  /// The nearest view that both items are in, or are.
  private var commonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
    return first.withSuperviews.first { second.isDescendant(of: $0) }
  }

  /// The view that is an item, or that a guide belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Makes constraints hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints hold no longer.
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

  /// Makes a constraint from its parts.
  ///
  /// - Parameters:
  ///   - item: a view or a guide.
  ///   - attribute: what of it is placed.
  ///   - relation: how the two are tied.
  ///   - toItem: another view or guide; nil for a dimension in points.
  ///   - otherAttribute: what of that counts.
  ///   - multiplier: how many times that counts.
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

/// How much a layout wish counts, from 0 to 1000.
///
/// A row asks its views for theirs: see ``UIView/setContentHuggingPriority(_:for:)``. Of
/// constraints that cannot all hold, those with the higher one do.
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
