import ChatBackend

/// What operators may do.
extension BaseChannel {
  /// Makes users operators; in a group channel they have to be members.
  public func addOperators(userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.addOperators(userIds, to: channelURL) { $0.answer(completionHandler) }
  }

  /// Makes operators ordinary users.
  public func removeOperators(userIds: [String], completionHandler: SBErrorHandler? = nil) {
    service.removeOperators(userIds, from: channelURL) { $0.answer(completionHandler) }
  }

  /// Mutes a user. The seconds are noted, -1 for good; but no clock unmutes anybody.
  public func muteUser(
    userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler? = nil
  ) {
    service.muteUser(userId, in: channelURL, seconds: seconds, description: description) {
      $0.answer(completionHandler)
    }
  }

  /// Lets a muted user write again.
  public func unmuteUser(userId: String, completionHandler: SBErrorHandler? = nil) {
    service.unmuteUser(userId, in: channelURL) { $0.answer(completionHandler) }
  }

  /// Bans a user, who is then no longer in the channel. The seconds are noted, -1 for good; but
  /// no clock ends a ban.
  public func banUser(
    userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler? = nil
  ) {
    service.banUser(userId, from: channelURL, seconds: seconds, description: description) {
      $0.answer(completionHandler)
    }
  }

  /// Lets a banned user come back.
  public func unbanUser(userId: String, completionHandler: SBErrorHandler? = nil) {
    service.unbanUser(userId, in: channelURL) { $0.answer(completionHandler) }
  }
}
