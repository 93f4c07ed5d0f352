import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The settings of a boat: some rows of the kit, and a berth that is chosen in a sheet.
class BoatSettingsViewController: SBUGroupChannelSettingsViewController {
  private var chooser: BerthChooser?
  private(set) var events: [String] = []

  override func setupViews() {
    super.setupViews()
    HarborParams.install()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    headerComponent?.rightBarButton = UIBarButtonItem(
      title: "Rename", style: .plain, target: self, action: #selector(askForName))
    (listComponent as? BoatSettingsList)?.onBerth = { [weak self] in self?.askForBerth() }
  }

  func askForBerth() {
    chooser = BerthChooser(berths: ["Quay 1", "Quay 2"]) { [weak self] choice in
      self?.toast(choice ?? "No berth", for: 3)
    }
    chooser?.ask()
  }

  @objc private func askForName() {
    SBUAlertView.show(
      title: "Name of the boat", needInputField: true, placeHolder: "Albatross",
      confirmButtonItem: SBUAlertButtonItem(title: "Paint it") { [weak self] text in
        guard let name = (text as? String)?.trimmedOrNil else { return }
        self?.viewModel?.updateChannel(channelName: name, coverImage: nil)
      },
      cancelButtonItem: SBUAlertButtonItem(title: "Keep it") { _ in })
  }
}

/// Records what people do on a boat.
extension BoatSettingsViewController {
  override func showSearch() {
    events.append("showSearch")
    super.showSearch()
  }

  override func showNotifications() {
    events.append("showNotifications")
    super.showNotifications()
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(header, didUpdateTitleView: titleView)
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(header, didUpdateLeftItem: leftItem)
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(header, didUpdateRightItem: rightItem)
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(header, didUpdateLeftItems: leftItems)
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(header, didUpdateRightItems: items)
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(header, didTapLeftItem: leftItem)
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(header, didTapRightItem: rightItem)
  }

  override func groupChannelSettingsModule(
    _ header: SBUGroupChannelSettingsModule.Header, channelNameForTitleView titleView: UIView?
  ) -> String? {
    events.append("groupChannelSettingsModule")
    return super.groupChannelSettingsModule(header, channelNameForTitleView: titleView)
  }

  override func groupChannelSettingsModule(
    _ list: SBUGroupChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    events.append("groupChannelSettingsModule")
    super.groupChannelSettingsModule(list, didSelectRowAt: indexPath)
  }

  override func groupChannelSettingsModuleDidSelectModerations(
    _ list: SBUGroupChannelSettingsModule.List
  ) {
    events.append("groupChannelSettingsModuleDidSelectModerations")
    super.groupChannelSettingsModuleDidSelectModerations(list)
  }

  override func groupChannelSettingsModuleDidSelectNotifications(
    _ list: SBUGroupChannelSettingsModule.List
  ) {
    events.append("groupChannelSettingsModuleDidSelectNotifications")
    super.groupChannelSettingsModuleDidSelectNotifications(list)
  }

  override func groupChannelSettingsModuleDidSelectMembers(
    _ list: SBUGroupChannelSettingsModule.List
  ) {
    events.append("groupChannelSettingsModuleDidSelectMembers")
    super.groupChannelSettingsModuleDidSelectMembers(list)
  }

  override func groupChannelSettingsModuleDidSelectSearch(
    _ list: SBUGroupChannelSettingsModule.List
  ) {
    events.append("groupChannelSettingsModuleDidSelectSearch")
    super.groupChannelSettingsModuleDidSelectSearch(list)
  }

  override func groupChannelSettingsModuleDidSelectLeave(_ list: SBUGroupChannelSettingsModule.List)
  {
    events.append("groupChannelSettingsModuleDidSelectLeave")
    super.groupChannelSettingsModuleDidSelectLeave(list)
  }

  override func groupChannelSettingsViewModel(
    _ viewModel: SBUGroupChannelSettingsViewModel, didLeaveChannel channel: GroupChannel
  ) {
    events.append("groupChannelSettingsViewModel")
    super.groupChannelSettingsViewModel(viewModel, didLeaveChannel: channel)
  }

  override func showChannelImagePicker(with type: MediaResourceType) {
    events.append("showChannelImagePicker")
    super.showChannelImagePicker(with: type)
  }

  override func showCamera() {
    events.append("showCamera")
    super.showCamera()
  }

  override func showPhotoLibraryPicker() {
    events.append("showPhotoLibraryPicker")
    super.showPhotoLibraryPicker()
  }

  override func showLimitedPhotoLibraryPicker() {
    events.append("showLimitedPhotoLibraryPicker")
    super.showLimitedPhotoLibraryPicker()
  }

  override func showPermissionAlert(forType type: SBUPermissionManager.PermissionType) {
    events.append("showPermissionAlert")
    super.showPermissionAlert(forType: type)
  }

  override func showModerationList() {
    events.append("showModerationList")
    super.showModerationList()
  }

  override func didSelectActionSheetItem(index: Int, identifier: Int) {
    events.append("didSelectActionSheetItem")
    super.didSelectActionSheetItem(index: index, identifier: identifier)
  }

  override func didDismissActionSheet() {
    events.append("didDismissActionSheet")
    super.didDismissActionSheet()
  }

  override func didDismissAlertView() {
    events.append("didDismissAlertView")
    super.didDismissAlertView()
  }

  override func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    events.append("imagePickerController")
    super.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
  }

  override func didTapSendImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil)
  {
    events.append("didTapSendImageData")
    super.didTapSendImageData(data, fileName: fileName, mimeType: mimeType)
  }
}

class BoatSettingsList: SBUGroupChannelSettingsModule.List {
  var onBerth: (() -> Void)?

  override func setupItems() {
    let berth = SBUChannelSettingItem(title: "Berth", subTitle: "none") { [weak self] in
      self?.onBerth?()
    }
    items = [createMembersItem(), berth, createLeaveItem()]
  }
}
