import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// Sets up the kit before the first screen of the app.
enum ChatSetup {
  static func prepare() {
    SendbirdUI.initialize(applicationId: "0000", startHandler: {}, migrationHandler: {}) { error in
      if error != nil { return }
    }
    SBUGlobals.currentUser = SBUUser(userId: "ada", nickname: "Ada", profileURL: nil)
    SBUGlobals.isUserIdUsedForNickname = true
    SendbirdUI.setLogLevel(.all)
    SendbirdUI.config.groupChannel.channel.isMentionEnabled = true
    SendbirdUI.config.common.isUsingDefaultUserProfileEnabled = true
    SBUUserListModule.List.UserCell = BigCell.self
    SBUModuleSet.GroupUserListModule.ListComponent = TeamList.self
    SBUStringSet.UserList_Title_Members = "Team"
    SBUColorSet.primaryMain = .purple
    SendbirdUI.connect { user, error in
      guard user != nil, error == nil else { return SBULog.error("not connected") }
      SendbirdUI.registerPush(deviceToken: Data()) { success in SBULog.info(success) }
    }
  }

  static func team(of url: String) -> UIViewController {
    TeamViewController(channelURL: url, channelType: .group, userListType: .members)
  }

  static func countPeople(_ completion: @escaping (Int) -> Void) {
    let query = SendbirdChat.createApplicationUserListQuery { params in
      params.limit = 20
      params.metaDataKey = "team"
      params.metaDataValues = nil
    }
    query.loadNextPage { users, _ in completion(users?.count ?? 0) }
  }
}

/// The first screen of the app, with a button that opens the team.
@MainActor final class StartViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    ChatSetup.prepare()
    title = "Start"
    button.setTitle("Team", for: .normal)
    button.addTarget(self, action: #selector(self.openTeam), for: .touchUpInside)
    view.addSubview(button)
    ChatSetup.countPeople { [weak self] count in
      Task { @MainActor in self?.show(count) }
    }
  }

  private func show(_ count: Int) {
    button.setTitle("Team of \(count)", for: .normal)
  }

  @objc private func openTeam() {
    show(ChatSetup.team(of: "spring-sale"), sender: self)
  }
}
