/// What a screen reader would be told about a view. Kept, not shown.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It is off.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
  /// Whether a screen reader would stop at it. Kept, not shown.
  public final var isAccessibilityElement: Bool {
    get { has(.isAccessibilityElement) }
    set { set(.isAccessibilityElement, to: newValue) }
  }

  /// Whether a screen reader would pass over what is in it. Kept, not shown.
  public final var accessibilityElementsHidden: Bool {
    get { has(.accessibilityElementsHidden) }
    set { set(.accessibilityElementsHidden, to: newValue) }
  }

  /// What a screen reader would be told about it. Kept, not shown.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { rareIfAny?.accessibilityTraits ?? [] }
    set { rare.accessibilityTraits = newValue }
  }

  /// What a screen reader would say a touch does. Kept, not shown.
  public final var accessibilityHint: String? {
    get { rareIfAny?.accessibilityHint }
    set { rare.accessibilityHint = newValue }
  }

  /// What a screen reader would say its value is. Kept, not shown.
  public final var accessibilityValue: String? {
    get { rareIfAny?.accessibilityValue }
    set { rare.accessibilityValue = newValue }
  }
}
