import HeadlessUIKit

extension SendbirdChat {
  /// Returns the app's ID, as ``SBUGlobalValues/applicationId`` has it.
  public static func getApplicationId() -> String? { SBUGlobals.applicationId }
}

extension SendbirdUI {
  /// Initializes the kit with the app's ID and parameters of the SDK.
  ///
  /// - Parameters:
  ///   - applicationId: the app's ID; any text is valid.
  ///   - initParamsBuilder: called at once with the parameters, which it can change.
  ///   - startHandler: called immediately.
  ///   - migrationHandler: never called: there is no data of older versions.
  ///   - completionHandler: called immediately, with nil.
  public static func initialize(
    applicationId: String, initParamsBuilder: ((InitParams?) -> Void)?,
    startHandler: (() -> Void)? = nil, migrationHandler: (() -> Void)? = nil,
    completionHandler: ((SBError?) -> Void)? = nil
  ) {
    initParamsBuilder?(InitParams(applicationId: applicationId))
    initialize(
      applicationId: applicationId, startHandler: startHandler,
      migrationHandler: migrationHandler, completionHandler: completionHandler)
  }
}
