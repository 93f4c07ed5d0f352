/// What hardly any view sets, kept apart from what few set.
final class RareViewSettings {
  var center: CGPoint?
  var transform = CGAffineTransform.identity
  var isOpaque = true
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var autoresizingMask: UIView.AutoresizingMask = []
  var marks: RareViewMarks = .insetsLayoutMarginsFromSafeArea
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var label = RareLabelSettings()
  var button = RareButtonSettings()
  var scroll = RareScrollSettings()
}

/// The yes-or-no facts that hardly any view sets.
struct RareViewMarks: OptionSet {
  let rawValue: UInt8
  static let isMultipleTouchEnabled = RareViewMarks(rawValue: 1)
  static let isExclusiveTouch = RareViewMarks(rawValue: 2)
  static let preservesSuperviewLayoutMargins = RareViewMarks(rawValue: 4)
  static let insetsLayoutMarginsFromSafeArea = RareViewMarks(rawValue: 8)
  static let isAccessibilityElement = RareViewMarks(rawValue: 16)
  static let accessibilityElementsHidden = RareViewMarks(rawValue: 32)
  static let isLayoutMarginsRelativeArrangement = RareViewMarks(rawValue: 64)
  static let isBaselineRelativeArrangement = RareViewMarks(rawValue: 128)
}

extension UIView {
  /// The rare settings as they are, or as they would be.
  final var rareIfAny: RareViewSettings? { extrasIfAny?.rare }

  /// The rare settings, to be changed.
  final var rare: RareViewSettings {
    if let rare = extrasIfAny?.rare { return rare }
    let made = RareViewSettings()
    extras.rare = made
    return made
  }

  final func has(_ mark: RareViewMarks) -> Bool {
    rareIfAny?.marks.contains(mark) ?? (mark == .insetsLayoutMarginsFromSafeArea)
  }

  final func set(_ mark: RareViewMarks, to isOn: Bool) {
    if isOn { rare.marks.insert(mark) } else { rare.marks.remove(mark) }
  }

  /// How the view would follow its superview's size. Kept, not used.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// Ways from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How the view would follow its superview's size. Kept, not used.
  public final var autoresizingMask: AutoresizingMask {
    get { rareIfAny?.autoresizingMask ?? [] }
    set { rare.autoresizingMask = newValue }
  }

  /// Where its middle was put. Kept, not used.
  public final var center: CGPoint {
    get { rareIfAny?.center ?? CGPoint(x: frame.midX, y: frame.midY) }
    set { rare.center = newValue }
  }

  /// How it would be turned, moved or stretched. Kept, not shown.
  public final var transform: CGAffineTransform {
    get { rareIfAny?.transform ?? .identity }
    set { rare.transform = newValue }
  }

  /// Whether nothing shines through. Kept, not shown.
  public final var isOpaque: Bool {
    get { rareIfAny?.isOpaque ?? true }
    set { rare.isOpaque = newValue }
  }

  /// The room it keeps at its edges, in points. Kept, not shown.
  public final var layoutMargins: UIEdgeInsets {
    get { rareIfAny?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { rare.layoutMargins = newValue }
  }

  /// The room it keeps at its edges, in points. Kept apart from `layoutMargins`, not shown.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      rareIfAny?.directionalLayoutMargins
        ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    set { rare.directionalLayoutMargins = newValue }
  }

  /// Whether the superview's margins count, too. Kept, not used.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { has(.preservesSuperviewLayoutMargins) }
    set { set(.preservesSuperviewLayoutMargins, to: newValue) }
  }

  /// Whether margins keep clear of bars. Kept, not used.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { has(.insetsLayoutMarginsFromSafeArea) }
    set { set(.insetsLayoutMarginsFromSafeArea, to: newValue) }
  }

  /// What bars cover at the edges; always nothing.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// Light or dark for this view alone. Kept; its traits are still the run's.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareIfAny?.overrideUserInterfaceStyle ?? .unspecified }
    set { rare.overrideUserInterfaceStyle = newValue }
  }

  /// Whether its content turns around in languages from right to left. Kept, not used.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { rareIfAny?.semanticContentAttribute ?? .unspecified }
    set { rare.semanticContentAttribute = newValue }
  }

  /// Whether it takes several fingers. Kept, not used.
  public final var isMultipleTouchEnabled: Bool {
    get { has(.isMultipleTouchEnabled) }
    set { set(.isMultipleTouchEnabled, to: newValue) }
  }

  /// Whether it keeps touches from other views. Kept, not used.
  public final var isExclusiveTouch: Bool {
    get { has(.isExclusiveTouch) }
    set { set(.isExclusiveTouch, to: newValue) }
  }
}

/// Whether content turns around in languages from right to left. Kept, not used.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As usual.
  case unspecified
  /// It plays something.
  case playback
  /// It points to a place.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
