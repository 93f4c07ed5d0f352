import HeadlessUIKit

/// A stack of views with the kit's initializers.
open class SBUStackView: UIStackView {
  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - axis: the direction of the stack.
  ///   - alignment: the alignment across the direction.
  ///   - spacing: the distance between the views, in points.
  public convenience init(
    axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0
  ) {
    self.init(frame: .zero)
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Adds views in a row.
  public func setHStack(_ views: [UIView]) { add(views, .horizontal) }
  /// Adds views in a column.
  public func setVStack(_ views: [UIView]) { add(views, .vertical) }

  private func add(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    for view in views { addArrangedSubview(view) }
  }
}

/// The round picture of a channel: a picture, or the symbol of its members or type.
open class SBUCoverImageView: UIImageView {}
