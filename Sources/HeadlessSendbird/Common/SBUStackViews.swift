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
open class SBUCoverImageView: UIImageView {
  /// Creates an empty picture with a frame, which is kept and not shown.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an empty picture.
  public required convenience init() { self.init(frame: .zero) }
  /// Unavailable: pictures are never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The bubble of a message: a column of views with a color for each side, and others while it is
/// selected.
open class SBUSelectableStackView: SBUStackView {
  /// The side of the message.
  public var position = MessagePosition.center { didSet { setupStyles() } }
  /// Whether it is selected.
  public var isSelected = false { didSet { setupStyles() } }
  /// The color of another user's message.
  public var leftBackgroundColor: UIColor? { didSet { setupStyles() } }
  /// The color of another user's selected message.
  public var leftPressedBackgroundColor: UIColor? { didSet { setupStyles() } }
  /// The color of the current user's message.
  public var rightBackgroundColor: UIColor? { didSet { setupStyles() } }
  /// The color of the current user's selected message.
  public var rightPressedBackgroundColor: UIColor? { didSet { setupStyles() } }

  /// Applies the color of side and state.
  open func setupStyles() {
    switch position {
    case .left: backgroundColor = isSelected ? leftPressedBackgroundColor : leftBackgroundColor
    case .right: backgroundColor = isSelected ? rightPressedBackgroundColor : rightBackgroundColor
    case .center: backgroundColor = nil
    }
  }
}
