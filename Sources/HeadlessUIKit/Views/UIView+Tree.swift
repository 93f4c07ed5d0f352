extension UIView {
  /// The view that contains this one.
  public final var superview: UIView? { parent }

  /// The window at the top of the tree; nil if the tree is not in a window.
  public final var window: UIWindow? {
    var top: UIView = self
    for view in withSuperviews { top = view }
    return top as? UIWindow
  }

  /// The view and its superviews, from the inside out.
  package final var withSuperviews: some Sequence<UIView> {
    sequence(first: self as UIView) { $0.superview }
  }

  /// Adds `view` in front, which in text is below its siblings, and removes it from its old
  /// superview.
  ///
  /// A view that contains this one, or is it, is not added; UIKit stops the app there.
  public final func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  /// Inserts `view` at an index among the subviews, and removes it from its old superview.
  ///
  /// - Parameters:
  ///   - view: the view; one that contains this view, or is it, stays where it is.
  ///   - index: the number of subviews below it, which in text are above it; an index out of range
  ///     means the nearest end.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  private func insert(_ view: UIView, at index: Int?) {
    // A view inside itself would never end; UIKit stops the app.
    guard view !== self, parent == nil || view.subviews.isEmpty || !isDescendant(of: view)
    else { return }
    attach(view, at: index)
  }

  /// Adds a view that is known not to contain this one; in front if there is no index.
  final func attach(_ view: UIView, at index: Int? = nil) {
    if let old = view.parent {
      if old === self { return moveSubview(view, to: index) }
      old.willRemoveSubview(view)
    }
    view.willMove(toSuperview: self)
    if let old = view.parent { view.detach(from: old) }
    if let index, index < subviews.count {
      subviews.insert(view, at: max(index, 0))
    } else {
      subviews.append(view)
    }
    view.parent = self
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if view.needsLayout || view.subtreeNeedsLayout { propagateNeedsLayout() }
  }

  /// Marks the view and its superviews: something in them is to be laid out.
  final func propagateNeedsLayout() {
    for view in withSuperviews {
      if view.subtreeNeedsLayout { return }
      view.subtreeNeedsLayout = true
    }
  }

  private func moveSubview(_ view: UIView, to index: Int?) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index ?? .max, 0), subviews.count))
    setNeedsLayout()
  }

  private func detach(from old: UIView) {
    if old.hasPlacingConstraints || hasPlacingConstraints { old.deactivateConstraints(of: self) }
    old.subviews.lastIndex { $0 === self }.map { _ = old.subviews.remove(at: $0) }
    old.stopTracking(self)
    parent = nil
    old.setNeedsLayout()
  }

  /// Inserts `view` below `sibling`, which in text is above it; in front if that is not a subview.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, excluding: view))
  }

  /// Inserts `view` above `sibling`, which in text is below it; in front if that is not a subview.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, excluding: view) + 1)
  }

  private func index(of sibling: UIView, excluding view: UIView) -> Int {
    let others = subviews.filter { $0 !== view }
    return others.firstIndex { $0 === sibling } ?? others.count
  }

  /// Removes the view from its superview.
  public final func removeFromSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if let parent = self.parent { detach(from: parent) }
    didMoveToSuperview()
  }

  /// Moves `view` to the front, the last place in text; does nothing if it is not a subview.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves `view` to the back, the first place in text; does nothing if it is not a subview.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether `view` is this view or one of its superviews.
  public final func isDescendant(of view: UIView) -> Bool {
    withSuperviews.contains { $0 === view }
  }

  /// Returns the first view with this tag, depth first, including this one; nil if no view has it.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive elements: its own, else the superview's, else the system's blue.
  ///
  /// Setting nil restores the superview's. Shown in `styles` only.
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
  /// Whether touches reach it: neither it nor a superview is hidden or disabled.
  package final var takesTouches: Bool {
    withSuperviews.allSatisfy { view in
      !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
    }
  }
}
