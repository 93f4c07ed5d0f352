import DioramaKit
import HeadlessUIKit

/// The base class of ``SBUBaseChannelViewController``, with what channels share and what belongs to
/// no component: the keyboard, the pickers of files and the sheets of messages.
///
/// A method for what a run does not have does nothing; an app can override it.
open class SBUChannelScreen: SBUBaseViewController, Configurable, UIGestureRecognizerDelegate,
  UIViewControllerTransitioningDelegate, UIImagePickerControllerDelegate,
  PHPickerViewControllerDelegate, UIDocumentPickerDelegate,
  UIDocumentInteractionControllerDelegate, SBUSelectablePhotoViewDelegate, SBUFileViewerDelegate,
  SBUAlertViewDelegate
{
  private var ownTheme: SBUChannelTheme?
  /// The theme set on the screen, else the one in use.
  public var theme: SBUChannelTheme {
    get { ownTheme ?? SBUTheme.channelTheme }
    set { ownTheme = newValue }
  }
  /// Whether the keyboard is shown; always false here.
  public var isKeyboardShowing = false
  /// The constraint that moves the message input over the keyboard. Kept, not used.
  public var messageInputViewBottomConstraint: NSLayoutConstraint?

  override var landmark: Landmark? { .channel }

  /// The theme's status bar style. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// The app becomes inactive; does nothing.
  open func applicationWillResignActivity() {}
  /// A sheet or another screen will be shown; does nothing.
  open func willPresentSubview() {}

  // MARK: Other screens

  /// Opens the settings of the channel; the screen of each type of channel overrides it.
  open func showChannelSettings() {}

  /// Opens the thread of a message; does nothing by default.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - parentMessageId: the number of the message.
  ///   - parentMessageCreatedAt: the time when it was sent.
  ///   - startingPoint: the time at which the thread starts.
  open func showMessageThread(
    channelURL: String, parentMessageId: Int64, parentMessageCreatedAt: Int64? = 0,
    startingPoint: Int64? = 0
  ) {}

  /// Opens a picture in a screen of its own; any other file cannot be loaded here (G142).
  open func openFile(_ fileData: SBUFileData) {
    guard fileData.fileType == .image else {
      return SBUModuleSet.CommonModule.ToastView.show(type: .openFailed)
    }
    let file = SBUCommonViewControllerSet.FileViewController.init(fileData: fileData)
    present(UINavigationController(rootViewController: file), animated: true)
  }
  /// Opens the file of a message, unless it is a voice message (G142, G153).
  open func openFile(fileMessage: FileMessage) {
    let file = SBUFileData(fileMessage: fileMessage)
    if file.fileType != .voice { openFile(file) }
  }

  /// Opens the recorder of voice messages; does nothing by default.
  open func showVoiceMessageInput() {}
  /// Closes the recorder of voice messages; does nothing by default.
  open func dismissVoiceMessageInput() {}
  /// Stops the recorder of voice messages; does nothing by default.
  ///
  /// - Parameter resignActivity: whether the app becomes inactive.
  open func resetVoiceMessageInput(for resignActivity: Bool = false) {}

  // MARK: Pickers

  /// Opens the files of the device.
  open func showDocumentPicker() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    picker.delegate = self
    present(picker, animated: true)
  }
  /// Opens the photos that the app can access; does nothing, because it has full access.
  open func showLimitedPhotoLibraryPicker() {}
  /// Opens the system's photos.
  open func showPhotoLibraryPicker() { showPicker(of: .photoLibrary) }
  /// Opens the system's camera.
  open func showCamera() { showPicker(of: .camera) }

  /// Shows an alert that the app has no access to camera or photos; does nothing, because it has
  /// full access.
  ///
  /// - Parameter permissionType: the feature without access.
  open func showPermissionAlert(
    forType permissionType: SBUPermissionManager.PermissionType = .photoLibrary
  ) {}

  /// The message input, which sends picked files.
  var fileInput: SBUBaseChannelModule.Input? { nil }

  /// Dismisses the picker, and passes the picture to the message input (G103).
  open func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true) { [weak self] in self?.fileInput?.pickImageFile(info: info) }
  }
  /// Dismisses the picker.
  open func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
  /// Dismisses the picker, and passes the pictures to the message input (G103).
  open func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true) { [weak self] in
      for result in results { self?.fileInput?.pickImageFile(itemProvider: result.itemProvider) }
    }
  }
  /// Passes files of the device to the message input (G103).
  open func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { fileInput?.pickDocumentFile(documentURLs: urls) }
  /// Returns the screen that presents the preview of a file: this one.
  open func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { self }
  /// Passes a picture to the message input.
  open func didTapSendImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil) {
    fileInput?.pickImageData(data, fileName: fileName, mimeType: mimeType)
  }
  /// Passes a video to the message input.
  open func didTapSendVideoURL(_ url: URL) { fileInput?.pickVideoURL(url) }
  /// Delete was selected for a file that is shown; does nothing by default.
  open func didSelectDeleteImage(message: FileMessage) {}
  /// An alert was dismissed; does nothing.
  open func didDismissAlertView() {}

  // MARK: Presenting and gestures

  /// Returns the placement of a sheet; nil, so it is presented like any other screen.
  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Returns true: other gestures work beside those of the screen.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  // MARK: The keyboard, which a run does not have

  /// The keyboard appears; never called.
  open func keyboardWillShow(_ notification: Notification) {}
  /// The keyboard disappears; never called.
  open func keyboardWillHide(_ notification: Notification) {}
  /// Returns the height of the keyboard without the safe area.
  open func getAdjustedKeyboardHeight(with keyboardFrame: CGRect) -> CGFloat {
    keyboardFrame.height
  }
  /// Returns the height of the tab bar; 0.
  open func getTabBarHeight() -> CGFloat { 0 }
  /// Would follow the keyboard; does nothing.
  public func registerKeyboardNotifications() {}
  /// Would let a tap on the messages close the keyboard; does nothing.
  public func addGestureHideKeyboard() {}
  /// Ends editing in the screen.
  public func dismissKeyboard() { view.endEditing(true) }
  /// Would move the window of the keyboard; does nothing.
  public func setKeyboardWindowFrame(origin: CGPoint, size: CGSize = .zero) {}
  /// Would move the message input over the keyboard; does nothing.
  public func updateLayoutsWithKeyboard(isHidden: Bool, notification: Notification? = nil) {}

  /// The kind of the type: a view controller.
  open class var kind: TypeKind { .viewController }
}

/// The delegate of a file that is shown.
public protocol SBUFileViewerDelegate: AnyObject {
  /// Delete was selected for the file of a message.
  func didSelectDeleteImage(message: FileMessage)
}
