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

  /// Where it stands in its superview, in points: 8 for a column, 20 for a row of text.
  ///
  /// Where all views in a view have frames with a size, and no constraints place them, they stand in
  /// text beside and above each other as their frames do; else a frame is kept and not used. A
  /// screen's view is as large as the device, and what is in a row as wide; other views have the
  /// frames that they were given.
  public final var frame: CGRect {
    get { ownFrame ?? impliedFrame }
    set { ownFrame = newValue }
  }

  /// The frame's size, at the origin.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(origin: frame.origin, size: newValue.size) }
  }

  /// The frame of what fills the screen or a row, and was given none.
  private var impliedFrame: CGRect {
    guard fillsScreen || fillsRow, let room = ScreenEnvironment.current?.tableViewport
    else { return .zero }
    let rows = fillsScreen ? Double(room.rows) : 2
    return CGRect(x: 0, y: 0, width: Double(room.columns) * 8, height: rows * 20)
  }

  /// Whether it was given a frame with a size.
  package final var hasFrame: Bool {
    guard let size = ownFrame?.size else { return false }
    return size.width > 0 && size.height > 0
  }

  /// Where its middle was put, in points; else the middle of its frame. Kept, not used.
  public final var center: CGPoint {
    get { ownCenter ?? CGPoint(x: frame.midX, y: frame.midY) }
    set { ownCenter = newValue }
  }

  /// What bars cover at the edges, in points; always nothing.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// Light or dark, as the run says.
  public final var traitCollection: UITraitCollection { .current }
}

extension UIView {
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
