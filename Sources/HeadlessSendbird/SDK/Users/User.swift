import ChatBackend
import HeadlessUIKit

/// A user of the chat service.
open class User: NSObject {
  /// The id.
  public let userId: String
  /// The nickname; may be empty.
  public let nickname: String
  /// Where the picture is; nil or empty without one.
  public let profileURL: String?

  init(_ user: ChatUser) {
    userId = user.userId
    nickname = user.nickname
    profileURL = user.profileURL
  }
}
