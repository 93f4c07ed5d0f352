import DioramaKit
import HeadlessNexconn
import HeadlessUIKit
import Testing

/// The examples of the page "User information", translated from Objective-C to Swift. They
/// use only public API.
@Suite("Page 002: user information") struct Page002Tests {
  private let environment = ScreenEnvironment()

  /// Runs an example to its end.
  private func run(_ example: () -> Void) {
    environment.run {
      example()
      environment.mainQueue.runDueItems()
    }
  }

  // MARK: Current user

  @Test func the_current_user_can_be_set() {
    run {
      let user = NCChatUIUserInfo()
      user.userId = "user_001"
      user.name = "John"
      user.avatarUrl = "https://example.com/avatar/john.png"
      NCChatUI.shared().currentUserInfo = user
      #expect(NCChatUI.shared().currentUserInfo?.name == "John")
    }
  }

  // MARK: Profile caching strategies

  @Test func caching_can_be_enabled() {
    run {
      NCChatUI.shared().enablePersistentUserInfoCache = true
      NCChatUIConfigCenter.message.enableMessageAttachUserInfo = true
      #expect(NCChatUI.shared().enablePersistentUserInfoCache)
      #expect(NCChatUIConfigCenter.message.enableMessageAttachUserInfo)
    }
  }

  // MARK: Data source mode, profile data sources

  private final class AppDelegate: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource,
    NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource
  {
    func setupChatUIDataSources() {
      NCChatUI.shared().userInfoDataSource = self
      NCChatUI.shared().groupInfoDataSource = self
      NCChatUI.shared().groupUserInfoDataSource = self
      NCChatUI.shared().groupMemberDataSource = self
    }

    func getUserInfo(
      withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void
    ) {
      let user = NCChatUIUserInfo()
      user.userId = userId
      user.name = "User \(userId)"
      user.avatarUrl = "https://example.com/avatar/default.png"
      completion(user)
    }

    func getGroupInfo(
      withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void
    ) {
      let group = NCChatUIGroup()
      group.groupId = groupId
      group.groupName = "Product Group"
      group.avatarUrl = "https://example.com/group/default.png"
      completion(group)
    }

    func getUserInfo(
      withUserId userId: String, inGroup groupId: String,
      completion: @escaping (NCChatUIUserInfo?) -> Void
    ) {
      let user = NCChatUIUserInfo()
      user.userId = userId
      user.name = "Group Nickname"
      completion(user)
    }

    func getAllMembers(
      ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void
    ) {
      resultBlock(["user_001", "user_002", "user_003"])
    }
  }

  @Test func the_app_provides_profiles() {
    let app = AppDelegate()
    run {
      NCChatUI.shared().currentDataSourceType = .infoProvider
      app.setupChatUIDataSources()
      _ = NCChatUI.shared().getUserInfoCache("user_001")
      _ = NCChatUI.shared().getGroupInfoCache("group_001")
      _ = NCChatUI.shared().getGroupUserInfoCache("user_001", withGroupId: "group_001")
    }
    run {
      #expect(NCChatUI.shared().getUserInfoCache("user_001")?.name == "User user_001")
      #expect(NCChatUI.shared().getGroupInfoCache("group_001")?.groupName == "Product Group")
      let member = NCChatUI.shared().getGroupUserInfoCache("user_001", withGroupId: "group_001")
      #expect(member?.name == "Group Nickname")
    }
  }

  // MARK: Active fetching, refreshing, and cache clearing

  @Test(arguments: [NCDataSourceType.infoProvider, .infoManagement])
  func N93_N201_people_are_fetched_refreshed_and_cleared(mode: NCDataSourceType) {
    var answers: [String?] = []
    run {
      NCChatUI.shared().currentDataSourceType = mode
      let cachedUser = NCChatUI.shared().getUserInfoCache("user_001")
      NCChatUI.shared().getUserInfo("user_001") { userInfo in answers.append(userInfo.name) }

      let user = NCChatUIUserInfo()
      user.userId = "user_001"
      user.name = "New Nickname"
      NCChatUI.shared().refreshUserInfoCache(user, withUserId: user.userId)
      #expect(cachedUser == nil)
      #expect(NCChatUI.shared().getUserInfoCache("user_001")?.name == "New Nickname")

      NCChatUI.shared().clearUserInfoCache()
      #expect(NCChatUI.shared().getUserInfoCache("user_001") == nil)
    }
    // No data source knows the user; only the app put the user into the cache.
    #expect(answers == [nil])
  }

  @Test(arguments: [NCDataSourceType.infoProvider, .infoManagement])
  func groups_are_fetched_refreshed_and_cleared(mode: NCDataSourceType) {
    run {
      NCChatUI.shared().currentDataSourceType = mode
      let group = NCChatUI.shared().getGroupInfoCache("group_001")
      let newGroup = NCChatUIGroup()
      newGroup.groupId = "group_001"
      newGroup.groupName = "New Group Name"
      NCChatUI.shared().refreshGroupInfoCache(newGroup)
      #expect(group == nil)
      #expect(NCChatUI.shared().getGroupInfoCache("group_001")?.groupName == "New Group Name")

      NCChatUI.shared().clearGroupInfoCache(forGroupId: "group_001")
      #expect(NCChatUI.shared().getGroupInfoCache("group_001") == nil)
      NCChatUI.shared().clearGroupInfoCache()
    }
  }

  @Test(arguments: [NCDataSourceType.infoProvider, .infoManagement])
  func N96_N201_members_are_fetched_refreshed_and_cleared(mode: NCDataSourceType) {
    let app = AppDelegate()
    run {
      NCChatUI.shared().currentDataSourceType = mode
      NCChatUI.shared().groupUserInfoDataSource = app
      let member = NCChatUI.shared().getGroupUserInfoCache("user_001", withGroupId: "group_001")
      let updatedMember = NCChatUIUserInfo()
      updatedMember.userId = "user_001"
      updatedMember.name = "New Group Nickname"
      NCChatUI.shared().refreshGroupUserInfoCache(
        updatedMember, withUserId: updatedMember.userId, withGroupId: "group_001")
      #expect(member == nil)
      let known = NCChatUI.shared().getGroupUserInfoCache("user_001", withGroupId: "group_001")
      #expect(known?.name == "New Group Nickname")

      NCChatUI.shared().clearGroupUserInfoCache()
      #expect(
        NCChatUI.shared().getGroupUserInfoCache("user_001", withGroupId: "group_001") == nil)
    }
  }
}
