import HeadlessUIKit
import Synchronization

/// What the kit knows of the app; outside of a run for the whole process, inside a run for that run.
public enum SBUGlobals {
  /// The user who is logged in; inside a run the run's own.
  public static var currentUser: SBUUser? {
    get { SBUSession.current?.user }
    set { SBUSession.current?.user = newValue }
  }
  /// The app's id at the service. Kept, not used.
  public static var applicationId: String? {
    get { Facts.current.applicationId }
    set { Facts.current.applicationId = newValue }
  }
  /// What the user proves to be by. Kept, not used.
  public static var accessToken: String? {
    get { Facts.current.accessToken }
    set { Facts.current.accessToken = newValue }
  }
  /// Whether users without a nickname are called by their id. Kept, not used: lists say `(No name)`.
  public static var isUserIdUsedForNickname: Bool {
    get { Facts.current.isUserIdUsedForNickname }
    set { Facts.current.isUserIdUsedForNickname = newValue }
  }
  /// Where the service is found. Kept, not used.
  public static var wsHost: String? {
    get { Facts.current.wsHost }
    set { Facts.current.wsHost = newValue }
  }
  /// Where the service is found. Kept, not used.
  public static var apiHost: String? {
    get { Facts.current.apiHost }
    set { Facts.current.apiHost = newValue }
  }
  /// Whether pictures are chosen with the system's newer picker. Kept, not used.
  public static var isPHPickerEnabled: Bool {
    get { Facts.current.isPHPickerEnabled }
    set { Facts.current.isPHPickerEnabled = newValue }
  }
  /// Whether pictures are made smaller before they are sent. Kept, not used.
  public static var isImageCompressionEnabled: Bool {
    get { Facts.current.isImageCompressionEnabled }
    set { Facts.current.isImageCompressionEnabled = newValue }
  }
  /// How well pictures are kept when they are made smaller, from 0 to 1. Kept, not used.
  public static var imageCompressionRate: Double {
    get { Facts.current.imageCompressionRate }
    set { Facts.current.imageCompressionRate = newValue }
  }
  /// How large pictures are at most before they are sent, in points. Kept, not used.
  public static var imageResizingSize: CGSize {
    get { Facts.current.imageResizingSize }
    set { Facts.current.imageResizingSize = newValue }
  }
  /// What the app may do with the device's photos. Kept, not used: it may do all.
  public static var photoLibraryAccessLevel: SBUPhotoAccessLevel {
    get { Facts.current.photoLibraryAccessLevel }
    set { Facts.current.photoLibraryAccessLevel = newValue }
  }
  /// Whether films are played by the system's player. Kept, not used: there are no messages here.
  public static var isAVPlayerAlwaysEnabled: Bool {
    get { Facts.current.isAVPlayerAlwaysEnabled }
    set { Facts.current.isAVPlayerAlwaysEnabled = newValue }
  }
  /// Whether messages of one person stand together. Kept, not used: there are no messages here.
  public static var isMessageGroupingEnabled: Bool {
    get { Facts.current.isMessageGroupingEnabled }
    set { Facts.current.isMessageGroupingEnabled = newValue }
  }
  /// Whether an app's own pictures take the theme's colours. Kept, not shown.
  public static var isTintColorEnabledForCustomizedIcon: Bool {
    get { Facts.current.isTintColorEnabledForCustomizedIcon }
    set { Facts.current.isTintColorEnabledForCustomizedIcon = newValue }
  }
  /// Whether an app's own pictures take the kit's sizes. Kept, not shown.
  public static var isCustomizedIconResizable: Bool {
    get { Facts.current.isCustomizedIconResizable }
    set { Facts.current.isCustomizedIconResizable = newValue }
  }

  private struct Facts: ProcessWide {
    var applicationId: String?
    var accessToken: String?
    var isUserIdUsedForNickname = true
    var wsHost: String?
    var apiHost: String?
    var isPHPickerEnabled = false
    var isImageCompressionEnabled = true
    var imageCompressionRate = 0.7
    var imageResizingSize = CGSize(width: 390, height: 844)
    var photoLibraryAccessLevel = SBUPhotoAccessLevel.readWrite
    var isAVPlayerAlwaysEnabled = false
    var isMessageGroupingEnabled = true
    var isTintColorEnabledForCustomizedIcon = true
    var isCustomizedIconResizable = true

    static let ofProcess = Mutex(Facts())
  }
}

/// What an app may do with the device's photos. Here it may do all.
public enum SBUPhotoAccessLevel: Int, Sendable {
  /// Put pictures there.
  case addOnly
  /// Take pictures from there, too.
  case readWrite
}
