extension UIView {
  /// Requests a layout pass of this view before the next frame; further requests change nothing.
  public final func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    superview?.propagateNeedsLayout()
  }

  /// Lays out this view and its subviews, top down, if that was requested; skips others.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Would redraw the view; does nothing.
  public final func setNeedsDisplay() {}

  /// Would request new constraints; does nothing.
  public final func setNeedsUpdateConstraints() {}

  /// Would make new constraints; does nothing.
  public final func updateConstraintsIfNeeded() {}

  /// Sets the content hugging priority: how strongly the view resists growing.
  ///
  /// Spare columns of a row go to the view with the lowest priority along `.horizontal`. An empty
  /// view gets space in a row only if its priority was set below the default of 250.
  ///
  /// - Parameters:
  ///   - priority: from 0 to 1000.
  ///   - axis: `.horizontal` affects text; `.vertical` is kept.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }

  /// Sets the compression resistance priority: how strongly the view resists shrinking.
  ///
  /// If a row lacks columns, the view with the lowest priority along `.horizontal` is cut first;
  /// among equals, the widest.
  ///
  /// - Parameters:
  ///   - priority: from 0 to 1000.
  ///   - axis: `.horizontal` affects text; `.vertical` is kept.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }

  /// Returns the content hugging priority, from 0 to 1000; 250 unless it was set.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// Returns the compression resistance priority, from 0 to 1000; 750 unless it was set.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
}

extension UIView {
  /// Ends editing in the text fields of the view.
  ///
  /// - Parameter force: not used; the delegate of a field is asked.
  /// - Returns: whether no field of the view is being edited now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.allSatisfy { $0.endEditing(force) }
  }
}

// MARK: - Anchors and constraints

extension UIView {
  /// Whether autoresizing becomes constraints. Accepted and not kept; always false.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// A dimension without a preferred size, in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The area that bars do not cover; in text the whole view.
  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The area inside the margins; in text the whole view.
  public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The area of the keyboard: at the end of the view, without height, since there is no keyboard.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(of: self) }

  /// Activates a constraint.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
}

extension UIView {
  /// The anchor of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutAnchor(self, .firstBaseline)
  }
  /// The anchor of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutAnchor(self, .lastBaseline)
  }
  /// The area in which text is easy to read; in text the whole view.
  public final var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Adds a layout guide, which constraints can place.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Removes a layout guide.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.owningView = nil
    layoutGuides.removeAll { $0 === guide }
  }

  /// Requests the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Requests the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size in points from constraints; always the given size.
  public final func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
}

// MARK: - Holding constraints

extension UIView {
  /// Adds a constraint; this view is the nearest one that contains both of its items.
  final func install(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    // A constraint of a size alone places nothing.
    guard constraint.secondAttribute != .notAnAttribute else { return }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = NSLayoutConstraint.view(of: item) else { continue }
      view.superview?.hasPlacingConstraints = true
      if item is UILayoutGuide { view.hasPlacingConstraints = true }
    }
  }

  final func uninstall(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }

  /// Deactivates the constraints between a leaving view, or its subviews, and what it leaves.
  final func deactivateConstraints(of leaving: UIView) {
    for constraint in withSuperviews.flatMap(\.constraints) {
      let leaves = [constraint.firstItem, constraint.secondItem].contains {
        NSLayoutConstraint.view(of: $0)?.isDescendant(of: leaving) ?? false
      }
      if leaves { constraint.isActive = false }
    }
  }
}
