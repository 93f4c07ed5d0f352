/// The access of an app to the device's features. Here it is always full access.
public enum SBUPermissionManager {
  /// A feature of the device.
  public enum PermissionType: Int, Sendable {
    /// The photos.
    case photoLibrary
    /// The camera.
    case camera
  }
}
