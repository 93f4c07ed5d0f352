extension SBUTheme {
  /// A set of themes by the names from before there were themes of open channels; what is left out is
  /// light.
  ///
  /// - Parameters:
  ///   - channelListTheme: how the list of group channels looks.
  ///   - channelCellTheme: how the row of a group channel looks.
  ///   - channelTheme: how a channel looks.
  ///   - messageInputTheme: how the field looks that messages are written in.
  ///   - messageCellTheme: how messages look.
  ///   - userListTheme: how user lists look.
  ///   - userCellTheme: how the row of a user looks.
  ///   - channelSettingsTheme: how channel settings and moderations look.
  ///   - userProfileTheme: how a person's profile looks.
  ///   - componentTheme: how parts look that screens share.
  @available(*, deprecated, message: "use 'init(groupChannelListTheme:groupChannelCellTheme:...)'")
  public convenience init(
    channelListTheme: SBUGroupChannelListTheme, channelCellTheme: SBUGroupChannelCellTheme,
    channelTheme: SBUChannelTheme = .light, messageInputTheme: SBUMessageInputTheme = .light,
    messageCellTheme: SBUMessageCellTheme = .light, userListTheme: SBUUserListTheme = .light,
    userCellTheme: SBUUserCellTheme = .light,
    channelSettingsTheme: SBUChannelSettingsTheme = .light,
    userProfileTheme: SBUUserProfileTheme = .light, componentTheme: SBUComponentTheme = .light
  ) {
    self.init(
      groupChannelListTheme: channelListTheme, groupChannelCellTheme: channelCellTheme,
      channelTheme: channelTheme, messageInputTheme: messageInputTheme,
      messageCellTheme: messageCellTheme, userListTheme: userListTheme,
      userCellTheme: userCellTheme, channelSettingsTheme: channelSettingsTheme,
      userProfileTheme: userProfileTheme, componentTheme: componentTheme)
  }
}
