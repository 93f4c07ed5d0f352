/// Hears what happens in channels of both sorts. Every method may be left out.
public protocol BaseChannelDelegate: AnyObject {
  /// Somebody may no longer write.
  func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser)
  /// Somebody may write again.
  func channel(_ channel: BaseChannel, userWasUnmuted user: User)
  /// Somebody was banned, and is no longer in it.
  func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser)
  /// Somebody may come back.
  func channel(_ channel: BaseChannel, userWasUnbanned user: User)
  /// The channel has other operators.
  func channelDidUpdateOperators(_ channel: BaseChannel)
  /// The channel is no more.
  func channelWasDeleted(_ channelURL: String, channelType: ChannelType)
}

/// Hears what happens in group channels, too. Every method may be left out.
public protocol GroupChannelDelegate: BaseChannelDelegate {
  /// Somebody came in.
  func channel(_ channel: GroupChannel, userDidJoin user: User)
  /// Somebody left.
  func channel(_ channel: GroupChannel, userDidLeave user: User)
}

/// Hears what happens in open channels, too. Every method may be left out.
public protocol OpenChannelDelegate: BaseChannelDelegate {
  /// Somebody came in.
  func channel(_ channel: OpenChannel, userDidEnter user: User)
  /// Somebody left.
  func channel(_ channel: OpenChannel, userDidExit user: User)
}

/// Would hear of a connection that breaks and comes back; that of a run does neither.
public protocol ConnectionDelegate: AnyObject {}

extension BaseChannelDelegate {
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasUnmuted user: User) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasUnbanned user: User) {}
  /// Does nothing.
  public func channelDidUpdateOperators(_ channel: BaseChannel) {}
  /// Does nothing.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {}
}

extension GroupChannelDelegate {
  /// Does nothing.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {}
  /// Does nothing.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {}
}

extension OpenChannelDelegate {
  /// Does nothing.
  public func channel(_ channel: OpenChannel, userDidEnter user: User) {}
  /// Does nothing.
  public func channel(_ channel: OpenChannel, userDidExit user: User) {}
}
