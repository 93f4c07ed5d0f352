import HeadlessUIKit
import Synchronization

/// Global values of the kit, of the whole process outside of a run and of the run inside one.
/// ``SBUGlobalValues`` lists them.
@dynamicMemberLookup
public enum SBUGlobals {
  /// The current user; nil outside of a run.
  public static var currentUser: SBUUser? {
    get { SBUSession.current?.user }
    set { SBUSession.current?.user = newValue }
  }
  /// A value, such as `SBUGlobals.applicationId`.
  public static subscript<Value>(
    dynamicMember value: WritableKeyPath<SBUGlobalValues, Value>
  ) -> Value {
    get { SBUGlobalValues.current[keyPath: value] }
    set { SBUGlobalValues.current[keyPath: value] = newValue }
  }
}

/// The values that ``SBUGlobals`` reads and sets, with their defaults.
public struct SBUGlobalValues: ProcessWide {
  /// The app's ID at the service. Kept, not used.
  public var applicationId: String?
  /// The user's access token. Kept, not used.
  public var accessToken: String?
  /// Whether the ID replaces a missing nickname. Kept, not used: lists show `(No name)`.
  public var isUserIdUsedForNickname = true
  /// The host of the service's web socket. Kept, not used.
  public var wsHost: String?
  /// The host of the service's API. Kept, not used.
  public var apiHost: String?
  /// Whether the system's newer image picker is used. Kept, not used.
  public var isPHPickerEnabled = false
  /// Whether images are compressed before sending. Kept, not used.
  public var isImageCompressionEnabled = true
  /// The quality of compressed images, from 0 to 1. Kept, not used.
  public var imageCompressionRate = 0.7
  /// The maximum size of images before sending, in points. Kept, not used.
  public var imageResizingSize = CGSize(width: 390, height: 844)
  /// The app's access to the device's photos. Kept, not used: the app has full access.
  public var photoLibraryAccessLevel = SBUPhotoAccessLevel.readWrite
  /// Whether the system's player plays videos. Kept, not used: there are no messages here.
  public var isAVPlayerAlwaysEnabled = false
  /// Whether messages of one user are grouped. Kept, not used: there are no messages here.
  public var isMessageGroupingEnabled = true
  /// Whether an app's own icons take the theme's colors. Kept, not shown.
  public var isTintColorEnabledForCustomizedIcon = true
  /// Whether an app's own icons take the kit's sizes. Kept, not shown.
  public var isCustomizedIconResizable = true

  static let ofProcess = Mutex(SBUGlobalValues())
}

/// An app's access to the device's photos. Here it is always full access.
public enum SBUPhotoAccessLevel: Int, Sendable {
  /// The app can add photos.
  case addOnly
  /// The app can add and read photos.
  case readWrite
}
