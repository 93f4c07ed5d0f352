import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// Which classes the kit takes for its screens; some of them are of screens that show messages.
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

/// The bar of the list of channels.
class ShopListHeader: SBUGroupChannelListModule.Header {
  override func setupViews() {
    super.setupViews()
    let label = UILabel()
    label.text = "Shops"
    titleView = label
  }
}

/// A channel with a button of the app's own.
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

/// Sheets that say whose they are.
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

/// Members, from whom a button leads to the channel and another one to all channels.
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
