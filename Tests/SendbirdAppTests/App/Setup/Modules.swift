import SendbirdUIKit
import UIKit

/// Replaces classes of the kit by the harbor's.
enum HarborModules {
  static func install() {
    SBUModuleSet.InviteUserModule.HeaderComponent = SignOnHeader.self
    SBUModuleSet.GroupUserListModule.ListComponent = CrewList.self
    SBUModuleSet.GroupChannelModule.HeaderComponent = DeckHeader.self
    SBUModuleSet.GroupChannelModule.InputComponent = DeckInput.self
    SBUModuleSet.GroupChannelListModule.HeaderComponent = QuayHeader.self
    SBUModuleSet.CommonModule.AlertView = HarborAlert.self
    SBUModuleSet.CommonModule.ActionSheet = HarborSheet.self
    SBUModuleSet.CommonModule.ToastView = HarborToast.self
    SBUViewControllerSet.InviteUserViewController = SignOnViewController.self
    SBUViewControllerSet.GroupChannelViewController = DeckViewController.self
  }
}

/// The header of the list of boats.
class QuayHeader: SBUGroupChannelListModule.Header {
  override func setupViews() {
    super.setupViews()
    let label = UILabel()
    label.text = "Boats"
    titleView = label
    rightBarButton = UIBarButtonItem(
      title: "New", style: .plain, target: self, action: #selector(launch))
  }

  @objc private func launch() {
    SBUModuleSet.CommonModule.ToastView.show(type: .openFailed)
  }
}
