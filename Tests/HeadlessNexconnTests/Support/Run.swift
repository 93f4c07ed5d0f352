import ChatBackend
import DioramaKit
import HeadlessUIKit

@testable import HeadlessNexconn

/// A run with its kit and a fixture.
struct Run {
  let environment: ScreenEnvironment
  let kit: NCChatUI

  init(
    _ fixture: String = "", me: String? = nil, mode: NCDataSourceType = .infoProvider,
    latency: Int = 0
  ) {
    environment = ScreenEnvironment()
    let service = environment.chatService
    if let data = read(fixture, as: ChatData.shape).value { service.load(data) }
    service.currentUserId = me
    service.network.latency = latency
    kit = environment.run { NCChatUI.shared() }
    kit.currentDataSourceType = mode
  }

  var service: ChatService { environment.chatService }

  /// Executes `body` in the run.
  @discardableResult
  func now<Result>(_ body: (NCChatUI) -> Result) -> Result { environment.run { body(kit) } }

  /// Executes `body` in the run, and then all due work.
  @discardableResult
  func settled<Result>(_ body: (NCChatUI) -> Result) -> Result {
    environment.run {
      let result = body(kit)
      environment.mainQueue.runDueItems()
      return result
    }
  }

  /// Advances the clock.
  func advance(_ milliseconds: Int) {
    environment.run {
      let queue = environment.mainQueue
      queue.runDueItems()
      var left = milliseconds
      while left > 0 {
        left = queue.advance(by: left)
        queue.runDueItems()
      }
    }
  }
}

/// An app whose answers the test provides. It records requests and notifications.
final class App: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource,
  NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource, NCInfoUpdateDelegate
{
  var requests: [String] = []
  var notifications: [String] = []
  var userAnswers: [(NCChatUIUserInfo?) -> Void] = []
  var groupAnswers: [(NCChatUIGroup?) -> Void] = []
  /// Answers at once if it is set; otherwise the test answers.
  var users: ((String) -> NCChatUIUserInfo?)?
  var groups: ((String) -> NCChatUIGroup?)?
  var members: ((String, String) -> NCChatUIUserInfo?)?

  func getUserInfo(withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void) {
    requests.append(userId)
    if let users { completion(users(userId)) } else { userAnswers.append(completion) }
  }

  func getGroupInfo(withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void) {
    requests.append(groupId)
    if let groups { completion(groups(groupId)) } else { groupAnswers.append(completion) }
  }

  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    requests.append("\(userId) in \(groupId)")
    if let members { completion(members(userId, groupId)) } else { userAnswers.append(completion) }
  }

  func getAllMembers(ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void) {
    resultBlock(["user_001", "user_002"])
  }

  func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    notifications.append("\(userInfo.userId ?? "-"): \(userInfo.name ?? "-")")
  }

  func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    notifications.append("\(userInfo.userId ?? "-") in \(groupId): \(userInfo.name ?? "-")")
  }

  func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup) {
    notifications.append("\(groupInfo.groupId ?? "-"): \(groupInfo.groupName ?? "-")")
  }

  /// Becomes the user, group and group member list data source of a run, and its update delegate.
  func join(_ run: Run) {
    run.now { kit in
      kit.userInfoDataSource = self
      kit.groupInfoDataSource = self
      kit.groupMemberDataSource = self
      NCInfoUpdateCenter.addInfoUpdateDelegate(self)
    }
  }
}

func person(
  _ id: String, _ name: String?, alias: String? = nil, avatar: String? = nil
) -> NCChatUIUserInfo {
  let user = NCChatUIUserInfo()
  user.userId = id
  user.name = name
  user.alias = alias
  user.avatarUrl = avatar
  return user
}

func group(_ id: String, _ name: String?, notice: String? = nil) -> NCChatUIGroup {
  let group = NCChatUIGroup()
  group.groupId = id
  group.groupName = name
  group.notice = notice
  return group
}
