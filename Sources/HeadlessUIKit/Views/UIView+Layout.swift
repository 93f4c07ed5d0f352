extension UIView {
  /// Asks for a layout pass of this view before the next frame; asking twice is asking once.
  public final func setNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    flags.insert(.needsLayout)
    var next = superview
    while let view = next, !view.flags.contains(.holdsNeedsLayout) {
      view.flags.insert(.holdsNeedsLayout)
      next = view.superview
    }
  }

  /// Lays out this view and what is in it, top down, where that was asked for; others hear nothing.
  public final func layoutIfNeeded() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSubviews()
    }
    guard flags.contains(.holdsNeedsLayout) else { return }
    flags.remove(.holdsNeedsLayout)
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
    switch axis {
    case .horizontal: extras.horizontalHugging = priority
    case .vertical: extras.verticalHugging = priority
    }
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
    switch axis {
    case .horizontal: extras.horizontalResistance = priority
    case .vertical: extras.verticalResistance = priority
    }
  }

  /// How strongly the view keeps from growing, from 0 to 1000; 250 unless it was set.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let set =
      axis == .horizontal ? extrasIfAny?.horizontalHugging : extrasIfAny?.verticalHugging
    return set ?? .defaultLow
  }

  /// How strongly the view keeps from shrinking, from 0 to 1000; 750 unless it was set.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let set =
      axis == .horizontal ? extrasIfAny?.horizontalResistance : extrasIfAny?.verticalResistance
    return set ?? .defaultHigh
  }
}

// MARK: - Anchors and constraints

extension UIView {
  /// Whether frames become constraints. Accepted and not kept.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// The part that bars do not cover.
  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The leading edge.
  public final var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The trailing edge.
  public final var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public final var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public final var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The top edge.
  public final var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public final var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public final var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, left to right.
  public final var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, top to bottom.
  public final var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Marks a constraint as active; it is not kept and nothing moves.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Marks constraints as active; they are not kept and nothing moves.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
}

extension UIView {
  /// The first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  /// The last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  /// The part in which text is good to read.
  public final var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Marks a constraint as inactive; nothing moves.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Marks constraints as inactive; nothing moves.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The constraints of the view; always none, since they are not kept.
  public final var constraints: [NSLayoutConstraint] { [] }

  /// Accepts a guide; nothing is placed by it.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {}

  /// The size in points that constraints would give; always the one given.
  public final func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
}
