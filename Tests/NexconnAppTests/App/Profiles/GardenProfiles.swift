import NexconnChatUI
import UIKit

/// The garden's people, as code translated from Objective-C writes data sources.
class GardenProfiles: NSObject, NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource {
  private let names = ["liv": "Liv", "tomas": "Tomás Rey"]
  private(set) var asked: [String] = []

  func getUserInfo(withUserId userId: String!, completion: ((NCChatUIUserInfo?) -> Void)!) {
    asked.append(userId)
    let info = NCChatUIUserInfo()
    info.userId = userId
    info.name = names[userId] ?? "Gardener \(userId ?? "")"
    completion(info)
  }

  func getGroupInfo(withGroupId groupId: String!, completion: ((NCChatUIGroup?) -> Void)!) {
    guard let groupId = groupId, !groupId.isEmpty else {
      completion(nil)
      return
    }
    let group = NCChatUIGroup()
    group.groupId = groupId
    group.groupName = "Bed of \(groupId)"
    completion(group)
  }
}
