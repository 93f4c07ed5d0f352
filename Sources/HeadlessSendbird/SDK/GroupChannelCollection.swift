import ChatBackend
import DioramaKit
import HeadlessUIKit

/// Methods for changes to a collection of group channels. All methods are optional.
public protocol GroupChannelCollectionDelegate: AnyObject {
  /// Channels were added.
  func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext,
    addedChannels channels: [GroupChannel])
  /// Channels changed; their order may have changed, too.
  func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext,
    updatedChannels channels: [GroupChannel])
  /// Channels were removed, because they were deleted or no longer belong to the collection.
  func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext,
    deletedChannelURLs: [String])
}

extension GroupChannelCollectionDelegate {
  /// Does nothing.
  public func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext,
    addedChannels channels: [GroupChannel]
  ) {}
  /// Does nothing.
  public func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext,
    updatedChannels channels: [GroupChannel]
  ) {}
  /// Does nothing.
  public func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext,
    deletedChannelURLs: [String]
  ) {}
}

/// The source of a change to a collection of channels.
public final class ChannelContext: NSObject {
  /// The event.
  public let source: CollectionEventSource
  /// Whether the service sent the event; always true here.
  public var fromEvent: Bool { true }

  init(source: CollectionEventSource) { self.source = source }
}

/// The current user's group channels that were loaded so far, sorted and kept up to date.
///
/// ```swift
/// let collection = SendbirdChat.createGroupChannelCollection(query: query)
/// collection?.delegate = self
/// collection?.loadMore { channels, error in
///   names = channels?.map(\.name) ?? []
/// }
/// ```
public final class GroupChannelCollection: NSObject {
  /// The delegate, which is notified of events until the collection is disposed of.
  public weak var delegate: (any GroupChannelCollectionDelegate)?
  /// The channels that are loaded, in the query's order.
  public private(set) var channelList: [GroupChannel] = [] { didSet { converted = nil } }
  /// ``channelList`` as an array of the base class, which is converted once for all rows.
  var baseChannels: [BaseChannel] {
    let channels = converted ?? channelList
    converted = channels
    return channels
  }
  private var converted: [BaseChannel]?
  /// The channels that were added to the query's result on a page that is not loaded.
  private var later: [String] = []

  private let query: GroupChannelListQuery
  private var observation: ChatService.Observation?
  private var isDisposed = false

  init(_ query: GroupChannelListQuery) {
    self.query = query
    super.init()
    observation = query.service?.observe { [weak self] in self?.receive($0) }
  }

  deinit {
    if let observation { query.service?.stop(observation) }
  }

  /// Whether there may be more channels; true at first.
  public var hasNext: Bool { !isDisposed && query.hasNext }

  /// Loads the next page.
  ///
  /// - Parameter completionHandler: called with the page, or with the error: that of the query, or
  ///   800600 after the collection was disposed of.
  public func loadMore(completionHandler: (([GroupChannel]?, SBError?) -> Void)?) {
    guard !isDisposed else { return fail(completionHandler) }
    query.loadNextPage { [self] page, error in
      guard !isDisposed else { return fail(completionHandler) }
      let known = Set(channelList.map(\.channelURL))
      channelList += (page ?? []).filter { !known.contains($0.channelURL) }
      sort()
      let waiting = later
      later = []
      for url in waiting { _ = insert(url) }
      completionHandler?(page, error)
    }
  }

  /// Empties the collection, which receives no more events.
  public func dispose() {
    isDisposed = true
    channelList = []
    if let observation { query.service?.stop(observation) }
  }

  private func fail(_ completionHandler: (([GroupChannel]?, SBError?) -> Void)?) {
    let error = ChatError(code: 800_600, message: "Collection is disposed.")
    completionHandler?(nil, SBError(error))
  }

  private func sort() {
    guard let service = query.service else { return }
    let channels = Dictionary(
      channelList.map { ($0.channelURL, $0) }, uniquingKeysWith: { first, _ in first })
    channelList = service.sorted(channelList.map(\.channelURL), by: query.filter.order)
      .compactMap { channels[$0] }
  }

  private func receive(_ event: ChatEvent) {
    guard let service = query.service else { return }
    if case .messageSent(let message) = event.kind, message.sendingStatus != .succeeded { return }
    let context = ChannelContext(source: CollectionEventSource(event.kind))
    let index = channelList.firstIndex { $0.channelURL == event.channelURL }
    guard service.includes(event.channelURL, query.filter) else {
      guard let index else { return }
      channelList.remove(at: index)
      delegate?.channelCollection(self, context: context, deletedChannelURLs: [event.channelURL])
      return
    }
    if let index {
      let channel = channelList[index]
      sort()
      delegate?.channelCollection(self, context: context, updatedChannels: [channel])
      return
    }
    guard let channel = insert(event.channelURL) else { return }
    delegate?.channelCollection(self, context: context, addedChannels: [channel])
  }

  /// Adds a channel at its place; one on a page that is not loaded is added with that page.
  ///
  /// - Returns: the channel; nil if it is not added, or was before.
  private func insert(_ url: String) -> GroupChannel? {
    guard let service = query.service, service.includes(url, query.filter),
      !channelList.contains(where: { $0.channelURL == url })
    else { return nil }
    let channel = GroupChannel(channelURL: url, service: service)
    channelList.append(channel)
    sort()
    guard hasNext, channelList.last === channel else { return channel }
    channelList.removeLast()
    if !later.contains(url) { later.append(url) }
    return nil
  }
}

extension SendbirdChat {
  /// Creates a collection of the channels of a query, which the collection uses from then on.
  public static func createGroupChannelCollection(
    query: GroupChannelListQuery
  ) -> GroupChannelCollection? {
    GroupChannelCollection(query)
  }
}
