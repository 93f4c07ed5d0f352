/// Hears of errors.
public protocol SBUCommonDelegate: AnyObject {
  /// Something failed; `isBlocker` when the screen cannot go on.
  func didReceiveError(_ error: SBError?, isBlocker: Bool)
}

extension SBUCommonDelegate {
  /// Something failed, and the screen goes on.
  public func didReceiveError(_ error: SBError?) { didReceiveError(error, isBlocker: false) }
}

/// Hears what every view model says.
public protocol SBUCommonViewModelDelegate: SBUCommonDelegate {
  /// The connection came or went.
  func connectionStateDidChange(_ isConnected: Bool)
  /// Loading began or ended.
  func shouldUpdateLoadingState(_ isLoading: Bool)
}

extension SBUCommonViewModelDelegate {
  /// Does nothing.
  public func connectionStateDidChange(_ isConnected: Bool) {}
}
