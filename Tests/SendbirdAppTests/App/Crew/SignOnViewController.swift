import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// Signs people on: the kit's invite screen, which asks first.
class SignOnViewController: SBUInviteUserViewController {
  override func setupStyles() {
    super.setupStyles()
    view.backgroundColor = SBUColorSet.background50
  }

  override func inviteUserModule(
    _ headerComponent: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    guard !selectedUserList.isEmpty else {
      toast("Choose someone first")
      return
    }
    let names = selectedUserList.compactMap { $0.nickname }.sorted().joined(separator: ", ")
    SBUModuleSet.CommonModule.AlertView.show(
      title: "Sign on?", message: names,
      confirmButtonItem: SBUAlertButtonItem(title: SBUStringSet.OK) { [weak self] _ in
        self?.inviteSelectedUsers()
      },
      cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in })
  }
}

class SignOnHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    super.setupViews()
    if let title = titleView as? SBUNavigationTitleView {
      title.text = "Sign on a crew"
    }
  }

  override func updateRightBarButton() {
    super.updateRightBarButton()
    let count = selectedUserList?.count ?? 0
    rightBarButton?.title = count == 0 ? "Ask" : "Ask \(count)"
  }
}
