import ChatBackend
import HeadlessUIKit

/// A row of the group info page, by the word that YAML has for it.
enum GroupPageRow: String, Sendable, CaseIterable {
  case members, grid, avatar, name, notice, myNickname, management, mute, favorites, pin

  /// The rows as the kit has them (4.3).
  static let standard: [[GroupPageRow]] = [
    [.members, .grid], [.avatar, .name, .notice, .myNickname], [.management],
    [.mute, .favorites, .pin],
  ]
}

/// The rows of a group's page, as far as they are known.
///
/// The service says who belongs to the group. In the provider mode names and pictures are those of
/// the app's data sources, as page 002 says, as soon as they are known; until then, and where the
/// app knows nothing, they are the service's.
final class GroupPage: NCInfoUpdateDelegate {
  /// What the current user may do.
  let role: NCGroupMemberRole
  let name = NCProfileCommonCellViewModel(title: NCString.groupName.text)
  let myNickname = NCProfileCommonCellViewModel(title: NCString.myNickname.text)
  let mute = NCProfileSwitchCellViewModel(title: NCString.mute.text)
  let pin = NCProfileSwitchCellViewModel(title: NCString.pin.text)
  let grid = NCGroupProfileMembersCellViewModel()
  /// What the service says the current user is called here.
  var nickname: String?
  /// Hears that something is called otherwise from now on.
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

  /// The page of a group; its members come later.
  init(_ group: ChatGroup, role: NCGroupMemberRole, to myId: String?) {
    self.group = group
    self.role = role
    self.myId = myId
    members = NCProfileCommonCellViewModel(
      title: "\(NCString.membersWithCount.text) (\(group.memberCount))")
    avatar.hiddenArrow = true
    NCInfoUpdateCenter.add(self)
  }

  /// Puts members into the grid.
  func show(_ members: [NCGroupMemberInfo], friends: [String: NCFriendInfo]) {
    people = members
    self.friends = friends
  }

  /// Writes what is known at this moment into the rows.
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

  /// A person in the grid, called what the current user calls them (N154).
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

  /// The rows by section: those that YAML wants, as far as the page has them.
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

  // MARK: Notices

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
  /// What somebody may do in a group.
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
