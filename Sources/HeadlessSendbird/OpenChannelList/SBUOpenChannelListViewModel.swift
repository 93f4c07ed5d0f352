import HeadlessUIKit

/// The delegate of the view model of the list of open channels.
public protocol SBUOpenChannelListViewModelDelegate: SBUBaseChannelListViewModelDelegate {
  /// The list changed.
  func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?,
    needsToReload: Bool)
  /// A channel changed; never called.
  func openChannelListViewModel(
    _ viewModel: SBUOpenChannelListViewModel, didUpdateChannel channel: OpenChannel)
}

/// The view model of the list of open channels. It loads nothing.
open class SBUOpenChannelListViewModel: SBUBaseChannelListViewModel, OpenChannelDelegate {
  /// The channels, the newest first.
  public private(set) var channelList: [OpenChannel] = []
  override var baseChannels: [BaseChannel] { channelList }
  /// The query of the channels.
  public private(set) var channelListQuery: OpenChannelListQuery?

  private var delegate: (any SBUOpenChannelListViewModelDelegate)? {
    baseDelegate as? any SBUOpenChannelListViewModelDelegate
  }

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - delegate: the delegate; not retained.
  ///   - channelListQuery: the query of the channels; nil for the kit's.
  public required init(
    delegate: (any SBUOpenChannelListViewModelDelegate)?, channelListQuery: OpenChannelListQuery?
  ) {
    super.init(delegate: delegate)
    self.channelListQuery = channelListQuery
  }

  /// Connects and loads the first page; does nothing.
  public override func initChannelList() {}
  /// Discards the list, without an event (C99).
  public override func reset() { channelList = [] }

  /// Replaces channels of the list, then sorts it (C96, C97).
  public func updateChannels(_ channels: [OpenChannel]?, needReload: Bool) {
    guard let channels else { return }
    for channel in channels {
      if let index = index(of: channel) { channelList[index] = channel }
    }
    sortChannelList(needReload: needReload)
  }
  /// Adds channels that are not in the list, then sorts it (C96, C97).
  public func upsertChannels(_ channels: [OpenChannel]?, needReload: Bool) {
    guard let channels else { return }
    channelList += channels.filter { index(of: $0) == nil }
    sortChannelList(needReload: needReload)
  }
  /// Removes channels of the list, then sorts it (C96).
  public func deleteChannels(channelURLs: [String]?, needReload: Bool) {
    guard let channelURLs else { return }
    channelList.removeAll { channelURLs.contains($0.channelURL) }
    sortChannelList(needReload: needReload)
  }
  /// Sorts the list, the newest channel first, and reports it (C96).
  public func sortChannelList(needReload: Bool) {
    channelList.sort { $0.createdAt > $1.createdAt }
    delegate?.openChannelListViewModel(
      self, didChangeChannelList: channelList, needsToReload: needReload)
  }

  private func index(of channel: OpenChannel) -> Int? {
    channelList.firstIndex { $0.channelURL == channel.channelURL }
  }

  // MARK: Events of channels, which are not received yet

  /// Adds the channel to the list (C98).
  open func channelWasChanged(_ channel: BaseChannel) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channelWasFrozen(_ channel: BaseChannel) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channelWasUnfrozen(_ channel: BaseChannel) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channel(_ channel: OpenChannel, userDidExit user: User) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channel(_ channel: OpenChannel, userDidEnter user: User) { upsert(channel) }
  /// Removes the channel from the list (C98).
  open func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    if channelType == .open { deleteChannels(channelURLs: [channelURL], needReload: true) }
  }

  private func upsert(_ channel: BaseChannel) {
    upsertChannels((channel as? OpenChannel).map { [$0] }, needReload: true)
  }
}
