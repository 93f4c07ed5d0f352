import Synchronization

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
