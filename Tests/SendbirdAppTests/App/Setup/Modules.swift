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

extension HarborModules {
  /// Puts the kit's own classes back, before the harbor's are installed.
  static func restore() {
    restoreScreens()
    restoreModules()
    restoreModels()
  }

  private static func restoreScreens() {
    SBUViewControllerSet.GroupChannelListViewController = SBUGroupChannelListViewController.self
    SBUViewControllerSet.OpenChannelListViewController = SBUOpenChannelListViewController.self
    SBUViewControllerSet.GroupChannelViewController = SBUGroupChannelViewController.self
    SBUViewControllerSet.OpenChannelViewController = SBUOpenChannelViewController.self
    SBUViewControllerSet.FeedNotificationChannelViewController =
      SBUFeedNotificationChannelViewController.self
    SBUViewControllerSet.ChatNotificationChannelViewController =
      SBUChatNotificationChannelViewController.self
    SBUViewControllerSet.CreateChannelViewController = SBUCreateChannelViewController.self
    SBUViewControllerSet.CreateOpenChannelViewController = SBUCreateOpenChannelViewController.self
    SBUViewControllerSet.GroupChannelPushSettingsViewController =
      SBUGroupChannelPushSettingsViewController.self
    SBUViewControllerSet.MessageSearchViewController = SBUMessageSearchViewController.self
    SBUViewControllerSet.MessageThreadViewController = SBUMessageThreadViewController.self
  }

  private static func restoreModules() {
    SBUModuleSet.GroupChannelListModule.HeaderComponent = SBUGroupChannelListModule.Header.self
    SBUModuleSet.OpenChannelListModule.HeaderComponent = SBUOpenChannelListModule.Header.self
    SBUModuleSet.GroupChannelModule.HeaderComponent = SBUGroupChannelModule.Header.self
    SBUModuleSet.OpenChannelModule.HeaderComponent = SBUOpenChannelModule.Header.self
    SBUModuleSet.FeedNotificationChannelModule.HeaderComponent =
      SBUFeedNotificationChannelModule.Header.self
    SBUModuleSet.ChatNotificationChannelModule.HeaderComponent =
      SBUChatNotificationChannelModule.Header.self
    SBUModuleSet.GroupChannelPushSettingsModule.HeaderComponent =
      SBUGroupChannelPushSettingsModule.Header.self
    SBUModuleSet.CreateGroupChannelModule.HeaderComponent = SBUCreateChannelModule.Header.self
    SBUModuleSet.CreateOpenChannelModule.HeaderComponent = SBUCreateOpenChannelModule.Header.self
    SBUModuleSet.MessageSearchModule.HeaderComponent = SBUMessageSearchModule.Header.self
    SBUModuleSet.MessageThreadModule.HeaderComponent = SBUMessageThreadModule.Header.self
  }

  private static func restoreModels() {
    SBUViewModelSet.GroupChannelListViewModel = SBUGroupChannelListViewModel.self
    SBUViewModelSet.OpenChannelListViewModel = SBUOpenChannelListViewModel.self
    SBUViewModelSet.GroupChannelViewModel = SBUGroupChannelViewModel.self
    SBUViewModelSet.OpenChannelViewModel = SBUOpenChannelViewModel.self
    SBUViewModelSet.CreateGroupChannelViewModel = SBUCreateChannelViewModel.self
    SBUViewModelSet.CreateOpenChannelViewModel = SBUCreateOpenChannelViewModel.self
    SBUViewModelSet.GroupChannelPushSettingsViewModel = SBUGroupChannelPushSettingsViewModel.self
    SBUViewModelSet.MessageSearchViewModel = SBUMessageSearchViewModel.self
    SBUViewModelSet.MessageThreadViewModel = SBUMessageThreadViewModel.self
  }
}
