import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The rows of a shop's channel: some rows of the kit, a row that keeps the channel on top, and a
/// row with the opening hours.
class ShopSettingsList: SBUGroupChannelSettingsModule.List {
  private var isOnTop = false

  override func setupItems() {
    let notifications = createNotificationItem()
    let members = createMembersItem()
    members.title = "Staff"
    items = [notifications, members, onTopItem(), hoursItem()]
    if SBUAvailable.isSupportMessageSearch() { items.append(createSearchItem()) }
    items.append(createLeaveItem())
  }

  private func onTopItem() -> SBUChannelSettingItem {
    let icon = SBUIconSetType.iconModerations.image(
      with: SBUColorSet.primaryMain, to: SBUIconSetType.Metric.defaultIconSize)
    return SBUChannelSettingItem(
      title: "Keep on top", icon: icon, isRightButtonHidden: true, isRightSwitchHidden: false)
  }

  private func hoursItem() -> SBUChannelSettingItem {
    SBUChannelSettingItem(title: "Opening hours", subTitle: "9 to 17") { [weak self] in
      guard let channel = self?.channel else { return }
      let ok = SBUAlertButtonItem(title: SBUStringSet.OK) { _ in }
      SBUAlertView.show(
        title: channel.name, message: "Open to \(channel.memberCount) members from 9 to 17",
        confirmButtonItem: ok)
    }
  }

  override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
    super.configureCell(cell, indexPath: indexPath)
    guard let cell = cell as? SBUBaseChannelSettingCell else { return }
    if items[indexPath.row].title == "Keep on top" {
      cell.rightSwitch.setOn(isOnTop, animated: false)
      cell.switchAction = { [weak self] isOn in
        self?.isOnTop = isOn
        self?.reloadTableView()
      }
    }
  }
}

/// Settings without a rename button, which show the members in a sheet.
class ShopSettingsViewController: SBUGroupChannelSettingsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    headerComponent?.rightBarButton = nil
  }

  override func showMemberList() {
    guard let channel = viewModel?.channel as? GroupChannel else { return }
    let sheet = UIAlertController(title: "Staff", message: nil, preferredStyle: .actionSheet)
    for member in channel.members {
      sheet.addAction(UIAlertAction(title: member.nickname, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(sheet, animated: true)
  }

  override func showNotifications() {
    SBUGroupChannelPushSettingsModule.ListComponent = ShopPushList.self
    super.showNotifications()
  }
}

/// Push settings with a single switch, since a shop has no mentions.
class ShopPushList: SBUGroupChannelPushSettingsModule.List {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1
  }
}
