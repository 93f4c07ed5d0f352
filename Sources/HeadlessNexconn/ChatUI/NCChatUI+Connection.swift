extension NCChatUI {
  // MARK: Logging in and out

  /// Sets up the kit. A run's kit is set up already, so this does nothing.
  ///
  /// ```swift
  /// NCChatUI.shared().initialize(with: NCInitParams(appKey: "…"))
  /// ```
  ///
  /// - Parameter params: The app's parameters.
  public func initialize(with params: NCInitParams) { NCEngine.initialize(with: params) }

  /// Logs in, as ``NCEngine/connect(with:databaseOpenedHandler:completionHandler:)`` does.
  ///
  /// - Parameters:
  ///   - params: The app's parameters.
  ///   - databaseOpenedHandler: Called first, on the main queue, with false and no error.
  ///   - completionHandler: Called next, with the id of the user that the screen names.
  public func connect(
    with params: NCConnectParams,
    databaseOpenedHandler: ((_ isRecreated: Bool, _ error: NCError?) -> Void)? = nil,
    completionHandler: ((_ userId: String?, _ error: NCError?) -> Void)? = nil
  ) {
    NCEngine.connect(
      with: params, databaseOpenedHandler: databaseOpenedHandler,
      completionHandler: completionHandler)
  }

  /// Logs out. The screen's user stays logged in, because a run has one user.
  ///
  /// - Parameter disablePush: Whether notifications stop, too. A run has no notifications.
  public func disconnect(withDisablePush disablePush: Bool) {
    NCEngine.disconnect(withDisablePush: disablePush)
  }

  /// Logs out and keeps notifications. The screen's user stays, because a run has one user.
  public func disconnect() { NCEngine.disconnect() }
}
