import ChatBackend
import DioramaKit
import HeadlessUIKit

/// Methods for changes to a collection of messages. All methods are optional.
public protocol MessageCollectionDelegate: AnyObject {
  /// Messages were added.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    addedMessages messages: [BaseMessage])
  /// Messages changed; never called, because no message of a run changes.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    updatedMessages messages: [BaseMessage])
  /// Messages were deleted; never called, because no message of a run is deleted.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    deletedMessages messages: [BaseMessage])
  /// The channel changed.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel)
  /// The channel was deleted, or the current user is no longer in it.
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String)
  /// The channel changed, also for the reasons of a list of channels; never called.
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
  /// The messages that are not sent, the oldest first.
  private var unsent: [BaseMessage] = []
  private var observation: ChatService.Observation?
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
  public var succeededMessages: [BaseMessage] { ordered(loaded) }
  /// The messages that are being sent.
  public var pendingMessages: [BaseMessage] {
    ordered(unsent.filter { $0.sendingStatus == .pending })
  }
  /// The messages that were not sent.
  public var failedMessages: [BaseMessage] {
    ordered(unsent.filter { $0.sendingStatus != .pending })
  }

  private func ordered(_ messages: [BaseMessage]) -> [BaseMessage] {
    params.reverse ? messages.reversed() : messages
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
    load(apiResultHandler) { [params, startingPoint] all in
      let start = all.firstIndex { $0.createdAt > startingPoint } ?? all.count
      return start - min(start, params.previous)..<start + min(all.count - start, params.next)
    }
  }

  /// Loads the older messages before those that are loaded.
  ///
  /// - Parameter completionHandler: called with the new messages, or with the error.
  public func loadPrevious(completionHandler: Handler?) {
    load(completionHandler) { [params, loaded] all in
      let end = all.firstIndex { $0.messageId == loaded.first?.messageId } ?? all.count
      return end - min(end, params.previous)..<end
    }
  }

  /// Loads the newer messages after those that are loaded.
  ///
  /// - Parameter completionHandler: called with the new messages, or with the error.
  public func loadNext(completionHandler: Handler?) {
    load(completionHandler) { [params, loaded] all in
      let last = all.lastIndex { $0.messageId == loaded.last?.messageId }
      let start = last.map { $0 + 1 } ?? 0
      return start..<start + min(all.count - start, params.next)
    }
  }

  private func load(_ handler: Handler?, _ range: @escaping ([BaseMessage]) -> Range<Int>) {
    channel.service.getMessages(in: channel.channelURL) { [self] in
      guard !isDisposed else {
        let error = ChatError(code: 800_600, message: "Collection is disposed.")
        handler?(nil, SBError(error))
        return
      }
      $0.answer(handler) { stored in
        let all = stored.map { BaseMessage.make($0, in: channel) }.filter(params.belongsTo)
        unsent = all.filter { $0.sendingStatus != .succeeded }
        return keep(range, of: all.filter { $0.sendingStatus == .succeeded })
      }
    }
  }

  private func keep(
    _ range: ([BaseMessage]) -> Range<Int>, of all: [BaseMessage]
  ) -> [BaseMessage] {
    let found = all[range(all)]
    let known = Set(loaded.map(\.messageId))
    let new = found.filter { !known.contains($0.messageId) }
    let newIds = Set(new.map(\.messageId))
    loaded = all.filter { known.contains($0.messageId) || newIds.contains($0.messageId) }
    hasPrevious = loaded.first.map { $0.messageId != all.first?.messageId } ?? !all.isEmpty
    hasNext = loaded.last.map { $0.messageId != all.last?.messageId } ?? !all.isEmpty
    return ordered(new)
  }

  /// Would remove failed messages.
  ///
  /// - Parameters:
  ///   - messages: the messages.
  ///   - completionHandler: called at the main queue's next turn with the request IDs of those that
  ///     were removed from the collection.
  public func removeFailed(
    messages: [BaseMessage], completionHandler: (([String]?, SBError?) -> Void)? = nil
  ) {
    unsent.removeAll { message in messages.contains { $0 === message } }
    ScreenEnvironment.current?.mainQueue.async {
      completionHandler?(messages.map(\.requestId), nil)
    }
  }

  /// Empties the collection, which receives no more events.
  public func dispose() {
    isDisposed = true
    (loaded, unsent) = ([], [])
    if let observation { channel.service.stop(observation) }
  }

  // MARK: Events

  private func receive(_ event: ChatEvent) {
    guard event.channelURL == channel.channelURL else { return }
    let context = MessageContext(
      source: CollectionEventSource(event.kind), sendingStatus: .succeeded)
    switch event.kind {
    case .messageReceived(let stored):
      let message = BaseMessage.make(stored, in: channel)
      guard params.belongsTo(message) else { return }
      guard !hasNext else { return }
      loaded.append(message)
      delegate?.messageCollection(
        self, context: context, channel: channel, addedMessages: [message])
    case .deleted:
      delegate?.messageCollection(self, context: context, deletedChannel: channel.channelURL)
    case .userLeft(let user), .userBanned(let user):
      if user.userId == channel.service.currentUserId {
        delegate?.messageCollection(self, context: context, deletedChannel: channel.channelURL)
      } else {
        delegate?.messageCollection(self, context: context, updatedChannel: channel)
      }
    default:
      delegate?.messageCollection(self, context: context, updatedChannel: channel)
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
