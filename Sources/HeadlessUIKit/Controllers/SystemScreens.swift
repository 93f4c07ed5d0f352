// Screens of the system that an app only presents: sharing, the camera, pictures. A run has none of
// what stands in them, so each is a sheet that says what it is and what can come of it.

/// What the system would share with: a sheet `Share` with what is shared, and a way out.
///
/// The step `tap: { menu: Close }` closes it.
open class UIActivityViewController: UIAlertController {
  /// Told when it has gone: nothing was shared.
  public final var completionWithItemsHandler: CompletionHandler?
  /// The ways to share that it does not offer. Kept, not used.
  public final var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The way by which something was shared, whether it was, what came back, and what went wrong.
  public typealias CompletionHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// A sheet that shares something.
  ///
  /// - Parameters:
  ///   - activityItems: what is shared; texts, links and the names of pictures show.
  ///   - applicationActivities: the app's own ways to share, which show as choices.
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

  /// Sheets are not decoded here.
  public required init?(coder: NSCoder) { nil }
}

/// A way to share that an app brings.
open class UIActivity: NSObject {
  /// The name of a way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A way by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// By message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// By e-mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To the pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  }

  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its name; nil for none.
  open var activityType: ActivityType? { nil }
  /// Its picture. Asked by nobody.
  open var activityImage: UIImage? { nil }
  /// Whether it can share something. Asked by nobody.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  /// Hands over what is shared, before ``perform()``.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares.
  open func perform() {}
  /// Says that it has shared. Nobody hears.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A sheet that stays when a choice was taken: its delegate sends it away.
open class UIPickerSheet: UIAlertController {
  let choices: [(title: String, style: UIAlertAction.Style)]

  init(title: String, choice: String) {
    choices = [(choice, .default), ("Cancel", .cancel)]
    super.init(title: title, message: nil, preferredStyle: .actionSheet)
    for (title, style) in choices { addAction(UIAlertAction(title: title, style: style)) }
  }

  /// Pickers are not decoded here.
  public required init?(coder: NSCoder) { nil }

  package override func choose(_ action: UIAlertAction) {
    if action.style == .cancel { cancel() } else { pick() }
  }

  func pick() {}
  func cancel() {}

  /// The picture that is picked, `▣`: the only one that there is.
  static var picture: UIImage { UIImage(name: "picked picture", symbol: "▣") }
}

/// The camera, or the pictures of the device, as a sheet that says so.
///
/// The step `tap: { menu: Choose picture }` hands the app a picture `▣`, and `tap: { menu: Cancel }`
/// none. As on a device its delegate sends it away.
open class UIImagePickerController: UIPickerSheet {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// From the albums.
    case photoLibrary
    /// From the camera.
    case camera
    /// From the pictures last taken.
    case savedPhotosAlbum
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture, cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where it is kept; never told.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where a film is kept; never told.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What it is: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Who is told what was picked; not kept alive.
  public final weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary {
    didSet { title = sourceType == .camera ? "Camera" : "Photo library" }
  }
  /// Whether a picture can be cut.
  open var allowsEditing = false
  /// What can be picked. Kept, not used.
  open var mediaTypes = ["public.image"]

  /// A picker of pictures.
  public init() { super.init(title: "Photo library", choice: "Choose picture") }

  /// Pickers are not decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Whether there is a source: all are.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// What a source has: pictures.
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

/// Who is told what was picked. Both methods may be left out.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was picked; the delegate sends the picker away.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was; the delegate sends the picker away.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Sends it away.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Sends it away.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The pictures of the device, as a sheet that says so.
///
/// The step `tap: { menu: Choose picture }` hands the app one result, and `tap: { menu: Cancel }`
/// none. As on a device its delegate sends it away.
open class PHPickerViewController: UIPickerSheet {
  /// Who is told what was picked; not kept alive.
  public final weak var delegate: (any PHPickerViewControllerDelegate)?
  /// What can be picked.
  public final let configuration: PHPickerConfiguration

  /// A picker of pictures.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(title: "Photo library", choice: "Choose picture")
  }

  /// Pickers are not decoded here.
  public required init?(coder: NSCoder) { nil }

  override func pick() { finish([PHPickerResult(itemProvider: NSItemProvider(Self.picture))]) }
  override func cancel() { finish([]) }

  private func finish(_ results: [PHPickerResult]) {
    guard let delegate else { return dismiss(animated: false) }
    delegate.picker(self, didFinishPicking: results)
  }
}

/// Who is told what was picked; it sends the picker away.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Pictures were picked, or none.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What can be picked. Kept, not used.
public struct PHPickerConfiguration: Sendable {
  /// Sorts of pictures.
  public struct Filter: Sendable, Equatable {
    let name: String
    /// Pictures.
    public static let images = Filter(name: "images")
    /// Films.
    public static let videos = Filter(name: "videos")
    /// Pictures that move.
    public static let livePhotos = Filter(name: "livePhotos")
    /// Any of some sorts.
    public static func any(of filters: [Filter]) -> Filter {
      Filter(name: filters.map(\.name).joined(separator: " "))
    }
  }

  /// Which sorts can be picked; nil for all.
  public var filter: Filter?
  /// How many can be picked; 0 for any number.
  public var selectionLimit = 1

  /// A picker of one picture.
  public init() {}
}

/// A picture that was picked.
public struct PHPickerResult {
  /// What hands the picture over.
  public let itemProvider: NSItemProvider
  /// Its name in the albums; nil, since there are none.
  public var assetIdentifier: String? { nil }
}

/// What hands something over later.
public final class NSItemProvider: NSObject {
  private let object: AnyObject

  /// A provider of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// Whether it has an object of a class.
  public func canLoadObject(ofClass aClass: AnyClass) -> Bool { type(of: object) == aClass }

  /// Hands the object over, at the main queue's next turn.
  ///
  /// - Parameters:
  ///   - aClass: the class that is asked for.
  ///   - completionHandler: called with the object, or nil where it is of another class.
  public func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) {
    let result: Any? = canLoadObject(ofClass: aClass) ? object : nil
    DispatchQueue.main.async { completionHandler(result, nil) }
  }
}
