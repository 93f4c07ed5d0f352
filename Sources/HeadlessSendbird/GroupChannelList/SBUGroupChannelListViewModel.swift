import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The delegate of the view model of the list of group channels.
public protocol SBUGroupChannelListViewModelDelegate: SBUBaseChannelListViewModelDelegate {
  /// The list changed.
  func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
    needsToReload: Bool)
  /// The notifications of a channel were turned on or off.
  func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel)
  /// The user left a channel.
  func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel)
}

/// The view model of the list of group channels: a collection that loads pages and follows events.
open class SBUGroupChannelListViewModel: SBUBaseChannelListViewModel,
  GroupChannelCollectionDelegate, GroupChannelDelegate
{
  /// The channels of the collection, in its order.
  public var channelList: [GroupChannel] { channelCollection?.channelList ?? [] }
  override var baseChannels: [BaseChannel] { channelCollection?.baseChannels ?? [] }
  /// The collection; nil before the first page and after a reset.
  public private(set) var channelCollection: GroupChannelCollection?
  /// The query of the collection, a copy of the given one (C51).
  public private(set) var channelListQuery: GroupChannelListQuery?
  private var givenQuery: GroupChannelListQuery?

  private var delegate: (any SBUGroupChannelListViewModelDelegate)? {
    baseDelegate as? any SBUGroupChannelListViewModelDelegate
  }

  /// Creates a view model, which starts to load immediately (C5).
  ///
  /// - Parameters:
  ///   - delegate: the delegate; not retained.
  ///   - channelListQuery: the query of the channels, copied at each reset; nil for the kit's, which
  ///     lists channels with messages, the latest message first (C50).
  public required init(
    delegate: (any SBUGroupChannelListViewModelDelegate)? = nil,
    channelListQuery: GroupChannelListQuery? = nil
  ) {
    super.init(delegate: delegate)
    initializeAndLoad(channelListQuery: channelListQuery)
  }

  deinit { channelCollection?.dispose() }

  /// Starts again with a query.
  ///
  /// - Parameter channelListQuery: the query; nil keeps the last one (C51).
  public func initializeAndLoad(channelListQuery: GroupChannelListQuery? = nil) {
    if let channelListQuery { givenQuery = channelListQuery }
    initChannelList()
  }

  /// Loads the next page, or starts again with the first; does nothing while a page or an action
  /// runs, and reports nothing at the end of the list (C52).
  ///
  /// - Parameter reset: whether to discard the list first.
  public override func loadNextChannelList(reset: Bool) {
    guard !isLoading else { return }
    if reset { self.reset() }
    makeCollection()
    guard let channelCollection, channelCollection.hasNext else { return }
    report(isLoading: true)
    channelCollection.loadMore { [weak self] _, error in
      guard let self else { return }
      if let error { return fail(error, isBlocker: true) }
      announce()
      report(isLoading: false)
    }
  }

  private func makeCollection() {
    guard channelCollection == nil else { return }
    let query =
      givenQuery?.copy() as? GroupChannelListQuery
      ?? GroupChannel.createMyGroupChannelListQuery { params in
        params.order = .latestLastMessage
        params.includeEmptyChannel = false
        params.limit = 20
      }
    channelListQuery = query
    channelCollection = SendbirdChat.createGroupChannelCollection(query: query)
    channelCollection?.delegate = self
  }

  /// Discards the query and the collection, without an event (C14).
  public override func reset() {
    channelListQuery = nil
    channelCollection?.dispose()
    channelCollection = nil
  }

  private func announce() {
    delegate?.groupChannelListViewModel(
      self, didChangeChannelList: channelList, needsToReload: true)
  }

  /// Leaves a channel; the row goes when the collection reports it (C68, C71).
  public func leaveChannel(_ channel: GroupChannel) {
    act({ channel.leave(completionHandler: $0) }) { model in
      model.delegate?.groupChannelListViewModel(model, didLeaveChannel: channel)
    }
  }

  /// Sets the notifications of a channel (C69).
  public func changePushTriggerOption(
    option: GroupChannelPushTriggerOption, channel: GroupChannel
  ) {
    act({ channel.setMyPushTriggerOption(option, completionHandler: $0) }) { model in
      model.delegate?.groupChannelListViewModel(model, didUpdateChannel: channel)
    }
  }

  /// Runs a request with the loading indicator, then a closure on success (C21).
  private func act(
    _ request: (@escaping SBErrorHandler) -> Void,
    _ didSucceed: @escaping (SBUGroupChannelListViewModel) -> Void
  ) {
    report(isLoading: true)
    request { [weak self] error in
      guard let self else { return }
      if let error { return fail(error, isBlocker: false) }
      didSucceed(self)
      report(isLoading: false)
    }
  }

  // MARK: Events of the collection

  /// Channels were removed.
  open func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
  ) { announce() }
  /// Channels were added.
  open func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, addedChannels: [GroupChannel]
  ) { announce() }
  /// Channels changed.
  open func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels: [GroupChannel]
  ) { announce() }

  // MARK: Events of channels, which are never received (C55)

  /// Never called.
  open func channel(_ channel: GroupChannel, userDidJoin user: User) {}
  /// Never called.
  open func channel(_ channel: GroupChannel, userDidLeave user: User) {}
  /// Never called.
  open func channelWasChanged(_ channel: BaseChannel) {}
  /// Never called.
  open func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {}
  /// Never called.
  open func channelWasFrozen(_ channel: BaseChannel) {}
  /// Never called.
  open func channelWasUnfrozen(_ channel: BaseChannel) {}
  /// Never called.
  open func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {}
}
