// Screens of the system for files, which an app only presents. A run has no files.

/// A sheet with the files of the device, which has no files.
///
/// The step `tap: { menu: Cancel }` closes it.
open class UIDocumentPickerViewController: UIPickerSheet {
  /// The object that is called when the picker closes; a weak reference.
  public final weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be picked. Kept, not used.
  open var allowsMultipleSelection = false

  /// Makes a picker of files.
  ///
  /// - Parameters:
  ///   - allowedUTIs: the names of the types that can be picked. Not used.
  ///   - mode: what happens to a picked file. Not used.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(title: "Files", choice: nil)
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  override func cancel() {
    dismiss(animated: false)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// What happens to a picked file.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The app receives a copy.
  case `import`
  /// The app opens the file itself.
  case open
  /// The app's file is copied to another place.
  case exportToService
  /// The app's file is moved to another place.
  case moveToService
}

/// Receives the picked files. Both methods are optional.
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the picked files; never called, because a run has no files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the picker was canceled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A preview of a file, which is not shown.
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name of the file; that of the URL unless it is set.
  open var name: String?
  /// The object that is asked for the screen of the preview; a weak reference.
  public final weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes a preview of a file.
  public convenience init(url: URL) {
    self.init()
    (self.url, name) = (url, url.lastPathComponent)
  }

  /// Returns false: a run has no preview.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Does nothing: there is no preview.
  open func dismissPreview(animated: Bool) {}
}

/// Is asked about a preview of a file.
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the screen that presents the preview; never called.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

/// How a presented screen is placed. Kept, not used: a frame shows the whole screen.
open class UIPresentationController: NSObject {
  /// The screen.
  public final let presentedViewController: UIViewController
  /// The screen that presents it.
  public final let presentingViewController: UIViewController?
  /// The view around the screen; always nil.
  public final var containerView: UIView? { nil }

  /// Makes a placement of a screen.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
    super.init()
  }

  /// The place of the screen.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// Called before the screen appears; never called.
  open func presentationTransitionWillBegin() {}
  /// Called before the screen disappears; never called.
  open func dismissalTransitionWillBegin() {}
  /// Called before the views are placed; never called.
  open func containerViewWillLayoutSubviews() {}
}

/// Provides the placement of a presented screen; never asked.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the placement of a screen; nil by default.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
