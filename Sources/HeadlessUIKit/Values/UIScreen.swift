/// The device's screen in points; the same for every run, since frames count columns and rows.
public struct UIScreen: Sendable {
  /// The screen.
  public static var main: UIScreen { UIScreen() }
  /// Its size: 390 by 844 points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// Dots for each point.
  public var scale: CGFloat { 3 }
}

/// Kinds of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// The device; the same for every run.
public struct UIDevice: Sendable {
  /// The device.
  public static var current: UIDevice { UIDevice() }
  /// Always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
