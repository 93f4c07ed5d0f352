import HeadlessUIKit
import Synchronization

/// Where profiles come from.
public enum NCDataSourceType: UInt, Sendable {
  /// The app, through the data sources of ``NCChatUI``.
  case infoProvider = 0
  /// The managed service, which in a run is the screen's fixture; the default (N206).
  case infoManagement = 1
}

/// The mode and the switches of the kit, as a value.
struct ChatUISettings: Sendable {
  var dataSourceType = NCDataSourceType.infoManagement
  var isPersistent = false
  var message = NCMessageSettings()
  var look = NCLookSettings()
  var font = NCFontSettings()

  private static let defaults = Mutex(ChatUISettings())

  /// What every run starts with.
  static var ofProcess: ChatUISettings {
    get { defaults.withLock { $0 } }
    set { defaults.withLock { $0 = newValue } }
  }
}

/// The kit's finer settings, by what they are about.
///
/// They belong to the run. Set outside of a run, where an app sets itself up, they are what every
/// run starts with. Those that a text cannot show, or that are about what a run has not, are kept
/// and do nothing; each says so.
///
/// ```swift
/// NCChatUIConfig.default().message.enableMessageAttachUserInfo = true
/// ```
public final class NCChatUIConfig: NSObject {
  /// The settings of this run.
  public static func `default`() -> NCChatUIConfig { NCChatUIConfig() }

  /// What is about messages.
  public var message: NCChatUIMessageConf { NCChatUIMessageConf() }
  /// What is about looks.
  public var ui: NCChatUIConf { NCChatUIConf() }
  /// What is about fonts.
  public var font: NCChatUIFontConf { NCChatUIFontConf() }
}

/// The kit's finer settings, as page 002 writes them: in Objective-C a macro for
/// ``NCChatUIConfig``, which Swift does not import.
///
/// ```swift
/// NCChatUIConfigCenter.message.enableMessageAttachUserInfo = true
/// ```
public enum NCChatUIConfigCenter {
  /// What is about messages.
  public static var message: NCChatUIMessageConf { NCChatUIConfig.default().message }
  /// What is about looks.
  public static var ui: NCChatUIConf { NCChatUIConfig.default().ui }
  /// What is about fonts.
  public static var font: NCChatUIFontConf { NCChatUIConfig.default().font }
}
