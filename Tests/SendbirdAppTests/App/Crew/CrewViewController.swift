import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The crew of a boat: the kit's member list with a role for each person.
class CrewViewController: SBUUserListViewController {
  private let harbor: String

  init(channelURL: String, harbor: String) {
    self.harbor = harbor
    super.init(channelURL: channelURL, channelType: .group, users: nil, userListType: .members)
  }

  required init(channel: BaseChannel, users: [SBUUser]?, userListType: ChannelUserListType) {
    harbor = "Home"
    super.init(channel: channel, users: users, userListType: userListType)
  }

  required init(
    channelURL: String, channelType: ChannelType, users: [SBUUser]?,
    userListType: ChannelUserListType
  ) {
    harbor = "Home"
    super.init(
      channelURL: channelURL, channelType: channelType, users: users, userListType: userListType)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    headerComponent?.leftBarButton = UIBarButtonItem(
      title: harbor, style: .plain, target: self, action: #selector(leave))
  }

  override func showInviteUser() {
    guard let channel = channel as? GroupChannel else { return }
    navigationController?.pushViewController(
      SignOnViewController(channel: channel), animated: true)
  }

  @objc private func leave() {
    SBUAlertView.confirm("Leave \(harbor)?", "Leave") { [weak self] in self?.onClickBack() }
  }
}

/// The list, which counts the crew above the rows.
class CrewList: SBUUserListModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: CrewCell())
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(userList.count) aboard"
  }
}
