import DioramaKit
import HeadlessUIKit

/// The base class of the settings screens: the channel's name and image, which Edit changes, and
/// rows that open other screens.
open class SBUBaseChannelSettingsViewController: SBUSettingsScreen,
  SBUBaseChannelSettingsModuleHeaderDelegate, SBUBaseChannelSettingsModuleListDelegate,
  SBUBaseChannelSettingsModuleListDataSource, SBUBaseChannelSettingsViewModelDelegate,
  SBUActionSheetDelegate, SBUAlertViewDelegate, UIImagePickerControllerDelegate
{
  /// The header, as the base class.
  public var baseHeaderComponent: SBUBaseChannelSettingsModule.Header?
  /// The list, as the base class.
  public var baseListComponent: SBUBaseChannelSettingsModule.List?
  /// The view model, as the base class.
  public var baseViewModel: SBUBaseChannelSettingsViewModel?

  /// The identifier of the action sheet that Edit opens.
  public let actionSheetIdEdit = 1
  /// The identifier of the action sheet for the source of an image.
  public let actionSheetIdPicker = 2

  /// The channel.
  public var channel: BaseChannel? { baseViewModel?.channel }
  /// The channel's ID.
  public var channelURL: String? { baseViewModel?.channelURL }
  /// The channel's name.
  public var channelName: String? { channel?.name }

  /// Creates the view model; the screens of group and open channels override it.
  ///
  /// - Parameters:
  ///   - channel: the channel, if the screen was created with one.
  ///   - channelURL: the channel's ID.
  open func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {}

  override var settingsHeader: SBUSettingsModuleHeader? { baseHeaderComponent }
  override var settingsList: SBUSettingsModuleList? { baseListComponent }

  // MARK: Life cycle

  /// Dismisses an alert or action sheet when the screen disappears (S12).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    SBUModuleSet.CommonModule.AlertView.dismiss()
  }

  /// Creates header and list from a module's classes, after the view model (S1).
  final func makeComponents<Module: SBUComponentModule>(of module: Module.Type)
  where
    Module.Header: SBUBaseChannelSettingsModule.Header,
    Module.List: SBUBaseChannelSettingsModule.List
  {
    baseHeaderComponent = module.makeHeader()
    baseListComponent = module.makeList()
  }

  /// Pushes a screen.
  final func show(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }

  /// Returns to the list of channels in the stack, or else to its first screen, after the channel
  /// was left or deleted; dismisses a stack of one screen.
  final func leaveChannelScreens() { leave(to: .channelList) }

  // MARK: Name and image

  /// Asks whether to change the name or the image.
  public func showChannelEditActionSheet() {
    let titles = [
      SBUStringSet.ChannelSettings_Change_Name, SBUStringSet.ChannelSettings_Change_Image,
    ]
    show(titles, identifier: actionSheetIdEdit)
  }

  /// Asks for a new name and passes it to the view model; an empty name changes nothing.
  public func changeChannelName() {
    let confirm = SBUAlertButtonItem(title: SBUStringSet.OK) { [weak self] text in
      let name = (text as? String)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      if !name.isEmpty { self?.baseViewModel?.updateChannel(channelName: name) }
    }
    SBUModuleSet.CommonModule.AlertView.show(
      title: SBUStringSet.ChannelSettings_Change_Name, needInputField: true,
      placeHolder: SBUStringSet.ChannelSettings_Enter_New_Name, confirmButtonItem: confirm,
      cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in }, delegate: self)
  }

  /// Asks for the source of the new image; an existing image can also be removed.
  public func selectChannelImage() {
    show(imageSources.map(\.title), identifier: actionSheetIdPicker)
  }

  private func show(_ titles: [String], identifier: Int) {
    SBUModuleSet.CommonModule.ActionSheet.show(
      items: titles.map { SBUActionSheetItem(title: $0) },
      cancelItem: SBUActionSheetItem(title: SBUStringSet.Cancel), identifier: identifier,
      delegate: self)
  }

  private var imageSources: [MediaResourceType] {
    (channel?.coverURL == nil ? [] : [.delete]) + [.camera, .library]
  }

  /// Performs the action of a selected item of an action sheet.
  ///
  /// - Parameters:
  ///   - index: the item's index, from 0.
  ///   - identifier: ``actionSheetIdEdit`` or ``actionSheetIdPicker``; others are ignored.
  open func didSelectActionSheetItem(index: Int, identifier: Int) {
    if identifier == actionSheetIdEdit {
      if index == 0 { changeChannelName() } else { selectChannelImage() }
    } else if identifier == actionSheetIdPicker {
      let sources = imageSources
      if sources.indices.contains(index) { showChannelImagePicker(with: sources[index]) }
    }
  }

  /// An action sheet was canceled; does nothing.
  open func didDismissActionSheet() {}
  /// An alert was dismissed; does nothing.
  open func didDismissAlertView() {}

  /// Opens the camera or the photos, or removes the image.
  ///
  /// - Parameter type: the source of the image.
  open func showChannelImagePicker(with type: MediaResourceType) {
    switch type {
    case .delete: baseViewModel?.takeCoverAway()
    case .camera: showCamera()
    case .library: showPhotoLibraryPicker()
    case .unknown, .document: break
    }
  }

  /// Opens the system's camera.
  open func showCamera() { showPicker(of: .camera) }

  /// Opens the system's photos.
  open func showPhotoLibraryPicker() { showPicker(of: .photoLibrary) }

  /// Opens the photos that the app can access in the real kit. Here it does nothing and is never
  /// called, because the app has full access.
  open func showLimitedPhotoLibraryPicker() {}

  /// Shows an alert that the app has no access to camera or photos. Here it always has access, so
  /// only an app calls this method.
  ///
  /// - Parameter type: the feature without access.
  open func showPermissionAlert(forType type: SBUPermissionManager.PermissionType) {
    let isCamera = type == .camera
    SBUModuleSet.CommonModule.AlertView.show(
      title: isCamera
        ? SBUStringSet.Alert_Allow_Camera_Access : SBUStringSet.Alert_Allow_PhotoLibrary_Access,
      message: isCamera ? nil : SBUStringSet.Alert_Allow_PhotoLibrary_Access_Message,
      confirmButtonItem: SBUAlertButtonItem(title: SBUStringSet.Settings) { _ in },
      cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in }, delegate: self)
  }

  /// Dismisses the picker and passes the selected image to the view model.
  open func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    guard let image = info[.originalImage] as? UIImage else { return }
    changeImage(image)
  }

  /// Uses an image from an app's own picker.
  ///
  /// - Parameters:
  ///   - data: the image file; its content is not read.
  ///   - fileName: the file name; nil if it is unknown.
  ///   - mimeType: the MIME type; not used.
  open func didTapSendImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil) {
    changeImage(UIImage(name: fileName ?? "photo", symbol: "▣"))
  }

  private func changeImage(_ image: UIImage) {
    baseListComponent?.updateChannelInfoView(coverImage: image)
    baseViewModel?.updateChannel(coverImage: image)
  }

  // MARK: Screens opened by the rows

  /// Shows the moderation menu; the screens of group and open channels override it.
  open func showModerationList() {}
  /// Shows the push settings; the screen of group channels overrides it.
  open func showNotifications() {}
  /// Shows the message search; the screen of group channels overrides it.
  open func showSearch() {}

  // MARK: List data source

  /// Returns the channel of the rows.
  open func baseChannelSettingsModule(
    _ list: SBUBaseChannelSettingsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  /// Returns whether the current user is an operator of the channel.
  open func baseChannelSettingsModuleIsOperator(
    _ list: SBUBaseChannelSettingsModule.List
  ) -> Bool { baseViewModel?.isOperator ?? false }

  // MARK: View model events

  /// Updates name and rows after the channel was loaded or an event occurred in it.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { updateStyles() }

  /// Dismisses the screen and all screens above it.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?
  ) {
    navigationController?.popToViewController(self, animated: false)
    onClickBack()
  }
}

extension MediaResourceType {
  /// The title of the item of an action sheet.
  fileprivate var title: String {
    switch self {
    case .delete: SBUStringSet.RemovePhoto
    case .camera: SBUStringSet.TakePhoto
    case .library: SBUStringSet.ChoosePhoto
    case .document: SBUStringSet.Document
    case .unknown: ""
    }
  }
}
