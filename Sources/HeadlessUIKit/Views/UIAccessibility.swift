/// What a screen reader is told about a view besides its words. Shown by a snapshot's block
/// `accessibility`.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It can be touched.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads somewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It is switched off.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// It is a field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a screen reader makes of a view. A snapshot shows it where its screen says
/// `show: [accessibility]`.
///
/// ```swift
/// inviteButton.accessibilityLabel = "Invite Kim"
/// badge.isAccessibilityElement = false
/// ```
extension UIView {
  /// Whether a screen reader stops at it, and then passes over what is in it. Labels and controls
  /// are stops unless they are told otherwise.
  public final var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement ?? (self is UILabel || self is UIControl) }
    set { storedIsAccessibilityElement = newValue }
  }

  /// What is in it for a screen reader, in the order in which it is read; nil for all that is in
  /// it, as it is drawn. Of the elements only views count.
  public final var accessibilityElements: [Any]? {
    get { customAccessibilityOrder }
    set { customAccessibilityOrder = newValue?.map { $0 as AnyObject } }
  }

  /// Whether it was made one element on purpose, with all that is in it.
  package final var isExplicitAccessibilityElement: Bool { storedIsAccessibilityElement == true }
}

/// What those around a view make of it.
extension UIView {
  /// Whether it, or what it is in below an owner, was taken away from screen readers.
  ///
  /// - Parameter owner: nil for all that it is in.
  package final func isHiddenFromAccessibility(upTo owner: UIView?) -> Bool {
    storedIsAccessibilityElement == false
      || withSuperviews.prefix { $0 !== owner }.contains(where: \.accessibilityElementsHidden)
  }

  /// The outermost view around it that was made one stop on purpose, with all that is in it.
  package final var enclosingAccessibilityElement: UIView? {
    superview?.withSuperviews.filter(\.isExplicitAccessibilityElement).last
  }

  /// Those of it and of what it is in that have an order of their own, from the inside out.
  package final var viewsWithAccessibilityOrder: [UIView] {
    withSuperviews.filter { $0.customAccessibilityOrder != nil }
  }
}

/// What an app asks of, and tells, a screen reader. None is at work in a run; what it is told stands
/// in a snapshot's block `log`.
public enum UIAccessibility {
  /// What a screen reader is told of.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// Its number.
    public let rawValue: UInt32
    /// A notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something to be said aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// Parts of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen is another one.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Whether a screen reader is at work; never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether its reader dislikes motion; no.
  public static var isReduceMotionEnabled: Bool { false }

  /// Tells a screen reader of something; an announcement stands in a snapshot's block `log`.
  ///
  /// - Parameters:
  ///   - notification: what sort of thing it is.
  ///   - argument: the words of an announcement; else not used.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let words = argument as? String else { return }
    ScreenEnvironment.current?.runLog?.note("announced \"\(words)\"")
  }
}
