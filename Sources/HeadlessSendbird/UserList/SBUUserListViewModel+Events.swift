// Events are not compared with the screen's channel: one of another channel replaces it (S137).
// Lists of members and of participants begin anew only when somebody joins or leaves (S136).
extension SBUUserListViewModel: GroupChannelDelegate, OpenChannelDelegate {
  /// Somebody may no longer write.
  public func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {
    follow(channel)
  }

  /// Somebody may write again.
  public func channel(_ channel: BaseChannel, userWasUnmuted user: User) { follow(channel) }

  /// Somebody was banned.
  public func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    follow(channel)
  }

  /// Somebody may come back.
  public func channel(_ channel: BaseChannel, userWasUnbanned user: User) { follow(channel) }

  /// The channel has other operators.
  public func channelDidUpdateOperators(_ channel: BaseChannel) { follow(channel) }

  /// Somebody came into a group.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {
    resetUserList(channel: channel)
  }

  /// Somebody left a group.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {
    resetUserList(channel: channel)
  }

  /// A channel is gone, this one or another: the screen goes, too.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    delegate?.userListViewModel(self, shouldDismissForUserList: channel)
  }

  private func follow(_ channel: BaseChannel) {
    if userListType == .members || userListType == .participants { return }
    resetUserList(channel: channel)
  }
}
