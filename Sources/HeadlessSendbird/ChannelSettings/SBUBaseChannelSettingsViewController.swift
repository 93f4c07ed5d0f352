import DioramaKit
import HeadlessUIKit

/// What the settings screens have in common: the channel's name and picture, which Edit changes, and
/// rows that lead on.
open class SBUBaseChannelSettingsViewController: SBUSettingsScreen,
  SBUBaseChannelSettingsModuleHeaderDelegate, SBUBaseChannelSettingsModuleListDelegate,
  SBUBaseChannelSettingsModuleListDataSource, SBUBaseChannelSettingsViewModelDelegate,
  SBUActionSheetDelegate, SBUAlertViewDelegate, UIImagePickerControllerDelegate
{
  /// The header, whatever its screen.
  public var baseHeaderComponent: SBUBaseChannelSettingsModule.Header?
  /// The list, whatever its screen.
  public var baseListComponent: SBUBaseChannelSettingsModule.List?
  /// The view model, whatever its screen.
  public var baseViewModel: SBUBaseChannelSettingsViewModel?

  /// The number of the sheet that Edit opens.
  public let actionSheetIdEdit = 1
  /// The number of the sheet that asks where a picture comes from.
  public let actionSheetIdPicker = 2

  /// The channel.
  public var channel: BaseChannel? { baseViewModel?.channel }
  /// The channel's id.
  public var channelURL: String? { baseViewModel?.channelURL }
  /// The channel's name.
  public var channelName: String? { channel?.name }

  /// Makes the view model; the screens of group and of open channels have their own.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id.
  open func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {}

  override var settingsHeader: SBUSettingsModuleHeader? { baseHeaderComponent }
  override var settingsList: SBUSettingsModuleList? { baseListComponent }

  // MARK: Life cycle

  /// The screen is going: its alert or sheet goes with it (S12).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    SBUModuleSet.CommonModule.AlertView.dismiss()
  }

  /// Makes header and list of a module's classes, after the view model (S1).
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

  /// Goes back to the first screen of the stack, since the channel is gone; a stack of one goes away.
  final func leaveChannelScreens() { leave(toFirst: true) }

  // MARK: Name and picture

  /// Asks what is to change: the name or the picture.
  public func showChannelEditActionSheet() {
    let titles = [
      SBUStringSet.ChannelSettings_Change_Name, SBUStringSet.ChannelSettings_Change_Image,
    ]
    show(titles, identifier: actionSheetIdEdit)
  }

  /// Asks for a new name, which the view model then gives to the channel; an empty one changes
  /// nothing.
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

  /// Asks where the new picture comes from; one that is there can be taken away as well.
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

  /// A line of a sheet was taken: it does what it says.
  ///
  /// - Parameters:
  ///   - index: the line, from 0.
  ///   - identifier: ``actionSheetIdEdit`` or ``actionSheetIdPicker``; of other sheets nothing is
  ///     known here.
  open func didSelectActionSheetItem(index: Int, identifier: Int) {
    if identifier == actionSheetIdEdit {
      if index == 0 { changeChannelName() } else { selectChannelImage() }
    } else if identifier == actionSheetIdPicker {
      let sources = imageSources
      if sources.indices.contains(index) { showChannelImagePicker(with: sources[index]) }
    }
  }

  /// A sheet has gone without a choice; nothing is done.
  open func didDismissActionSheet() {}
  /// An alert has gone; nothing is done.
  open func didDismissAlertView() {}

  /// Opens the camera or the photos, or takes the picture away.
  ///
  /// - Parameter type: where the picture comes from.
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

  private func showPicker(of source: UIImagePickerController.SourceType) {
    let picker = UIImagePickerController()
    picker.sourceType = source
    picker.delegate = self
    present(picker, animated: true)
  }

  /// Would open the few photos that the app may see; here it may see all, so nobody calls it and
  /// nothing happens.
  open func showLimitedPhotoLibraryPicker() {}

  /// Says that the app may not use camera or photos. Here it always may; an app can ask for the
  /// alert.
  ///
  /// - Parameter type: what it may not use.
  open func showPermissionAlert(forType type: SBUPermissionManager.PermissionType) {
    let isCamera = type == .camera
    SBUModuleSet.CommonModule.AlertView.show(
      title: isCamera
        ? SBUStringSet.Alert_Allow_Camera_Access : SBUStringSet.Alert_Allow_PhotoLibrary_Access,
      message: isCamera ? nil : SBUStringSet.Alert_Allow_PhotoLibrary_Access_Message,
      confirmButtonItem: SBUAlertButtonItem(title: SBUStringSet.Settings) { _ in },
      cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in }, delegate: self)
  }

  /// A picture was chosen: the picker goes, and the view model gives it to the channel.
  open func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    guard let image = info[.originalImage] as? UIImage else { return }
    changeImage(image)
  }

  /// A picture was sent from a picker of the app's own.
  ///
  /// - Parameters:
  ///   - data: its file.
  ///   - fileName: what it is called; nil where nobody said.
  ///   - mimeType: its sort; nil where nobody said.
  open func didTapSendImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil) {
    changeImage(UIImage(name: fileName ?? "photo", symbol: "▣"))
  }

  private func changeImage(_ image: UIImage) {
    baseListComponent?.updateChannelInfoView(coverImage: image)
    baseViewModel?.updateChannel(coverImage: image)
  }

  // MARK: Where the rows lead

  /// Shows the moderation menu; the screens of group and of open channels each have theirs.
  open func showModerationList() {}
  /// Shows the push settings, which group channels have.
  open func showNotifications() {}
  /// Shows the search, which group channels have.
  open func showSearch() {}

  // MARK: What the list asks

  /// The channel of the rows.
  open func baseChannelSettingsModule(
    _ list: SBUBaseChannelSettingsModule.List, channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  /// Whether the current user may moderate the channel.
  open func baseChannelSettingsModuleIsOperator(
    _ list: SBUBaseChannelSettingsModule.List
  ) -> Bool { baseViewModel?.isOperator ?? false }

  // MARK: What the view model says

  /// The channel was loaded, or something has happened in it: name and rows again.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) { updateStyles() }

  /// The screen has no reason to stay: it goes, with all that it led to.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?
  ) {
    navigationController?.popToViewController(self, animated: false)
    onClickBack()
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { commonProperties }
}

/// Where a file that is chosen comes from.
public enum MediaResourceType: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Nowhere: what is there is taken away.
  case delete
  /// The camera.
  case camera
  /// The photos.
  case library
  /// The files.
  case document

  /// What the line of a sheet says.
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

/// What an app may use of the device. Here it may use all.
public enum SBUPermissionManager {
  /// A thing of the device.
  public enum PermissionType: Int, Sendable {
    /// The photos.
    case photoLibrary
    /// The camera.
    case camera
  }
}
