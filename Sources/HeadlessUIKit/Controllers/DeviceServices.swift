// Services of the device that an app asks for: media, permissions, notifications, places, ratings,
// the log. A run has none of them. A permission is always granted, at the main queue's next turn.

// MARK: AVFoundation, AVKit

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Pictures and movies.
  public static let video = AVMediaType(rawValue: "vide")
}

/// The camera, only as far as an app asks for permission.
public enum AVCaptureDevice {
  /// Returns that the app may use the camera.
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .authorized
  }

  /// Grants the permission.
  public static func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { ScreenEnvironment.current?.mainQueue.async { handler(true) } }
}

/// Whether an app may use the camera.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined
  /// The device does not allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// The user allows it; always so here.
  case authorized
}

/// The sound of the device, only as far as an app asks for permission.
public final class AVAudioSession: NSObject {
  /// Returns a session.
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  /// Grants the permission to record.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    ScreenEnvironment.current?.mainQueue.async { response(true) }
  }
}

/// A player. It plays nothing; its time does not advance.
open class AVPlayer: NSObject {
  /// The address of the media.
  public let url: URL?
  /// How fast it plays: 1 after ``play()``.
  public private(set) final var rate: Float = 0

  /// Makes a player.
  public init(url URL: URL) { url = URL }
  /// Marks it as playing.
  open func play() { rate = 1 }
  /// Marks it as paused.
  open func pause() { rate = 0 }
}

/// A player with controls, shown as the name of its file.
open class AVPlayerViewController: UIViewController {
  /// The player.
  public final var player: AVPlayer?

  /// Shows the name of the file.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "▶ \(player?.url?.lastPathComponent ?? "")"
    view.addSubview(label)
  }
}

// MARK: Photos

/// The photo library, only as far as an app asks for permission.
public enum PHPhotoLibrary {
  /// Returns that the app may use all photos.
  public static func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// Grants the permission.
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    ScreenEnvironment.current?.mainQueue.async { handler(.authorized) }
  }
}

/// Whether an app may use the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined
  /// The device does not allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// The user allows it; always so here.
  case authorized
  /// The user allows some photos.
  case limited
}

// MARK: UserNotifications

/// The notifications of an app. None is ever shown.
public final class UNUserNotificationCenter: NSObject {
  /// Is never called.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Returns a center.
  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  /// Grants the permission.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { ScreenEnvironment.current?.mainQueue.async { completionHandler(true, nil) } }

  /// Does nothing: there are no notifications.
  public func removeAllDeliveredNotifications() {}
  /// Does nothing: there are no notifications.
  public func removeAllPendingNotificationRequests() {}
}

/// What notifications may do. Not used.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// Is never called: there are no notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

// MARK: UniformTypeIdentifiers

/// A type of file.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.image`.
  public let identifier: String
  /// Makes a type from its identifier.
  public init(_ identifier: String) { self.identifier = identifier }
  /// An image.
  public static let image = UTType("public.image")
  /// A movie.
  public static let movie = UTType("public.movie")
  /// Any file.
  public static let data = UTType("public.data")
}

// MARK: CoreLocation

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double
  /// Makes a place.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Locates the device. It never reports a location.
open class CLLocationManager: NSObject {
  /// Does nothing.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing.
  open func startUpdatingLocation() {}
  /// Does nothing.
  open func stopUpdatingLocation() {}
}

// MARK: QuickLook

/// A preview of files, shown as the names of the files.
open class QLPreviewController: UIViewController {
  /// Returns the files.
  public final weak var dataSource: (any QLPreviewControllerDataSource)?

  /// Shows the names of the files.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    let names = (0..<max(count, 0)).compactMap { index -> String? in
      let item = dataSource?.previewController(self, previewItemAt: index)
      return item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = names.joined(separator: "\n")
    view.addSubview(label)
  }
}

/// A file that can be previewed.
public protocol QLPreviewItem {
  /// The address of the file.
  var previewItemURL: URL? { get }
  /// The title; nil for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil: the name of the file.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self }
}

/// Returns the files of a preview.
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns how many files there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

// MARK: StoreKit

/// Asks for a rating. A run shows no such question.
public enum SKStoreReviewController {
  /// Does nothing.
  public static func requestReview() {}
}

// MARK: os

/// The system's log. It writes nothing: the output of a run is its frames.
public struct Logger: Sendable {
  /// Makes a log.
  public init(subsystem: String = "", category: String = "") {}
  /// Does nothing.
  public func log(_ message: @autoclosure () -> String) {}
  /// Does nothing.
  public func debug(_ message: @autoclosure () -> String) {}
  /// Does nothing.
  public func info(_ message: @autoclosure () -> String) {}
  /// Does nothing.
  public func notice(_ message: @autoclosure () -> String) {}
  /// Does nothing.
  public func warning(_ message: @autoclosure () -> String) {}
  /// Does nothing.
  public func error(_ message: @autoclosure () -> String) {}
  /// Does nothing.
  public func fault(_ message: @autoclosure () -> String) {}
}
