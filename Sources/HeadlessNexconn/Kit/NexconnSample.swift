import ChatBackend
import DioramaKit

extension KitSample {
  /// A screen of each of the kit's view controllers.
  static var nexconn: KitSample {
    ChatBackend.sample(
      screens: [
        Screen("NCApplyFriendListViewController", examples: "- select: frida"),
        Screen(
          "NCChannelListViewController", examples: "- select: bob\n- tap: { row: 1 }"),
        Screen("NCChannelViewController", keys: "channelId: bob"),
        Screen("NCProfileViewController", keys: "groupId: crew"),
        Screen(
          "NCGroupMentionViewController", keys: "groupId: crew", examples: "- select: bob"),
        // In this mode the kit asks the app for a group's people; here the screen's file provides
        // them.
        Screen(
          "NCUserListViewController",
          keys: """
            groupId: crew
            NCChatUI:
              currentDataSourceType: infoProvider
              providers:
                groupMember: { groups: [{ groupId: crew, userIds: [alice, bob, dana] }] }
                userInfo:
                  users: [{ userId: bob, name: Bob Okafor }, { userId: dana, name: Dana Whitfield }]
            """, examples: "- select: bob"),
      ])
  }
}
