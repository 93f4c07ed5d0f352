/// What the screen knows of its channel, all of it through the view model.
extension SBUUserListViewController {
  /// The channel.
  public var channel: BaseChannel? { viewModel?.channel }
  /// The channel's id.
  public var channelURL: String? { viewModel?.channelURL }
  /// What sort of channel it is; a group while nothing is known.
  public var channelType: ChannelType { viewModel?.channelType ?? .group }
  /// The users of the list.
  public var userList: [SBUUser] { viewModel?.userList ?? [] }
  /// Which people are listed.
  public var userListType: ChannelUserListType { viewModel?.userListType ?? .members }
}
