/// A node of the view tree. It has no pixels: order, text and hiding decide what a frame shows.
///
/// Subviews stand one below the other in the order in which they were added, unless a
/// ``UIStackView`` or constraints put them side by side. A view without text takes no room.
///
/// Layers and animations are accepted and kept where they can be read back, and change nothing in
/// the text. Of frames see ``frame``.
///
/// ```swift
/// final class TeamHeader: UIView {
///   private let title = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     title.text = "Team"
///     addSubview(title)
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
open class UIView: UIResponder, LayoutAnchors, KeyValueCoding {
  /// The views in it, back to front and, in text, top to bottom.
  public final internal(set) var subviews: [UIView] = []
  // A superview clears this in every subview before it goes, so it never dangles.
  final unowned(unsafe) var parent: UIView?
  /// The colour behind it, shown in `styles`; nil is see-through.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched in it, as it was set on this view; nil means the
  /// superview's.
  public final var ownTintColor: UIColor?
  /// How opaque it is, from 0 to 1. At 0 a frame does not show it; below 0.01 no touch reaches it.
  public final var alpha: CGFloat = 1
  /// Whether it is hidden: it then takes no room, and no touch reaches it.
  open var isHidden = false { didSet { setNeedsLayout() } }
  /// Whether touches reach it and what is in it. Labels and picture views start without.
  open var isUserInteractionEnabled = true
  /// A number of the app's own, by which ``viewWithTag(_:)`` finds the view; 0 unless it is set.
  public final var tag = 0
  /// A name for tests and steps.
  ///
  /// `select` finds a row by its cell's identifier, and `tap: retry` the view that is called
  /// `retry`.
  open var accessibilityIdentifier: String?

  // MARK: What layout goes by

  /// The frame that it was given.
  final var ownFrame: CGRect?
  /// Whether ``layoutSubviews()`` is to be called.
  final var needsLayout = true
  /// Whether something in it waits to be laid out.
  final var subtreeNeedsLayout = false
  /// Whether it is a screen's, and so fills the window.
  final var isScreen = false
  /// Whether it is as large as the device, unless it is given a frame.
  final var fillsScreen = false
  /// Whether it is as wide as the rows of a table, unless it is given a frame.
  final var fillsRow = false
  /// The recognisers that listen on it.
  final var recognizers: [UIGestureRecognizer] = []
  /// How strongly it keeps from growing, along each axis that this was set for.
  final var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How strongly it keeps from shrinking, along each axis that this was set for.
  final var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The constraints that hold between the view and what is in it, or between views in it.
  public final internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were given to the view.
  public final internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Whether constraints place what is in it.
  package final internal(set) var placesByConstraints = false

  // MARK: What is kept and not shown

  /// The layer; it is made when first asked for. Its settings are kept and not shown.
  public final private(set) lazy var layer = CALayer()
  /// How content would fill the view. Kept, not shown.
  public final var contentMode = ContentMode.scaleToFill
  /// Whether what stands out would be cut. Kept, not shown.
  public final var clipsToBounds = false
  /// How the view would follow its superview's size. Kept, not used.
  public final var autoresizingMask: AutoresizingMask = []
  /// Where its middle was put.
  final var ownCenter: CGPoint?
  /// How it would be turned, moved or stretched. Kept, not shown.
  public final var transform = CGAffineTransform.identity
  /// Whether nothing shines through. Kept, not shown.
  public final var isOpaque = true
  /// The room it keeps at its edges, in points. Kept, not shown.
  public final var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The room it keeps at its edges, in points. Kept apart from `layoutMargins`, not shown.
  public final var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether the superview's margins count, too. Kept, not used.
  public final var preservesSuperviewLayoutMargins = false
  /// Whether margins keep clear of bars. Kept, not used.
  public final var insetsLayoutMarginsFromSafeArea = true
  /// Light or dark for this view alone. Kept; its traits are still the run's.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether its content turns around in languages from right to left. Kept, not used.
  public final var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether it takes several fingers. Kept, not used.
  public final var isMultipleTouchEnabled = false
  /// Whether it keeps touches from other views. Kept, not used.
  public final var isExclusiveTouch = false

  // MARK: What a screen reader is told

  /// What a screen reader says; nil for the view's own words, if it has any.
  public final var accessibilityLabel: String?
  /// Whether it was made one element on purpose, or on purpose none; nil where nobody said.
  final var storedIsAccessibilityElement: Bool?
  /// Whether a screen reader passes over what is in it.
  public final var accessibilityElementsHidden = false
  /// Whether a screen reader passes over what is beside it.
  public final var accessibilityViewIsModal = false
  /// What a screen reader is told about it, besides what its class says.
  public final var accessibilityTraits: UIAccessibilityTraits = []
  /// What a screen reader says a touch does.
  public final var accessibilityHint: String?
  /// What a screen reader says its value is.
  public final var accessibilityValue: String?
  /// What it has in its own order for a screen reader.
  package final internal(set) var customAccessibilityOrder: [AnyObject]?

  /// Makes a view.
  ///
  /// - Parameter frame: where it stands, in points; see ``frame``.
  public init(frame: CGRect) {
    super.init()
    if frame != .zero { ownFrame = frame }
    setUpContent()
  }

  /// A view without a frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes an empty view; there are no nib files, so `coder` is not read.
  ///
  /// - Returns: never nil here; an app's own initialiser may return nil or stop.
  public required init?(coder: NSCoder) {
    super.init()
    setUpContent()
  }

  deinit {
    for view in subviews { view.parent = nil }
  }

  /// The view.
  public final var anchoredItem: AnyObject? { self }

  /// Puts in what views of a class start with, however they are made; called last by `init`.
  func setUpContent() {}

  // MARK: What a subclass may take part in

  /// Called when layout is needed before a frame is drawn; a place to decide what is shown.
  ///
  /// Setting frames here changes nothing. A view that asks for layout again while it is laid out is
  /// laid out by the next pass.
  open func layoutSubviews() {}
  /// Called when a subview is gone, whatever an app overrides.
  func stopTracking(_ subview: UIView) {}
  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; `newSuperview` is nil as the view leaves the tree.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the tint colour has changed, its own or the one it takes over from above.
  open func tintColorDidChange() {}
  /// Would make constraints; called never, since constraints are not solved.
  open func updateConstraints() {}
  /// Would draw pixels; called never.
  open func draw(_ rect: CGRect) {}
  /// The size in points that the view would like; zero, and not asked for: text decides.
  open var intrinsicContentSize: CGSize { .zero }
  /// The size in points that the view would like; the one given, and not asked for.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Would take the size it likes; does nothing.
  open func sizeToFit() {}
  /// Would say that it likes another size now; does nothing.
  open func invalidateIntrinsicContentSize() {}
  /// Called never: views are told of superviews only.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called never: views are told of superviews only.
  open func didMoveToWindow() {}
  /// Called never: there are no nib files.
  open func awakeFromNib() {}
  /// Called never: a run has one look.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called never: nothing has a place on the screen.
  open func safeAreaInsetsDidChange() {}
  /// The view a touch at a point would reach; asked never, steps name what they touch.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  /// Whether a point is in the view; asked never.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  /// Whether it needs constraints to be placed; asked never.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether it takes one row of text at most, whatever its width.
  package var isSingleLine: Bool { subviews.count == 1 && subviews[0].isSingleLine }
  /// Whether spare columns may go to it: to text and containers, not to pictures and controls.
  package var takesSpareColumns: Bool { true }

  /// Hands the view to a visitor, as what it is.
  package func accept(_ visitor: any ViewVisitor) { visitor.visit(view: self) }

  func set(_ value: Any?, named key: String) {
    switch (key, value) {
    case ("hidden", let value as Bool): isHidden = value
    case ("alpha", let value as CGFloat): alpha = value
    case ("tag", let value as Int): tag = value
    case ("backgroundColor", let value as UIColor?): backgroundColor = value
    case ("tintColor", let value as UIColor?): tintColor = value
    default: break
    }
  }

  func setting(named key: String) -> Any? {
    switch key {
    case "hidden": isHidden
    case "alpha": alpha
    case "tag": tag
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    default: nil
    }
  }
}
