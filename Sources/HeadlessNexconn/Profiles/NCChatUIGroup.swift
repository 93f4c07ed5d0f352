import ChatBackend
import HeadlessUIKit

/// A group as the kit shows it (page 002).
///
/// ```swift
/// let group = NCChatUIGroup()
/// group.groupId = "group_001"
/// group.groupName = "Product Group"
/// NCChatUI.shared().refreshGroupInfoCache(group)
/// ```
open class NCChatUIGroup: NSObject {
  /// The id.
  public var groupId: String?
  /// The name to show.
  public var groupName: String?
  /// The address of the picture. A frame shows `◉` if it has one and `◎` if it has none.
  public var avatarUrl: String?
  /// The app's own data for the group, as text; the kit does not show it.
  public var extra: String?
  /// The announcement of the group; the persistent cache does not store it (N107).
  public var notice: String?

  /// The managed group. Setting it overwrites id, picture, announcement and name (1.2); setting nil
  /// leaves them unchanged.
  public var groupInfo: NCGroupInfo? {
    get { keptGroupInfo }
    set {
      keptGroupInfo = newValue
      newValue.map(write)
    }
  }
  // Not an observed property: initializers, including an app's, do not call observers.
  private var keptGroupInfo: NCGroupInfo?

  /// Creates an empty group.
  public override init() {}

  /// Creates a copy of a group; both share the managed group.
  init(copying other: NCChatUIGroup) {
    groupId = other.groupId
    groupName = other.groupName
    avatarUrl = other.avatarUrl
    extra = other.extra
    notice = other.notice
    keptGroupInfo = other.groupInfo
  }

  /// Creates a group from a managed group.
  ///
  /// - Parameter groupInfo: Stored as ``groupInfo``; the other fields are copied from it once.
  public init(groupInfo: NCGroupInfo) {
    super.init()
    self.groupInfo = groupInfo
  }

  private func write(_ info: NCGroupInfo) {
    groupId = info.groupId
    avatarUrl = info.avatarUrl
    notice = info.notice
    groupName = info.groupName
  }

  /// Returns whether another group has the same values in all its fields.
  func hasSameContent(as other: NCChatUIGroup) -> Bool {
    groupId == other.groupId && groupName == other.groupName && avatarUrl == other.avatarUrl
      && extra == other.extra && notice == other.notice
  }
}

extension NCChatUIGroup {
  /// Creates a group from a group of the service.
  convenience init(_ group: ChatGroup) {
    let info = NCGroupInfo()
    info.groupId = group.groupId
    info.groupName = group.groupName
    info.avatarUrl = group.avatarUrl ?? ""
    info.notice = group.notice ?? ""
    info.introduction = group.introduction ?? ""
    info.extProfile = NCJSON.mapping(of: group.extra)
    info.membersCount = group.memberCount
    self.init(groupInfo: info)
    extra = group.extra
  }
}

extension NCChatUIGroup {
  /// Creates a group from the store.
  convenience init(_ stored: StoredGroup) {
    self.init()
    groupId = stored.groupId
    groupName = stored.groupName
    avatarUrl = stored.avatarUrl
    extra = stored.extra
  }
}

extension StoredGroup {
  /// Creates the stored values of a group, with an id.
  init(_ group: NCChatUIGroup, _ id: String) {
    self.init(
      groupId: id, groupName: group.groupName, avatarUrl: group.avatarUrl,
      extra: group.extra ?? "")
  }
}
