import ChatBackend
import DioramaKit

extension SBUModules {
  /// The module of the list of group channels.
  public var GroupChannelListModule: SBUTypeEntry<SBUGroupChannelListModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of the list of group channels.
  public var GroupChannelListViewController: SBUTypeEntry<SBUGroupChannelListViewController> {
    entry()
  }
}

extension SBUViewModels {
  /// The view model of the list of group channels.
  public var GroupChannelListViewModel: SBUTypeEntry<SBUGroupChannelListViewModel> { entry() }
}

extension SBUModuleSet {
  /// The module of the list of group channels (C171).
  public typealias GroupChannelList = SBUGroupChannelListModule
  /// The header of the list of group channels, despite its general name (C171).
  public typealias Header = SBUGroupChannelListModule.Header
  /// The rows of the list of group channels, despite its general name (C171).
  public typealias List = SBUGroupChannelListModule.List
  /// The shared parts of the list of group channels, despite its general name (C171).
  public typealias Common = SBUGroupChannelListModule.Common
}

extension SendbirdScreen {
  static let groupChannelList = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupChannelListModule],
    viewControllers: [SBUViewControllerSet.entries.GroupChannelListViewController],
    viewModels: [SBUViewModelSet.entries.GroupChannelListViewModel])
}

/// The parameters of a query of group channels, from YAML.
struct ChannelQueryArguments: Sendable {
  var limit = 20
  var order = GroupChannelListOrder.chronological
  var includesEmpty = true
  var includesFrozen = true
  var namePart: String?
  var urls: [String] = []

  /// The parameters of the query.
  var params: GroupChannelListQueryParams {
    let params = GroupChannelListQueryParams()
    params.limit = UInt(clamping: limit)
    params.order = order
    params.includeEmptyChannel = includesEmpty
    params.includeFrozenChannel = includesFrozen
    params.channelNameContainsFilter = namePart
    params.channelURLsFilter = urls
    return params
  }

  static let table = RecordTable<ChannelQueryArguments>(
    "the query of the channels",
    [
      Field("limit", .integer(in: 1...100), "how many channels a page has; 20 by default") {
        $0.limit = $1
      },
      Field("order", ChannelOrderKeyword.shape, "the order; chronological by default") {
        $0.order = $1.order
      },
      Field(
        "includeEmptyChannel", .bool, "whether channels without messages are listed, as by default"
      ) { $0.includesEmpty = $1 },
      Field("includeFrozenChannel", .bool, "whether frozen channels are listed") {
        $0.includesFrozen = $1
      },
      Field(
        "channelNameContainsFilter", .text, "the text that the names contain"
      ) { $0.namePart = $1 },
      Field(
        "channelURLsFilter", .list(of: .channelURL), "the URLs of the channels to list"
      ) { $0.urls = $1 },
    ])
}

/// The orders of the list of group channels.
enum ChannelOrderKeyword: String, CaseIterable, Sendable {
  case latestLastMessage, chronological, channelNameAlphabetical
  case channelMetaDataValueAlphabetical

  var order: GroupChannelListOrder {
    switch self {
    case .latestLastMessage: .latestLastMessage
    case .chronological: .chronological
    case .channelNameAlphabetical: .channelNameAlphabetical
    case .channelMetaDataValueAlphabetical: .channelMetaDataValueAlphabetical
    }
  }

  static let shape = ValueShape<ChannelOrderKeyword>.choice(of: "GroupChannelListOrder")
}
