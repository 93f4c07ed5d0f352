/// A layout wish. Accepted and kept; nothing is solved.
public final class NSLayoutConstraint {
  /// Along a row or down a column.
  public enum Axis: Int, Sendable {
    /// Along a row.
    case horizontal
    /// Down a column.
    case vertical
  }

  /// Whether it would hold.
  public var isActive = false
  /// The distance in points.
  public var constant: CGFloat
  /// How much it counts.
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

/// An edge, centre or dimension that constraints speak of.
public struct NSLayoutAnchor {
  /// Would tie two anchors together.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: constant) }

  /// Would keep at least a distance.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: constant) }

  /// Would keep at most a distance.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: constant) }

  /// Would fix a dimension.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Would keep a dimension at least this large.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Would tie a dimension to a multiple of another.
  public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: 0) }
}

/// The edges of a view, or of a part of it such as the safe area.
public struct UILayoutGuide {
  /// A guide, which is nowhere.
  public init() {}
  /// The leading edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The top edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, left to right.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, top to bottom.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView {
  /// Whether frames become constraints. Accepted and not kept.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// The part that bars do not cover.
  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The leading edge.
  public final var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The trailing edge.
  public final var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public final var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public final var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The top edge.
  public final var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public final var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public final var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, left to right.
  public final var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, top to bottom.
  public final var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Keeps a constraint; nothing moves.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Keeps constraints; nothing moves.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
}
