import NexconnChatUI
import UIKit

/// The members of a bed, with the types of a Swift class.
final class BedMembers: NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource {
  private let nicknames = ["tomas": "Digger", "petra": "Waterer"]

  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    let info = NCChatUIUserInfo()
    info.userId = userId
    info.name = nicknames[userId]
    completion(info)
  }

  func getAllMembers(ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void) {
    resultBlock(nicknames.keys.sorted())
  }
}
