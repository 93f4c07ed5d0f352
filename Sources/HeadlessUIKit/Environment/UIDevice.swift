/// The device of a run: an upright phone.
public final class UIDevice: NSObject {
  /// The run's device; outside of a run, a new one.
  public static var current: UIDevice { ScreenEnvironment.current?[Key.self] ?? UIDevice() }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIDevice { UIDevice() }
  }

  /// Posted when the device was turned; never posted here.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device; always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Its name.
  public var name: String { "iPhone" }
  /// Its model.
  public var model: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "18.0" }
  /// The app's identifier for the device; always the same.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// The charge of its battery, from 0 to 1; -1, since it is not watched.
  public var batteryLevel: Float { -1 }
  /// Whether the battery is watched. Kept, not used.
  public var isBatteryMonitoringEnabled = false

  /// The orientation: always upright.
  public var orientation: UIDeviceOrientation { .portrait }
  private var orientationObservers = 0
  /// Whether orientation notifications were requested and not ended.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }
  /// Requests orientation notifications, which never come; calls can be nested.
  public func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }
  /// Ends a request for orientation notifications.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(orientationObservers - 1, 0)
  }
}
