// Screens of the system that an app only presents: sharing, the camera, photos. A run has none of
// their content, so each is a sheet that shows what it is and which results it can have.

/// A sheet `Share` with the shared items and a button to close it.
///
/// The step `tap: { menu: Close }` closes it.
open class UIActivityViewController: UIAlertController {
  /// Called after the sheet was closed; nothing was shared, unless one of the app's activities ran.
  public final var completionWithItemsHandler: CompletionHandler?
  /// The activities that are not offered. Kept, not used.
  public final var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The activity that was used, whether something was shared, the returned items, and the error.
  public typealias CompletionHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Makes a sheet that shares items.
  ///
  /// - Parameters:
  ///   - activityItems: the items; texts, links and the names of images are shown.
  ///   - applicationActivities: the app's own activities, which are shown as choices.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    let words = activityItems.map { item in
      switch item {
      case let text as String: text
      case let link as URL: link.absoluteString
      case let image as UIImage: "\(image.symbol) \(image.name)"
      default: "\(type(of: item))"
      }
    }
    super.init(
      title: "Share", message: words.joined(separator: "\n"), preferredStyle: .actionSheet)
    for activity in applicationActivities ?? [] {
      addAction(
        UIAlertAction(title: activity.activityTitle ?? "", style: .default) { [weak self] _ in
          activity.prepare(withActivityItems: activityItems)
          activity.perform()
          self?.completionWithItemsHandler?(activity.activityType, true, nil, nil)
        })
    }
    addAction(
      UIAlertAction(title: "Close", style: .cancel) { [weak self] _ in
        self?.completionWithItemsHandler?(nil, false, nil, nil)
      })
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A way to share that an app provides.
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// By message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// By e-mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  }

  /// The title.
  open var activityTitle: String? { nil }
  /// The type; nil by default.
  open var activityType: ActivityType? { nil }
  /// The image. Never read.
  open var activityImage: UIImage? { nil }
  /// Whether it can share the items. Never called.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  /// Passes the items to the activity, before ``perform()``.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares the items.
  open func perform() {}
  /// Would end the activity; does nothing.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A sheet that stays open after a choice: its delegate dismisses it.
open class UIPickerSheet: UIAlertController {
  let choices: [(title: String, style: UIAlertAction.Style)]

  init(title: String, choice: String?) {
    choices = (choice.map { [($0, .default)] } ?? []) + [("Cancel", .cancel)]
    super.init(title: title, message: nil, preferredStyle: .actionSheet)
    for (title, style) in choices { addAction(UIAlertAction(title: title, style: style)) }
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  package override func choose(_ action: UIAlertAction) {
    if action.style == .cancel { cancel() } else { pick() }
  }

  func pick() {}
  func cancel() {}

  /// The image that is picked, `▣`: there is no other.
  static var picture: UIImage { UIImage(name: "picked picture", symbol: "▣") }
}

/// The camera, or the photo library, as a sheet with its name.
///
/// The step `tap: { menu: Choose picture }` gives the app an image `▣`, and `tap: { menu: Cancel }`
/// gives it nothing. As on a device, the delegate dismisses it.
open class UIImagePickerController: UIPickerSheet {
  /// The source of the images.
  public enum SourceType: Int, Sendable {
    /// From the albums.
    case photoLibrary
    /// From the camera.
    case camera
    /// From the last images taken.
    case savedPhotosAlbum
  }

  /// A key of the information about an image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The location of the image; never set.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The location of a movie; never set.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The type: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The object that is called with the picked image; a weak reference.
  public final weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of the images.
  open var sourceType = SourceType.photoLibrary {
    didSet { title = sourceType == .camera ? "Camera" : "Photo library" }
  }
  /// Whether an image can be cropped.
  open var allowsEditing = false
  /// The types that can be picked. Kept, not used.
  open var mediaTypes = ["public.image"]

  /// Makes a picker of images.
  public init() { super.init(title: "Photo library", choice: "Choose picture") }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether a source is available; always true.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// Returns the types that a source has: images.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  override func pick() {
    var info: [InfoKey: Any] = [.originalImage: Self.picture, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = Self.picture }
    guard let delegate else { return dismiss(animated: false) }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  override func cancel() {
    guard let delegate else { return dismiss(animated: false) }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// Receives the picked image. Both methods are optional.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when an image was picked; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the picker was canceled; the delegate dismisses it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The photo library, as a sheet with its name.
///
/// The step `tap: { menu: Choose picture }` gives the app one result, and `tap: { menu: Cancel }`
/// gives it none. As on a device, the delegate dismisses it.
open class PHPickerViewController: UIPickerSheet {
  /// The object that is called with the results; a weak reference.
  public final weak var delegate: (any PHPickerViewControllerDelegate)?
  /// What can be picked.
  public final let configuration: PHPickerConfiguration

  /// Makes a picker of images.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(title: "Photo library", choice: "Choose picture")
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  override func pick() { finish([PHPickerResult(itemProvider: NSItemProvider(Self.picture))]) }
  override func cancel() { finish([]) }

  private func finish(_ results: [PHPickerResult]) {
    guard let delegate else { return dismiss(animated: false) }
    delegate.picker(self, didFinishPicking: results)
  }
}

/// Receives the picked images, and dismisses the picker.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the picked images; the array is empty if the picker was canceled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What can be picked. Kept, not used.
public struct PHPickerConfiguration: Sendable {
  /// Kinds of media.
  public struct Filter: Sendable, Equatable {
    let name: String
    /// Images.
    public static let images = Filter(name: "images")
    /// Movies.
    public static let videos = Filter(name: "videos")
    /// Live photos.
    public static let livePhotos = Filter(name: "livePhotos")
    /// Any of several kinds.
    public static func any(of filters: [Filter]) -> Filter {
      Filter(name: filters.map(\.name).joined(separator: " "))
    }
  }

  /// The kinds that can be picked; nil means all.
  public var filter: Filter?
  /// The most images that can be picked; 0 means no limit.
  public var selectionLimit = 1

  /// Makes a configuration for one image.
  public init() {}
}

/// A picked image.
public struct PHPickerResult {
  /// Provides the image.
  public let itemProvider: NSItemProvider
  /// The identifier in the photo library; always nil.
  public var assetIdentifier: String? { nil }
}

/// Provides an object later.
public final class NSItemProvider: NSObject {
  private let object: AnyObject

  /// Makes a provider of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// Whether its object is exactly of a class.
  public func canLoadObject(ofClass aClass: AnyClass) -> Bool { type(of: object) == aClass }

  /// Passes the object to a closure, in the main queue's next turn.
  ///
  /// - Parameters:
  ///   - aClass: the requested class.
  ///   - completionHandler: called with the object, or nil if it is of another class.
  public func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) {
    let result: Any? = canLoadObject(ofClass: aClass) ? object : nil
    DispatchQueue.main.async { completionHandler(result, nil) }
  }
}
