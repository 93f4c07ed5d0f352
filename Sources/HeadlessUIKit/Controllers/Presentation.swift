/// How a presented screen covers the one below.
///
/// `fullScreen` and `currentContext` cover it entirely: the screen below disappears and later
/// appears again. With the other styles it stays as it is and is not notified.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice; a sheet.
  case automatic = -2
  /// The whole screen.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// The container; here the whole screen.
  case currentContext
  /// The app's choice; here a sheet.
  case custom
  /// The whole screen; the content below may show through.
  case overFullScreen
  /// The container; the content below may show through.
  case overCurrentContext
  /// A popover; here a sheet.
  case popover
}

/// The animation of a presentation. Kept, not shown.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical
  /// Flipping around.
  case flipHorizontal
  /// Fading in.
  case crossDissolve
  /// As a page curls.
  case partialCurl
}

/// Runs animations beside a transition. Never made here.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Would run changes beside the animation.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// The popover that would show a screen on a tablet. Never made here.
public final class UIPopoverPresentationController {
  /// The view that it would point to.
  public var sourceView: UIView?
  /// The part of that view that it would point to.
  public var sourceRect = CGRect.zero
  /// The bar item that it would point to.
  public var barButtonItem: UIBarButtonItem?
  /// The allowed directions of the arrow.
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
  init() {}
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Makes directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Any.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
