import ChatBackend
import HeadlessUIKit

/// The rows of a group's page, as far as they are known.
final class GroupPage {
  /// What the current user may do.
  let role: NCGroupMemberRole
  let name: NCProfileCommonCellViewModel
  let myNickname = NCProfileCommonCellViewModel(title: NCString.myNickname.text)
  let mute = NCProfileSwitchCellViewModel(title: NCString.mute.text)
  let pin = NCProfileSwitchCellViewModel(title: NCString.pin.text)
  private let members: NCProfileCommonCellViewModel
  let grid = NCGroupProfileMembersCellViewModel()
  private let avatar = NCProfileCommonCellViewModel(title: NCString.groupAvatar.text)
  private let notice = NCProfileCommonCellViewModel(title: NCString.groupNotice.text)
  private let management = NCProfileCommonCellViewModel(title: NCString.groupManagement.text)
  private let follows = NCProfileCommonCellViewModel(title: NCString.follows.text)

  /// The page of a group; its members come later.
  init(_ group: ChatGroup, role: NCGroupMemberRole) {
    self.role = role
    members = NCProfileCommonCellViewModel(
      title: "\(NCString.membersWithCount.text) (\(group.memberCount))")
    name = NCProfileCommonCellViewModel(
      title: NCString.groupName.text, detail: group.groupName)
    avatar.image = NCImage.group(group.avatarUrl)
    avatar.hiddenArrow = true
  }

  /// Puts members into the grid, called what the current user calls them (N154).
  func show(_ members: [NCGroupMemberInfo], friends: [String: NCFriendInfo]) {
    grid.members.entries = members.map { member in
      NCGroupMembersCollectionViewModel.Entry(
        userId: member.userId, name: ShownName.gridEntry(member, friend: friends[member.userId]),
        avatarUrl: member.avatarUrl)
    }
  }

  /// The rows by section.
  var sections: [[NCProfileCellViewModel]] {
    var sections: [[NCProfileCellViewModel]] = [
      grid.members.entries.isEmpty ? [members] : [members, grid],
      [avatar, name, notice, myNickname],
    ]
    if role == .owner || role == .admin { sections.append([management]) }
    sections.append(mute.switchOn ? [mute, follows, pin] : [mute, pin])
    return sections
  }

  /// The title of the button below all rows.
  var footerTitle: String {
    (role == .owner ? NCString.dismissGroup : .leaveGroup).text
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
