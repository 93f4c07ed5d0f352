import NexconnChatUI
import UIKit

/// The members of a bed, as code translated from Objective-C writes them.
class OldBedMembers: NSObject, NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource {
  func getUserInfo(
    withUserId userId: String!, inGroup groupId: String!,
    completion: ((NCChatUIUserInfo?) -> Void)!
  ) {
    let info = NCChatUIUserInfo()
    info.userId = userId
    info.name = "\(userId ?? "") in \(groupId ?? "")"
    completion(info)
  }

  func getAllMembers(ofGroup groupId: String!, result resultBlock: (([String]?) -> Void)!) {
    resultBlock(["petra", "tomas"])
  }
}

/// The garden's people, with the types of a Swift class.
final class StrictProfiles: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource {
  func getUserInfo(withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void) {
    completion(nil)
  }

  func getGroupInfo(withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void) {
    completion(nil)
  }
}
