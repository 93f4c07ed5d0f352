/// The system's screen of photos or its camera, as far as text goes: it says what it is, and offers
/// to choose one picture or none.
///
/// ```
/// │ [Cancel] [Choose]                    │
/// │ (the system's photos)                │
/// ```
///
/// The step `tap: { button: Choose }` hands over a picture called `photo`.
open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All photos.
    case photoLibrary
    /// The camera.
    case camera
    /// The photos that were saved.
    case savedPhotosAlbum
  }

  /// What is said of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A fact by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "originalImage")
    /// The picture as it was changed; never said.
    public static let editedImage = InfoKey(rawValue: "editedImage")
    /// Where the picture's file is; never said.
    public static let imageURL = InfoKey(rawValue: "imageURL")
    /// Where a film's file is; never said.
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    /// What was chosen: `public.image`.
    public static let mediaType = InfoKey(rawValue: "mediaType")
  }

  /// Where pictures come from.
  public final var sourceType = SourceType.photoLibrary
  /// What may be chosen. Kept, not used: it is always a picture.
  public final var mediaTypes = ["public.image"]
  /// Whether the picture may be changed. Kept, not used.
  public final var allowsEditing = false
  /// Who hears what was chosen; not kept alive.
  public final weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there are pictures from there: always.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// A picker of photos.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Pickers are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says what it is, below its two buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = UIStackView(arrangedSubviews: [
      button("Cancel") { $0.delegate?.imagePickerControllerDidCancel($0) },
      button("Choose") {
        let photo = UIImage(name: "photo", symbol: "▣")
        $0.delegate?.imagePickerController(
          $0, didFinishPickingMediaWithInfo: [.originalImage: photo, .mediaType: "public.image"])
      },
    ])
    buttons.spacing = 8
    let label = UILabel()
    label.text = sourceType == .camera ? "(the system's camera)" : "(the system's photos)"
    let rows = UIStackView(arrangedSubviews: [buttons, label])
    rows.axis = .vertical
    view.addSubview(rows)
  }

  private func button(
    _ title: String, _ body: @escaping (UIImagePickerController) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if delegate == nil { dismiss(animated: true) } else { body(self) }
      }, for: .touchUpInside)
    return button
  }
}

/// Hears what was chosen in a picker, which it takes away itself.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen.
  ///
  /// - Parameters:
  ///   - picker: still shown.
  ///   - info: the picture under `originalImage`.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Takes the picker away.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }
  /// Takes the picker away.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
