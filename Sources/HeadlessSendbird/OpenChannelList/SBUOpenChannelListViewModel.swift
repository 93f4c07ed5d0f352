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

/// The view model of the list of open channels, which loads pages and follows the events of the
/// channels that the user is in.
open class SBUOpenChannelListViewModel: SBUBaseChannelListViewModel, OpenChannelDelegate {
  /// The channels, the newest first.
  public private(set) var channelList: [OpenChannel] = []
  override var baseChannels: [BaseChannel] { channelList }
  /// The query of the channels.
  public private(set) var channelListQuery: OpenChannelListQuery?

  private let givenQuery: OpenChannelListQuery?

  private var delegate: (any SBUOpenChannelListViewModelDelegate)? {
    baseDelegate as? any SBUOpenChannelListViewModelDelegate
  }

  /// Creates a view model, which starts to load immediately (C5).
  ///
  /// - Parameters:
  ///   - delegate: the delegate; not retained.
  ///   - channelListQuery: the query of the channels, copied at each reset; nil for the kit's, with
  ///     20 channels a page (C94).
  public required init(
    delegate: (any SBUOpenChannelListViewModelDelegate)?, channelListQuery: OpenChannelListQuery?
  ) {
    givenQuery = channelListQuery
    super.init(delegate: delegate)
    SendbirdChat.addChannelDelegate(self, identifier: delegateIdentifier)
    initChannelList()
  }

  deinit { SendbirdChat.removeChannelDelegate(forIdentifier: delegateIdentifier) }

  private var delegateIdentifier: String {
    "SBUOpenChannelListViewModel.\(ObjectIdentifier(self).hashValue)"
  }

  /// Loads the next page, or starts again with the first; does nothing while a page is loaded (C95).
  ///
  /// - Parameter reset: whether to discard the list first.
  public override func loadNextChannelList(reset: Bool) {
    guard !isLoading else { return }
    report(isLoading: true)
    if reset { self.reset() }
    let query =
      channelListQuery ?? givenQuery?.copy() as? OpenChannelListQuery
      ?? OpenChannel.createOpenChannelListQuery()
    channelListQuery = query
    guard query.hasNext else { return report(isLoading: false) }
    query.loadNextPage { [weak self] channels, error in
      guard let self else { return }
      // A reset has discarded the query.
      guard channelListQuery === query else { return report(isLoading: false) }
      if let error { return fail(error, isBlocker: true) }
      upsertChannels(channels, needReload: true)
      report(isLoading: false)
    }
  }

  /// Discards the query and the list, without an event (C14, C99).
  public override func reset() {
    channelListQuery = nil
    channelList = []
  }

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
    var known = Set(channelList.map(\.channelURL))
    channelList += channels.filter { known.insert($0.channelURL).inserted }
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

  // MARK: Events of channels

  /// Adds the channel to the list (C98).
  open func channelWasChanged(_ channel: BaseChannel) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channelWasFrozen(_ channel: BaseChannel) { upsert(channel) }
  /// Adds the channel to the list (C98).
  open func channelWasUnfrozen(_ channel: BaseChannel) { upsert(channel) }
  /// Updates the channel in the list, also after the user left it (C98).
  open func channel(_ channel: OpenChannel, userDidExit user: User) {
    if channel.hasCurrentUser || user.userId == SBUGlobals.currentUser?.userId {
      upsertChannels([channel], needReload: true)
    }
  }
  /// Adds the channel to the list (C98).
  open func channel(_ channel: OpenChannel, userDidEnter user: User) { upsert(channel) }
  /// Removes the channel from the list (C98).
  open func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    if channelType == .open { deleteChannels(channelURLs: [channelURL], needReload: true) }
  }

  /// Adds a channel that the user is in; the service sends no events of others (C98).
  private func upsert(_ channel: BaseChannel) {
    guard let channel = channel as? OpenChannel, channel.hasCurrentUser else { return }
    upsertChannels([channel], needReload: true)
  }
}
