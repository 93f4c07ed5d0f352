import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The settings of a boat: some rows of the kit, and a berth that is chosen in a sheet.
class BoatSettingsViewController: SBUGroupChannelSettingsViewController {
  private var chooser: BerthChooser?

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

class BoatSettingsList: SBUGroupChannelSettingsModule.List {
  var onBerth: (() -> Void)?

  override func setupItems() {
    let berth = SBUChannelSettingItem(title: "Berth", subTitle: "none") { [weak self] in
      self?.onBerth?()
    }
    items = [createMembersItem(), berth, createLeaveItem()]
  }
}
