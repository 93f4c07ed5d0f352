import DioramaKit
import HeadlessUIKit
import YAML

/// The problems of messages and events of other users.
extension Diagnostic {
  static func missingGroup(of message: Node) -> Diagnostic {
    missingKey(
      "channelId", in: "a message to a group", at: message.place,
      help: Help("add 'channelId' with the id of the group"))
  }

  static func otherChannelType(_ id: Node, isGroup: Bool) -> Diagnostic {
    let (wanted, found) = isGroup ? ("user", "group") : ("group", "user")
    return unknown(
      wanted, id, .unknownReference,
      help: Help(
        "\(id.quoted) is a \(found); set 'channelType: \(isGroup ? "group" : "direct")'"))
  }

  static func missingKind(of event: Node, available kinds: [String]) -> Diagnostic {
    Diagnostic(
      .missingKey, "missing key for the kind of event", at: event.place, help: .allowed(kinds))
  }

  static func secondKind(_ key: Node, after first: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "unexpected second kind of event after \(first.quoted)", at: key.place,
      help: Help("write a separate step for each event"))
  }
}

extension RunWarning {
  /// A message without a conversation goes to the sender's, which the screen of a group does not
  /// show.
  package static func receivedOutside(of group: String, from sender: String) -> RunWarning {
    RunWarning(
      .ineffectiveStep, "the message goes to the direct conversation with '\(sender)'",
      help: "for this screen's group, add 'channelType: group, channelId: \(group)'; for the "
        + "conversation, add 'channelType: direct'")
  }
}

extension StepFailure {
  /// The current user cannot receive an own message.
  package static func ownMessage(from id: String) -> StepFailure {
    StepFailure(
      "expected a user other than the current user '\(id)'",
      help: "write another 'sender'; for a message of the current user, use a step such as "
        + "'- send: Hello' in a chat"
    ).located(atText: id)
  }

  static func impossible(
    _ event: ExternalChatEvent, _ obstacle: ExternalChatEvent.Failure, _ service: ChatService
  ) -> StepFailure {
    let channel = "channel '\(event.channelURL)'"
    switch obstacle {
    case .noChannel:
      return StepFailure("\(channel) no longer exists").located(atText: event.channelURL)
    case .noUser(let id): return StepFailure("unknown user '\(id)'").located(atText: id)
    case .noOperator(let id):
      return StepFailure(
        "only operators can write in \(channel), and user '\(id)' is not one",
        help: "write an operator as 'sender'; for a frozen channel, a 'channelUnfrozen' event helps"
      ).located(atText: id)
    case .notInChannel(let id):
      let people = service.people(of: event.channelURL)
      return StepFailure(
        "user '\(id)' is not in \(channel)",
        help:
          "people in it: \(Diagnostic.Help.list(people)); '- event: { userJoined: \(id), channel: "
          + "\(event.channelURL) }' before this step adds the user"
      ).located(atText: id)
    case .banned(let id):
      return StepFailure(
        "user '\(id)' is banned from \(channel)",
        help: "remove the ban first with a 'userUnbanned' event"
      ).located(atText: id)
    case .noMessage(let id):
      let isUnsent = service.message(id, in: event.channelURL) != nil
      let numbers = service.sentNumbers(in: event.channelURL)
      return StepFailure(
        isUnsent ? "message \(id) of \(channel) was not sent" : "\(channel) has no message \(id)",
        help: "messages of '\(event.channelURL)': \(numbers)"
      ).located(atText: "\(id)")
    case .noText(let id):
      return StepFailure("message \(id) of \(channel) has files instead of a text")
        .located(atText: "\(id)")
    case .openChannel:
      return StepFailure(
        "\(channel) is an open channel; only group channels show who types, reads and reacts")
    case .nothingChanges:
      let (reason, text) = event.kind.presentState(in: channel)
      return StepFailure(reason, help: "remove this step").located(atText: text)
    }
  }
}

extension ExternalChatEvent.Kind {
  fileprivate func presentState(in channel: String) -> (reason: String, text: String?) {
    switch self {
    case .userJoined(let id): ("user '\(id)' is already in \(channel)", id)
    case .userMuted(let id): ("user '\(id)' is already muted in \(channel)", id)
    case .userUnmuted(let id): ("user '\(id)' is not muted in \(channel)", id)
    case .userBanned(let id): ("user '\(id)' is already banned from \(channel)", id)
    case .userUnbanned(let id): ("user '\(id)' is not banned from \(channel)", id)
    case .operatorsUpdated: ("\(channel) already has these operators", nil)
    case .channelFrozen: ("\(channel) is already frozen", nil)
    case .channelUnfrozen: ("\(channel) is not frozen", nil)
    case .channelChanged(let name): ("\(channel) already has the name '\(name)'", name)
    case .typingStarted(let id): ("user '\(id)' is already typing in \(channel)", id)
    case .typingEnded(let id): ("user '\(id)' is not typing in \(channel)", id)
    case .messagesRead(let id): ("user '\(id)' has already read all messages of \(channel)", id)
    case .messagesDelivered(let id):
      ("user '\(id)' has already received all messages of \(channel)", id)
    case .messageUpdated(let id, let text):
      ("message \(id) of \(channel) already has this text", text)
    case .reactionAdded(let reaction):
      (
        "user '\(reaction.user)' has already added '\(reaction.emoji)' to message "
          + "\(reaction.messageId) of \(channel)", reaction.user
      )
    case .reactionRemoved(let reaction):
      (
        "user '\(reaction.user)' has not added '\(reaction.emoji)' to message "
          + "\(reaction.messageId) of \(channel)", reaction.user
      )
    case .userLeft, .channelDeleted, .messageSent, .adminMessageSent, .messageDeleted:
      ("the event changes nothing in \(channel)", nil)
    }
  }

}

extension ChatService {
  /// Returns the ids of the users in a channel.
  fileprivate func people(of url: String) -> [String] {
    channel(url)?.people.entries.compactMap { $0.map { users[$0.user].userId } } ?? []
  }

  /// Returns the numbers of the messages of a channel that were sent: `1 to 9, 20`.
  fileprivate func sentNumbers(in url: String) -> String {
    let numbers = channel(url).map { messages(of: $0).numbers.sorted() } ?? []
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let more = ranges.count > 9 ? ", ..." : ""
    let shown = ranges.prefix(9).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
    return shown.isEmpty ? "none" : shown.joined(separator: ", ") + more
  }
}
