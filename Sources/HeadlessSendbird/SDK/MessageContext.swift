import ChatBackend
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

/// An event; only those that the kit's screens and collections report.
public enum CollectionEventSource: Int, Sendable {
  /// A message was sent.
  case eventMessageSent = 100
  /// A message was received.
  case eventMessageReceived
  /// The channel changed while there was no connection; never sent.
  case channelChangelog
  /// The channel was loaded or changed.
  case eventChannelChanged = 107
  /// Users joined or left the channel.
  case eventChannelMemberCountChanged
  /// The channel was frozen.
  case eventChannelFrozen
  /// The channel is no longer frozen.
  case eventChannelUnfrozen
  /// The channel was deleted.
  case eventChannelDeleted = 112
  /// The operators of the channel changed.
  case eventOperatorUpdated
  /// Other users are typing than before.
  case eventTypingStatusUpdated
  /// Users received messages.
  case eventDeliveryStatusUpdated
  /// Users read messages.
  case eventReadStatusUpdated
  /// A user was muted.
  case eventUserMuted
  /// A user was unmuted.
  case eventUserUnmuted
  /// A user was banned and removed from the channel.
  case eventUserBanned
  /// The current user read the channel.
  case eventUserDidMarkAsRead
  /// The current user marked messages as unread.
  case eventUserDidMarkAsUnread
  /// A message was changed.
  case eventMessageUpdated
  /// A message was deleted.
  case eventMessageDeleted
  /// The reactions of a message changed.
  case eventReactionUpdated
  /// The replies to a message changed.
  case eventThreadInfoUpdated

  init(_ event: ChatEvent.Kind) {
    switch event {
    case .messageReceived: self = .eventMessageReceived
    case .messageSent: self = .eventMessageSent
    case .messageUpdated: self = .eventMessageUpdated
    case .messageDeleted: self = .eventMessageDeleted
    case .reactionChanged: self = .eventReactionUpdated
    case .markedAsRead(let isRead):
      self = isRead ? .eventUserDidMarkAsRead : .eventUserDidMarkAsUnread
    case .userJoined, .userLeft: self = .eventChannelMemberCountChanged
    case .frozen: self = .eventChannelFrozen
    case .unfrozen: self = .eventChannelUnfrozen
    case .deleted: self = .eventChannelDeleted
    case .operatorsUpdated: self = .eventOperatorUpdated
    case .typingChanged: self = .eventTypingStatusUpdated
    case .receiptsChanged(let areRead):
      self = areRead ? .eventReadStatusUpdated : .eventDeliveryStatusUpdated
    case .userMuted: self = .eventUserMuted
    case .userUnmuted: self = .eventUserUnmuted
    case .userBanned: self = .eventUserBanned
    case .userUnbanned, .changed, .created, .pushTriggerChanged:
      self = .eventChannelChanged
    }
  }
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
  /// The message will be sent later; never set here.
  case scheduled

  init(_ status: ChannelMessage.SendingStatus) {
    switch status {
    case .pending: self = .pending
    case .failed: self = .failed
    case .succeeded: self = .succeeded
    case .canceled: self = .canceled
    }
  }
}
