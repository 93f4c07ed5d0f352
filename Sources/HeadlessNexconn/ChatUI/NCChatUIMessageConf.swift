import HeadlessUIKit

/// The settings about messages, as a value.
struct MessageSettings: Sendable {
  var disableMessageNotificaiton = false
  var disableMessageAlertSound = false
  var enableTypingStatus = true
  var readReceiptTypes: [NCChannelType] = [.direct, .group]
  var enableSyncReadStatus = true
  var enableMessageMentioned = true
  var enableMessageRecall = true
  var maxRecallDuration: UInt = 120
  var showUnkownMessage = true
  var showUnkownMessageNotificaiton = false
  var maxVoiceDuration: UInt = 60
  var isExclusiveSoundPlayer = false
  var isMediaSelectorContainVideo = false
  var gifAutoDownloadSizeLimit: Int = 1024
  var enableSendCombineMessage = false
  var reeditDuration: UInt = 300
  var enableMessageReference = true
  var sightRecordMaxDuration: UInt = 10
  var enableMessageResend = true
  var enableEditMessage = false
  var enableMessageAttachUserInfo = false
  var automaticDownloadHQVoiceMsgEnable = true
  var editedTextColor = UIColor(
    red: 124.0 / 255, green: 131.0 / 255, blue: 142.0 / 255, alpha: 1)
}

/// The kit's settings about messages; they belong to the run. See ``NCChatUIConfig``.
public final class NCChatUIMessageConf: NSObject {
  private subscript<Value>(_ setting: WritableKeyPath<MessageSettings, Value>) -> Value {
    get { NCChatUI.shared().settings.message[keyPath: setting] }
    set { NCChatUI.shared().settings.message[keyPath: setting] = newValue }
  }

  /// Whether a background app announces no messages; a run is never in the background; false unless
  /// set. Kept, not used.
  public var disableMessageNotificaiton: Bool {
    get { self[\.disableMessageNotificaiton] }
    set { self[\.disableMessageNotificaiton] = newValue }
  }

  /// Whether no sound is played; text has none; false unless set. Kept, not used.
  public var disableMessageAlertSound: Bool {
    get { self[\.disableMessageAlertSound] }
    set { self[\.disableMessageAlertSound] = newValue }
  }

  /// Whether the other person sees that the current user writes; a run has no other side; true
  /// unless set. Kept, not used.
  public var enableTypingStatus: Bool {
    get { self[\.enableTypingStatus] }
    set { self[\.enableTypingStatus] = newValue }
  }

  /// The sorts of channels, as raw values of ``NCChannelType``, whose messages tell that they were
  /// read; direct channels and groups unless set. Kept, not used.
  public var enabledReadReceiptConversationTypeList: [Any] {
    get { self[\.readReceiptTypes].map { NSNumber(value: $0.rawValue) } }
    set { self[\.readReceiptTypes] = .init(sorts: newValue) }
  }

  /// Whether what was read on one device counts as read on all; a run is one device; true unless
  /// set. Kept, not used.
  public var enableSyncReadStatus: Bool {
    get { self[\.enableSyncReadStatus] }
    set { self[\.enableSyncReadStatus] = newValue }
  }

  /// Whether `@` in a group opens the @mention page (N149), and a long press on a picture mentions its
  /// person (N148); true unless set.
  public var enableMessageMentioned: Bool {
    get { self[\.enableMessageMentioned] }
    set { self[\.enableMessageMentioned] = newValue }
  }

  /// Whether messages can be taken back; there is no step for it; true unless set. Kept, not used.
  public var enableMessageRecall: Bool {
    get { self[\.enableMessageRecall] }
    set { self[\.enableMessageRecall] = newValue }
  }

  /// For how many seconds a message can be taken back; 120 unless set. Kept, not used.
  public var maxRecallDuration: UInt {
    get { self[\.maxRecallDuration] }
    set { self[\.maxRecallDuration] = newValue }
  }

  /// Whether messages of sorts that nobody registered show; here they always do; true unless set.
  /// Kept, not used.
  public var showUnkownMessage: Bool {
    get { self[\.showUnkownMessage] }
    set { self[\.showUnkownMessage] = newValue }
  }

  /// Whether they are announced while the app is in the background; false unless set. Kept, not
  /// used.
  public var showUnkownMessageNotificaiton: Bool {
    get { self[\.showUnkownMessageNotificaiton] }
    set { self[\.showUnkownMessageNotificaiton] = newValue }
  }

  /// How many seconds a voice message has at most; 60 unless set. Kept, not used.
  public var maxVoiceDuration: UInt {
    get { self[\.maxVoiceDuration] }
    set { self[\.maxVoiceDuration] = newValue }
  }

  /// Whether the app keeps the sound to itself after a recording; false unless set. Kept, not used.
  public var isExclusiveSoundPlayer: Bool {
    get { self[\.isExclusiveSoundPlayer] }
    set { self[\.isExclusiveSoundPlayer] = newValue }
  }

  /// Whether films can be chosen beside pictures; only text can be sent here; false unless set.
  /// Kept, not used.
  public var isMediaSelectorContainVideo: Bool {
    get { self[\.isMediaSelectorContainVideo] }
    set { self[\.isMediaSelectorContainVideo] = newValue }
  }

  /// Up to how many KB moving pictures are loaded by themselves; 1024 unless set. Kept, not used.
  public var gifAutoDownloadSizeLimit: Int {
    get { self[\.gifAutoDownloadSizeLimit] }
    set { self[\.gifAutoDownloadSizeLimit] = newValue }
  }

  /// Whether several messages can be handed on as one; false unless set. Kept, not used.
  public var enableSendCombineMessage: Bool {
    get { self[\.enableSendCombineMessage] }
    set { self[\.enableSendCombineMessage] = newValue }
  }

  /// For how many seconds a message that was taken back can be written anew; 300 unless set. Kept,
  /// not used.
  public var reeditDuration: UInt {
    get { self[\.reeditDuration] }
    set { self[\.reeditDuration] = newValue }
  }

  /// Whether a message can be quoted; true unless set. Kept, not used.
  public var enableMessageReference: Bool {
    get { self[\.enableMessageReference] }
    set { self[\.enableMessageReference] = newValue }
  }

  /// How many seconds a short film has at most; 10 unless set. Kept, not used.
  public var sightRecordMaxDuration: UInt {
    get { self[\.sightRecordMaxDuration] }
    set { self[\.sightRecordMaxDuration] = newValue }
  }

  /// Whether a message that was not sent is sent again; here it stays as it is; true unless set.
  /// Kept, not used.
  public var enableMessageResend: Bool {
    get { self[\.enableMessageResend] }
    set { self[\.enableMessageResend] = newValue }
  }

  /// Whether sent messages can be changed; false unless set. Kept, not used.
  public var enableEditMessage: Bool {
    get { self[\.enableEditMessage] }
    set { self[\.enableEditMessage] = newValue }
  }

  /// Whether messages of the current user carry ``NCChatUI/currentUserInfo`` along (N122); false
  /// unless set.
  public var enableMessageAttachUserInfo: Bool {
    get { self[\.enableMessageAttachUserInfo] }
    set { self[\.enableMessageAttachUserInfo] = newValue }
  }

  /// Whether voice messages are loaded by themselves; true unless set. Kept, not used.
  public var automaticDownloadHQVoiceMsgEnable: Bool {
    get { self[\.automaticDownloadHQVoiceMsgEnable] }
    set { self[\.automaticDownloadHQVoiceMsgEnable] = newValue }
  }

  /// The colour of the word that says that a message was changed. Kept, not used.
  public var editedTextColor: UIColor {
    get { self[\.editedTextColor] }
    set { self[\.editedTextColor] = newValue }
  }

  /// The largest moving picture that can be sent, in KB; 2048, the kit's own figure.
  public var gifLimitSize: UInt { 2048 }
  /// The longest film that can be sent, in seconds; 300, the kit's own figure.
  public var uploadVideoDurationLimit: TimeInterval { 300 }
}
