import HeadlessUIKit

/// A data source for the people of an app, used in the provider mode. Several requests for the same
/// person at the same time are sent once (N83).
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
/// A class implements one of the two methods: this, or the one with `String!` that Swift derives from
/// Objective-C. The kit calls the first, whose default calls the second. A class without either
/// answers nil, and the run's log has a line that names it.
///
/// The app retains it; ``NCChatUI/userInfoDataSource`` does not.
public protocol NCChatUIUserInfoDataSource: AnyObject {
  /// Requests a person. The kit calls it on the main queue, after the code that needs the person
  /// has returned.
  ///
  /// - Parameters:
  ///   - userId: The id of the person; never empty (N82).
  ///   - completion: Takes the answer, at once or later; nil if no person has that id. Only the
  ///     first answer is used. Until it arrives, rows show an empty name or an id (N120).
  func getUserInfo(withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void)
  /// The same with the types that Swift derives from Objective-C.
  func getUserInfo(withUserId userId: String!, completion: ((NCChatUIUserInfo?) -> Void)!)
}

extension NCChatUIUserInfoDataSource {
  /// Calls the method with `String!`.
  public func getUserInfo(
    withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    let (id, answer): (String?, ((NCChatUIUserInfo?) -> Void)?) = (userId, completion)
    getUserInfo(withUserId: id, completion: answer)
  }
  /// Answers nil.
  public func getUserInfo(withUserId userId: String!, completion: ((NCChatUIUserInfo?) -> Void)!) {
    logMissing("getUserInfo(withUserId:completion:)", of: self)
    completion(nil)
  }
}

/// Logs that a data source lacks the method that the kit calls.
private func logMissing(_ method: String, of source: AnyObject) {
  ScreenEnvironment.log("\(type(of: source)) has no \(method) with the kit's types")
}

/// A data source for the groups of an app, used in the provider mode; the app retains it.
public protocol NCChatUIGroupInfoDataSource: AnyObject {
  /// Requests a group. The kit calls it on the main queue, after the code that needs the group has
  /// returned.
  ///
  /// - Parameters:
  ///   - groupId: The id of the group; never empty.
  ///   - completion: Takes the answer, at once or later; nil if the group does not exist, which
  ///     removes it from the cache. Only the first answer is used.
  func getGroupInfo(withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void)
  /// The same with the types that Swift derives from Objective-C.
  func getGroupInfo(withGroupId groupId: String!, completion: ((NCChatUIGroup?) -> Void)!)
}

extension NCChatUIGroupInfoDataSource {
  /// Calls the method with `String!`.
  public func getGroupInfo(
    withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void
  ) {
    let (id, answer): (String?, ((NCChatUIGroup?) -> Void)?) = (groupId, completion)
    getGroupInfo(withGroupId: id, completion: answer)
  }
  /// Answers nil.
  public func getGroupInfo(withGroupId groupId: String!, completion: ((NCChatUIGroup?) -> Void)!) {
    logMissing("getGroupInfo(withGroupId:completion:)", of: self)
    completion(nil)
  }
}

/// A data source for the members of groups, used in the provider mode; the app retains it.
///
/// Until one has been set, a member has the profile of the person outside of the group (N64).
public protocol NCChatUIGroupUserInfoDataSource: AnyObject {
  /// Requests a member. The kit calls it on the main queue, after the code that needs the member
  /// has returned.
  ///
  /// - Parameters:
  ///   - userId: The id of the member; never empty.
  ///   - groupId: The id of the group; never empty.
  ///   - completion: Takes the answer, whose name is the nickname in the group. nil is cached as a
  ///     member without a nickname (N85). A missing name or picture is taken from the person (N86).
  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void)
  /// The same with the types that Swift derives from Objective-C.
  func getUserInfo(
    withUserId userId: String!, inGroup groupId: String!,
    completion: ((NCChatUIUserInfo?) -> Void)!)
}

extension NCChatUIGroupUserInfoDataSource {
  /// Calls the method with `String!`.
  public func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    let (id, group): (String?, String?) = (userId, groupId)
    let answer: ((NCChatUIUserInfo?) -> Void)? = completion
    getUserInfo(withUserId: id, inGroup: group, completion: answer)
  }
  /// Answers nil.
  public func getUserInfo(
    withUserId userId: String!, inGroup groupId: String!,
    completion: ((NCChatUIUserInfo?) -> Void)!
  ) {
    logMissing("getUserInfo(withUserId:inGroup:completion:)", of: self)
    completion(nil)
  }
}

/// A data source for the ids of a group's members, used by the @mention page of the provider mode;
/// the app retains it.
public protocol NCChatUIGroupMemberDataSource: AnyObject {
  /// Requests the ids of all members. The method is optional; the default returns nil.
  ///
  /// - Parameters:
  ///   - groupId: The id of the group.
  ///   - resultBlock: Takes the ids; nil for none. The page removes the current user and sorts the
  ///     others itself (N168).
  func getAllMembers(ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void)
  /// The same with the types that Swift derives from Objective-C.
  func getAllMembers(ofGroup groupId: String!, result resultBlock: (([String]?) -> Void)!)
}

extension NCChatUIGroupMemberDataSource {
  /// Calls the method with `String!`.
  public func getAllMembers(
    ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void
  ) {
    let (id, answer): (String?, (([String]?) -> Void)?) = (groupId, resultBlock)
    getAllMembers(ofGroup: id, result: answer)
  }
  /// Returns nil: no members.
  public func getAllMembers(
    ofGroup groupId: String!, result resultBlock: (([String]?) -> Void)!
  ) { resultBlock(nil) }
}

/// The data sources that an app has set; the app retains them.
struct DataSources {
  weak var user: (any NCChatUIUserInfoDataSource)?
  weak var group: (any NCChatUIGroupInfoDataSource)?
  weak var groupMember: (any NCChatUIGroupMemberDataSource)?
  weak var groupUser: (any NCChatUIGroupUserInfoDataSource)? {
    didSet { if groupUser != nil { knowsMembers = true } }
  }
  /// Whether a data source for members was ever set; removing it does not reset this (N64).
  private(set) var knowsMembers = false
}
