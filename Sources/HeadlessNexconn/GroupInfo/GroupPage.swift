import ChatBackend
import HeadlessUIKit

/// A row of the group info page; the raw value is its name in YAML.
enum GroupPageRow: String, Sendable, CaseIterable {
  case members, grid, avatar, name, notice, myNickname, management, mute, favorites, pin

  /// The rows of the real kit (4.3).
  static let standard: [[GroupPageRow]] = [
    [.members, .grid], [.avatar, .name, .notice, .myNickname], [.management],
    [.mute, .favorites, .pin],
  ]
}

/// The rows of a group's page, with the values that are known so far.
///
/// The members come from the service. In the provider mode, names and pictures come from the app's
/// data sources, as page 002 says. Until they are known, or if the app does not know them, the
/// service's values are used.
final class GroupPage: NCInfoUpdateDelegate {
  /// The current user's role in the group.
  let role: NCGroupMemberRole
  let name = NCProfileCommonCellViewModel(title: NCString.groupName.text)
  let myNickname = NCProfileCommonCellViewModel(title: NCString.myNickname.text)
  let mute = NCProfileSwitchCellViewModel(title: NCString.mute.text)
  let pin = NCProfileSwitchCellViewModel(title: NCString.pin.text)
  let grid = NCGroupProfileMembersCellViewModel()
  /// The current user's nickname in the group, from the service.
  var nickname: String?
  /// Called when a shown name or picture has changed.
  var onChange: (() -> Void)?
  private let group: ChatGroup
  private let myId: String?
  private var people: [NCGroupMemberInfo] = []
  private var friends: [String: NCFriendInfo] = [:]
  private let members: NCProfileCommonCellViewModel
  private let avatar = NCProfileCommonCellViewModel(title: NCString.groupAvatar.text)
  private let notice = NCProfileCommonCellViewModel(title: NCString.groupNotice.text)
  private let management = NCProfileCommonCellViewModel(title: NCString.groupManagement.text)
  private let follows = NCProfileCommonCellViewModel(title: NCString.follows.text)

  /// Creates the page of a group; its members are set later.
  init(_ group: ChatGroup, role: NCGroupMemberRole, to myId: String?) {
    self.group = group
    self.role = role
    self.myId = myId
    members = NCProfileCommonCellViewModel(
      title: "\(NCString.membersWithCount.text) (\(group.memberCount))")
    avatar.hiddenArrow = true
    NCInfoUpdateCenter.add(self)
  }

  /// Sets the members of the grid.
  func show(_ members: [NCGroupMemberInfo], friends: [String: NCFriendInfo]) {
    people = members
    self.friends = friends
  }

  /// Updates the rows from the profiles that are known now.
  func write() {
    let kit = NCChatUI.shared()
    let usesProvider = kit.currentDataSourceType == .infoProvider
    let known = usesProvider ? kit.getGroupInfoCache(group.groupId) : nil
    name.detail = (known?.groupName).isNilOrEmpty ? group.groupName : known?.groupName
    avatar.image = NCImage.group(
      (known?.avatarUrl).isNilOrEmpty ? group.avatarUrl : known?.avatarUrl)
    let provided = usesProvider ? myId.flatMap { kit.provider.nickname(key($0)) } : nil
    myNickname.detail = provided.isNilOrEmpty ? nickname : provided
    grid.members.entries = people.map { entry($0, usesProvider ? kit : nil) }
  }

  /// Returns a person in the grid, with the name that the current user sees (N154).
  private func entry(
    _ member: NCGroupMemberInfo, _ kit: NCChatUI?
  ) -> NCGroupMembersCollectionViewModel.Entry {
    let id = member.userId
    let user = kit?.getUserInfoCache(id)
    let asMember = kit?.getGroupUserInfoCache(id, withGroupId: group.groupId)
    let provided = DisplayName.sender(user, asMember: asMember)
    let picture = (asMember?.avatarUrl).isNilOrEmpty ? user?.avatarUrl : asMember?.avatarUrl
    return NCGroupMembersCollectionViewModel.Entry(
      userId: id,
      name: provided.isEmpty ? DisplayName.gridEntry(member, friend: friends[id]) : provided,
      avatarUrl: picture.isNilOrEmpty ? member.avatarUrl : picture)
  }

  private func key(_ userId: String) -> MemberKey {
    MemberKey(groupId: group.groupId, userId: userId)
  }

  /// Returns the rows by section: those that YAML lists and the page has.
  func sections(_ wanted: [[GroupPageRow]]) -> [[NCProfileCellViewModel]] {
    wanted.map { $0.compactMap(row) }.filter { !$0.isEmpty }
  }

  private func row(_ row: GroupPageRow) -> NCProfileCellViewModel? {
    switch row {
    case .members: members
    case .grid: grid.members.entries.isEmpty ? nil : grid
    case .avatar: avatar
    case .name: name
    case .notice: notice
    case .myNickname: myNickname
    case .management: role == .owner || role == .admin ? management : nil
    case .mute: mute
    case .favorites: mute.switchOn ? follows : nil
    case .pin: pin
    }
  }

  /// The title of the button below all rows.
  var footerTitle: String {
    (role == .owner ? NCString.dismissGroup : .leaveGroup).text
  }

  // MARK: Profile updates

  private func change(if isShown: Bool) {
    guard isShown, NCChatUI.shared().currentDataSourceType == .infoProvider else { return }
    onChange?()
  }

  private func isShown(_ userId: String?) -> Bool {
    userId == myId || people.contains { $0.userId == userId }
  }

  /// A person changed.
  func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) { change(if: isShown(userInfo.userId)) }

  /// A member changed.
  func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    change(if: groupId == group.groupId && isShown(userInfo.userId))
  }

  /// A group changed.
  func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup) {
    change(if: groupInfo.groupId == group.groupId)
  }
}

extension ChatService {
  /// Returns the role of a user in a group.
  func role(of userId: String?, in group: ChatGroup) -> NCGroupMemberRole {
    guard let userId else { return .undef }
    return switch groupRole(of: userId, in: group.groupId) {
    case .owner: .owner
    case .admin: .admin
    case .normal: .normal
    case nil: .undef
    }
  }
}
