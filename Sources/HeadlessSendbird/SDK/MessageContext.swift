import HeadlessUIKit

/// The source of an event, for the delegate of a view model.
public final class MessageContext: NSObject {
  /// The events that a source can be.
  public typealias Source = CollectionEventSource

  /// The event.
  public let source: CollectionEventSource
  /// The sending status of a message.
  public let sendingStatus: MessageSendingStatus

  /// Creates a context.
  public init(source: CollectionEventSource, sendingStatus: MessageSendingStatus) {
    self.source = source
    self.sendingStatus = sendingStatus
  }
}

/// An event; only those that the kit's screens report.
public enum CollectionEventSource: Int, Sendable {
  /// The channel was loaded or changed.
  case eventChannelChanged
  /// The channel was frozen.
  case eventChannelFrozen
  /// The channel is no longer frozen.
  case eventChannelUnfrozen
}

/// The sending status of a message.
public enum MessageSendingStatus: Int, Sendable {
  /// No message was sent.
  case none
  /// The message is being sent.
  case pending
  /// Sending failed.
  case failed
  /// The message was sent.
  case succeeded
  /// Sending was canceled.
  case canceled
}
