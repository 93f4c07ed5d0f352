/// A sheet in which a screen is presented. Its height is kept, not shown: a frame shows the whole
/// screen.
public final class UISheetPresentationController: NSObject {
  /// A height of the sheet.
  public struct Detent: Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// The name.
    public let identifier: Identifier

    /// Half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(identifier: .large) }
    /// A height of an app's own; the closure is never called.
    public static func custom(
      identifier: Identifier? = nil, resolver: (any UISheetDetentContext) -> CGFloat?
    ) -> Detent { Detent(identifier: identifier ?? Identifier("custom")) }
  }

  /// The screen.
  public private(set) weak var presentedViewController: UIViewController?
  /// The delegate. Kept, never called.
  public weak var delegate: (any UISheetPresentationControllerDelegate)?
  /// The heights.
  public var detents = [Detent.large()]
  /// The current height; nil is the first.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// The highest sheet that leaves the screen below bright.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether it has a grabber.
  public var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it is at the edge in a low window.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is that of the content.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners.
  public var preferredCornerRadius: CGFloat?

  init(_ controller: UIViewController) { presentedViewController = controller }

  /// Makes changes at once.
  public func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a height of an app's own can depend on.
public protocol UISheetDetentContext {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// Receives events of a sheet; it has no methods here.
public protocol UISheetPresentationControllerDelegate: AnyObject {}
