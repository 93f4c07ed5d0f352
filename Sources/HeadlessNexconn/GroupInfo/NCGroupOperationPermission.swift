/// Who may do something in a group.
public enum NCGroupOperationPermission: String, Sendable, CaseIterable {
  /// The owner alone.
  case owner
  /// The owner and the admins.
  case ownerOrAdmin
  /// All members.
  case everyone

  /// Whether somebody of a role may (N153).
  func allows(_ role: NCGroupMemberRole) -> Bool {
    switch self {
    case .owner: role == .owner
    case .ownerOrAdmin: role == .owner || role == .admin
    case .everyone: true
    }
  }
}
