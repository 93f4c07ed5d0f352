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
  /// The address of the picture. A frame shows `◉` for one and `◎` for none.
  public var avatarUrl: String?
  /// Whatever an app keeps with a group, as text; the kit shows it nowhere.
  public var extra: String?
  /// What the group announces; the persistent cache does not keep it (N107).
  public var notice: String?

  /// The managed group. Setting it writes id, picture, notice and name (1.2); setting nil leaves
  /// them as they are.
  public var groupInfo: NCGroupInfo? {
    get { keptGroupInfo }
    set {
      keptGroupInfo = newValue
      newValue.map(write)
    }
  }
  // Not an observed property: an observer is silent in initializers, also in those of an app.
  private var keptGroupInfo: NCGroupInfo?

  /// An empty group.
  public override init() {}

  /// The same group as another object; the managed part is shared.
  init(copying other: NCChatUIGroup) {
    groupId = other.groupId
    groupName = other.groupName
    avatarUrl = other.avatarUrl
    extra = other.extra
    notice = other.notice
    keptGroupInfo = other.groupInfo
  }

  /// What a managed group says.
  ///
  /// - Parameter groupInfo: Kept as ``groupInfo``; the flat fields are copied from it now.
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

  /// Whether another group says the same in all its fields.
  func hasSameContent(as other: NCChatUIGroup) -> Bool {
    groupId == other.groupId && groupName == other.groupName && avatarUrl == other.avatarUrl
      && extra == other.extra && notice == other.notice
  }
}

extension NCChatUIGroup {
  /// A group as the service has it.
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
  /// A group from the store.
  convenience init(_ stored: StoredGroup) {
    self.init()
    groupId = stored.groupId
    groupName = stored.groupName
    avatarUrl = stored.avatarUrl
    extra = stored.extra
  }
}

extension StoredGroup {
  /// What is kept of a group under an id.
  init(_ group: NCChatUIGroup, _ id: String) {
    self.init(
      groupId: id, groupName: group.groupName, avatarUrl: group.avatarUrl,
      extra: group.extra ?? "")
  }
}
