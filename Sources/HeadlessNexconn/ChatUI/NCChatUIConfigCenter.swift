/// The kit's finer settings, by what they are about.
public enum NCChatUIConfigCenter {
  /// What is about messages.
  public static var message: NCChatUIMessageConf { NCChatUIMessageConf() }
}

/// The kit's settings about messages; they belong to the run.
public final class NCChatUIMessageConf {
  /// Whether messages carry the profile of their sender.
  public var enableMessageAttachUserInfo: Bool {
    get { NCChatUI.shared().settings.attachesUserInfo }
    set { NCChatUI.shared().settings.attachesUserInfo = newValue }
  }
}
