import ChatBackend
import DioramaKit
import HeadlessUIKit

/// Methods for changes to a collection of messages. All methods are optional.
public protocol MessageCollectionDelegate: AnyObject {
  /// Messages were added.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    addedMessages messages: [BaseMessage])
  /// Messages changed.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    updatedMessages messages: [BaseMessage])
  /// Messages were deleted.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    deletedMessages messages: [BaseMessage])
  /// The channel changed.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel)
  /// The channel was deleted, or the current user is no longer in it.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String)
  /// The current user marked messages as read or unread.
  func messageCollection(
    _ collection: MessageCollection, channelContext: ChannelContext,
    updatedChannel channel: GroupChannel)
  /// Too many messages are missing; never called.
  func didDetectHugeGap(_ collection: MessageCollection)
}

extension MessageCollectionDelegate {
  /// Does nothing.
  public func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    addedMessages messages: [BaseMessage]
  ) {}
  /// Does nothing.
  public func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    updatedMessages messages: [BaseMessage]
  ) {}
  /// Does nothing.
  public func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    deletedMessages messages: [BaseMessage]
  ) {}
  /// Does nothing.
  public func messageCollection(
    _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
  ) {}
  /// Does nothing.
  public func messageCollection(
    _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
  ) {}
  /// Does nothing.
  public func messageCollection(
    _ collection: MessageCollection, channelContext: ChannelContext,
    updatedChannel channel: GroupChannel
  ) {}
  /// Does nothing.
  public func didDetectHugeGap(_ collection: MessageCollection) {}
}

/// How a collection loads its first messages.
public enum MessageCollectionInitPolicy: Int, Sendable {
  /// From the device, which has none here, then from the service.
  case cacheAndReplaceByApi
}

/// The messages of a group channel that were loaded so far, kept up to date.
public final class MessageCollection: NSObject {
  /// A handler that receives messages, or an error.
  public typealias Handler = ([BaseMessage]?, SBError?) -> Void

  /// The delegate, which is notified of events until the collection is disposed of.
  public weak var delegate: (any MessageCollectionDelegate)?
  /// The channel.
  public let channel: GroupChannel
  /// The time around which the first messages are loaded, in milliseconds since 1970.
  public let startingPoint: Int64
  /// Whether there are older messages that are not loaded.
  public private(set) var hasPrevious = false
  /// Whether there are newer messages that are not loaded.
  public private(set) var hasNext = false

  private let params: MessageListParams
  /// The loaded messages, the oldest first.
  private var loaded: [BaseMessage] = []
  private var observation: ChatService.Observation?
  /// Whether the first messages were loaded; they include the messages of earlier events.
  private var isStarted = false
  private var isDisposed = false

  init(_ channel: GroupChannel, _ startingPoint: Int64, _ params: MessageListParams) {
    (self.channel, self.startingPoint, self.params) = (channel, startingPoint, params)
    super.init()
    observation = channel.service.observe { [weak self] in self?.receive($0) }
  }

  deinit {
    if let observation { channel.service.stop(observation) }
  }

  /// The loaded messages, in the order of the parameters.
  public var succeededMessages: [BaseMessage] { params.ordered(loaded) }
  /// The messages that are being sent.
  public var pendingMessages: [BaseMessage] { unsent.filter { $0.sendingStatus == .pending } }
  /// The messages that were not sent.
  public var failedMessages: [BaseMessage] { unsent.filter { $0.sendingStatus != .pending } }

  private var unsent: [BaseMessage] {
    guard isStarted, !isDisposed else { return [] }
    let all = channel.service.unsentMessages(in: channel.channelURL).filter(params.includes)
    return params.ordered(all.map { .make($0, in: channel) })
  }

  // MARK: Loading

  /// Loads the messages around the starting point.
  ///
  /// - Parameters:
  ///   - initPolicy: the order of device and service.
  ///   - cacheResultHandler: called at the main queue's next turn without messages.
  ///   - apiResultHandler: called with the messages, or with the error: that of the request, or
  ///     800600 after the collection was disposed of.
  public func startCollection(
    initPolicy: MessageCollectionInitPolicy, cacheResultHandler: Handler?,
    apiResultHandler: Handler?
  ) {
    if let cacheResultHandler {
      ScreenEnvironment.current?.mainQueue.async { cacheResultHandler(nil, nil) }
    }
    load(apiResultHandler) { [self] all in
      let start = all.firstIndex(after: Int(startingPoint))
      let (older, newer) = (params.page(before: start, of: all), params.page(from: start, of: all))
      (hasPrevious, hasNext) = (older.hasMore, newer.hasMore)
      loaded = make(older.messages + newer.messages)
      return loaded
    }
  }

  /// Loads the older messages before those that are loaded.
  ///
  /// - Parameter completionHandler: called with the new messages, or with the error.
  public func loadPrevious(completionHandler: Handler?) {
    load(completionHandler) { [self] all in
      let end = (loaded.first?.stored).map {
        all.firstIndex(of: $0) ?? all.firstIndex(from: $0.createdAt)
      }
      let page = params.page(before: end ?? all.endIndex, of: all)
      let new = make(page.messages)
      (hasPrevious, loaded) = (page.hasMore, new + loaded)
      return new
    }
  }

  /// Loads the newer messages after those that are loaded.
  ///
  /// - Parameter completionHandler: called with the new messages, or with the error.
  public func loadNext(completionHandler: Handler?) {
    load(completionHandler) { [self] all in
      let start = (loaded.last?.stored).map {
        all.firstIndex(of: $0).map { $0 + 1 } ?? all.firstIndex(after: $0.createdAt)
      }
      let page = params.page(from: start ?? all.startIndex, of: all)
      let new = make(page.messages)
      (hasNext, loaded) = (page.hasMore, loaded + new)
      return new
    }
  }

  private func make(_ messages: [ChannelMessage]) -> [BaseMessage] {
    messages.map { .make($0, in: channel) }
  }

  private func load(
    _ handler: Handler?, _ read: @escaping (ChannelTimeline) -> [BaseMessage]
  ) {
    channel.service.getMessages(in: channel.channelURL) { [self] in
      guard !isDisposed else {
        let error = ChatError(code: 800_600, message: "Collection is disposed.")
        handler?(nil, SBError(error))
        return
      }
      isStarted = true
      // The messages are kept without a handler, too.
      $0.map { params.ordered(read($0)) }.answer(handler) { $0 }
    }
  }

  /// Removes failed messages.
  ///
  /// - Parameters:
  ///   - messages: the messages.
  ///   - completionHandler: called at the main queue's next turn with the request IDs of the
  ///     messages.
  public func removeFailed(
    messages: [BaseMessage], completionHandler: (([String]?, SBError?) -> Void)? = nil
  ) {
    let ids = messages.map(\.requestId)
    channel.service.removeUnsent(ids, in: channel.channelURL)
    ScreenEnvironment.current?.mainQueue.async { completionHandler?(ids, nil) }
  }

  /// Empties the collection, which receives no more events.
  public func dispose() {
    isDisposed = true
    loaded = []
    if let observation { channel.service.stop(observation) }
  }

  // MARK: Events

  private func receive(_ event: ChatEvent) {
    guard event.channelURL == channel.channelURL, isStarted || event.kind.message == nil else {
      return
    }
    let status = event.kind.message?.sendingStatus ?? .succeeded
    let context = MessageContext(
      source: CollectionEventSource(event.kind), sendingStatus: MessageSendingStatus(status))
    defer { reportParent(of: event) }
    if let stored = event.kind.message, !params.includes(stored) { return }
    switch event.kind {
    case .messageReceived(let stored):
      guard !hasNext, !loaded.contains(where: { $0.stored.messageId == stored.messageId }) else {
        return
      }
      report(stored, isAdded: true, context)
    case .messageSent(let stored):
      report(stored, isAdded: stored.sendingStatus == .pending, context)
    case .messageUpdated(let stored), .reactionChanged(let stored, _, _, _):
      report(stored, isAdded: false, context)
    case .messageDeleted(let stored):
      loaded.removeAll { $0.stored.messageId == stored.messageId }
      delegate?.messageCollection(
        self, context: context, channel: channel, deletedMessages: make([stored]))
    case .markedAsRead(let isRead):
      delegate?.messageCollection(
        self, channelContext: ChannelContext(source: context.source), updatedChannel: channel)
      if isRead { reportChannel(.eventReadStatusUpdated) }
    case .deleted:
      delegate?.messageCollection(self, context: context, deletedChannel: channel.channelURL)
    case .userLeft(let user), .userBanned(let user):
      if user.userId == channel.service.currentUserId {
        delegate?.messageCollection(self, context: context, deletedChannel: channel.channelURL)
      } else {
        reportChannel(context.source)
      }
    default: reportChannel(context.source)
    }
  }

  private func reportChannel(_ source: CollectionEventSource) {
    let context = MessageContext(source: source, sendingStatus: .succeeded)
    delegate?.messageCollection(self, context: context, updatedChannel: channel)
  }

  /// Keeps a message and reports it.
  private func report(_ stored: ChannelMessage, isAdded: Bool, _ context: MessageContext) {
    let message = BaseMessage.make(stored, in: channel)
    if let index = loaded.lastIndex(where: { $0.stored.messageId == stored.messageId }) {
      loaded[index] = message
    } else if stored.sendingStatus == .succeeded, !isAdded, context.source != .eventMessageSent {
      // A message that is not loaded.
      return
    } else if stored.sendingStatus == .succeeded, !hasNext,
      isAdded || context.source == .eventMessageSent
    {
      let last = loaded.lastIndex { $0.stored.createdAt <= stored.createdAt }
      if last != nil || !hasPrevious { loaded.insert(message, at: last.map { $0 + 1 } ?? 0) }
    }
    if isAdded {
      delegate?.messageCollection(
        self, context: context, channel: channel, addedMessages: [message])
    } else {
      delegate?.messageCollection(
        self, context: context, channel: channel, updatedMessages: [message])
    }
  }

  /// Reports the message whose replies an event changes.
  private func reportParent(of event: ChatEvent) {
    guard let parent = event.kind.parent(in: channel),
      let index = loaded.lastIndex(where: { $0.messageId == parent.messageId })
    else { return }
    loaded[index] = parent
    delegate?.messageCollection(
      self, context: MessageContext(source: .eventThreadInfoUpdated, sendingStatus: .succeeded),
      channel: channel, updatedMessages: [parent])
  }
}

extension ChatEvent.Kind {
  /// The message of the event; nil for an event of the channel.
  fileprivate var message: ChannelMessage? {
    switch self {
    case .messageReceived(let message), .messageSent(let message), .messageUpdated(let message),
      .messageDeleted(let message), .reactionChanged(let message, _, _, _):
      message
    default: nil
    }
  }

  /// Returns the message whose replies the event changes; nil for none.
  func parent(in channel: BaseChannel) -> BaseMessage? {
    switch self {
    case .messageReceived(let reply), .messageSent(let reply), .messageDeleted(let reply):
      guard reply.sendingStatus == .succeeded, let id = reply.parentMessageId else { return nil }
      return channel.service.message(id, in: channel.channelURL).map { .make($0, in: channel) }
    default: return nil
    }
  }
}

extension SendbirdChat {
  /// Creates a collection of a channel's messages.
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - startingPoint: the time around which the first messages are loaded, in milliseconds since
  ///     1970; the greatest number means the newest messages.
  ///   - params: the size of pages, and the kinds of messages.
  public static func createMessageCollection(
    channel: GroupChannel, startingPoint: Int64 = .max, params: MessageListParams
  ) -> MessageCollection {
    MessageCollection(channel, startingPoint, params)
  }
}
