extension UIView {
  /// Asks for a layout pass before the next frame.
  public final func setNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    flags.insert(.needsLayout)
    var next = superview
    while let view = next, !view.flags.contains(.holdsNeedsLayout) {
      view.flags.insert(.holdsNeedsLayout)
      next = view.superview
    }
  }

  /// Lays out this view and what is in it, where that was asked for.
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

  /// How strongly the view keeps from growing; the one that does so least takes spare columns.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: extras.horizontalHugging = priority
    case .vertical: extras.verticalHugging = priority
    }
  }

  /// How strongly the view keeps from shrinking; the one that does so least is cut first.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: extras.horizontalResistance = priority
    case .vertical: extras.verticalResistance = priority
    }
  }

  /// How strongly the view keeps from growing.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let set =
      axis == .horizontal ? extrasIfAny?.horizontalHugging : extrasIfAny?.verticalHugging
    return set ?? .defaultLow
  }

  /// How strongly the view keeps from shrinking.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let set =
      axis == .horizontal ? extrasIfAny?.horizontalResistance : extrasIfAny?.verticalResistance
    return set ?? .defaultHigh
  }
}

/// How much a layout wish counts, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// From 0 to 1000.
  public let rawValue: Float

  /// A priority from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Should hold: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// May hold: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Hardly holds: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders by weight.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
