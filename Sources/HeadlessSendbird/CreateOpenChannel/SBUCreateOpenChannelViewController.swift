import DioramaKit
import HeadlessUIKit

/// The screen that creates an open channel with a name and a picture.
open class SBUCreateOpenChannelViewController: SBUBaseViewController, Configurable,
  SBUCreateOpenChannelModuleHeaderDelegate, SBUCreateOpenChannelModuleProfileInputDelegate,
  SBUCreateOpenChannelViewModelDelegate, SBUActionSheetDelegate, SBUAlertViewDelegate,
  SBUSelectablePhotoViewDelegate, PHPickerViewControllerDelegate, UIImagePickerControllerDelegate
{
  /// The header.
  public var headerComponent: SBUCreateOpenChannelModule.Header?
  /// The name and image.
  public var profileInputComponent: SBUCreateOpenChannelModule.ProfileInput?
  /// The view model.
  public var viewModel: SBUCreateOpenChannelViewModel?

  private var ownTheme: SBUCreateOpenChannelTheme?
  /// The theme set on the screen, else the one in use.
  public var theme: SBUCreateOpenChannelTheme {
    get { ownTheme ?? SBUTheme.createOpenChannelTheme }
    set { ownTheme = newValue }
  }
  private var imageSources: [MediaResourceType] = []

  /// Creates the screen.
  public required init() {
    super.init(nibName: nil, bundle: nil)
    createViewModel()
    let module = SBUModuleSet.CreateOpenChannelModule
    headerComponent = module.makeHeader()
    profileInputComponent = module.makeProfileInput()
  }

  /// Creates the view model; an app can override it to use its own.
  open func createViewModel() {
    viewModel = SBUViewModelSet.entries.CreateOpenChannelViewModel.make { $0.init(delegate: self) }
  }

  // MARK: Life cycle

  /// The theme's status bar style. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Configures header and profile, and adds the header's items to the navigation item.
  open override func setupViews() {
    super.setupViews()
    headerComponent?.configure(delegate: self, theme: theme)
    profileInputComponent?.configure(delegate: self, theme: theme)
    install(headerComponent)
    if let profileInputComponent { view.addSubview(profileInputComponent) }
  }

  /// Applies the theme's colors to bar, header, profile and background.
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    headerComponent?.setupStyles(theme: theme)
    profileInputComponent?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Ends editing when the screen is touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }

  // MARK: Creating the channel

  /// Creates the channel with the typed name and the chosen image (C111).
  public func createChannel() {
    createChannel(
      channelName: profileInputComponent?.getChannelName() ?? "",
      coverImage: profileInputComponent?.getChannelCoverImage())
  }

  /// Creates the channel.
  ///
  /// - Parameters:
  ///   - channelName: the name.
  ///   - coverImage: the image; nil for none.
  public func createChannel(channelName: String, coverImage: UIImage?) {
    viewModel?.createChannel(channelName: channelName, coverImage: coverImage)
  }

  /// Opens the channel that was created (C112).
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  open func dismissAndMoveToChannel(
    _ channel: BaseChannel, messageListParams: MessageListParams? = nil
  ) {
    SendbirdUI.moveToChannel(
      channelURL: channel.channelURL, messageListParams: messageListParams, channelType: .open)
  }

  // MARK: The image

  /// Asks for the source of the image (C109).
  ///
  /// - Parameter needRemoveItem: whether the current image can be removed.
  public func selectChannelImage(needRemoveItem: Bool) {
    imageSources = (needRemoveItem ? [.delete] : []) + [.camera, .library]
    SBUModuleSet.CommonModule.ActionSheet.show(
      items: imageSources.map(item),
      cancelItem: SBUActionSheetItem(
        title: SBUStringSet.Cancel, color: theme.actionSheetItemColor),
      delegate: self)
  }

  private func item(_ source: MediaResourceType) -> SBUActionSheetItem {
    let (title, icon): (String, UIImage?) =
      switch source {
      case .delete: (SBUStringSet.RemovePhoto, nil)
      case .camera: (SBUStringSet.Camera, SBUIconSet.iconCamera)
      default: (SBUStringSet.PhotoVideoLibrary, SBUIconSet.iconPhoto)
      }
    return SBUActionSheetItem(
      title: title,
      color: source == .delete ? theme.actionSheetRemoveTextColor : theme.actionSheetTextColor,
      image: icon?.withTintColor(theme.actionSheetItemColor), tag: source.rawValue)
  }

  /// Opens the camera or the photos, or removes the image (C110).
  ///
  /// - Parameter type: the source of the image.
  open func showChannelImagePicker(with type: MediaResourceType) {
    switch type {
    case .camera: showCamera()
    case .library: showPhotoLibraryPicker()
    case .delete: profileInputComponent?.updateChannelImage(nil)
    case .document, .unknown: break
    }
  }

  /// Opens the system's camera.
  open func showCamera() { showPicker(of: .camera) }
  /// Opens the system's photos.
  open func showPhotoLibraryPicker() { showPicker(of: .photoLibrary) }

  /// Opens the photos that the app can access; does nothing, because it has full access.
  open func showLimitedPhotoLibraryPicker() {}
  /// Shows an alert that the app has no access to camera or photos; does nothing, because it has
  /// full access.
  open func showPermissionAlert(
    forType permissionType: SBUPermissionManager.PermissionType = .photoLibrary
  ) {}

  /// Shows the picked image.
  open func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    profileInputComponent?.updateChannelImage(info[.originalImage] as? UIImage)
  }
  /// Dismisses the picker.
  open func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
  }
  /// Shows an image of an app's own picker; its content is not read.
  open func didTapSendImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil) {
    profileInputComponent?.updateChannelImage(UIImage(name: fileName ?? "photo", symbol: "▣"))
  }
  /// A video was selected; does nothing.
  public func didTapSendVideoURL(_ url: URL) {}

  /// Opens the selected source of the image.
  open func didSelectActionSheetItem(index: Int, identifier: Int) {
    if imageSources.indices.contains(index) { showChannelImagePicker(with: imageSources[index]) }
  }
  /// The action sheet was canceled; does nothing.
  open func didDismissActionSheet() {}
  /// An alert was dismissed; does nothing.
  open func didDismissAlertView() {}

  // MARK: Header events

  /// Shows the new title view.
  open func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) { navigationItem.titleView = shown(titleView, of: headerComponent) }
  /// Shows the new left bar button.
  open func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { navigationItem.leftBarButtonItem = shown(leftItem, of: headerComponent) }
  /// Shows the new right bar button.
  open func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) { navigationItem.rightBarButtonItem = shown(rightItem, of: headerComponent) }
  /// Shows the new left bar buttons.
  open func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { navigationItem.leftBarButtonItems = shown(leftItems, of: headerComponent) }
  /// Shows the new right bar buttons.
  open func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { navigationItem.rightBarButtonItems = shown(rightItems, of: headerComponent) }
  /// Goes back after a tap on the left bar button.
  open func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { onClickBack() }
  /// Creates the channel after a tap on the right bar button.
  open func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { createChannel() }

  // MARK: Profile events

  /// Enables the right bar button if the name has a visible character (C107).
  open func createOpenChannelModule(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput,
    shouldChangeChannelName string: String
  ) {
    let name = string.trimmingCharacters(in: .whitespacesAndNewlines)
    headerComponent?.enableRightBarButton(!name.isEmpty)
  }
  /// Asks for the source of the image.
  open func createOpenChannelModuleDidSelectChannelImage(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, needRemoveItem: Bool
  ) { selectChannelImage(needRemoveItem: needRemoveItem) }

  // MARK: View model events

  /// Opens the channel that was created (C112).
  open func createOpenChannelViewModel(
    _ viewModel: SBUCreateOpenChannelViewModel, didCreateChannel channel: BaseChannel?
  ) { if let channel { dismissAndMoveToChannel(channel) } }

  // MARK: YAML

  /// The initializer for YAML, without arguments.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
  /// The kind of the type: a view controller.
  open class var kind: TypeKind { .viewController }
}

extension SBUCreateOpenChannelViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer(
    RecordTable<ScreenArguments>("the screen", []), startingWith: ScreenArguments()
  ) { type, _ in (type as? SBUCreateOpenChannelViewController.Type)?.init() }

  static let standardSlots: [Slot] = {
    let screen = SendbirdScreen.createOpenChannel
    return [
      screen.slot(
        "headerComponent", .header, \SBUCreateOpenChannelViewController.headerComponent,
        "back, title and Create"),
      screen.slot(
        "profileInputComponent", "view",
        \SBUCreateOpenChannelViewController.profileInputComponent, "the picture and the name"),
      screen.modelSlot(\SBUCreateOpenChannelViewController.viewModel, "creates the channel"),
    ]
  }()
}
