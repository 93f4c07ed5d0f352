import HeadlessUIKit
import Synchronization

/// The source of profiles.
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

  /// The initial settings of every run.
  static var ofProcess: ChatUISettings {
    get { defaults.withLock { $0 } }
    set { defaults.withLock { $0 = newValue } }
  }
}

/// The kit's detailed settings, by topic.
///
/// They belong to the run. Values set outside of a run, during an app's setup, become the initial
/// values of every run. Settings that text cannot show, or that a run does not need, are stored and
/// have no effect; their documentation notes this.
///
/// ```swift
/// NCChatUIConfig.default().message.enableMessageAttachUserInfo = true
/// ```
public final class NCChatUIConfig: NSObject {
  /// The settings of this run.
  public static func `default`() -> NCChatUIConfig { NCChatUIConfig() }

  /// The settings for messages.
  public var message: NCChatUIMessageConf { NCChatUIMessageConf() }
  /// The settings for appearance.
  public var ui: NCChatUIConf { NCChatUIConf() }
  /// The settings for fonts.
  public var font: NCChatUIFontConf { NCChatUIFontConf() }
}

/// The kit's detailed settings, as page 002 writes them: in Objective-C a macro for
/// ``NCChatUIConfig``, which Swift does not import.
///
/// ```swift
/// NCChatUIConfigCenter.message.enableMessageAttachUserInfo = true
/// ```
public enum NCChatUIConfigCenter {
  /// The settings for messages.
  public static var message: NCChatUIMessageConf { NCChatUIConfig.default().message }
  /// The settings for appearance.
  public static var ui: NCChatUIConf { NCChatUIConfig.default().ui }
  /// The settings for fonts.
  public static var font: NCChatUIFontConf { NCChatUIConfig.default().font }
}
