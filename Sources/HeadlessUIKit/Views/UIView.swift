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
open class UIView: UIResponder, LayoutAnchors, KeyedSettings {
  /// The views in it, back to front and, in text, top to bottom.
  public final private(set) var subviews: [UIView] = []
  // A superview clears this in every subview before it goes, so it never dangles.
  private unowned(unsafe) var parent: UIView?
  /// The colour behind it, shown in `styles`; nil is see-through.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched in it, as it was set on this view; nil means the
  /// superview's.
  public final var ownTintColor: UIColor?
  private var storedExtras: ViewExtras?
  /// How opaque it is, from 0 to 1. At 0 a frame does not show it; below 0.01 no touch reaches it.
  public final var alpha: CGFloat = 1
  var flags: ViewFlags = [.isUserInteractionEnabled, .needsLayout]

  /// Makes a view.
  ///
  /// - Parameter frame: where it stands, in points; see ``frame``.
  public init(frame: CGRect) {
    super.init()
    let (origin, size) = (frame.origin, frame.size)
    if size.width != 0 || size.height != 0 || origin.x != 0 || origin.y != 0 {
      self.frame = frame
    }
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
  }

  deinit {
    for view in subviews { view.parent = nil }
  }

  /// The view.
  public final var anchoredItem: AnyObject? { self }

  // MARK: What a subclass may take part in

  /// Called when layout is needed before a frame is drawn; a place to decide what is shown.
  ///
  /// Setting frames here changes nothing. A view that asks for layout again while it is laid out is
  /// laid out by the next pass.
  open func layoutSubviews() {}
  /// Called when a subview has its place, before anybody else hears of it.
  func subviewWasPlaced(_ view: UIView) {}
  /// Called before the subviews take another order.
  func subviewsWillMove() {}
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

  // MARK: What is rarely set

  /// Whether it is hidden: it then takes no room, and no touch reaches it.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      flags.set(.isHidden, to: newValue)
      setNeedsLayout()
    }
  }

  /// Whether touches reach it and what is in it. Labels and picture views start without.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, to: newValue) }
  }

  /// A name for tests and steps.
  ///
  /// `select` finds a row by its cell's identifier, and `tap: retry` the view that is called
  /// `retry`.
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

// MARK: - The tree

extension UIView {
  /// The view that this one is in.
  public final var superview: UIView? { parent }

  /// The window at the top of the tree; nil if the tree does not stand in one.
  public final var window: UIWindow? {
    var view: UIView? = self
    while let next = view?.parent { view = next }
    return view as? UIWindow
  }

  /// Puts `view` in front, which in text is below its siblings, taking it from where it was.
  ///
  /// Nothing happens to a view that holds this one, or is it; UIKit stops the app there.
  public final func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  /// Puts `view` at a place among the subviews, taking it from where it was.
  ///
  /// - Parameters:
  ///   - view: the view; one that holds this view, or is it, stays where it is.
  ///   - index: how many subviews stand behind it, which in text is above it; places out of range
  ///     mean the nearest end.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  private func insert(_ view: UIView, at index: Int?) {
    // A view inside itself would have no end; UIKit stops the app.
    guard view !== self, parent == nil || view.subviews.isEmpty || !isDescendant(of: view)
    else { return }
    place(view, at: index)
  }

  /// Puts in a view that is known not to hold this one; in front without an index.
  final func place(_ view: UIView, at index: Int? = nil) {
    if let old = view.parent {
      if old === self { return moveSubview(view, to: index) }
      old.willRemoveSubview(view)
    }
    view.willMove(toSuperview: self)
    if let old = view.parent { view.leave(old) }
    if let index, index < subviews.count {
      subviews.insert(view, at: max(index, 0))
    } else {
      subviews.append(view)
    }
    view.parent = self
    subviewWasPlaced(view)
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if !flags.contains(.holdsNeedsLayout),
      !view.flags.isDisjoint(with: [.needsLayout, .holdsNeedsLayout])
    {
      noteNeedsLayoutBelow()
    }
  }

  /// Tells the views from this one up that something below waits to be laid out.
  final func noteNeedsLayoutBelow() {
    // Each view on the way is kept alive by the one above it, so none is retained here.
    var next: Unmanaged<UIView>? = .passUnretained(self)
    while let current = next {
      next = current._withUnsafeGuaranteedRef { view in
        if view.flags.contains(.holdsNeedsLayout) { return nil }
        view.flags.insert(.holdsNeedsLayout)
        return view.parent.map { .passUnretained($0) }
      }
    }
  }

  private func moveSubview(_ view: UIView, to index: Int?) {
    subviewsWillMove()
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index ?? .max, 0), subviews.count))
    setNeedsLayout()
  }

  private func leave(_ old: UIView) {
    if old.flags.contains(.placesByConstraints) || flags.contains(.placesByConstraints) {
      old.dropConstraints(of: self)
    }
    old.subviews.removeAll { $0 === self }
    parent = nil
    old.setNeedsLayout()
  }

  /// Puts `view` behind `sibling`, which in text is above it; in front if that is no subview.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(of: sibling, without: view))
  }

  /// Puts `view` before `sibling`, which in text is below it; in front if that is no subview.
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

  /// Moves `view` to the front, the last place in text; nothing if it is no subview.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviewsWillMove()
    subviews.append(subviews.remove(at: index))
  }

  /// Moves `view` to the back, the first place in text; nothing if it is no subview.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviewsWillMove()
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

  /// The first view with this tag, depth first, this one included; nil if there is none.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched: the own one, else the superview's, else the system's blue.
  ///
  /// Setting nil goes back to the superview's. Kept, not shown.
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
  static let placesByConstraints = ViewFlags(rawValue: 2048)
  static let hasFrame = ViewFlags(rawValue: 4096)
  static let fillsScreen = ViewFlags(rawValue: 8192)
  static let fillsRow = ViewFlags(rawValue: 16384)
  /// Screen readers were told something of it that concerns what is in it.
  static let tellsReaders = ViewFlags(rawValue: 32768)

  mutating func set(_ flag: ViewFlags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
