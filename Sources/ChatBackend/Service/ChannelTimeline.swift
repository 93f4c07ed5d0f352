import DioramaKit
import HeadlessUIKit

/// The messages of a channel that were sent, the oldest first, as they were when it was created.
///
/// Each access to an element makes one message, however many the channel has.
public struct ChannelTimeline: RandomAccessCollection {
  let service: ChatService
  let channel: ChatChannel
  /// The numbers of the messages.
  let numbers: [Int]

  /// The position of the oldest message.
  public var startIndex: Int { 0 }
  /// The number of messages.
  public var endIndex: Int { numbers.count }

  /// Returns the message at a position.
  public subscript(position: Int) -> ChannelMessage {
    // A number in the order has a message.
    service.message(numbers[position], of: channel) ?? ChannelMessage(numbers[position], .text(""))
  }

  /// Returns the position of the first message at or after a time.
  ///
  /// - Parameter time: the time, in milliseconds since 1970.
  public func firstIndex(from time: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].createdAt < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the position of the first message after a time.
  ///
  /// - Parameter time: the time, in milliseconds since 1970; the greatest number means the end.
  public func firstIndex(after time: Int) -> Int {
    time == .max ? endIndex : firstIndex(from: time + 1)
  }

  /// Returns the position of a message; nil if the channel no longer has it.
  public func firstIndex(of message: ChannelMessage) -> Int? {
    self[firstIndex(from: message.createdAt)...].prefix { $0.createdAt == message.createdAt }
      .firstIndex { $0.messageId == message.messageId }
  }
}

extension ChatService {
  /// Returns the messages of a channel that were sent.
  func messages(of channel: ChatChannel) -> ChannelTimeline {
    ChannelTimeline(
      service: self, channel: channel,
      numbers: channel.activity.order ?? channel.history.order ?? runOrder(of: channel.history))
  }

  /// Returns the numbers of the messages that were sent, the oldest first in this run.
  private func runOrder(of history: ChannelHistory) -> [Int] {
    if let order = orders[ObjectIdentifier(history)] { return order.numbers }
    var bases: [TimeExpression: Int] = [:]
    let times = history.messages.map { message in
      let base = TimeExpression(base: message.createdAt.base, days: message.createdAt.days)
      let time = bases[base] ?? base.milliseconds(in: environment)
      bases[base] = time
      return time + message.createdAt.offset
    }
    let numbers = oldestFirst(times).map { history.messages[Int($0)].message }
      .filter { $0.sendingStatus == .succeeded }.map(\.messageId)
    orders[ObjectIdentifier(history)] = (history, numbers)
    return numbers
  }

  /// Returns a message of a channel; nil for an unknown number.
  func message(_ number: Int, of channel: ChatChannel) -> ChannelMessage? {
    if let message = channel.activity.changed[number] { return message }
    guard !channel.activity.deleted.contains(number),
      let position = channel.history.positions[number]
    else { return nil }
    let dated = channel.history.messages[position]
    var message = dated.message
    message.createdAt = dated.createdAt.milliseconds(in: environment)
    message.updatedAt = dated.updatedAt?.milliseconds(in: environment) ?? 0
    if message.sendingStatus != .succeeded { message.requestId = "message-\(number)" }
    return message
  }

  /// Returns the present time for a new message, or a little later than the last message of the
  /// same second: who has read that one has not read the new one.
  func timeOfNewMessage(in channel: ChatChannel) -> Int {
    let now = environment?.now ?? 0
    guard let last = lastMessage(of: channel)?.createdAt, last >= now, last - now < 1000 else {
      return now
    }
    return last + 1
  }

  /// Adds a message to a channel, or replaces that with its number, and returns it with its number:
  /// the next free one for 0.
  func append(_ message: ChannelMessage, to channel: inout ChatChannel) -> ChannelMessage {
    var message = message
    let last = channel.activity.lastNumber ?? channel.history.lastNumber
    if message.messageId == 0 { message.messageId = last &+ 1 }
    if let former = self.message(message.messageId, of: channel) { remove(former, from: &channel) }
    let timeline = messages(of: channel)
    var numbers = timeline.numbers
    numbers.insert(message.messageId, at: timeline.firstIndex(after: message.createdAt))
    channel.activity.lastNumber =
      message.messageId == last &+ 1 ? message.messageId : Swift.max(last, message.messageId)
    channel.activity.order = numbers
    channel.activity.added.append(message.messageId)
    channel.activity.changed[message.messageId] = message
    channel.activity.typing.removeAll { $0 == message.senderId }
    return message
  }

  /// Removes a message from a channel.
  func remove(_ message: ChannelMessage, from channel: inout ChatChannel) {
    let number = message.messageId
    let timeline = messages(of: channel)
    if let position = timeline.firstIndex(of: message) {
      if unreadMessages(of: channel).contains(where: { $0.messageId == number }) {
        let (unread, mentions) = (unreadCount(of: channel), mentionCount(of: channel))
        let isMention = currentUserId.map(message.mentionedUserIds.contains) ?? false
        channel.activity.unreadCount = Swift.max(unread - 1, 0)
        channel.activity.unreadMentionCount = Swift.max(mentions - (isMention ? 1 : 0), 0)
      }
      var numbers = timeline.numbers
      numbers.remove(at: position)
      channel.activity.order = numbers
    }
    channel.activity.changed[number] = nil
    if channel.history.positions[number] != nil { channel.activity.deleted.insert(number) }
  }
}
