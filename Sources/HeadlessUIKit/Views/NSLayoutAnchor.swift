/// An edge, center or dimension of a view or guide, for use in constraints.
///
/// Any anchor can be connected to any other. UIKit's compiler checks keep the axes apart; here a
/// constraint between different axes places nothing.
public struct NSLayoutAnchor {
  let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  private func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, relation, other, multiplier: multiplier, constant: constant)
  }

  /// Makes two anchors equal.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - constant: the distance of this anchor after the other one, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { makeConstraint(.equal, anchor, constant: constant) }

  /// Keeps at least a distance, in points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { makeConstraint(.greaterThanOrEqual, anchor, constant: constant) }

  /// Keeps at most a distance, in points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { makeConstraint(.lessThanOrEqual, anchor, constant: constant) }

  /// Fixes a dimension, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, nil, constant: constant)
  }

  /// Keeps a dimension at least this large, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// Keeps a dimension at most this large, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// Makes a dimension equal to a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// Keeps a dimension at least as large as a multiple of another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Keeps a dimension at most as large as a multiple of another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Keeps the system's distance of 8 points, times `multiplier`, after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, constant: 8 * multiplier) }

  /// Keeps at least the system's distance of 8 points, times `multiplier`, after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// Keeps the system's distance of 8 points, times `multiplier`, below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, constant: 8 * multiplier) }

  /// Keeps at least the system's distance of 8 points, times `multiplier`, below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }
}

/// An edge or center on the horizontal axis.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
/// An edge or center on the vertical axis.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
/// A width or height.
public typealias NSLayoutDimension = NSLayoutAnchor

/// An object with edges, centers and dimensions for constraints: a view or a guide.
public protocol LayoutAnchors: AnyObject {
  /// The view or guide that constraints place; for a view's own guides, the view.
  var anchoredItem: AnyObject? { get }
}

extension LayoutAnchors {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(anchoredItem, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(anchoredItem, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(anchoredItem, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(anchoredItem, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(anchoredItem, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(anchoredItem, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutAnchor(anchoredItem, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutAnchor(anchoredItem, .height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(anchoredItem, .centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(anchoredItem, .centerY) }
}

/// A rectangle without a view: the area inside a view's margins, or an app's own space between
/// views.
open class UILayoutGuide: LayoutAnchors {
  /// The view that it belongs to.
  public final internal(set) weak var owningView: UIView?
  /// A name for logs.
  public final var identifier = ""
  private let isWholeView: Bool

  /// Makes a guide; `UIView.addLayoutGuide(_:)` gives it to a view.
  public init() { isWholeView = false }

  /// Makes the area of a view that bars, or margins, do not cover: in text the whole view.
  init(of view: UIView) {
    isWholeView = true
    owningView = view
  }

  /// The guide, or the view whose area it is.
  public final var anchoredItem: AnyObject? { isWholeView ? owningView : self }
}

/// The area of the keyboard, which a run does not have: the lower edge of its view.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that is apart from the lower edge. Kept, not used.
  public var followsUndockedKeyboard = false
  /// Whether it includes the safe area while there is no keyboard. Kept, not used.
  public var usesBottomSafeArea = true
  /// The top edge: the lower edge of the view.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(owningView, .bottom) }
}
