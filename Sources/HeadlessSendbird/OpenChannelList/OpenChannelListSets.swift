import ChatBackend
import DioramaKit
import HeadlessUIKit

extension SBUModules {
  /// The module of the list of open channels.
  public var OpenChannelListModule: SBUTypeEntry<SBUOpenChannelListModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of the list of open channels.
  public var OpenChannelListViewController: SBUTypeEntry<SBUOpenChannelListViewController> {
    entry()
  }
}

extension SBUViewModels {
  /// The view model of the list of open channels.
  public var OpenChannelListViewModel: SBUTypeEntry<SBUOpenChannelListViewModel> { entry() }
}

extension SendbirdScreen {
  static let openChannelList = SendbirdScreen(
    modules: [SBUModuleSet.entries.OpenChannelListModule],
    viewControllers: [SBUViewControllerSet.entries.OpenChannelListViewController],
    viewModels: [SBUViewModelSet.entries.OpenChannelListViewModel])
}

/// The parameters of a query of open channels, from YAML.
struct OpenChannelQueryArguments: Sendable {
  var limit = 20
  var includesFrozen = true
  var namePart: String?
  var url: String?

  /// The parameters of the query.
  var params: OpenChannelListQueryParams {
    let params = OpenChannelListQueryParams()
    params.limit = UInt(clamping: limit)
    (params.nameFilter, params.urlFilter) = (namePart, url)
    params.includeFrozen = includesFrozen
    return params
  }

  static let table = RecordTable<OpenChannelQueryArguments>(
    "the query of the channels",
    [
      Field("limit", .integer(in: 1...100), "how many channels a page has; 20 by default") {
        $0.limit = $1
      },
      Field("includeFrozen", .bool, "whether frozen channels are listed") {
        $0.includesFrozen = $1
      },
      Field("nameFilter", .text, "the text that the names contain") { $0.namePart = $1 },
      Field("urlFilter", .channelURL, "the URL of the only channel to list") { $0.url = $1 },
    ])
}
