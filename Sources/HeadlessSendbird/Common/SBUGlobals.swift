import HeadlessUIKit
import Synchronization

/// What the kit knows of the app; outside of a run for the whole process, inside a run for that run.
/// ``SBUGlobalValues`` lists it.
@dynamicMemberLookup
public enum SBUGlobals {
  /// The user who is logged in; inside a run the run's own.
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

/// What ``SBUGlobals`` reads and sets, and what it is at first.
public struct SBUGlobalValues: ProcessWide {
  /// The app's id at the service. Kept, not used.
  public var applicationId: String?
  /// What the user proves to be by. Kept, not used.
  public var accessToken: String?
  /// Whether users without a nickname are called by their id. Kept, not used: lists say `(No name)`.
  public var isUserIdUsedForNickname = true
  /// Where the service is found. Kept, not used.
  public var wsHost: String?
  /// Where the service is found. Kept, not used.
  public var apiHost: String?
  /// Whether pictures are chosen with the system's newer picker. Kept, not used.
  public var isPHPickerEnabled = false
  /// Whether pictures are made smaller before they are sent. Kept, not used.
  public var isImageCompressionEnabled = true
  /// How well pictures are kept when they are made smaller, from 0 to 1. Kept, not used.
  public var imageCompressionRate = 0.7
  /// How large pictures are at most before they are sent, in points. Kept, not used.
  public var imageResizingSize = CGSize(width: 390, height: 844)
  /// What the app may do with the device's photos. Kept, not used: it may do all.
  public var photoLibraryAccessLevel = SBUPhotoAccessLevel.readWrite
  /// Whether films are played by the system's player. Kept, not used: there are no messages here.
  public var isAVPlayerAlwaysEnabled = false
  /// Whether messages of one person stand together. Kept, not used: there are no messages here.
  public var isMessageGroupingEnabled = true
  /// Whether an app's own pictures take the theme's colours. Kept, not shown.
  public var isTintColorEnabledForCustomizedIcon = true
  /// Whether an app's own pictures take the kit's sizes. Kept, not shown.
  public var isCustomizedIconResizable = true

  static let ofProcess = Mutex(SBUGlobalValues())
}

/// What an app may do with the device's photos. Here it may do all.
public enum SBUPhotoAccessLevel: Int, Sendable {
  /// Put pictures there.
  case addOnly
  /// Take pictures from there, too.
  case readWrite
}
