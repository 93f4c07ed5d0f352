/// Lets a device vibrate; a run does not.
open class UIFeedbackGenerator: NSObject {
  /// Prepares feedback; does nothing.
  public final func prepare() {}
}

/// Vibrates for an impact; does nothing.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength. Kept, not used.
  public enum FeedbackStyle: Int, Sendable {
    /// Weak.
    case light
    /// Usual.
    case medium
    /// Strong.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle) {}
  /// Makes a generator of usual strength.
  public override init() {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Vibrates for a result; does nothing.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result. Not used.
  public enum FeedbackType: Int, Sendable {
    /// Done.
    case success
    /// A warning.
    case warning
    /// Failed.
    case error
  }

  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Vibrates for a changed selection; does nothing.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
