import Diorama

/// What YAML may still call keys and types by names of older versions (section 8).
extension Kit {
  static let olderKeys: [(old: StaticString, today: StaticString)] = [
    ("channelUrl", "channelURL"),
    ("members", "users"),
    ("memberListType", "userListType"),
    ("type", "userListType"),
    ("inviteUserModule.headerComponent", "headerComponent"),
    ("inviteUserModule.listComponent", "listComponent"),
    ("promoteMemberModule.headerComponent", "headerComponent"),
    ("promoteMemberModule.listComponent", "listComponent"),
    ("registerOperatorModule.headerComponent", "headerComponent"),
    ("registerOperatorModule.listComponent", "listComponent"),
    ("moderationsModule.headerComponent", "headerComponent"),
    ("moderationsModule.listComponent", "listComponent"),
    ("memberListModule.headerComponent", "headerComponent"),
    ("memberListModule.listComponent", "listComponent"),
    ("userListModule.headerComponent", "headerComponent"),
    ("userListModule.listComponent", "listComponent"),
  ]

  static let olderNames = [
    "SBUMemberListViewController": "SBUUserListViewController",
    "SBUMemberListModule": "SBUUserListModule",
    "SBUMemberListModule.Header": "SBUUserListModule.Header",
    "SBUMemberListModule.List": "SBUUserListModule.List",
    "SBUMemberListViewModel": "SBUUserListViewModel",
  ]
}
