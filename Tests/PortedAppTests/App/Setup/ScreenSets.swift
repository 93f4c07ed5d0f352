import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// Sets the classes that the kit uses for its screens, including screens with messages.
enum ScreenSets {
  static func prepare() {
    SBUModuleSet.GroupChannelListModule.HeaderComponent = ShopListHeader.self
    SBUModuleSet.GroupChannelListModule.ListComponent = SBUGroupChannelListModule.List.self
    SBUModuleSet.GroupChannelModule.InputComponent = SBUGroupChannelModule.Input.self
    SBUModuleSet.CommonModule.ActionSheet = ShopSheet.self
    SBUViewControllerSet.GroupChannelViewController = ShopChannelViewController.self
    SBUViewControllerSet.GroupChannelListViewController = SBUGroupChannelListViewController.self
    SBUViewControllerSet.GroupUserListViewController = ShopMembersViewController.self
    SBUViewModelSet.GroupChannelViewModel = SBUGroupChannelViewModel.self
  }
}

/// The header of the channel list.
class ShopListHeader: SBUGroupChannelListModule.Header {
  override func setupViews() {
    super.setupViews()
    let label = UILabel()
    label.text = "Shops"
    titleView = label
  }
}

/// A channel with a custom button.
class ShopChannelViewController: SBUGroupChannelViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    headerComponent?.rightBarButton = UIBarButtonItem(
      title: "Hours", style: .plain, target: self, action: #selector(showHours))
  }

  @objc func showHours() {
    SBUModuleSet.CommonModule.ActionSheet.show(
      items: [SBUActionSheetItem(title: "9 to 17")],
      cancelItem: SBUActionSheetItem(title: SBUStringSet.Cancel))
  }
}

/// Action sheets with an extra item of the shop.
class ShopSheet: SBUActionSheet {
  override class func show(
    items: [SBUActionSheetItem], cancelItem: SBUActionSheetItem, identifier: Int = -1,
    oneTimetheme: SBUComponentTheme? = nil, delegate: SBUActionSheetDelegate? = nil,
    dismissHandler: (() -> Void)? = nil
  ) {
    super.show(
      items: items + [SBUActionSheetItem(title: "Ask the shop")], cancelItem: cancelItem,
      identifier: identifier, oneTimetheme: oneTimetheme, delegate: delegate,
      dismissHandler: dismissHandler)
  }
}

/// Members, with a button that opens the channel and one that opens all channels.
class ShopMembersViewController: SBUUserListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ScreenSets.prepare()
    headerComponent?.rightBarButton = UIBarButtonItem(
      title: "Chat", style: .plain, target: self, action: #selector(openChannel))
    headerComponent?.leftBarButton = UIBarButtonItem(
      title: "All", style: .plain, target: self, action: #selector(openChannels))
  }

  @objc func openChannel() {
    guard let url = channelURL else { return }
    let channel = SBUViewControllerSet.GroupChannelViewController.init(channelURL: url)
    navigationController?.pushViewController(channel, animated: true)
  }

  @objc func openChannels() {
    let channels = SBUViewControllerSet.GroupChannelListViewController.init()
    navigationController?.pushViewController(channels, animated: true)
  }
}
