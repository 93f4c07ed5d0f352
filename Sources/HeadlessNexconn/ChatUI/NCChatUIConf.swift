import HeadlessUIKit

/// The shape of a picture; the cases have the names that Swift imports from Objective-C.
public enum NCUserAvatarStyle: UInt, Sendable {
  /// A square with round corners.
  case USER_AVATAR_RECTANGLE = 0
  /// A circle.
  case USER_AVATAR_CYCLE = 1
}

/// The layout direction of pages.
public enum NCChatUIInterfaceLayoutDirection: Int, Sendable {
  /// The system's direction.
  case unspecified
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The settings for appearance, as a value.
public struct NCLookSettings: Sendable {
  /// The color of the buttons in bars; black by default. Stored, not shown.
  public var globalNavigationBarTintColor = UIColor.black
  /// The shape of pictures in the channel list; a square by default. Stored, not shown.
  public var globalConversationAvatarStyle: NCUserAvatarStyle = .USER_AVATAR_RECTANGLE
  /// The size of pictures in the channel list, in points; 46 by 46 by default. Stored, not shown.
  public var globalConversationPortraitSize = CGSize(width: 46, height: 46)
  /// The shape of pictures in chats; a square by default. Stored, not shown.
  public var globalMessageAvatarStyle: NCUserAvatarStyle = .USER_AVATAR_RECTANGLE
  /// The size of pictures in chats, in points; 40 by 40 by default. Stored, not shown.
  public var globalMessagePortraitSize = CGSize(width: 40, height: 40)
  /// The corner radius of square pictures, in points; 4 by default. Stored, not shown.
  public var portraitImageViewCornerRadius: CGFloat = 4
  /// Whether the appearance follows the system's dark mode; false by default. Stored, not shown.
  public var enableDarkMode = false
  /// The layout direction of pages; the system's by default. Stored, not shown.
  public var layoutDirection: NCChatUIInterfaceLayoutDirection = .unspecified
  /// Whether rows show who is online; false by default. A run has no such data. Stored, not shown.
  public var enableUserOnlineStatus = false
  /// The language of the kit's texts, such as `en`; nil by default, which means the system's
  /// language. The kit's texts are always English here. Stored, not shown.
  public var preferredLanguage: String?
}

/// The kit's settings for appearance, which ``NCLookSettings`` lists; they belong to the run. See
/// ``NCChatUIConfig``.
@dynamicMemberLookup
public final class NCChatUIConf: NSObject {
  /// A setting, such as `enableDarkMode`.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<NCLookSettings, Value>) -> Value {
    get { NCChatUI.shared().settings.look[keyPath: setting] }
    set { NCChatUI.shared().settings.look[keyPath: setting] = newValue }
  }
}

/// The settings for fonts, as a value.
public struct NCFontSettings: Sendable {
  /// The size of headings; 18 by default.
  public var firstLevel: CGFloat = 18
  /// The size of row titles and message text; 17 by default.
  public var secondLevel: CGFloat = 17
  /// The size of third-level headings; 15 by default.
  public var thirdLevel: CGFloat = 15
  /// The size of notes; 14 by default.
  public var fourthLevel: CGFloat = 14
  /// The size of guides; 13 by default.
  public var guideLevel: CGFloat = 13
  /// The size of annotations; 12 by default.
  public var annotationLevel: CGFloat = 12
  /// The size of the smallest text; 10 by default.
  public var assistantLevel: CGFloat = 10
}

/// The kit's settings for fonts: sizes in points, which ``NCFontSettings`` lists, and the fonts of
/// these sizes. They belong to the run. They are stored, not shown: all text has one size here. See
/// ``NCChatUIConfig``.
@dynamicMemberLookup
public final class NCChatUIFontConf: NSObject {
  /// A size, such as `firstLevel`.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<NCFontSettings, Value>) -> Value {
    get { NCChatUI.shared().settings.font[keyPath: setting] }
    set { NCChatUI.shared().settings.font[keyPath: setting] = newValue }
  }

  /// The font of headings.
  public func fontOfFirstLevel() -> UIFont { font(ofSize: self.firstLevel) }
  /// The font of row titles and message text.
  public func fontOfSecondLevel() -> UIFont { font(ofSize: self.secondLevel) }
  /// The font of third-level headings.
  public func fontOfThirdLevel() -> UIFont { font(ofSize: self.thirdLevel) }
  /// The font of notes.
  public func fontOfFourthLevel() -> UIFont { font(ofSize: self.fourthLevel) }
  /// The font of guides.
  public func fontOfGuideLevel() -> UIFont { font(ofSize: self.guideLevel) }
  /// The font of annotations.
  public func fontOfAnnotationLevel() -> UIFont { font(ofSize: self.annotationLevel) }
  /// The font of the smallest text.
  public func fontOfAssistantLevel() -> UIFont { font(ofSize: self.assistantLevel) }

  /// Returns the system font of a size.
  ///
  /// - Parameter size: The size in points.
  public func font(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
}

/// The settings for messages, as a value.
public struct NCMessageSettings: Sendable {
  /// Whether notifications of messages are disabled while the app is in the background; false by
  /// default. A run is never in the background. Stored, not used.
  public var disableMessageNotificaiton = false
  /// Whether the sound of messages is disabled; false by default. Stored, not used.
  public var disableMessageAlertSound = false
  /// Whether the other person sees that the current user is typing; true by default. A run has no
  /// other person. Stored, not used.
  public var enableTypingStatus = true
  /// The types of channels whose messages send read receipts.
  var readReceiptTypes: [NCChannelType] = [.direct, .group]
  /// Whether the read status is synchronized between devices; true by default. A run has one
  /// device. Stored, not used.
  public var enableSyncReadStatus = true
  /// Whether `@` in a group opens the @mention page (N149), and a long press on a picture mentions
  /// its person (N148); true by default.
  public var enableMessageMentioned = true
  /// Whether messages can be recalled; true by default. No step recalls one. Stored, not used.
  public var enableMessageRecall = true
  /// For how many seconds a message can be recalled; 120 by default. Stored, not used.
  public var maxRecallDuration: UInt = 120
  /// Whether messages of unregistered types are shown; true by default. They are always shown here.
  /// Stored, not used.
  public var showUnkownMessage = true
  /// Whether they cause notifications while the app is in the background; false by default. Stored,
  /// not used.
  public var showUnkownMessageNotificaiton = false
  /// The maximum length of a voice message, in seconds; 60 by default. Stored, not used.
  public var maxVoiceDuration: UInt = 60
  /// Whether the app keeps exclusive use of audio after a recording; false by default. Stored, not
  /// used.
  public var isExclusiveSoundPlayer = false
  /// Whether videos can be selected in addition to pictures; false by default. Only text can be
  /// sent here. Stored, not used.
  public var isMediaSelectorContainVideo = false
  /// The size in KB up to which GIFs are downloaded automatically; 1024 by default. Stored, not
  /// used.
  public var gifAutoDownloadSizeLimit: Int = 1024
  /// Whether several messages can be forwarded as one; false by default. Stored, not used.
  public var enableSendCombineMessage = false
  /// For how many seconds a recalled message can be edited and sent again; 300 by default. Stored,
  /// not used.
  public var reeditDuration: UInt = 300
  /// Whether a message can be quoted; true by default. Stored, not used.
  public var enableMessageReference = true
  /// The maximum length of a short video, in seconds; 10 by default. Stored, not used.
  public var sightRecordMaxDuration: UInt = 10
  /// Whether a message that failed is sent again; true by default. It stays failed here. Stored,
  /// not used.
  public var enableMessageResend = true
  /// Whether sent messages can be edited; false by default. Stored, not used.
  public var enableEditMessage = false
  /// Whether messages of the current user carry ``NCChatUI/currentUserInfo`` (N122); false by
  /// default.
  public var enableMessageAttachUserInfo = false
  /// Whether voice messages are downloaded automatically; true by default. Stored, not used.
  public var automaticDownloadHQVoiceMsgEnable = true
  /// The color of the text that marks an edited message. Stored, not used.
  public var editedTextColor = UIColor(
    red: 124.0 / 255, green: 131.0 / 255, blue: 142.0 / 255, alpha: 1)
}

/// The kit's settings for messages, which ``NCMessageSettings`` lists; they belong to the run. See
/// ``NCChatUIConfig``.
@dynamicMemberLookup
public final class NCChatUIMessageConf: NSObject {
  /// A setting, such as `enableTypingStatus`.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<NCMessageSettings, Value>) -> Value
  {
    get { NCChatUI.shared().settings.message[keyPath: setting] }
    set { NCChatUI.shared().settings.message[keyPath: setting] = newValue }
  }

  /// The types of channels, as raw values of ``NCChannelType``, whose messages send read receipts;
  /// direct channels and groups by default. Stored, not used.
  public var enabledReadReceiptConversationTypeList: [Any] {
    get { self.readReceiptTypes.map { NSNumber(value: $0.rawValue) } }
    set { self.readReceiptTypes = .init(sorts: newValue) }
  }

  /// The maximum size of a GIF that can be sent, in KB; 2048, as in the kit.
  public var gifLimitSize: UInt { 2048 }
  /// The maximum length of a video that can be sent, in seconds; 300, as in the kit.
  public var uploadVideoDurationLimit: TimeInterval { 300 }
}
