extension UIView {
  /// Asks for a layout pass of this view before the next frame; asking twice is asking once.
  public final func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    superview?.propagateNeedsLayout()
  }

  /// Lays out this view and what is in it, top down, where that was asked for; others hear nothing.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Would redraw pixels; does nothing.
  public final func setNeedsDisplay() {}

  /// Would ask for constraints to be made again; does nothing.
  public final func setNeedsUpdateConstraints() {}

  /// Would make constraints again; does nothing.
  public final func updateConstraintsIfNeeded() {}

  /// Sets how strongly the view keeps from growing.
  ///
  /// Spare columns of a row go to the view with the lowest priority along `.horizontal`. An empty
  /// view has a place in a row only if its priority was set below the usual 250.
  ///
  /// - Parameters:
  ///   - priority: from 0 to 1000.
  ///   - axis: `.horizontal` counts in text; `.vertical` is kept.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }

  /// Sets how strongly the view keeps from shrinking.
  ///
  /// Where a row lacks columns, the view with the lowest priority along `.horizontal` is cut first,
  /// of equals the widest.
  ///
  /// - Parameters:
  ///   - priority: from 0 to 1000.
  ///   - axis: `.horizontal` counts in text; `.vertical` is kept.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }

  /// How strongly the view keeps from growing, from 0 to 1000; 250 unless it was set.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// How strongly the view keeps from shrinking, from 0 to 1000; 750 unless it was set.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
}

extension UIView {
  /// Ends typing in the fields of the view.
  ///
  /// - Parameter force: not used: a field's delegate is asked.
  /// - Returns: whether nobody types now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.allSatisfy { $0.endEditing(force) }
  }
}

// MARK: - Anchors and constraints

extension UIView {
  /// Whether frames become constraints. Accepted and not kept.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// The part that bars do not cover; in text the whole view.
  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The part inside the margins; in text the whole view.
  public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// Makes a constraint hold.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Makes constraints hold.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
}

extension UIView {
  /// The first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutAnchor(self, .firstBaseline)
  }
  /// The last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutAnchor(self, .lastBaseline)
  }
  /// The part in which text is good to read; in text the whole view.
  public final var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// Makes a constraint hold no longer.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Makes constraints hold no longer.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Gives the view a guide, which constraints can place.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide from the view.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.owningView = nil
    layoutGuides.removeAll { $0 === guide }
  }

  /// Asks for the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size in points that constraints would give; always the one given.
  public final func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
}

// MARK: - Holding constraints

extension UIView {
  /// Takes a constraint between views of which it is the nearest that holds both.
  final func install(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    // A size alone places nothing.
    guard constraint.secondAttribute != .notAnAttribute else { return }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = NSLayoutConstraint.view(of: item) else { continue }
      view.superview?.placesByConstraints = true
      if item is UILayoutGuide { view.placesByConstraints = true }
    }
  }

  final func uninstall(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }

  /// Drops the constraints that tie a view, or what is in it, to what it leaves.
  final func deactivateConstraints(of leaving: UIView) {
    for constraint in withSuperviews.flatMap(\.constraints) {
      let leaves = [constraint.firstItem, constraint.secondItem].contains {
        NSLayoutConstraint.view(of: $0)?.isDescendant(of: leaving) ?? false
      }
      if leaves { constraint.isActive = false }
    }
  }
}
