import DioramaKit
import Testing

@testable import HeadlessNexconn

/// What the object setters of the profile models copy (facts 1.2 of the Nexconn kit).
@Suite("Profile models") struct ProfileModelTests {
  @Test func a_profile_fills_the_flat_fields_and_keeps_the_alias() {
    let info = NCChatUIUserInfo()
    info.alias = "Jo"
    let profile = NCUserProfile()
    profile.userId = "user_001"
    profile.name = "John"
    profile.avatarUrl = "https://example.com/john.png"
    profile.extProfile = ["team": "design", "floor": "2"]
    info.profile = profile
    #expect(info.userId == "user_001")
    #expect(info.name == "John")
    #expect(info.avatarUrl == "https://example.com/john.png")
    #expect(info.alias == "Jo")
    #expect(info.extra == #"{"floor":"2","team":"design"}"#)
  }

  @Test func setters_also_copy_values_in_an_apps_initializers() {
    let profile = NCUserProfile()
    profile.name = "John"
    let friend = NCFriendInfo()
    friend.remark = "Kim from work"
    let member = NCGroupMemberInfo()
    member.name = "Alice"
    let group = NCGroupInfo()
    group.groupName = "Garden"
    #expect(NCChatUIUserInfo(row: profile).name == "John")
    #expect(NCChatUIUserInfo(row: friend).alias == "Kim from work")
    #expect(NCChatUIUserInfo(row: member).name == "Alice")
    #expect(NCChatUIGroup(row: group).groupName == "Garden")
  }

  @Test func an_empty_extended_profile_leaves_extra_alone() {
    let info = NCChatUIUserInfo()
    info.extra = "kept"
    info.profile = NCUserProfile()
    #expect(info.extra == "kept")
  }

  @Test func a_friends_remark_becomes_the_alias() {
    let info = NCChatUIUserInfo()
    let friend = NCFriendInfo()
    friend.userId = "user_002"
    friend.name = "Kim"
    friend.remark = "Kim from work"
    info.friendInfo = friend
    #expect(info.name == "Kim")
    #expect(info.alias == "Kim from work")
  }

  @Test func a_member_shows_the_name_and_not_the_nickname() {
    let info = NCChatUIUserInfo()
    let member = NCGroupMemberInfo()
    member.name = "Alice"
    member.nickname = "Ali"
    info.memberInfo = member
    #expect(info.name == "Alice")
  }

  @Test func a_group_fills_id_name_picture_and_notice() {
    let group = NCChatUIGroup()
    let info = NCGroupInfo()
    info.groupId = "g1"
    info.groupName = "Product Group"
    info.notice = "Demo on Friday"
    group.groupInfo = info
    #expect(group.groupId == "g1")
    #expect(group.groupName == "Product Group")
    #expect(group.notice == "Demo on Friday")
  }

  @Test func initializers_copy_values_like_the_setters() {
    let friend = NCFriendInfo()
    friend.userId = "bob"
    friend.remark = "Bobby"
    #expect(NCChatUIUserInfo(friendInfo: friend).alias == "Bobby")
    #expect(NCChatUIUserInfo(friendInfo: friend).friendInfo === friend)
    let group = GroupInfo()
    group.groupName = "Product"
    #expect(NCChatUIGroup(groupInfo: group).groupName == "Product")
  }

  @Test func copies_do_not_share_later_changes() {
    let bob = NCChatUIUserInfo()
    bob.name = "Bob"
    let copy = NCChatUIUserInfo(copying: bob)
    copy.name = "Robert"
    #expect(bob.name == "Bob")
    let third = NCChatUIUserInfo(copying: bob)
    bob.alias = "Bobby"
    #expect(third.alias == nil)
    #expect(third.name == "Bob")
  }
}

extension NCChatUIUserInfo {
  fileprivate convenience init(row: NCUserProfile) {
    self.init()
    profile = row
  }

  fileprivate convenience init(row: NCFriendInfo) {
    self.init()
    friendInfo = row
  }

  fileprivate convenience init(row: NCGroupMemberInfo) {
    self.init()
    memberInfo = row
  }
}

extension NCChatUIGroup {
  fileprivate convenience init(row: NCGroupInfo) {
    self.init()
    groupInfo = row
  }
}
