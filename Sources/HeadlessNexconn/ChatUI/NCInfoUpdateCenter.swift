/// Where whoever shows profiles asks to be told of changes; it belongs to the run.
public enum NCInfoUpdateCenter {
  /// Tells a delegate of all changes from now on, as long as it lives.
  ///
  /// - Parameter delegate: Held weakly. Adding it twice is adding it once. Of a change that was
  ///   sent before, it hears nothing (N111).
  public static func add(_ delegate: any NCInfoUpdateDelegate) {
    NCChatUI.shared().updates.add(delegate)
  }

  /// Tells a delegate nothing more, also of changes that are on their way (N111).
  ///
  /// - Parameter delegate: One that was added; any other is let pass.
  public static func remove(_ delegate: any NCInfoUpdateDelegate) {
    NCChatUI.shared().updates.remove(delegate)
  }

  /// The same as ``add(_:)``, by its whole name.
  ///
  /// - Parameter delegate: Held weakly.
  public static func addInfoUpdateDelegate(_ delegate: any NCInfoUpdateDelegate) {
    add(delegate)
  }

  /// The same as ``remove(_:)``, by its whole name.
  ///
  /// - Parameter delegate: One that was added; any other is let pass.
  public static func removeInfoUpdateDelegate(_ delegate: any NCInfoUpdateDelegate) {
    remove(delegate)
  }
}
