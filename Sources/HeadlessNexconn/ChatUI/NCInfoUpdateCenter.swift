/// Where whoever shows profiles asks to be told of changes; it belongs to the run.
public enum NCInfoUpdateCenter {
  /// Tells a delegate of all changes from now on, as long as it lives; adding it twice is adding
  /// it once.
  public static func add(_ delegate: any NCInfoUpdateDelegate) {
    NCChatUI.shared().updates.add(delegate)
  }

  /// Tells a delegate nothing more, also of changes that are on their way.
  public static func remove(_ delegate: any NCInfoUpdateDelegate) {
    NCChatUI.shared().updates.remove(delegate)
  }

  /// The same as ``add(_:)``, by its whole name.
  public static func addInfoUpdateDelegate(_ delegate: any NCInfoUpdateDelegate) {
    add(delegate)
  }

  /// The same as ``remove(_:)``, by its whole name.
  public static func removeInfoUpdateDelegate(_ delegate: any NCInfoUpdateDelegate) {
    remove(delegate)
  }
}
