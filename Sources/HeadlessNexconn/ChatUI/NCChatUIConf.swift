import HeadlessUIKit

/// The shape of a picture; the cases have the names that the importer makes.
public enum NCUserAvatarStyle: UInt, Sendable {
  /// A square with round corners.
  case USER_AVATAR_RECTANGLE = 0
  /// A circle.
  case USER_AVATAR_CYCLE = 1
}

/// Which way pages are laid out.
public enum NCChatUIInterfaceLayoutDirection: Int, Sendable {
  /// As the system does.
  case unspecified
  /// From the left to the right.
  case leftToRight
  /// From the right to the left.
  case rightToLeft
}

/// The settings about looks, as a value.
public struct NCLookSettings: Sendable {
  /// The colour of the buttons in bars; black unless set. Kept, not shown.
  public var globalNavigationBarTintColor = UIColor.black
  /// The shape of pictures in the channel list; a square unless set. Kept, not shown.
  public var globalConversationAvatarStyle: NCUserAvatarStyle = .USER_AVATAR_RECTANGLE
  /// The size of pictures in the channel list, in points; 46 by 46 unless set. Kept, not shown.
  public var globalConversationPortraitSize = CGSize(width: 46, height: 46)
  /// The shape of pictures in chats; a square unless set. Kept, not shown.
  public var globalMessageAvatarStyle: NCUserAvatarStyle = .USER_AVATAR_RECTANGLE
  /// The size of pictures in chats, in points; 40 by 40 unless set. Kept, not shown.
  public var globalMessagePortraitSize = CGSize(width: 40, height: 40)
  /// How round the corners of square pictures are, in points; 4 unless set. Kept, not shown.
  public var portraitImageViewCornerRadius: CGFloat = 4
  /// Whether looks follow the system's dark mode; false unless set. Kept, not shown.
  public var enableDarkMode = false
  /// Which way pages are laid out; the system's unless set. Kept, not shown.
  public var layoutDirection: NCChatUIInterfaceLayoutDirection = .unspecified
  /// Whether rows say who is online; false unless set. A run does not know. Kept, not shown.
  public var enableUserOnlineStatus = false
  /// The language of the kit's words, such as `en`; the system's unless set. The kit's words are
  /// English here. Kept, not shown.
  public var preferredLanguage: String?
}

/// The kit's settings about looks, which ``NCLookSettings`` lists; they belong to the run. See
/// ``NCChatUIConfig``.
@dynamicMemberLookup
public final class NCChatUIConf: NSObject {
  /// A setting, such as `enableDarkMode`.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<NCLookSettings, Value>) -> Value {
    get { NCChatUI.shared().settings.look[keyPath: setting] }
    set { NCChatUI.shared().settings.look[keyPath: setting] = newValue }
  }
}

/// The settings about fonts, as a value.
public struct NCFontSettings: Sendable {
  /// The size of headings; 18 unless set.
  public var firstLevel: CGFloat = 18
  /// The size of the titles of rows and the words of messages; 17 unless set.
  public var secondLevel: CGFloat = 17
  /// The size of headings of the third level; 15 unless set.
  public var thirdLevel: CGFloat = 15
  /// The size of notes; 14 unless set.
  public var fourthLevel: CGFloat = 14
  /// The size of guides; 13 unless set.
  public var guideLevel: CGFloat = 13
  /// The size of annotations; 12 unless set.
  public var annotationLevel: CGFloat = 12
  /// The size of the smallest words; 10 unless set.
  public var assistantLevel: CGFloat = 10
}

/// The kit's settings about fonts: sizes in points, listed in ``NCFontSettings``, and fonts of them.
/// They belong to the run, and are kept: the kit's rows have one size here. See ``NCChatUIConfig``.
@dynamicMemberLookup
public final class NCChatUIFontConf: NSObject {
  /// A size, such as `firstLevel`.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<NCFontSettings, Value>) -> Value {
    get { NCChatUI.shared().settings.font[keyPath: setting] }
    set { NCChatUI.shared().settings.font[keyPath: setting] = newValue }
  }

  /// The font of headings.
  public func fontOfFirstLevel() -> UIFont { font(ofSize: self.firstLevel) }
  /// The font of the titles of rows and the words of messages.
  public func fontOfSecondLevel() -> UIFont { font(ofSize: self.secondLevel) }
  /// The font of headings of the third level.
  public func fontOfThirdLevel() -> UIFont { font(ofSize: self.thirdLevel) }
  /// The font of notes.
  public func fontOfFourthLevel() -> UIFont { font(ofSize: self.fourthLevel) }
  /// The font of guides.
  public func fontOfGuideLevel() -> UIFont { font(ofSize: self.guideLevel) }
  /// The font of annotations.
  public func fontOfAnnotationLevel() -> UIFont { font(ofSize: self.annotationLevel) }
  /// The font of the smallest words.
  public func fontOfAssistantLevel() -> UIFont { font(ofSize: self.assistantLevel) }

  /// A font of some size.
  ///
  /// - Parameter size: The size in points.
  public func font(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
}

/// The settings about messages, as a value.
public struct NCMessageSettings: Sendable {
  /// Whether a background app announces no messages; a run is never in the background; false unless
  /// set. Kept, not used.
  public var disableMessageNotificaiton = false
  /// Whether no sound is played; text has none; false unless set. Kept, not used.
  public var disableMessageAlertSound = false
  /// Whether the other person sees that the current user writes; a run has no other side; true
  /// unless set. Kept, not used.
  public var enableTypingStatus = true
  /// The sorts of channels whose messages tell that they were read.
  var readReceiptTypes: [NCChannelType] = [.direct, .group]
  /// Whether what was read on one device counts as read on all; a run is one device; true unless
  /// set. Kept, not used.
  public var enableSyncReadStatus = true
  /// Whether `@` in a group opens the @mention page (N149), and a long press on a picture mentions
  /// its person (N148); true unless set.
  public var enableMessageMentioned = true
  /// Whether messages can be taken back; there is no step for it; true unless set. Kept, not used.
  public var enableMessageRecall = true
  /// For how many seconds a message can be taken back; 120 unless set. Kept, not used.
  public var maxRecallDuration: UInt = 120
  /// Whether messages of sorts that nobody registered show; here they always do; true unless set.
  /// Kept, not used.
  public var showUnkownMessage = true
  /// Whether they are announced while the app is in the background; false unless set. Kept, not
  /// used.
  public var showUnkownMessageNotificaiton = false
  /// How many seconds a voice message has at most; 60 unless set. Kept, not used.
  public var maxVoiceDuration: UInt = 60
  /// Whether the app keeps the sound to itself after a recording; false unless set. Kept, not used.
  public var isExclusiveSoundPlayer = false
  /// Whether films can be chosen beside pictures; only text can be sent here; false unless set.
  /// Kept, not used.
  public var isMediaSelectorContainVideo = false
  /// Up to how many KB moving pictures are loaded by themselves; 1024 unless set. Kept, not used.
  public var gifAutoDownloadSizeLimit: Int = 1024
  /// Whether several messages can be handed on as one; false unless set. Kept, not used.
  public var enableSendCombineMessage = false
  /// For how many seconds a message that was taken back can be written anew; 300 unless set. Kept,
  /// not used.
  public var reeditDuration: UInt = 300
  /// Whether a message can be quoted; true unless set. Kept, not used.
  public var enableMessageReference = true
  /// How many seconds a short film has at most; 10 unless set. Kept, not used.
  public var sightRecordMaxDuration: UInt = 10
  /// Whether a message that was not sent is sent again; here it stays as it is; true unless set.
  /// Kept, not used.
  public var enableMessageResend = true
  /// Whether sent messages can be changed; false unless set. Kept, not used.
  public var enableEditMessage = false
  /// Whether messages of the current user carry ``NCChatUI/currentUserInfo`` along (N122); false
  /// unless set.
  public var enableMessageAttachUserInfo = false
  /// Whether voice messages are loaded by themselves; true unless set. Kept, not used.
  public var automaticDownloadHQVoiceMsgEnable = true
  /// The colour of the word that says that a message was changed. Kept, not used.
  public var editedTextColor = UIColor(
    red: 124.0 / 255, green: 131.0 / 255, blue: 142.0 / 255, alpha: 1)
}

/// The kit's settings about messages, which ``NCMessageSettings`` lists; they belong to the run. See
/// ``NCChatUIConfig``.
@dynamicMemberLookup
public final class NCChatUIMessageConf: NSObject {
  /// A setting, such as `enableTypingStatus`.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<NCMessageSettings, Value>) -> Value
  {
    get { NCChatUI.shared().settings.message[keyPath: setting] }
    set { NCChatUI.shared().settings.message[keyPath: setting] = newValue }
  }

  /// The sorts of channels, as raw values of ``NCChannelType``, whose messages tell that they were
  /// read; direct channels and groups unless set. Kept, not used.
  public var enabledReadReceiptConversationTypeList: [Any] {
    get { self.readReceiptTypes.map { NSNumber(value: $0.rawValue) } }
    set { self.readReceiptTypes = .init(sorts: newValue) }
  }

  /// The largest moving picture that can be sent, in KB; 2048, the kit's own figure.
  public var gifLimitSize: UInt { 2048 }
  /// The longest film that can be sent, in seconds; 300, the kit's own figure.
  public var uploadVideoDurationLimit: TimeInterval { 300 }
}
