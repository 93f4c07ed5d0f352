import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The view model of the group info page. The group and its members come from the service. In the
/// provider mode, names and pictures come from the app's data sources, as page 002 says, although
/// the real kit does not use them here (N63, N151).
open class NCGroupProfileViewModel: NCProfileViewModel, ConfigurableComponent, GroupPageViewModel {
  /// The id of the group.
  public final var groupId = ""
  /// The maximum number of members in the grid, from 5 to 50; any other value is ignored. 30 by
  /// default (N153).
  public final var displayMaxMemberCount = 30 {
    didSet {
      if !(5...50).contains(displayMaxMemberCount) { displayMaxMemberCount = oldValue }
    }
  }
  /// Who can add members, and so sees the tile `+`; by default the owner and admins (N153).
  ///
  /// The service of a run has no permissions.
  public final var invitePermission = NCGroupOperationPermission.ownerOrAdmin
  /// Who can remove members, and so sees the tile `−`; by default the owner and admins (N153).
  public final var removeMemberPermission = NCGroupOperationPermission.ownerOrAdmin
  /// Who can change the group's name; by default the owner and admins. A tap by anyone else shows a
  /// tip (N156).
  public final var groupInfoEditPermission = NCGroupOperationPermission.ownerOrAdmin
  /// The rows that YAML lists, by section.
  final var rows = GroupPageRow.standard
  /// The title in YAML of the button below all rows.
  final var footerText: String?
  private var loads = 0
  private var page: GroupPage?
  private var isObserving = false
  private var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// Creates a view model without a group.
  public required override init() { super.init() }

  /// Creates the view model of a group.
  ///
  /// - Parameter groupId: The id of the group; if it is empty, nothing is loaded.
  public convenience init(groupId: String) {
    self.init()
    self.groupId = groupId
  }

  // MARK: Loading

  /// Loads the group; then its switches and the current user's nickname; then its members; then the
  /// current user's aliases for them (N152).
  open override func updateProfile() {
    guard let service, !groupId.isEmpty else { return }
    observe(service)
    loads += 1
    let load = loads
    service.getGroupsInfo([groupId]) { [weak self] outcome in
      guard let self, load == loads, let group = try? outcome.get().first else { return }
      loadRest(of: group, load, service)
    }
  }

  private func loadRest(of group: ChatGroup, _ load: Int, _ service: ChatService) {
    let me = service.currentUserId
    let page = GroupPage(group, role: service.role(of: me, in: group), to: me)
    page.onChange = { [weak self] in self?.show() }
    page.grid.members.canAdd = invitePermission.allows(page.role)
    page.grid.members.canRemove = removeMemberPermission.allows(page.role)
    page.grid.members.onSelect = { [weak self] userId in self?.didSelectMember(userId) }
    page.mute.switchValueChanged = { [weak self] isOn in self?.setMuted(isOn) }
    page.pin.switchValueChanged = { [weak self] isOn in self?.setPinned(isOn) }
    self.page = page
    responder?.updateTitle(NCString.groupInfo.text)
    show()
    service.reloadConversation(ConversationKey(.group, groupId)) { [weak self] outcome in
      guard let self, load == loads, let channel = try? outcome.get() else { return }
      page.mute.switchOn = channel.isMuted
      page.pin.switchOn = channel.isPinned
      show()
    }
    if let me {
      service.getGroupMembersInfo([me], of: groupId) { [weak self] outcome in
        guard let self, load == loads else { return }
        page.nickname = (try? outcome.get())?.first?.nickname
        show()
      }
    }
    loadMembers(.owner, [], load, service)
  }

  /// Loads the owner, then the admins, then all others, up to the maximum number in the grid.
  private func loadMembers(
    _ role: ChatGroupMember.Role, _ before: [NCGroupMemberInfo], _ load: Int,
    _ service: ChatService
  ) {
    let remaining = displayMaxMemberCount - before.count
    guard remaining > 0 else { return loadRemarks(of: before, load, service) }
    let query = service.groupMembersQuery(of: groupId, limit: remaining, role: role)
    query.loadNextPage { [weak self] outcome in
      guard let self, load == loads, let found = try? outcome.get() else { return }
      let members = before + found.compactMap { NCChatUIUserInfo(member: $0).memberInfo }
      switch role {
      case .owner: loadMembers(.admin, members, load, service)
      case .admin: loadMembers(.normal, members, load, service)
      case .normal: loadRemarks(of: members, load, service)
      }
    }
  }

  private func loadRemarks(
    of members: [NCGroupMemberInfo], _ load: Int, _ service: ChatService
  ) {
    page?.show(members, friends: [:])
    show()
    service.getFriendsInfo(members.map(\.userId)) { [weak self] outcome in
      guard let self, load == loads, let users = try? outcome.get() else { return }
      var friends: [String: NCFriendInfo] = [:]
      for user in users { friends[user.userId] = NCChatUIUserInfo(friend: user).friendInfo }
      page?.show(members, friends: friends)
      show()
    }
  }

  private func show() {
    guard let page else { return }
    page.write()
    let list = page.sections(rows)
    profileList =
      effectiveDelegate?.profileViewModel(self, willLoadProfileCellViewModel: list) ?? list
    let footer = NCProfileFooterViewModel(title: footerText ?? page.footerTitle)
    footerViewModel =
      if let effectiveDelegate {
        effectiveDelegate.profileViewModel(self, willLoadProfileFooterViewModel: footer)
      } else { footer }
    responder?.reloadData(profileList.isEmpty)
    responder?.reloadFooterView()
  }

  // MARK: Events

  private func observe(_ service: ChatService) {
    guard !isObserving else { return }
    isObserving = true
    service.observeConversations { [weak self] event in
      guard let self else { return }
      switch event {
      case .changed: updateProfile()
      case .left(let id) where id == groupId: leave(saying: .notInGroup)
      case .left, .received: break
      }
    }
  }

  private func leave(saying tip: NCString) {
    loads += 1
    // The kit pops the page; a page without another one below it is dismissed.
    let page = responder?.currentViewController()
    if let stack = page?.navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else {
      page?.dismiss(animated: true)
    }
    NCTip.show(tip.text)
  }

  // MARK: Changes

  private func setMuted(_ isOn: Bool) {
    service?.setMuted(isOn, ConversationKey(.group, groupId)) { [weak self] outcome in
      if outcome.error != nil { self?.updateProfile() }
    }
  }

  private func setPinned(_ isOn: Bool) {
    service?.setPinned(isOn, ConversationKey(.group, groupId)) { [weak self] outcome in
      if outcome.error != nil { self?.updateProfile() }
    }
  }

  /// Leaves the group, or dismisses it if the current user is the owner, without confirmation
  /// (N158).
  open override func footerDidTap() {
    guard let page, let service else { return }
    let ends = page.role == .owner
    service.leaveGroup(groupId, dismissing: ends) { [weak self] outcome in
      guard let self else { return }
      if outcome.error == nil {
        leave(saying: ends ? .dismissed : .left)
      } else {
        responder?.showTips((ends ? NCString.dismissFailed : .leaveFailed).text)
      }
    }
  }

  /// A row was tapped: shows a tip if the current user cannot change the name (N156).
  open override func didSelect(
    _ cellViewModel: NCProfileCellViewModel, in viewController: UIViewController
  ) {
    if let page, cellViewModel === page.name, !groupInfoEditPermission.allows(page.role) {
      responder?.showTips(NCString.noEditPermission.text)
    } else {
      super.didSelect(cellViewModel, in: viewController)
    }
  }

  /// A person in the grid was tapped; does nothing, because the profile page of a device does not
  /// exist here (N156).
  ///
  /// - Parameter userId: The id of the person.
  open func didSelectMember(_ userId: String) {}

  // MARK: YAML

  /// The kind of component: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable { standardProperties }
  /// A short description of the class.
  open class var summary: String { "loads a group, its members and its switches" }
}

/// The roles that have a permission in a group.
public enum NCGroupOperationPermission: String, Sendable, CaseIterable {
  /// Only the owner.
  case owner
  /// The owner and the admins.
  case ownerOrAdmin
  /// All members.
  case everyone

  /// Returns whether a role has the permission (N153).
  func allows(_ role: NCGroupMemberRole) -> Bool {
    switch self {
    case .owner: role == .owner
    case .ownerOrAdmin: role == .owner || role == .admin
    case .everyone: true
    }
  }
}

extension NCGroupProfileViewModel {
  static let standardProperties: PropertyTable = [
    Property(
      "rows", ValueShape<CellLines<GroupPageRow>>.lines(),
      "the rows of the page, by section; unavailable rows are left out",
      \NCGroupProfileViewModel.rows),
    Property(
      "footerText", .text, "the title of the button below all rows",
      \NCGroupProfileViewModel.footerText),
    Property("groupId", .groupId, "the group", \NCGroupProfileViewModel.groupId),
    Property(
      "displayMaxMemberCount", .integer(in: 5...50),
      "the maximum number of members in the grid; by default 30",
      \NCGroupProfileViewModel.displayMaxMemberCount),
    Property(
      "invitePermission", .choice, "who may add members; by default owner and admins",
      \NCGroupProfileViewModel.invitePermission),
    Property(
      "removeMemberPermission", .choice, "who may remove members; by default owner and admins",
      \NCGroupProfileViewModel.removeMemberPermission),
    Property(
      "groupInfoEditPermission", .choice,
      "who may change the group's name; by default owner and admins",
      \NCGroupProfileViewModel.groupInfoEditPermission),
  ]
}
