extension UIStackView {
  /// The system's gap between views, as a spacing.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude
  /// The stack's own gap, as a custom spacing.
  public static let spacingUseDefault: CGFloat = -.greatestFiniteMagnitude

  /// Whether the margins are kept free. Kept, not shown.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { has(.isLayoutMarginsRelativeArrangement) }
    set { set(.isLayoutMarginsRelativeArrangement, to: newValue) }
  }

  /// Whether gaps are between lines of text. Kept, not shown.
  public final var isBaselineRelativeArrangement: Bool {
    get { has(.isBaselineRelativeArrangement) }
    set { set(.isBaselineRelativeArrangement, to: newValue) }
  }
}
