/// An edge or centre, left to right.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
/// An edge or centre, top to bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
/// A width or height.
public typealias NSLayoutDimension = NSLayoutAnchor

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

  /// A constraint from its parts, of which only the constant is kept.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(constant: constant)
  }

  /// The constraints of a picture in letters; the picture is not read, so there are none.
  public static func constraints(
    withVisualFormat format: String, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

extension NSLayoutAnchor {
  /// Would keep a dimension at most this large.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Would tie a dimension to a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Would keep a dimension at least as large as a multiple of another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Would keep a dimension at most as large as a multiple of another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Would keep the system's distance after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }

  /// Would keep the system's distance below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}

extension UIView {
  /// The first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  /// The last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  /// The part in which text is good to read.
  public final var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Marks a constraint as inactive; nothing moves.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Marks constraints as inactive; nothing moves.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The constraints of the view; always none, since they are not kept.
  public final var constraints: [NSLayoutConstraint] { [] }

  /// Accepts a guide; nothing is placed by it.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {}

  /// The size that constraints would give; always the one given.
  public final func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
}
