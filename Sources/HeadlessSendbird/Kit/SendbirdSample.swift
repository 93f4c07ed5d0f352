import ChatBackend
import DioramaKit

extension KitSample {
  /// A screen for each of the kit's view controllers; a new project starts with the moderations of
  /// a channel.
  static var sendbird: KitSample {
    ChatBackend.sample(screens: [
      Screen(
        "SBUModerationsViewController", keys: "channelURL: design-team",
        examples: "- toggle: { row: 4 }"),
      Screen(
        "SBUInviteUserViewController", keys: "channelURL: design-team", examples: "- select: dana"),
      Screen(
        "SBUPromoteMemberViewController", keys: "channelURL: design-team",
        examples: "- select: bob"),
      Screen(
        "SBURegisterOperatorViewController", keys: "channelURL: design-team",
        examples: "- select: bob"),
      Screen(
        "SBUUserListViewController", keys: "channelURL: design-team", examples: "- select: bob"),
      Screen("SBUGroupChannelSettingsViewController", keys: "channelURL: design-team"),
      Screen(
        "SBUOpenChannelSettingsViewController", keys: "channelURL: town-hall",
        examples: "channel: town-hall"),
      Screen("SBUGroupChannelPushSettingsViewController", keys: "channelURL: design-team"),
      Screen("SBUGroupChannelListViewController", keys: "", examples: "- tap: { row: 1 }"),
      Screen("SBUCreateChannelViewController", keys: "", examples: "- select: dana"),
      Screen(
        "SBUGroupChannelViewController", keys: "channelURL: design-team",
        examples: "- send: Hello"),
      Screen("SBUOpenChannelListViewController", keys: "", examples: "- tap: { row: 1 }"),
      Screen("SBUCreateOpenChannelViewController", keys: ""),
      Screen(
        "SBUOpenChannelViewController", keys: "channelURL: town-hall",
        examples: "- send: Hello"),
    ])
  }
}
