extension UIView {
  /// The view that this one is in.
  public final var superview: UIView? { parent }

  /// The window at the top of the tree; nil if the tree does not stand in one.
  public final var window: UIWindow? {
    var top: UIView = self
    for view in withSuperviews { top = view }
    return top as? UIWindow
  }

  /// The view and those that it is in, from the inside out.
  package final var withSuperviews: some Sequence<UIView> {
    sequence(first: self as UIView) { $0.superview }
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
    attach(view, at: index)
  }

  /// Puts in a view that is known not to hold this one; in front without an index.
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

  /// Tells the views from this one up that something below waits to be laid out.
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
    if old.placesByConstraints || placesByConstraints { old.deactivateConstraints(of: self) }
    old.subviews.removeAll { $0 === self }
    old.stopTracking(self)
    parent = nil
    old.setNeedsLayout()
  }

  /// Puts `view` behind `sibling`, which in text is above it; in front if that is no subview.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, excluding: view))
  }

  /// Puts `view` before `sibling`, which in text is below it; in front if that is no subview.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, excluding: view) + 1)
  }

  private func index(of sibling: UIView, excluding view: UIView) -> Int {
    let others = subviews.filter { $0 !== view }
    return others.firstIndex { $0 === sibling } ?? others.count
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if let parent = self.parent { detach(from: parent) }
    didMoveToSuperview()
  }

  /// Moves `view` to the front, the last place in text; nothing if it is no subview.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves `view` to the back, the first place in text; nothing if it is no subview.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether `view` is this view or above it.
  public final func isDescendant(of view: UIView) -> Bool {
    withSuperviews.contains { $0 === view }
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
    withSuperviews.allSatisfy { view in
      !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
    }
  }
}
