import HeadlessUIKit

/// Where the news of a change comes from.
public final class MessageContext: NSObject {
  /// What can have happened.
  public typealias Source = CollectionEventSource

  /// What has happened.
  public let source: CollectionEventSource
  /// How far the sending of a message is.
  public let sendingStatus: MessageSendingStatus

  /// News from a source.
  public init(source: CollectionEventSource, sendingStatus: MessageSendingStatus) {
    self.source = source
    self.sendingStatus = sendingStatus
  }
}

/// What has happened, of all that the kit's screens tell.
public enum CollectionEventSource: Int, Sendable {
  /// The channel was loaded, or is another than before.
  case eventChannelChanged
  /// The channel was frozen.
  case eventChannelFrozen
  /// The channel is no longer frozen.
  case eventChannelUnfrozen
}

/// How far the sending of a message is.
public enum MessageSendingStatus: Int, Sendable {
  /// Nothing was sent.
  case none
  /// It is on its way.
  case pending
  /// It could not be sent.
  case failed
  /// It was sent.
  case succeeded
  /// It was taken back.
  case canceled
}
