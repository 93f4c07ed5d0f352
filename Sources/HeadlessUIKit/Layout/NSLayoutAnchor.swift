/// An edge, centre or dimension that constraints speak of.
///
/// It knows neither its view nor its kind, since nothing is solved: any anchor can be tied to any
/// other. Each method makes a constraint that keeps its constant.
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

/// An edge or centre, left to right.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
/// An edge or centre, top to bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
/// A width or height.
public typealias NSLayoutDimension = NSLayoutAnchor

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

/// The edges of a view, or of a part of it such as the safe area. It has no place of its own.
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
