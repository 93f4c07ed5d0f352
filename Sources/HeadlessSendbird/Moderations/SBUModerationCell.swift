import DioramaKit
import HeadlessUIKit

/// A row of the moderations screen (S159 to S164).
open class SBUModerationCell: SBUBaseChannelSettingCell {
  /// The type of the row.
  public private(set) var type: ModerationItemType?
  /// The channel.
  public private(set) weak var channel: BaseChannel?

  /// Shows a row of a channel.
  ///
  /// - Parameters:
  ///   - type: the type of the row; ``ModerationItemType/freezeChannel`` has a switch, all others
  ///     an arrow.
  ///   - channel: the channel; not retained. The switch shows whether a group channel is frozen.
  ///   - title: the title; nil for the kit's.
  ///   - icon: the icon; nil for the kit's.
  open func configure(
    type: ModerationItemType, channel: BaseChannel?, title: String? = nil, icon: UIImage? = nil
  ) {
    self.type = type
    self.channel = channel
    titleLabel.text = title ?? type.title
    typeIcon.image = icon ?? type.icon
    showSwitch(type == .freezeChannel ? (channel as? GroupChannel)?.isFrozen ?? false : nil)
    hideUnnamedParts()
  }
}

extension ModerationItemType {
  fileprivate var title: String {
    switch self {
    case .operators: SBUStringSet.ChannelSettings_Operators
    case .mutedMembers: SBUStringSet.ChannelSettings_Muted_Members
    case .mutedParticipants: SBUStringSet.ChannelSettings_Muted_Participants
    case .bannedUsers: SBUStringSet.ChannelSettings_Banned_Users
    case .freezeChannel: SBUStringSet.ChannelSettings_Freeze_Channel
    }
  }

  fileprivate var icon: UIImage {
    switch self {
    case .operators: SBUIconSet.iconOperator
    case .mutedMembers, .mutedParticipants:
      SBUIconSet.icon(\.iconMute, shownAs: SBUIconSet.mutedPeople)
    case .bannedUsers: SBUIconSet.iconBan
    case .freezeChannel: SBUIconSet.iconFreeze
    }
  }
}
