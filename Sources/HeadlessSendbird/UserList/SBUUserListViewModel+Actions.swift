extension SBUUserListViewModel {
  /// Makes a user an operator.
  public func registerAsOperator(user: SBUUser) {
    act { $0.addOperators(userIds: [user.userId], completionHandler: $1) }
  }

  /// Makes an operator an ordinary user.
  public func unregisterOperator(user: SBUUser) {
    act { $0.removeOperators(userIds: [user.userId], completionHandler: $1) }
  }

  /// Mutes a user for good; in group channels the indicator does not show (S188).
  public func mute(user: SBUUser) {
    act(showsLoading: !(channel is GroupChannel)) {
      $0.muteUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1)
    }
  }

  /// Lets a muted user write again.
  public func unmute(user: SBUUser) {
    act { $0.unmuteUser(userId: user.userId, completionHandler: $1) }
  }

  /// Bans a user for good.
  public func ban(user: SBUUser) {
    act {
      $0.banUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1)
    }
  }

  /// Lets a banned user come back.
  public func unban(user: SBUUser) {
    act { $0.unbanUser(userId: user.userId, completionHandler: $1) }
  }

  /// Sends a request; on success the list begins anew, and the indicator goes at once (S37, S128).
  private func act(
    showsLoading: Bool = true,
    _ request: (BaseChannel, @escaping (SBError?) -> Void) -> Void
  ) {
    guard let channel else { return }
    if showsLoading { report(isLoading: true) }
    request(channel) { [weak self] error in
      guard let self else { return }
      if let error { report(error) } else { resetUserList() }
      report(isLoading: false)
    }
  }
}
