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
  /// Whether a tap on a user's image shows the profile.
  @available(
    *, deprecated, message: "Set SendbirdUI.config.common.isUsingDefaultUserProfileEnabled"
  )
  public static var isUserProfileEnabled: Bool {
    get { SendbirdUI.config.common.isUsingDefaultUserProfileEnabled }
    set { SendbirdUI.config.common.isUsingDefaultUserProfileEnabled = newValue }
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
  /// Whether the system's player plays videos. Kept, not used: a run plays no videos.
  public var isAVPlayerAlwaysEnabled = false
  /// Whether messages of one user are grouped.
  public var isMessageGroupingEnabled = true
  /// Whether an app's own icons take the theme's colors. Kept, not shown.
  public var isTintColorEnabledForCustomizedIcon = true
  /// Whether an app's own icons take the kit's sizes. Kept, not shown.
  public var isCustomizedIconResizable = true

  /// How replies are shown. Kept, not used: `SendbirdUI.config` decides.
  public var reply = SBUReplyConfiguration()
  /// How users are mentioned; nil to mention none. Only the mark of a mention in the list of
  /// channels is used (C124).
  public var userMentionConfig: SBUUserMentionConfiguration?
  /// The sizes of messages. Kept, not used.
  public var messageCellConfiguration = SBUMessageCellConfiguration()
  /// When lists show the loading indicator. Kept, not used, as in the kit (C56).
  public var loadingIndicator = SBULoadingIndicatorConfiguration()
  /// How voice messages are recorded. Kept, not used.
  public var voiceMessageConfig = SBUVoiceMessageConfiguration()
  /// Where a list of messages scrolls to. Kept, not used.
  public var scrollPostionConfiguration = SBUScrollPostionConfiguration()
  /// Chooses the categories of emoji that a message allows; nil for all.
  public var emojiCategoryFilter: (@Sendable (BaseMessage) -> [Int64])?

  static let ofProcess = Mutex(standard())

  // Not inlined: an optimized build lays out the initial value of the global wrongly.
  @inline(never)
  private static func standard() -> SBUGlobalValues { SBUGlobalValues() }
}

/// How replies are shown.
public struct SBUReplyConfiguration: Sendable {
  /// The kind of reply.
  public var replyType = SBUReplyType.none
  /// Where a tap on a reply leads.
  public var selectReplyTo = SBUThreadReplySelectType.thread
  /// Whether messages with replies show their number.
  public var includesThreadInfo = true
  /// Creates the default settings.
  public init() {}
}

/// The kind of a reply to a message.
public enum SBUReplyType: Int, Sendable {
  /// Messages have no replies.
  case none
  /// A reply quotes the message.
  case quoteReply
  /// Replies have a screen of their own.
  case thread
}

/// Where a tap on a reply leads.
public enum SBUThreadReplySelectType: Int, Sendable {
  /// Nowhere.
  case none
  /// To the message.
  case parent
  /// To the thread.
  case thread
}

/// How users are mentioned.
public struct SBUUserMentionConfiguration: Sendable {
  /// The characters before a name.
  public var trigger = "@"
  /// The most users to suggest.
  public var suggestionLimit = 15
  /// The most mentions in a message.
  public var mentionLimit = 10
  /// Creates the default settings.
  public init() {}
}

/// The sizes of messages.
public struct SBUMessageCellConfiguration: Sendable {
  /// Sizes of group channels.
  public struct GroupChannel: Sendable {
    /// The greatest width of a message, in points.
    public var textMaxWidth = 244.0
    /// The size of a picture, in points.
    public var thumbnailSize = CGSize(width: 240, height: 160)
  }
  /// The sizes of group channels.
  public var groupChannel = GroupChannel()
  /// Creates the default settings.
  public init() {}
}

/// When lists show the loading indicator.
public struct SBULoadingIndicatorConfiguration: Sendable {
  /// The settings of the list of group channels.
  public struct GroupChannelList: Sendable {
    /// Whether the indicator is shown over channels of the cache.
    public var cachedChannels = false
  }
  /// The settings of the list of group channels.
  public var groupChannelList = GroupChannelList()
  /// Creates the default settings.
  public init() {}
}

/// How voice messages are recorded.
public struct SBUVoiceMessageConfiguration: Sendable {
  /// The shortest message, in milliseconds.
  public var minRecordingTime = 1000.0
  /// The longest message, in milliseconds.
  public var maxRecordingTime = 600_000.0
  /// Creates the default settings.
  public init() {}
}

/// Where a list of messages scrolls to.
public struct SBUScrollPostionConfiguration: Sendable {
  /// A place in a list.
  public typealias Position = SBUScrollPosition
  /// The place of the message that code scrolls to.
  public var scrollToMessage = Position.middle
  /// Creates the default settings.
  public init() {}
}

/// An app's access to the device's photos. Here it is always full access.
public enum SBUPhotoAccessLevel: Int, Sendable {
  /// The app can add photos.
  case addOnly
  /// The app can add and read photos.
  case readWrite
}
