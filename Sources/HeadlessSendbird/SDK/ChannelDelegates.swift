import ChatBackend
import HeadlessUIKit

/// Hears what happens in channels of both sorts. Every method may be left out.
public protocol BaseChannelDelegate: AnyObject {
  /// Somebody may no longer write.
  func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser)
  /// Somebody may write again.
  func channel(_ channel: BaseChannel, userWasUnmuted user: User)
  /// Somebody was banned, and is no longer in it.
  func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser)
  /// Somebody may come back.
  func channel(_ channel: BaseChannel, userWasUnbanned user: User)
  /// The channel has other operators.
  func channelDidUpdateOperators(_ channel: BaseChannel)
  /// Its name or picture is another one.
  func channelWasChanged(_ channel: BaseChannel)
  /// The channel is no more.
  func channelWasDeleted(_ channelURL: String, channelType: ChannelType)
}

/// Hears what happens in group channels, too. Every method may be left out.
public protocol GroupChannelDelegate: BaseChannelDelegate {
  /// Somebody came in.
  func channel(_ channel: GroupChannel, userDidJoin user: User)
  /// Somebody left.
  func channel(_ channel: GroupChannel, userDidLeave user: User)
}

/// Hears what happens in open channels, too. Every method may be left out.
public protocol OpenChannelDelegate: BaseChannelDelegate {
  /// Somebody came in.
  func channel(_ channel: OpenChannel, userDidEnter user: User)
  /// Somebody left.
  func channel(_ channel: OpenChannel, userDidExit user: User)
}

/// Would hear of a connection that breaks and comes back; that of a run does neither.
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
}

extension GroupChannelDelegate {
  /// Does nothing.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {}
  /// Does nothing.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {}
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

  /// Those of the run; nil outside of a run.
  static var current: ChannelDelegates? { ScreenEnvironment.current?[Key.self] }

  /// Adds a delegate in the place of one with the same identifier.
  func add(_ delegate: any BaseChannelDelegate, _ identifier: String) {
    entries.removeAll { $0.identifier == identifier || $0.delegate == nil }
    entries.append(Entry(identifier: identifier, delegate: delegate))
  }

  /// Forgets a delegate.
  func remove(_ identifier: String) { entries.removeAll { $0.identifier == identifier } }

  /// Forgets all delegates.
  func removeAll() { entries = [] }

  // MARK: Telling

  private func notify(_ event: ChatEvent) {
    let channel = BaseChannel.make(event.channelURL, event.channelType, service)
    for entry in entries {
      // Those who are told first may take others off the list.
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
    // The kit's screens do not listen to these (S113, S136).
    case .frozen, .unfrozen: break
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
