import DioramaKit
import HeadlessUIKit

@testable import HeadlessSendbird

/// Logs all events that it receives.
final class Listener: GroupChannelDelegate, OpenChannelDelegate {
  var log: [String] = []
  var channel: BaseChannel?

  private func note(_ channel: BaseChannel, _ event: String) {
    self.channel = channel
    log.append("\(channel.channelURL) \(event)")
  }

  private func restriction(_ user: RestrictedUser) -> String {
    guard let info = user.restrictionInfo else { return user.userId }
    return "\(user.userId), \(info.restrictionType), \(info.endAt)"
  }

  func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {
    note(channel, "muted \(restriction(user))")
  }
  func channel(_ channel: BaseChannel, userWasUnmuted user: User) {
    note(channel, "unmuted \(user.userId)")
  }
  func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    note(channel, "banned \(restriction(user))")
  }
  func channel(_ channel: BaseChannel, userWasUnbanned user: User) {
    note(channel, "unbanned \(user.userId)")
  }
  func channelDidUpdateOperators(_ channel: BaseChannel) { note(channel, "operators") }
  func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    log.append("\(channelURL) deleted \(channelType)")
  }
  func channelWasFrozen(_ channel: BaseChannel) { note(channel, "frozen") }
  func channelWasUnfrozen(_ channel: BaseChannel) { note(channel, "unfrozen") }
  func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
    note(channel, "received \(message.message) of \(message.sender?.userId ?? "")")
  }
  func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {
    note(channel, "updated \(message.message)")
  }
  func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {
    note(channel, "deleted \(messageId)")
  }
  func channel(_ channel: BaseChannel, didUpdateThreadInfo event: ThreadInfoUpdateEvent) {
    note(channel, "replies \(event.targetMessageId) \(event.threadInfo?.replyCount ?? 0)")
  }
  func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) {
    note(channel, "\(reactionEvent.operation) \(reactionEvent.key) \(reactionEvent.messageId)")
  }
  func channelDidUpdateTypingStatus(_ channel: GroupChannel) { note(channel, "typing") }
  func channelDidUpdateReadStatus(_ channel: GroupChannel) { note(channel, "read") }
  func channelDidUpdateDeliveryStatus(_ channel: GroupChannel) { note(channel, "delivered") }
  func channel(_ channel: GroupChannel, userDidJoin user: User) {
    note(channel, "joined \(user.userId)")
  }
  func channel(_ channel: GroupChannel, userDidLeave user: User) {
    note(channel, "left \(user.userId)")
  }
  func channel(_ channel: OpenChannel, userDidEnter user: User) {
    note(channel, "entered \(user.userId)")
  }
  func channel(_ channel: OpenChannel, userDidExit user: User) {
    note(channel, "exited \(user.userId)")
  }
}

/// Implements nothing.
final class EmptyDelegate: GroupChannelDelegate, OpenChannelDelegate {}

/// Logs the users who join and leave groups.
final class GroupListener: GroupChannelDelegate {
  var log: [String] = []
  func channel(_ channel: GroupChannel, userDidJoin user: User) {
    log.append("joined \(user.userId)")
  }
  func channel(_ channel: GroupChannel, userDidLeave user: User) {
    log.append("left \(user.userId)")
  }
}

/// Logs the users who enter and exit open channels.
final class OpenListener: OpenChannelDelegate {
  var log: [String] = []
  func channel(_ channel: OpenChannel, userDidEnter user: User) {
    log.append("entered \(user.userId)")
  }
  func channel(_ channel: OpenChannel, userDidExit user: User) {
    log.append("exited \(user.userId)")
  }
}

/// A log that several listeners share.
final class Log {
  var lines: [String] = []
}

/// Logs its name with each event, and can remove another delegate.
final class NamedListener: BaseChannelDelegate {
  private let name: String
  private let log: Log
  var removes: String?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) {
    log.lines.append("\(name) muted")
    if let removes { SendbirdChat.removeChannelDelegate(forIdentifier: removes) }
  }
  func channel(_ channel: BaseChannel, userWasUnmuted user: User) {
    log.lines.append("\(name) unmuted")
  }
}
