import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

// The examples that page 001 describes without code, in Swift;
// `RegisterOperatorPageTests` runs them.

extension PageApp {
  func registerOperatorByURL(_ CHANNEL_URL: String) {
    // Case 1: Using channel URL.
    let registerOperatorVC = SBURegisterOperatorViewController(channelURL: CHANNEL_URL)
    let navigationController = UINavigationController(rootViewController: registerOperatorVC)
    present(navigationController, animated: true)
  }

  func registerOperatorByURL(_ CHANNEL_URL: String, _ USERS: [SBUUser]) {
    let registerOperatorVC = SBURegisterOperatorViewController(
      channelURL: CHANNEL_URL, users: USERS)
    let navigationController = UINavigationController(rootViewController: registerOperatorVC)
    present(navigationController, animated: true)
  }

  func registerOperator(_ OPEN_CHANNEL: OpenChannel) {
    // Case 2: Using channel object.
    let registerOperatorVC = SBURegisterOperatorViewController(channel: OPEN_CHANNEL)
    let navigationController = UINavigationController(rootViewController: registerOperatorVC)
    present(navigationController, animated: true)
  }

  func registerOperator(_ OPEN_CHANNEL: OpenChannel, _ USERS: [SBUUser]) {
    let registerOperatorVC = SBURegisterOperatorViewController(
      channel: OPEN_CHANNEL, users: USERS)
    let navigationController = UINavigationController(rootViewController: registerOperatorVC)
    present(navigationController, animated: true)
  }
}

/// "View controller", and two ways to customize it.
enum RegisterViewControllers {
  class CustomViewController: SBURegisterOperatorViewController {
    // Implement custom code here.
    override func viewDidLoad() {
      super.viewDidLoad()
      listComponent?.register(userCell: LoudCell())
    }
  }

  final class LoudCell: SBUUserCell {
    override func setupStyles() {
      super.setupStyles()
      nicknameLabel.text = user.map { "\($0.refinedNickname())!" }
    }
  }
}

extension PageApp {
  func changeOpenChannelRegisterOperatorViewController() {
    SBUViewControllerSet.OpenChannelRegisterOperatorViewController =
      RegisterViewControllers.CustomViewController.self

    // The view controller will now use `CustomViewController` as the default value.
  }

  func useOneTimeRegisterViewController(_ OPEN_CHANNEL: OpenChannel) {
    let registerOperatorVC = RegisterViewControllers.CustomViewController(channel: OPEN_CHANNEL)
    let navigationController = UINavigationController(rootViewController: registerOperatorVC)
    present(navigationController, animated: true)
  }
}

/// "Module component", and two ways to customize it.
class RegisterCustomHeader: SBURegisterOperatorModule.Header {
  // Implement custom code here.
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Custom"
  }
}

extension PageApp {
  func changeRegisterHeader(_ OPEN_CHANNEL: OpenChannel) -> UIViewController {
    SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent = RegisterCustomHeader.self

    let registerOperatorVC = SBUViewControllerSet.OpenChannelRegisterOperatorViewController(
      channel: OPEN_CHANNEL)
    return registerOperatorVC
  }

  func useOneTimeRegisterHeader(_ OPEN_CHANNEL: OpenChannel) -> UIViewController {
    let registerOperatorVC = SBUViewControllerSet.OpenChannelRegisterOperatorViewController(
      channel: OPEN_CHANNEL)
    registerOperatorVC.headerComponent = RegisterCustomHeader()
    return registerOperatorVC
  }
}

/// "View model": "Use a customized view model".
enum RegisterViewModels {
  class CustomViewModel: SBURegisterOperatorViewModel {}

  class CustomViewController: SBURegisterOperatorViewController {
    override func createViewModel(
      channel: BaseChannel? = nil,
      channelURL: String? = nil,
      channelType: ChannelType = .group,
      users: [SBUUser]? = nil
    ) {
      // Set `viewModel` to the `CustomViewModel` object.
      self.viewModel = CustomViewModel(
        channel: channel, channelURL: channelURL, channelType: channelType, users: users,
        delegate: self, dataSource: self)

      // Implement your code here.
    }
  }
}

// The page uses an extension of `CustomViewController` that conforms to the delegate or the data
// source again and overrides methods; Swift accepts neither.

/// "View model": "Customize the view model's event delegate".
enum RegisterEvents {
  class CustomViewController: SBURegisterOperatorViewController {
    override func baseSelectedUserViewModel(
      _ viewModel: SBUBaseSelectUserViewModel,
      didChangeUserList users: [SBUUser]?,
      needsToReload: Bool
    ) {
      // Implement your code here.
      let label = UILabel()
      label.text = users?.count == 1 ? "1 person" : "\(users?.count ?? 0) people"
      headerComponent?.titleView = label
    }
  }
}

/// "View model": "You can also customize the data source using the same codes as above".
enum RegisterDataSource {
  class CustomViewController: SBURegisterOperatorViewController {
    private var pages = [[SBUUser(userId: "late", nickname: "Late helper")]]

    override func nextUserList() -> [SBUUser]? {
      pages.isEmpty ? [] : pages.removeFirst()
    }
  }
}
