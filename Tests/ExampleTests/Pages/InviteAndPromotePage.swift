import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

// The examples that page 000 describes without code, in Swift;
// `InviteAndPromotePageTests` runs them.

// MARK: "Initialize"

extension PageApp {
  func inviteByUrl(_ CHANNEL_URL: String) {
    // Case 1: Using channel url.
    let inviteUserVC = SBUInviteUserViewController(channelUrl: CHANNEL_URL)
    let navigationController = UINavigationController(rootViewController: inviteUserVC)
    present(navigationController, animated: true)
  }

  func inviteByChannel(_ CHANNEL: SBDGroupChannel) {
    // Case 2: Using channel object.
    let inviteUserVC = SBUInviteUserViewController(channel: CHANNEL)
    let navigationController = UINavigationController(rootViewController: inviteUserVC)
    present(navigationController, animated: true)
  }

  func promoteByUrl(_ CHANNEL_URL: String) {
    // Case 1: Using channel url.
    let promoteMemberVC = SBUPromoteMemberViewController(channelUrl: CHANNEL_URL)
    let navigationController = UINavigationController(rootViewController: promoteMemberVC)
    present(navigationController, animated: true)
  }

  func promoteByChannel(_ CHANNEL: SBDGroupChannel) {
    // Case 2: Using channel object.
    let promoteMemberVC = SBUPromoteMemberViewController(channel: CHANNEL)
    let navigationController = UINavigationController(rootViewController: promoteMemberVC)
    present(navigationController, animated: true)
  }

  func inviteByUrl(_ CHANNEL_URL: String, _ USERS: [SBUUser]) -> UIViewController {
    let inviteUserVC = SBUInviteUserViewController(channelUrl: CHANNEL_URL, users: USERS)
    return inviteUserVC
  }

  func inviteByChannel(
    _ CHANNEL: SBDGroupChannel, _ USERS: [SBUUser]
  ) -> UIViewController {
    let inviteUserVC = SBUInviteUserViewController(channel: CHANNEL, users: USERS)
    return inviteUserVC
  }

  func promoteByUrl(_ CHANNEL_URL: String, _ USERS: [SBUUser]) -> UIViewController {
    let promoteMemberVC = SBUPromoteMemberViewController(channelUrl: CHANNEL_URL, users: USERS)
    return promoteMemberVC
  }

  func promoteByChannel(
    _ CHANNEL: SBDGroupChannel, _ USERS: [SBUUser]
  ) -> UIViewController {
    let promoteMemberVC = SBUPromoteMemberViewController(channel: CHANNEL, users: USERS)
    return promoteMemberVC
  }
}

// MARK: "There are two ways to customize the view controller"

enum Invite {
  class CustomViewController: SBUInviteUserViewController {
    // Implement custom code here.
    override func viewDidLoad() {
      super.viewDidLoad()
      (navigationItem.titleView as? SBUNavigationTitleView)?.text = "To the sale"
    }
  }

  class CustomHeader: SBUInviteUserModule.Header {
    // Implement custom code here.
    override func setupViews() {
      super.setupViews()
      leftBarButton?.title = "Close"
    }
  }
}

enum Promote {
  class CustomViewController: SBUPromoteMemberViewController {
    // Implement custom code here.
    override func viewDidLoad() {
      super.viewDidLoad()
      (navigationItem.titleView as? SBUNavigationTitleView)?.text = "Who helps?"
    }
  }

  class CustomHeader: SBUPromoteMemberModule.Header {
    // Implement custom code here.
    override func setupViews() {
      super.setupViews()
      leftBarButton?.title = "Close"
    }
  }
}

extension PageApp {
  func changeViewControllers() {
    SBUViewControllerSet.InviteUserViewController = Invite.CustomViewController.self
    SBUViewControllerSet.PromoteMemberViewController = Promote.CustomViewController.self

    // The view controllers will now use `CustomViewController` as the default value.
  }

  func inviteOnce(_ CHANNEL_URL: String) {
    let inviteUserVC = Invite.CustomViewController(channelUrl: CHANNEL_URL)
    let navigationController = UINavigationController(rootViewController: inviteUserVC)
    present(navigationController, animated: true)
  }

  func promoteOnce(_ CHANNEL_URL: String) {
    let promoteMemberVC = Promote.CustomViewController(channelUrl: CHANNEL_URL)
    let navigationController = UINavigationController(rootViewController: promoteMemberVC)
    present(navigationController, animated: true)
  }
}

// MARK: "There are two ways to customize a module component"

extension PageApp {
  func changeInviteHeader(_ CHANNEL_URL: String) -> UIViewController {
    SBUModuleSet.inviteUserModule.headerComponent = Invite.CustomHeader()

    let inviteUserVC = SBUViewControllerSet.InviteUserViewController(channelUrl: CHANNEL_URL)
    return inviteUserVC
  }

  func changePromoteHeader(_ CHANNEL_URL: String) -> UIViewController {
    SBUModuleSet.promoteMemberModule.headerComponent = Promote.CustomHeader()

    let promoteMemberVC = SBUViewControllerSet.PromoteMemberViewController(channelUrl: CHANNEL_URL)
    return promoteMemberVC
  }

  func useOneTimeInviteHeader(_ CHANNEL_URL: String) -> UIViewController {
    let inviteUserVC = SBUViewControllerSet.InviteUserViewController(channelUrl: CHANNEL_URL)
    inviteUserVC.headerComponent = Invite.CustomHeader()
    return inviteUserVC
  }

  func useOneTimePromoteHeader(_ CHANNEL_URL: String) -> UIViewController {
    let promoteMemberVC = SBUViewControllerSet.PromoteMemberViewController(channelUrl: CHANNEL_URL)
    promoteMemberVC.headerComponent = Promote.CustomHeader()
    return promoteMemberVC
  }
}

// MARK: "Use a customized view model"

enum InviteModels {
  class CustomViewModel: SBUInviteUserViewModel {}

  class CustomViewController: SBUInviteUserViewController {
    override func createViewModel(
      channel: SBDBaseChannel? = nil,
      channelUrl: String? = nil,
      channelType: SBDChannelType = .group,
      users: [SBUUser]? = nil
    ) {
      // Set `viewModel` to the `CustomViewModel` object.
      self.viewModel = CustomViewModel(
        channel: channel, channelUrl: channelUrl, channelType: channelType, users: users,
        delegate: self, dataSource: self)

      // Implement your code here.
    }
  }
}

enum PromoteModels {
  class CustomViewModel: SBUPromoteMemberViewModel {}

  class CustomViewController: SBUPromoteMemberViewController {
    override func createViewModel(
      channel: SBDBaseChannel? = nil,
      channelUrl: String? = nil,
      channelType: SBDChannelType = .group,
      users: [SBUUser]? = nil
    ) {
      // Set `viewModel` to the `CustomViewModel` object.
      self.viewModel = CustomViewModel(
        channel: channel, channelUrl: channelUrl, channelType: channelType, users: users,
        delegate: self, dataSource: self)

      // Implement your code here.
    }
  }
}

// MARK: "Customize the view model's event delegate"

// The page uses an extension of `CustomViewController` that conforms to the delegate or the data
// source again and overrides methods; Swift accepts neither.

enum InviteEvents {
  class CustomViewController: SBUInviteUserViewController {
    override func baseSelectedUserViewModel(
      _ viewModel: SBUBaseSelectUserViewModel,
      didChangeUserList users: [SBUUser]?,
      needsToReload: Bool
    ) {
      // Implement your code here.
      let label = UILabel()
      label.text = users?.sbu_getUserNicknames().joined(separator: ", ")
      headerComponent?.titleView = label
    }
  }
}

enum PromoteEvents {
  class CustomViewController: SBUPromoteMemberViewController {
    override func baseSelectedUserViewModel(
      _ viewModel: SBUBaseSelectUserViewModel,
      didChangeUserList users: [SBUUser]?,
      needsToReload: Bool
    ) {
      // Implement your code here.
      let label = UILabel()
      label.text = users?.sbu_getUserNicknames().joined(separator: ", ")
      headerComponent?.titleView = label
    }
  }
}

// MARK: "You can also customize the data source using the same codes as above"

enum InviteData {
  class CustomViewController: SBUInviteUserViewController {
    private var pages = [[SBUUser(userId: "late", nickname: "Late guest")]]

    override func nextUserList() -> [SBUUser]? {
      pages.isEmpty ? [] : pages.removeFirst()
    }
  }
}

enum PromoteData {
  class CustomViewController: SBUPromoteMemberViewController {
    private var pages = [[SBUUser(userId: "late", nickname: "Late member")]]

    override func nextUserList() -> [SBUUser]? {
      pages.isEmpty ? [] : pages.removeFirst()
    }
  }
}
