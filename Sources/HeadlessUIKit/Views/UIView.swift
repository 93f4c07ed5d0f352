/// A node of the view tree. It has no pixels: order, text and hiding decide what a frame shows.
///
/// Frames, constraints, layers, animations and gestures are accepted and kept where they can be
/// read back, and change nothing in the text.
open class UIView: UIResponder {
  /// The views in it, back to front and, in text, top to bottom.
  public final private(set) var subviews: [UIView] = []
  // A superview clears this in every subview before it goes, so it never dangles.
  private unowned(unsafe) var parent: UIView?
  /// The colour behind it. Kept, not shown.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched in it; nil means the superview's.
  public final var ownTintColor: UIColor?
  private var storedExtras: ViewExtras?
  /// How opaque it is, from 0 to 1; at 0 it is not shown.
  public final var alpha: CGFloat = 1
  var flags: ViewFlags = [.isUserInteractionEnabled, .needsLayout]

  /// A view at a frame, which is kept and not used.
  public init(frame: CGRect) {
    super.init()
    let (origin, size) = (frame.origin, frame.size)
    if size.width != 0 || size.height != 0 || origin.x != 0 || origin.y != 0 {
      extras.frame = frame
    }
  }

  /// A view without a frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Views are not decoded here.
  ///
  /// - Returns: nil from an app's own nib code; here always an empty view.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for view in subviews { view.parent = nil }
  }

  // MARK: What a subclass may take part in

  /// Places the subviews; called before a frame is drawn when layout is needed.
  open func layoutSubviews() {}
  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}
  /// Would make constraints; called never, since constraints are not solved.
  open func updateConstraints() {}
  /// Would draw pixels; called never.
  open func draw(_ rect: CGRect) {}
  /// The size the view would like; zero, since text decides.
  open var intrinsicContentSize: CGSize { .zero }
  /// The size the view would like; the one given.
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

  // MARK: What is rarely set

  /// Whether it is hidden: it then takes no room.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      flags.set(.isHidden, to: newValue)
      setNeedsLayout()
    }
  }

  /// Whether touches reach it and what is in it.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, to: newValue) }
  }

  /// A name for tests and steps; `select` finds a row by its cell's.
  open var accessibilityIdentifier: String? {
    get { storedExtras?.accessibilityIdentifier }
    set { extras.accessibilityIdentifier = newValue }
  }

  final var extras: ViewExtras {
    if let storedExtras { return storedExtras }
    let made = ViewExtras()
    storedExtras = made
    return made
  }

  final var extrasIfAny: ViewExtras? { storedExtras }
}

// MARK: - The tree

extension UIView {
  /// The view that this one is in.
  public final var superview: UIView? { parent }

  /// The window at the top of the tree, if the tree has one.
  public final var window: UIWindow? {
    var view: UIView? = self
    while let next = view?.parent { view = next }
    return view as? UIWindow
  }

  /// Puts `view` in front, taking it from where it was.
  public final func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts `view` at a place among the subviews; places out of range mean the nearest end.
  public final func insertSubview(_ view: UIView, at index: Int) {
    // A view inside itself would have no end; UIKit stops the app.
    guard view !== self, parent == nil || view.subviews.isEmpty || !isDescendant(of: view)
    else { return }
    place(view, at: index)
  }

  /// Puts in a view that is known not to hold this one.
  final func place(_ view: UIView, at index: Int) {
    if let old = view.parent {
      if old === self { return moveSubview(view, to: index) }
      old.willRemoveSubview(view)
    }
    view.willMove(toSuperview: self)
    if let old = view.parent { view.leave(old) }
    if index >= subviews.count {
      subviews.append(view)
    } else {
      subviews.insert(view, at: max(index, 0))
    }
    view.parent = self
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if !flags.contains(.holdsNeedsLayout),
      !view.flags.isDisjoint(with: [.needsLayout, .holdsNeedsLayout])
    {
      noteNeedsLayoutBelow()
    }
  }

  /// Tells the views above that something in this one waits to be laid out.
  private func noteNeedsLayoutBelow() {
    var next: UIView? = self
    while let view = next, !view.flags.contains(.holdsNeedsLayout) {
      view.flags.insert(.holdsNeedsLayout)
      next = view.parent
    }
  }

  private func moveSubview(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
  }

  private func leave(_ old: UIView) {
    old.subviews.removeAll { $0 === self }
    parent = nil
    old.setNeedsLayout()
  }

  /// Puts `view` behind `sibling`.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(of: sibling, without: view))
  }

  /// Puts `view` before `sibling`.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: place(of: sibling, without: view) + 1)
  }

  private func place(of sibling: UIView, without view: UIView) -> Int {
    let others = subviews.filter { $0 !== view }
    return others.firstIndex { $0 === sibling } ?? others.count
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if let parent = self.parent { leave(parent) }
    didMoveToSuperview()
  }

  /// Moves `view` to the front.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves `view` to the back.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether `view` is this view or above it.
  public final func isDescendant(of view: UIView) -> Bool {
    // Each view on the way is kept alive by the one above it, so none is retained here.
    let wanted = Unmanaged.passUnretained(view).toOpaque()
    var next: Unmanaged<UIView>? = .passUnretained(self)
    while let current = next {
      if current.toOpaque() == wanted { return true }
      next = current._withUnsafeGuaranteedRef { $0.parent.map { .passUnretained($0) } }
    }
    return false
  }

  /// The first view with this tag, this one included.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched: the own one, else the superview's.
  public final var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  private func announceTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTintColor() }
  }
}

extension UIView {
  /// Whether a finger reaches it: neither it nor a view above is hidden or switched off.
  package final var takesTouches: Bool {
    var next: UIView? = self
    while let view = next {
      if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
      next = view.superview
    }
    return true
  }
}

/// The yes-or-no facts of a view.
struct ViewFlags: OptionSet {
  let rawValue: UInt16
  static let isHidden = ViewFlags(rawValue: 1)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 2)
  static let needsLayout = ViewFlags(rawValue: 4)
  static let isEnabled = ViewFlags(rawValue: 8)
  static let isSelected = ViewFlags(rawValue: 16)
  static let isHighlighted = ViewFlags(rawValue: 32)
  static let isOn = ViewFlags(rawValue: 64)
  static let isVertical = ViewFlags(rawValue: 128)
  static let holdsNeedsLayout = ViewFlags(rawValue: 256)
  static let isScreen = ViewFlags(rawValue: 512)
  static let isCell = ViewFlags(rawValue: 1024)

  mutating func set(_ flag: ViewFlags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
