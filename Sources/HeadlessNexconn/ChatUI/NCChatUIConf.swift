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
struct LookSettings: Sendable {
  var globalNavigationBarTintColor = UIColor.black
  var globalConversationAvatarStyle: NCUserAvatarStyle = .USER_AVATAR_RECTANGLE
  var globalConversationPortraitSize = CGSize(width: 46, height: 46)
  var globalMessageAvatarStyle: NCUserAvatarStyle = .USER_AVATAR_RECTANGLE
  var globalMessagePortraitSize = CGSize(width: 40, height: 40)
  var portraitImageViewCornerRadius: CGFloat = 4
  var enableDarkMode = false
  var layoutDirection: NCChatUIInterfaceLayoutDirection = .unspecified
  var enableUserOnlineStatus = false
  var preferredLanguage: String?
}

/// The kit's settings about looks; they belong to the run. See ``NCChatUIConfig``.
public final class NCChatUIConf: NSObject {
  private subscript<Value>(_ setting: WritableKeyPath<LookSettings, Value>) -> Value {
    get { NCChatUI.shared().settings.look[keyPath: setting] }
    set { NCChatUI.shared().settings.look[keyPath: setting] = newValue }
  }

  /// The colour of the buttons in bars; black unless set. Kept, not shown.
  public var globalNavigationBarTintColor: UIColor {
    get { self[\.globalNavigationBarTintColor] }
    set { self[\.globalNavigationBarTintColor] = newValue }
  }

  /// The shape of pictures in the channel list; a square unless set. Kept, not shown.
  public var globalConversationAvatarStyle: NCUserAvatarStyle {
    get { self[\.globalConversationAvatarStyle] }
    set { self[\.globalConversationAvatarStyle] = newValue }
  }

  /// The size of pictures in the channel list, in points; 46 by 46 unless set. Kept, not shown.
  public var globalConversationPortraitSize: CGSize {
    get { self[\.globalConversationPortraitSize] }
    set { self[\.globalConversationPortraitSize] = newValue }
  }

  /// The shape of pictures in chats; a square unless set. Kept, not shown.
  public var globalMessageAvatarStyle: NCUserAvatarStyle {
    get { self[\.globalMessageAvatarStyle] }
    set { self[\.globalMessageAvatarStyle] = newValue }
  }

  /// The size of pictures in chats, in points; 40 by 40 unless set. Kept, not shown.
  public var globalMessagePortraitSize: CGSize {
    get { self[\.globalMessagePortraitSize] }
    set { self[\.globalMessagePortraitSize] = newValue }
  }

  /// How round the corners of square pictures are, in points; 4 unless set. Kept, not shown.
  public var portraitImageViewCornerRadius: CGFloat {
    get { self[\.portraitImageViewCornerRadius] }
    set { self[\.portraitImageViewCornerRadius] = newValue }
  }

  /// Whether looks follow the system's dark mode; false unless set. Kept, not shown.
  public var enableDarkMode: Bool {
    get { self[\.enableDarkMode] }
    set { self[\.enableDarkMode] = newValue }
  }

  /// Which way pages are laid out; the system's unless set. Kept, not shown.
  public var layoutDirection: NCChatUIInterfaceLayoutDirection {
    get { self[\.layoutDirection] }
    set { self[\.layoutDirection] = newValue }
  }

  /// Whether rows say who is online; false unless set. A run does not know. Kept, not shown.
  public var enableUserOnlineStatus: Bool {
    get { self[\.enableUserOnlineStatus] }
    set { self[\.enableUserOnlineStatus] = newValue }
  }

  /// The language of the kit's words, such as `en`; the system's unless set. The kit's words are
  /// English here. Kept, not shown.
  public var preferredLanguage: String? {
    get { self[\.preferredLanguage] }
    set { self[\.preferredLanguage] = newValue }
  }
}

/// The settings about fonts, as a value.
struct FontSettings: Sendable {
  var firstLevel: CGFloat = 18
  var secondLevel: CGFloat = 17
  var thirdLevel: CGFloat = 15
  var fourthLevel: CGFloat = 14
  var guideLevel: CGFloat = 13
  var annotationLevel: CGFloat = 12
  var assistantLevel: CGFloat = 10
}

/// The kit's settings about fonts: sizes in points, and fonts of these sizes. They belong to the
/// run, and are kept: the kit's rows have one size here. See ``NCChatUIConfig``.
public final class NCChatUIFontConf: NSObject {
  private subscript(_ level: WritableKeyPath<FontSettings, CGFloat>) -> CGFloat {
    get { NCChatUI.shared().settings.font[keyPath: level] }
    set { NCChatUI.shared().settings.font[keyPath: level] = newValue }
  }

  /// The size of headings; 18 unless set.
  public var firstLevel: CGFloat {
    get { self[\.firstLevel] }
    set { self[\.firstLevel] = newValue }
  }

  /// The size of the titles of rows and the words of messages; 17 unless set.
  public var secondLevel: CGFloat {
    get { self[\.secondLevel] }
    set { self[\.secondLevel] = newValue }
  }

  /// The size of headings of the third level; 15 unless set.
  public var thirdLevel: CGFloat {
    get { self[\.thirdLevel] }
    set { self[\.thirdLevel] = newValue }
  }

  /// The size of notes; 14 unless set.
  public var fourthLevel: CGFloat {
    get { self[\.fourthLevel] }
    set { self[\.fourthLevel] = newValue }
  }

  /// The size of guides; 13 unless set.
  public var guideLevel: CGFloat {
    get { self[\.guideLevel] }
    set { self[\.guideLevel] = newValue }
  }

  /// The size of annotations; 12 unless set.
  public var annotationLevel: CGFloat {
    get { self[\.annotationLevel] }
    set { self[\.annotationLevel] = newValue }
  }

  /// The size of the smallest words; 10 unless set.
  public var assistantLevel: CGFloat {
    get { self[\.assistantLevel] }
    set { self[\.assistantLevel] = newValue }
  }

  /// The font of headings.
  public func fontOfFirstLevel() -> UIFont { font(ofSize: firstLevel) }
  /// The font of the titles of rows and the words of messages.
  public func fontOfSecondLevel() -> UIFont { font(ofSize: secondLevel) }
  /// The font of headings of the third level.
  public func fontOfThirdLevel() -> UIFont { font(ofSize: thirdLevel) }
  /// The font of notes.
  public func fontOfFourthLevel() -> UIFont { font(ofSize: fourthLevel) }
  /// The font of guides.
  public func fontOfGuideLevel() -> UIFont { font(ofSize: guideLevel) }
  /// The font of annotations.
  public func fontOfAnnotationLevel() -> UIFont { font(ofSize: annotationLevel) }
  /// The font of the smallest words.
  public func fontOfAssistantLevel() -> UIFont { font(ofSize: assistantLevel) }

  /// A font of some size.
  ///
  /// - Parameter size: The size in points.
  public func font(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
}
