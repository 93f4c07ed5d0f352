extension UIView {
  /// How content would fill the view. Kept, not shown.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// Whole, with space left over.
    case scaleAspectFit
    /// Filled, with edges cut.
    case scaleAspectFill
    /// In the middle.
    case center
  }

  /// The position and size in the superview, in points: 8 for a column, 20 for a row of text.
  ///
  /// If all subviews have frames with a size, and no constraints place them, text shows them beside
  /// and above each other according to their frames. Otherwise a frame is kept and not used. By
  /// default, a screen's view is as large as the device, and a view in a row is as wide; other
  /// views have no frame until one is set.
  public final var frame: CGRect {
    get { ownFrame ?? impliedFrame }
    set { ownFrame = newValue }
  }

  /// The frame's size, with the origin at zero.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(origin: frame.origin, size: newValue.size) }
  }

  /// The frame of a view that fills the screen or a row, if no frame was set.
  private var impliedFrame: CGRect {
    guard fillsScreen || fillsRow, let room = ScreenEnvironment.current?.tableViewport
    else { return .zero }
    let rows = fillsScreen ? Double(room.rows) : 2
    return CGRect(x: 0, y: 0, width: Double(room.columns) * 8, height: rows * 20)
  }

  /// Whether a frame with a size was set.
  package final var hasFrame: Bool {
    guard let size = ownFrame?.size else { return false }
    return size.width > 0 && size.height > 0
  }

  /// The center that was set, in points; else the center of its frame. Kept, not used.
  public final var center: CGPoint {
    get { ownCenter ?? CGPoint(x: frame.midX, y: frame.midY) }
    set { ownCenter = newValue }
  }

  /// The insets that bars cover, in points; always zero.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// The traits of the run: light or dark.
  public final var traitCollection: UITraitCollection { .current }
}

extension UIView {
  /// How the view would follow its superview's size. Kept, not used.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt
    /// Makes a mask from its bits.
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
}

/// Whether content is mirrored in languages from right to left. Kept, not used.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The default.
  case unspecified
  /// It controls playback.
  case playback
  /// It points in a direction.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
