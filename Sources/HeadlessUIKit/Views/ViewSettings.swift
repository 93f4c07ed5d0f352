/// What few views set, kept apart so that the others stay small.
final class ViewExtras {
  var frame: CGRect?
  var tag = 0
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var horizontalHugging: UILayoutPriority?
  var verticalHugging: UILayoutPriority?
  var horizontalResistance: UILayoutPriority?
  var verticalResistance: UILayoutPriority?
  var rare: RareViewSettings?
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
}

extension UIView {
  /// How content would fill the view. Kept, not shown.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// Whole, with room left.
    case scaleAspectFit
    /// Filled, with edges cut.
    case scaleAspectFill
    /// In the middle.
    case center
  }

  /// A number of the app's own, by which ``viewWithTag(_:)`` finds the view; 0 unless it is set.
  public final var tag: Int {
    get { extrasIfAny?.tag ?? 0 }
    set { extras.tag = newValue }
  }

  /// Where it stands in its superview, in points: 8 for a column, 20 for a row of text.
  ///
  /// Where all views in a view have frames with a size, and no constraints place them, they stand in
  /// text beside and above each other as their frames do; else a frame is kept and not used. A
  /// screen's view is as large as the device, and what is in a row as wide; other views have the
  /// frames that they were given.
  public final var frame: CGRect {
    get { extrasIfAny?.frame ?? impliedFrame }
    set {
      extras.frame = newValue
      flags.set(.hasFrame, to: newValue.size.width > 0 && newValue.size.height > 0)
    }
  }

  /// The frame's size, at the origin.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(origin: frame.origin, size: newValue.size) }
  }

  /// The frame of what fills the screen or a row, and was given none.
  private var impliedFrame: CGRect {
    guard !flags.isDisjoint(with: [.fillsScreen, .fillsRow]),
      let room = ScreenEnvironment.current?.tableRoom
    else { return .zero }
    let rows = flags.contains(.fillsScreen) ? Double(room.rows) : 2
    return CGRect(x: 0, y: 0, width: Double(room.columns) * 8, height: rows * 20)
  }

  /// Whether it was given a frame with a size.
  package final var hasFrame: Bool { flags.contains(.hasFrame) }

  /// How content would fill the view. Kept, not shown.
  public final var contentMode: ContentMode {
    get { extrasIfAny?.contentMode ?? .scaleToFill }
    set { extras.contentMode = newValue }
  }

  /// Whether what stands out would be cut. Kept, not shown.
  public final var clipsToBounds: Bool {
    get { extrasIfAny?.clipsToBounds ?? false }
    set { extras.clipsToBounds = newValue }
  }

  /// The layer; it is made when first asked for. Its settings are kept and not shown.
  public final var layer: CALayer {
    if let layer = extrasIfAny?.layer { return layer }
    let layer = CALayer()
    extras.layer = layer
    return layer
  }

  /// Light or dark, as the run says.
  public final var traitCollection: UITraitCollection { .current }
}

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
  var accessibilityElements: [AnyObject]?
  var label = RareLabelSettings()
  var button = RareButtonSettings()
}

/// The yes-or-no facts that hardly any view sets.
struct RareViewMarks: OptionSet {
  let rawValue: UInt16
  static let isMultipleTouchEnabled = RareViewMarks(rawValue: 1)
  static let isExclusiveTouch = RareViewMarks(rawValue: 2)
  static let preservesSuperviewLayoutMargins = RareViewMarks(rawValue: 4)
  static let insetsLayoutMarginsFromSafeArea = RareViewMarks(rawValue: 8)
  static let isAccessibilityElement = RareViewMarks(rawValue: 16)
  static let accessibilityElementsHidden = RareViewMarks(rawValue: 32)
  static let isLayoutMarginsRelativeArrangement = RareViewMarks(rawValue: 64)
  static let isBaselineRelativeArrangement = RareViewMarks(rawValue: 128)
  static let showsMenuAsPrimaryAction = RareViewMarks(rawValue: 256)
  static let isNoAccessibilityElement = RareViewMarks(rawValue: 512)
  static let accessibilityViewIsModal = RareViewMarks(rawValue: 1024)
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

  /// Where its middle was put, in points; else the middle of its frame. Kept, not used.
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

  /// What bars cover at the edges, in points; always nothing.
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
