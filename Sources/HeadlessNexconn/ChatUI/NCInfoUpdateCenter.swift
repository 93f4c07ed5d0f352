/// Registers delegates that are notified when profiles change; it belongs to the run.
public enum NCInfoUpdateCenter {
  /// Adds a delegate, which is notified of all later changes as long as it exists.
  ///
  /// - Parameter delegate: The delegate, held weakly. Adding it twice has the effect of adding it
  ///   once. It is not notified of changes that were sent before (N111).
  public static func add(_ delegate: any NCInfoUpdateDelegate) {
    NCChatUI.shared().updates.add(delegate)
  }

  /// Removes a delegate. It is no longer notified, even of changes that are already queued (N111).
  ///
  /// - Parameter delegate: The delegate; ignored if it was not added.
  public static func remove(_ delegate: any NCInfoUpdateDelegate) {
    NCChatUI.shared().updates.remove(delegate)
  }

  /// Adds a delegate, as ``add(_:)`` does.
  ///
  /// - Parameter delegate: The delegate; held weakly.
  public static func addInfoUpdateDelegate(_ delegate: any NCInfoUpdateDelegate) {
    add(delegate)
  }

  /// Removes a delegate, as ``remove(_:)`` does.
  ///
  /// - Parameter delegate: The delegate; ignored if it was not added.
  public static func removeInfoUpdateDelegate(_ delegate: any NCInfoUpdateDelegate) {
    remove(delegate)
  }
}
