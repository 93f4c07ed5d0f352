/// The screen reader traits of a view. A snapshot shows them in the block `accessibility`.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// It is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Its value can be increased or decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The view for a screen reader. A snapshot shows it if the screen has `show: [accessibility]`.
///
/// ```swift
/// inviteButton.accessibilityLabel = "Invite Kim"
/// badge.isAccessibilityElement = false
/// ```
extension UIView {
  /// Whether a screen reader stops at it and skips its subviews. Labels and controls start with
  /// true.
  public final var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement ?? (self is UILabel || self is UIControl) }
    set { storedIsAccessibilityElement = newValue }
  }

  /// Its elements for a screen reader, in reading order; nil means all subviews, in drawing order.
  /// Only views count among the elements.
  public final var accessibilityElements: [Any]? {
    get { customAccessibilityOrder }
    set { customAccessibilityOrder = newValue?.map { $0 as AnyObject } }
  }

  /// Whether it was explicitly made one element, together with its subviews.
  package final var isExplicitAccessibilityElement: Bool { storedIsAccessibilityElement == true }
}

/// The view in relation to its superviews, for a screen reader.
extension UIView {
  /// Returns whether it, or a view around it inside an owner, is hidden from screen readers.
  ///
  /// - Parameter owner: where to stop; nil means all superviews.
  package final func isHiddenFromAccessibility(upTo owner: UIView?) -> Bool {
    storedIsAccessibilityElement == false
      || withSuperviews.prefix { $0 !== owner }.contains(where: \.accessibilityElementsHidden)
  }

  /// The outermost superview that was explicitly made one element, together with its subviews.
  package final var enclosingAccessibilityElement: UIView? {
    superview?.withSuperviews.filter(\.isExplicitAccessibilityElement).last
  }

  /// The view and its superviews, from the inside out, if they have an order of their own.
  package final var viewsWithAccessibilityOrder: [UIView] {
    withSuperviews.filter { $0.customAccessibilityOrder != nil }
  }
}

/// The connection between an app and a screen reader. A run has no screen reader; a snapshot shows
/// announcements in the block `log`.
public enum UIAccessibility {
  /// A notification to a screen reader.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// Parts of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Whether a screen reader is running; always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user prefers less motion; always false.
  public static var isReduceMotionEnabled: Bool { false }

  /// Notifies a screen reader; a snapshot shows an announcement in the block `log`.
  ///
  /// - Parameters:
  ///   - notification: the kind of notification.
  ///   - argument: the text of an announcement; otherwise not used.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let words = argument as? String else { return }
    ScreenEnvironment.current?.runLog?.note("announced \"\(words)\"")
  }
}
