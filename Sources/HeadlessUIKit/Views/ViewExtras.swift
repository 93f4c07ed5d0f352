/// What few views set, kept apart so that the others stay small.
final class ViewExtras {
  var frame = CGRect.zero
  var tag = 0
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var horizontalHugging: UILayoutPriority?
  var verticalHugging: UILayoutPriority?
  var horizontalResistance: UILayoutPriority?
  var verticalResistance: UILayoutPriority?
  var rare: RareViewSettings?
}

extension UIView {
  /// How content would fill the view. Kept, not shown.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// Whole, with room left.
    case scaleAspectFit
    /// Filled, with edges cut.
    case scaleAspectFill
    /// In the middle.
    case center
  }

  /// A number of the app's own.
  public final var tag: Int {
    get { extrasIfAny?.tag ?? 0 }
    set { extras.tag = newValue }
  }

  /// The frame that was set. Kept, not used.
  public final var frame: CGRect {
    get { extrasIfAny?.frame ?? .zero }
    set { extras.frame = newValue }
  }

  /// The frame's size, at the origin. Kept, not used.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { extras.frame.size = newValue.size }
  }

  /// What a screen reader would say. Kept, not shown.
  public final var accessibilityLabel: String? {
    get { extrasIfAny?.accessibilityLabel }
    set { extras.accessibilityLabel = newValue }
  }

  /// How content would fill the view. Kept, not shown.
  public final var contentMode: ContentMode {
    get { extrasIfAny?.contentMode ?? .scaleToFill }
    set { extras.contentMode = newValue }
  }

  /// Whether what stands out would be cut. Kept, not shown.
  public final var clipsToBounds: Bool {
    get { extrasIfAny?.clipsToBounds ?? false }
    set { extras.clipsToBounds = newValue }
  }

  /// The layer, whose settings are kept and not shown.
  public final var layer: CALayer {
    if let layer = extrasIfAny?.layer { return layer }
    let layer = CALayer()
    extras.layer = layer
    return layer
  }

  /// Light or dark, as the run says.
  public final var traitCollection: UITraitCollection { .current }
}

/// The settings of a view's layer. Kept, not shown.
public final class CALayer {
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// How wide the border is, in points.
  public var borderWidth: CGFloat = 0
  /// The border's colour.
  public var borderColor: CGColor?
  /// Whether what stands out is cut.
  public var masksToBounds = false
  /// How opaque the shadow is.
  public var shadowOpacity: Float = 0
  /// How far the shadow reaches, in points.
  public var shadowRadius: CGFloat = 0
  /// How far the shadow is moved, in points.
  public var shadowOffset = CGSize.zero
  /// The shadow's colour.
  public var shadowColor: CGColor?
  /// The background.
  public var backgroundColor: CGColor?
}
