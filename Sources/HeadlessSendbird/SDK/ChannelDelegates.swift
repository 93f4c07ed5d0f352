import ChatBackend
import HeadlessUIKit

/// Methods for events in group and open channels. All methods are optional.
public protocol BaseChannelDelegate: AnyObject {
  /// A user was muted.
  func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser)
  /// A user was unmuted.
  func channel(_ channel: BaseChannel, userWasUnmuted user: User)
  /// A user was banned and removed from the channel.
  func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser)
  /// A user was unbanned and may return.
  func channel(_ channel: BaseChannel, userWasUnbanned user: User)
  /// The operators of the channel changed.
  func channelDidUpdateOperators(_ channel: BaseChannel)
  /// The name or image of the channel changed.
  func channelWasChanged(_ channel: BaseChannel)
  /// The channel was deleted.
  func channelWasDeleted(_ channelURL: String, channelType: ChannelType)
  /// The channel was frozen: only operators can write.
  func channelWasFrozen(_ channel: BaseChannel)
  /// The channel was unfrozen.
  func channelWasUnfrozen(_ channel: BaseChannel)
  /// A message of another user was received.
  func channel(_ channel: BaseChannel, didReceive message: BaseMessage)
  /// A message was changed.
  func channel(_ channel: BaseChannel, didUpdate message: BaseMessage)
  /// A message was deleted.
  func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64)
  /// The replies to a message changed.
  func channel(_ channel: BaseChannel, didUpdateThreadInfo event: ThreadInfoUpdateEvent)
  /// The reactions of a message changed.
  func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent)
}

/// Methods for further events in group channels. All methods are optional.
public protocol GroupChannelDelegate: BaseChannelDelegate {
  /// A user joined.
  func channel(_ channel: GroupChannel, userDidJoin user: User)
  /// A user left.
  func channel(_ channel: GroupChannel, userDidLeave user: User)
  /// Other users are typing than before.
  func channelDidUpdateTypingStatus(_ channel: GroupChannel)
  /// A user read messages.
  func channelDidUpdateReadStatus(_ channel: GroupChannel)
  /// A user received messages.
  func channelDidUpdateDeliveryStatus(_ channel: GroupChannel)
}

/// Methods for further events in open channels. All methods are optional.
public protocol OpenChannelDelegate: BaseChannelDelegate {
  /// A user entered.
  func channel(_ channel: OpenChannel, userDidEnter user: User)
  /// A user left.
  func channel(_ channel: OpenChannel, userDidExit user: User)
}

/// A delegate for connection changes; the connection of a run never changes.
public protocol ConnectionDelegate: AnyObject {}

extension BaseChannelDelegate {
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasUnmuted user: User) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, userWasUnbanned user: User) {}
  /// Does nothing.
  public func channelDidUpdateOperators(_ channel: BaseChannel) {}
  /// Does nothing.
  public func channelWasChanged(_ channel: BaseChannel) {}
  /// Does nothing.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {}
  /// Does nothing.
  public func channelWasFrozen(_ channel: BaseChannel) {}
  /// Does nothing.
  public func channelWasUnfrozen(_ channel: BaseChannel) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, didUpdateThreadInfo event: ThreadInfoUpdateEvent) {}
  /// Does nothing.
  public func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) {}
}

extension GroupChannelDelegate {
  /// Does nothing.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {}
  /// Does nothing.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {}
  /// Does nothing.
  public func channelDidUpdateTypingStatus(_ channel: GroupChannel) {}
  /// Does nothing.
  public func channelDidUpdateReadStatus(_ channel: GroupChannel) {}
  /// Does nothing.
  public func channelDidUpdateDeliveryStatus(_ channel: GroupChannel) {}
}

extension OpenChannelDelegate {
  /// Does nothing.
  public func channel(_ channel: OpenChannel, userDidEnter user: User) {}
  /// Does nothing.
  public func channel(_ channel: OpenChannel, userDidExit user: User) {}
}

/// The channel delegates of one run, in the order in which they were added.
final class ChannelDelegates {
  private struct Entry {
    let identifier: String
    weak var delegate: (any BaseChannelDelegate)?
  }

  private let service: ChatService
  private var entries: [Entry] = []

  private init(_ service: ChatService) {
    self.service = service
    _ = service.observe { [weak self] in self?.notify($0) }
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> ChannelDelegates {
      ChannelDelegates(environment.chatService)
    }
  }

  /// The delegates of the run; nil outside of a run.
  static var current: ChannelDelegates? { ScreenEnvironment.current?[Key.self] }

  /// Adds a delegate and replaces one with the same identifier.
  func add(_ delegate: any BaseChannelDelegate, _ identifier: String) {
    entries.removeAll { $0.identifier == identifier || $0.delegate == nil }
    entries.append(Entry(identifier: identifier, delegate: delegate))
  }

  /// Removes a delegate.
  func remove(_ identifier: String) { entries.removeAll { $0.identifier == identifier } }

  /// Removes all delegates.
  func removeAll() { entries = [] }

  // MARK: Notifying

  private func notify(_ event: ChatEvent) {
    let channel = BaseChannel.make(event.channelURL, event.channelType, service)
    for entry in entries {
      // A delegate may remove later ones while it is notified.
      guard let delegate = entry.delegate, entries.contains(where: { $0.delegate === delegate })
      else { continue }
      notify(delegate, event.kind, in: channel)
    }
  }

  private func notify(
    _ delegate: any BaseChannelDelegate, _ kind: ChatEvent.Kind, in channel: BaseChannel
  ) {
    switch kind {
    case .userMuted(let user):
      delegate.channel(channel, userWasMuted: restricted(user, .muted, in: channel))
    case .userUnmuted(let user): delegate.channel(channel, userWasUnmuted: User(user))
    case .userBanned(let user):
      delegate.channel(channel, userWasBanned: restricted(user, .banned, in: channel))
    case .userUnbanned(let user): delegate.channel(channel, userWasUnbanned: User(user))
    case .operatorsUpdated: delegate.channelDidUpdateOperators(channel)
    case .deleted:
      delegate.channelWasDeleted(channel.channelURL, channelType: channel.channelType)
    case .userJoined(let user): notifyJoin(delegate, User(user), channel)
    case .userLeft(let user): notifyLeave(delegate, User(user), channel)
    case .changed: delegate.channelWasChanged(channel)
    case .frozen: delegate.channelWasFrozen(channel)
    case .unfrozen: delegate.channelWasUnfrozen(channel)
    case .messageReceived(let message):
      delegate.channel(channel, didReceive: BaseMessage.make(message, in: channel))
    case .messageUpdated(let message):
      delegate.channel(channel, didUpdate: BaseMessage.make(message, in: channel))
    case .messageDeleted(let message):
      delegate.channel(channel, messageWasDeleted: Int64(message.messageId))
    case .reactionChanged(let message, let key, let userId, let isAdded):
      let event = ReactionEvent(
        isAdded ? .add : .delete, key, by: userId, to: Int64(message.messageId))
      delegate.channel(channel, updatedReaction: event)
    case .typingChanged, .receiptsChanged, .markedAsRead(true):
      notifyStatus(delegate, kind, channel)
    case .created, .pushTriggerChanged, .markedAsRead, .messageSent: break
    }
    if let parent = kind.parent(in: channel) {
      delegate.channel(channel, didUpdateThreadInfo: ThreadInfoUpdateEvent(parent))
    }
  }

  private func notifyStatus(
    _ delegate: any BaseChannelDelegate, _ kind: ChatEvent.Kind, _ channel: BaseChannel
  ) {
    guard let delegate = delegate as? any GroupChannelDelegate,
      let channel = channel as? GroupChannel
    else { return }
    switch kind {
    case .receiptsChanged(areRead: true), .markedAsRead:
      delegate.channelDidUpdateReadStatus(channel)
    case .receiptsChanged: delegate.channelDidUpdateDeliveryStatus(channel)
    default: delegate.channelDidUpdateTypingStatus(channel)
    }
  }

  private func notifyJoin(
    _ delegate: any BaseChannelDelegate, _ user: User, _ channel: BaseChannel
  ) {
    if let channel = channel as? GroupChannel {
      (delegate as? any GroupChannelDelegate)?.channel(channel, userDidJoin: user)
    } else if let channel = channel as? OpenChannel {
      (delegate as? any OpenChannelDelegate)?.channel(channel, userDidEnter: user)
    }
  }

  private func notifyLeave(
    _ delegate: any BaseChannelDelegate, _ user: User, _ channel: BaseChannel
  ) {
    if let channel = channel as? GroupChannel {
      (delegate as? any GroupChannelDelegate)?.channel(channel, userDidLeave: user)
    } else if let channel = channel as? OpenChannel {
      (delegate as? any OpenChannelDelegate)?.channel(channel, userDidExit: user)
    }
  }

  private func restricted(
    _ user: ChatUser, _ kind: ChatRestriction.Kind, in channel: BaseChannel
  ) -> RestrictedUser {
    let said = service.restriction(kind, of: user.userId, in: channel.channelURL)
    return RestrictedUser(user, said ?? ChatRestriction(kind))
  }
}
