/// How a presented screen covers the one below.
///
/// What covers all, `fullScreen` and `currentContext`, makes the screen below disappear and appear
/// again; the other styles leave it as it is, and it hears nothing.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system thinks; a sheet.
  case automatic = -2
  /// All of it.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// What contains it; all of it here.
  case currentContext
  /// As the app thinks; a sheet here.
  case custom
  /// All of it, and what is below may shine through.
  case overFullScreen
  /// What contains it, and what is below may shine through.
  case overCurrentContext
  /// A bubble; a sheet here.
  case popover
}

/// How a presented screen would move in. Kept, not shown.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical
  /// Turning around.
  case flipHorizontal
  /// Fading in.
  case crossDissolve
  /// As a page turns.
  case partialCurl
}

/// Something that runs beside a transition's animation. There are none here.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Would run the changes beside the animation.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// The bubble that a screen would come up in on a tablet. There are none here.
public final class UIPopoverPresentationController {
  /// The view that it would point to.
  public var sourceView: UIView?
  /// The part of that view that it would point to.
  public var sourceRect = CGRect.zero
  /// The bar item that it would point to.
  public var barButtonItem: UIBarButtonItem?
  /// The ways in which it may point.
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
  init() {}
}

/// Ways in which a bubble points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt
  /// Ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Any.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
