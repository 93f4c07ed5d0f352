import ChatBackend
import DioramaKit
import YAML

/// The key `NCChatUI`: the setup of the kit before a screen appears. A setting that is left out
/// keeps the value of the kit or of the app's Swift code.
struct ChatUISetup: Sendable {
  var dataSourceType: NCDataSourceType?
  var currentUser: StoredUser?
  var isPersistent: Bool?
  var attachesUserInfo: Bool?
  var providers: ProviderSetup?
  var cache: StoredProfiles?

  /// The modes, as written in YAML.
  private enum Mode: String, Sendable, CaseIterable {
    case infoProvider, infoManagement
  }

  private static let table = RecordTable<ChatUISetup>(
    "NCChatUI",
    [
      Field(
        "currentDataSourceType",
        ValueShape<Mode>.choice(of: "NCDataSourceType")
          .map { $0 == .infoProvider ? .infoProvider : .infoManagement },
        "the source of profiles: the app's providers or the managed service (default)"
      ) { $0.dataSourceType = $1 },
      Field(
        "currentUserInfo", StoredUser.shape, "the user who is logged in to the kit", \.currentUser),
      Field(
        "enablePersistentUserInfoCache", .bool,
        "whether provided profiles are stored in a database, a separate one for each run",
        \.isPersistent),
      Field(
        "enableMessageAttachUserInfo", .bool, "whether messages carry their sender's profile",
        \.attachesUserInfo),
      Field("providers", ProviderSetup.shape, "the answers of the app's data sources", \.providers),
      Field(
        "cache", StoredProfiles.shape, "the content of the persistent cache before the run", \.cache
      ),
    ])

  /// A mapping; settings without effect cause warnings.
  static let shape = ValueShape<ChatUISetup>(.record(table.descriptions)) { node, decoding in
    var setup = ChatUISetup()
    guard table.decode(node, into: &setup, &decoding) else { return nil }
    for entry in node.entries {
      if entry.key.isText("cache"), let lacking = setup.cacheLacks {
        decoding.diagnostics.append(.withoutEffect(entry.key, lacking: lacking))
      } else if entry.key.isText("providers"), !setup.usesProvider {
        decoding.diagnostics.append(.withoutEffect(entry.key, lacking: Self.providerMode))
      }
    }
    return setup
  }

  private static let providerMode = "currentDataSourceType: infoProvider"

  /// The setting that the cache needs but that is missing (N106, N205).
  private var cacheLacks: String? {
    if !usesProvider { return Self.providerMode }
    if !(isPersistent ?? ChatUISettings.ofProcess.isPersistent) {
      return "enablePersistentUserInfoCache: true"
    }
    return currentUser == nil ? "currentUserInfo" : nil
  }

  /// Whether the app provides profiles, here or for all runs.
  private var usesProvider: Bool {
    (dataSourceType ?? ChatUISettings.ofProcess.dataSourceType) == .infoProvider
  }

  /// Applies the settings in the order that the page recommends; the user comes last and opens the
  /// cache.
  func apply(to kit: NCChatUI) {
    if let dataSourceType { kit.currentDataSourceType = dataSourceType }
    if let isPersistent { kit.enablePersistentUserInfoCache = isPersistent }
    if let attachesUserInfo { kit.settings.message.enableMessageAttachUserInfo = attachesUserInfo }
    if let cache { kit.initialProfiles = cache }
    if let providers { providers.install(in: kit) }
    if let currentUser { kit.currentUserInfo = NCChatUIUserInfo(currentUser) }
  }
}

extension ScreenKey {
  /// The key with the setup of the kit for a screen.
  static let chatUI = ScreenKey(
    "NCChatUI", ChatUISetup.shape,
    "the source of Nexconn's profiles, the logged-in user, and the content of the cache"
  ) { setup, _ in
    setup.apply(to: NCChatUI.shared())
  }
}
