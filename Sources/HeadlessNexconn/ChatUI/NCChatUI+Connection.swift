extension NCChatUI {
  // MARK: Coming and going

  /// Sets the kit up; here it is set up from the start.
  ///
  /// ```swift
  /// NCChatUI.shared().initialize(with: NCInitParams(appKey: "…"))
  /// ```
  ///
  /// - Parameter params: What an app says.
  public func initialize(with params: NCInitParams) { NCEngine.initialize(with: params) }

  /// Logs in, as ``NCEngine/connect(with:databaseOpenedHandler:completionHandler:)`` does.
  ///
  /// - Parameters:
  ///   - params: What an app says.
  ///   - databaseOpenedHandler: Called first, on the main queue, with false and no error.
  ///   - completionHandler: Called then, with the id of the user that the screen names.
  public func connect(
    with params: NCConnectParams,
    databaseOpenedHandler: ((_ isRecreated: Bool, _ error: NCError?) -> Void)? = nil,
    completionHandler: ((_ userId: String?, _ error: NCError?) -> Void)? = nil
  ) {
    NCEngine.connect(
      with: params, databaseOpenedHandler: databaseOpenedHandler,
      completionHandler: completionHandler)
  }

  /// Logs out; the screen's user stays, for a run is about one.
  ///
  /// - Parameter disablePush: Whether notifications stop, too. A run has none.
  public func disconnect(withDisablePush disablePush: Bool) {
    NCEngine.disconnect(withDisablePush: disablePush)
  }

  /// Logs out; notifications go on. The screen's user stays, for a run is about one.
  public func disconnect() { NCEngine.disconnect() }
}
