/// Knows the people of an app. Asked in the provider mode, once for all who wait for the same
/// person (N83).
///
/// ```swift
/// final class Directory: NCChatUIUserInfoDataSource {
///   func getUserInfo(
///     withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void
///   ) {
///     let user = NCChatUIUserInfo()
///     user.userId = userId
///     user.name = "User \(userId)"
///     completion(user)
///   }
/// }
/// ```
///
/// The app keeps it alive; ``NCChatUI/userInfoDataSource`` does not.
public protocol NCChatUIUserInfoDataSource: AnyObject {
  /// Asks for a person. It is called on the main queue, after whatever asked has returned.
  ///
  /// - Parameters:
  ///   - userId: Who; never empty (N82).
  ///   - completion: Takes the answer, at once or later; nil when there is nobody of that id. Only
  ///     the first answer counts. While none has come, rows show a blank name or an id (N120).
  func getUserInfo(withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void)
}

/// Knows the groups of an app. Asked in the provider mode; the app keeps it alive.
public protocol NCChatUIGroupInfoDataSource: AnyObject {
  /// Asks for a group. It is called on the main queue, after whatever asked has returned.
  ///
  /// - Parameters:
  ///   - groupId: Which; never empty.
  ///   - completion: Takes the answer, at once or later; nil when there is no such group, which
  ///     clears what was known of it. Only the first answer counts.
  func getGroupInfo(withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void)
}

/// Knows what people are called in a group. Asked in the provider mode; the app keeps it alive.
///
/// As long as there never was one, a member is the person outside of the group (N64).
public protocol NCChatUIGroupUserInfoDataSource: AnyObject {
  /// Asks for a member. It is called on the main queue, after whatever asked has returned.
  ///
  /// - Parameters:
  ///   - userId: Who; never empty.
  ///   - groupId: The group; never empty.
  ///   - completion: Takes the answer, whose name is the nickname in the group. nil is kept as a
  ///     member without one (N85); what it lacks of name and picture is the person's (N86).
  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void)
}

/// Knows who belongs to a group, for the @mention page of the provider mode; the app keeps it
/// alive.
public protocol NCChatUIGroupMemberDataSource: AnyObject {
  /// Asks for the ids of all members. It may be left out; then nobody is known.
  ///
  /// - Parameters:
  ///   - groupId: The group.
  ///   - resultBlock: Takes the ids; nil for nobody. The page leaves the current user out and sorts
  ///     the others itself (N168).
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
