/// A node of the view tree. It has no pixels: order, text and visibility decide what a frame shows.
///
/// Subviews are shown one below the other in the order in which they were added, unless a
/// ``UIStackView`` or constraints place them side by side. A view without text takes no space.
///
/// Layers and animations are accepted, and kept if they can be read back; they do not change the
/// text. For frames see ``frame``.
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
  /// The screen whose view it is, as a class that views know.
  final weak var controller: UIResponder?
  open override var next: UIResponder? { controller ?? superview }
  /// The subviews, back to front and, in text, top to bottom.
  public final internal(set) var subviews: [UIView] = []
  // A superview clears this in every subview before it goes, so it never dangles.
  final unowned(unsafe) var parent: UIView?
  /// The background color, shown in `styles`; nil is transparent.
  open var backgroundColor: UIColor?
  /// The color of the background, wherever it is set.
  var fillColor: UIColor? { backgroundColor }
  /// The tint color that was set on this view; nil means the superview's.
  public final var ownTintColor: UIColor?
  /// The opacity, from 0 to 1. At 0 a frame does not show the view; below 0.01 it gets no touches.
  public final var alpha: CGFloat = 1
  /// Whether it is hidden: it then takes no space and gets no touches.
  open var isHidden = false { didSet { setNeedsLayout() } }
  /// Whether it and its subviews get touches. Labels and image views start with false.
  open var isUserInteractionEnabled = true
  /// An app-defined number, by which ``viewWithTag(_:)`` finds the view; 0 unless it is set.
  public final var tag = 0
  /// A name for tests and steps.
  ///
  /// The step `select` finds a row by its cell's identifier, and `tap: retry` finds the view named
  /// `retry`.
  open var accessibilityIdentifier: String?
  /// The value that the view shows in another form, for `diorama explain`: the key of the id of its
  /// record, and its own key, such as `messageId.createdAt`.
  package final var recordKey: String?

  // MARK: Layout

  /// The frame that was set.
  final var ownFrame: CGRect?
  /// Whether ``layoutSubviews()`` is to be called.
  final var needsLayout = true
  /// Whether a view in it is to be laid out.
  final var subtreeNeedsLayout = false
  /// Whether it is the view of a screen, which fills the window.
  final var isScreen = false
  /// Whether it is as large as the device, unless a frame is set.
  final var fillsScreen = false
  /// Whether it is as wide as the rows of a table, unless a frame is set.
  final var fillsRow = false
  /// The gesture recognizers of the view.
  final var recognizers: [UIGestureRecognizer] = []
  /// What the view does besides showing itself, such as a context menu.
  public final var interactions: [any UIInteraction] = []
  /// The content hugging priorities that were set, by axis.
  final var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The compression resistance priorities that were set, by axis.
  final var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The constraints between the view and its subviews, or between its subviews.
  public final internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that were added to the view.
  public final internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Whether constraints place its subviews.
  final var hasPlacingConstraints = false
  /// Whether constraints place its ``placedViews``.
  package final var placesByConstraints: Bool {
    hasPlacingConstraints || contentBesideViews?.hasPlacingConstraints ?? false
  }
  /// The content view of a cell, header or footer to which an app has added views beside the
  /// content view; a frame shows them together with the views inside it.
  package var contentBesideViews: UIView? { nil }
  /// The views that a frame places in it: the subviews, with those of ``contentBesideViews`` in
  /// place of that view.
  package var placedViews: [UIView] {
    guard let content = contentBesideViews else { return subviews }
    return (content.isHidden ? [] : content.subviews) + subviews.filter { $0 !== content }
  }

  // MARK: Kept and not shown

  /// The layer, made on first access. Its settings are kept and not shown.
  public final private(set) lazy var layer = CALayer()
  /// How content would fill the view. Kept, not shown.
  public final var contentMode = ContentMode.scaleToFill
  /// Whether content outside of the bounds would be cut. Kept, not shown.
  public final var clipsToBounds = false
  /// How the view would follow its superview's size. Kept, not used.
  public final var autoresizingMask: AutoresizingMask = []
  /// The center that was set.
  final var ownCenter: CGPoint?
  /// The rotation, translation or scaling. Kept, not shown.
  public final var transform = CGAffineTransform.identity
  /// Whether it is opaque. Kept, not shown.
  public final var isOpaque = true
  /// The margins in points. Kept, not shown.
  public final var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins in points. Kept apart from `layoutMargins`, not shown.
  public final var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether the superview's margins apply, too. Kept, not used.
  public final var preservesSuperviewLayoutMargins = false
  /// Whether margins include the safe area. Kept, not used.
  public final var insetsLayoutMarginsFromSafeArea = true
  /// Light or dark for this view alone. Kept; its traits are still the run's.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether its content is mirrored in languages from right to left. Kept, not used.
  public final var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether it accepts several touches at a time. Kept, not used.
  public final var isMultipleTouchEnabled = false
  /// Whether it keeps touches from other views. Kept, not used.
  public final var isExclusiveTouch = false

  // MARK: Accessibility

  /// The screen reader label; nil means the view's own text, if it has any.
  public final var accessibilityLabel: String?
  /// Whether it was explicitly made an accessibility element, or explicitly not; nil if not set.
  final var storedIsAccessibilityElement: Bool?
  /// Whether a screen reader skips its subviews.
  public final var accessibilityElementsHidden = false
  /// Whether a screen reader skips its siblings.
  public final var accessibilityViewIsModal = false
  /// The screen reader traits, in addition to those of its class.
  public final var accessibilityTraits: UIAccessibilityTraits = []
  /// The screen reader hint: what a tap does.
  public final var accessibilityHint: String?
  /// The screen reader value.
  public final var accessibilityValue: String?
  /// Its own order of elements for a screen reader.
  package final internal(set) var customAccessibilityOrder: [AnyObject]?

  /// Makes a view.
  ///
  /// - Parameter frame: the position and size in points; see ``frame``.
  public init(frame: CGRect) {
    super.init()
    if frame != .zero { ownFrame = frame }
    setUpContent()
  }

  /// Makes a view without a frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes an empty view without reading `coder`.
  ///
  /// - Returns: never nil here; an app's own initializer may return nil or stop.
  public required init?(coder: NSCoder) {
    super.init()
    setUpContent()
  }

  deinit {
    for view in subviews { view.parent = nil }
  }

  /// The view itself.
  public final var anchoredItem: AnyObject? { self }

  /// Adds the initial content of a class; every `init` calls it last.
  func setUpContent() {}

  // MARK: For subclasses

  /// Called before a frame is drawn, if layout is needed; a place to decide what is shown.
  ///
  /// Setting frames here changes nothing. A view that requests layout during its layout is laid out
  /// by the next pass.
  open func layoutSubviews() {}
  /// Called after a subview was removed, whatever an app overrides.
  func stopTracking(_ subview: UIView) {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; `newSuperview` is nil if the view leaves the tree.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called after the tint color has changed, its own or an inherited one.
  open func tintColorDidChange() {}
  /// Would make constraints; never called, since constraints are not solved.
  open func updateConstraints() {}
  /// Would draw pixels; never called.
  open func draw(_ rect: CGRect) {}
  /// The preferred size in points: none, and never read, since text decides.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Returns the preferred size in points: the given size; never called.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Would resize the view to its preferred size; does nothing.
  open func sizeToFit() {}
  /// Would report a new preferred size; does nothing.
  open func invalidateIntrinsicContentSize() {}
  /// Never called: views are notified of superviews only.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Never called: views are notified of superviews only.
  open func didMoveToWindow() {}
  /// Called after the view was made in place of the content of a nib.
  open func awakeFromNib() {}
  /// Returns whether one of the view's recognizers may act; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called: a run has one appearance.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: views have no position on the screen.
  open func safeAreaInsetsDidChange() {}
  /// Returns the view that a touch would reach; never called, since steps name what they touch.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  /// Returns whether a point is in the view; never called.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  /// Whether it needs constraints; never read.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether it takes at most one row of text, whatever its width.
  package var isSingleLine: Bool { subviews.count == 1 && subviews[0].isSingleLine }
  /// Whether spare columns may go to it: to text and containers, not to images and controls.
  package var takesSpareColumns: Bool { true }

  /// Passes the view to a visitor, with its class.
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
