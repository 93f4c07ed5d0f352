/// What few view controllers set, kept apart so that the others stay small.
final class ControllerExtras {
  var isEditing = false
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var definesPresentationContext = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var preferredContentSize = CGSize.zero
}

extension UIViewController {
  final var extras: ControllerExtras {
    if let storedExtras { return storedExtras }
    let made = ControllerExtras()
    storedExtras = made
    return made
  }

  /// Whether its content is being edited. Kept, not shown.
  public final var isEditing: Bool {
    get { storedExtras?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether a tab bar would go when it is pushed. Kept; there are no tab bars.
  public final var hidesBottomBarWhenPushed: Bool {
    get { storedExtras?.hidesBottomBarWhenPushed ?? false }
    set { extras.hidesBottomBarWhenPushed = newValue }
  }

  /// The edges at which it reaches below bars. Kept, not shown.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { storedExtras?.edgesForExtendedLayout ?? .all }
    set { extras.edgesForExtendedLayout = newValue }
  }

  /// Whether it reaches below bars that nothing shines through. Kept, not shown.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { storedExtras?.extendedLayoutIncludesOpaqueBars ?? false }
    set { extras.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether screens may be presented over it alone. Kept, not used.
  public final var definesPresentationContext: Bool {
    get { storedExtras?.definesPresentationContext ?? false }
    set { extras.definesPresentationContext = newValue }
  }

  /// More room to keep free at the edges. Kept, not shown.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { storedExtras?.additionalSafeAreaInsets ?? .zero }
    set { extras.additionalSafeAreaInsets = newValue }
  }

  /// The size it would like as a sheet or bubble. Kept, not shown.
  public final var preferredContentSize: CGSize {
    get { storedExtras?.preferredContentSize ?? .zero }
    set { extras.preferredContentSize = newValue }
  }

  /// Would ask for the status bar's look; does nothing.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Shows a screen: on the stack if this one is on one, else over this one.
  public final func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// The bubble it would come up in on a tablet; always nil.
  public final var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// What would run beside a transition's animation; always nil, since nothing moves.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
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
