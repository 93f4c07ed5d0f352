/// Knows the people of an app.
public protocol NCChatUIUserInfoDataSource: AnyObject {
  /// Asks for a person; nil is answered when there is none.
  func getUserInfo(withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void)
}

/// Knows the groups of an app.
public protocol NCChatUIGroupInfoDataSource: AnyObject {
  /// Asks for a group; nil is answered when there is none.
  func getGroupInfo(withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void)
}

/// Knows what people are called in a group.
public protocol NCChatUIGroupUserInfoDataSource: AnyObject {
  /// Asks for a member, whose name is the nickname in the group.
  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void)
}

/// Knows who belongs to a group.
public protocol NCChatUIGroupMemberDataSource: AnyObject {
  /// Asks for the ids of all members. It need not be there; then nobody is known.
  func getAllMembers(ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void)
}

extension NCChatUIGroupMemberDataSource {
  /// Nobody is known.
  public func getAllMembers(
    ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void
  ) {
    resultBlock(nil)
  }
}

/// The data sources that an app has set; the app keeps them alive.
struct DataSources {
  weak var user: (any NCChatUIUserInfoDataSource)?
  weak var group: (any NCChatUIGroupInfoDataSource)?
  weak var groupMember: (any NCChatUIGroupMemberDataSource)?
  weak var groupUser: (any NCChatUIGroupUserInfoDataSource)? {
    didSet { if groupUser != nil { knowsMembers = true } }
  }
  /// Whether there ever was a data source for members; taking it away does not undo that (N64).
  private(set) var knowsMembers = false
}
