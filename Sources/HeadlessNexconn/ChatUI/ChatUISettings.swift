import Synchronization

/// Where profiles come from.
public enum NCDataSourceType: Int, Sendable {
  /// The app, through the data sources of ``NCChatUI``.
  case infoProvider = 0
  /// The managed service, which in a run is the screen's fixture; the default (N206).
  case infoManagement = 1
}

/// The mode and the switches of the kit, as a value.
struct ChatUISettings: Sendable {
  var dataSourceType = NCDataSourceType.infoManagement
  var isPersistent = false
  var attachesUserInfo = false

  private static let defaults = Mutex(ChatUISettings())

  /// What every run starts with.
  static var ofProcess: ChatUISettings {
    get { defaults.withLock { $0 } }
    set { defaults.withLock { $0 = newValue } }
  }
}

/// The kit's finer settings, by what they are about.
///
/// ```swift
/// NCChatUIConfigCenter.message.enableMessageAttachUserInfo = true
/// ```
public enum NCChatUIConfigCenter {
  /// What is about messages.
  public static var message: NCChatUIMessageConf { NCChatUIMessageConf() }
}

/// The kit's settings about messages; they belong to the run.
public final class NCChatUIMessageConf {
  /// Whether messages of the current user carry ``NCChatUI/currentUserInfo`` along (N122); false
  /// unless set.
  ///
  /// Set outside of a run, it is what every run starts with.
  public var enableMessageAttachUserInfo: Bool {
    get { NCChatUI.shared().settings.attachesUserInfo }
    set { NCChatUI.shared().settings.attachesUserInfo = newValue }
  }
}
