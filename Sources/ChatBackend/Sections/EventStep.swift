import DioramaKit
import YAML

extension ExternalChatEvent {
  /// An event by another user: a mapping with the channel, and one key for the kind of event.
  public static let shape = ValueShape<ExternalChatEvent>(
    .record(ExternalChatEventDraft.table.descriptions)
  ) { node, decoding in
    var draft = ExternalChatEventDraft()
    let errors = decoding.diagnostics.errorCount
    guard ExternalChatEventDraft.table.decode(node, into: &draft, &decoding),
      let url = draft.channelURL
    else { return nil }
    guard let kind = draft.kinds.first else {
      // An unknown key may be the event; it is already reported.
      if decoding.diagnostics.errorCount > errors { return nil }
      decoding.diagnostics.append(
        .missingKind(of: node, available: ExternalChatEventDraft.kindNames))
      return nil
    }
    if draft.kinds.count > 1 {
      let keys = node.entries.map(\.key).filter {
        ExternalChatEventDraft.kindNames.contains($0.text)
      }
      decoding.diagnostics.append(.secondKind(keys[1], after: keys[0]))
      return nil
    }
    return ExternalChatEvent(kind, in: url)
  }
}

extension ExternalChatEvent {
  /// A message of another user: a mapping with the channel, the sender and the text.
  package static let messageShape = ValueShape<ExternalChatEvent>(
    .record(ReceivedMessageDraft.table.descriptions)
  ) { node, decoding in
    var draft = ReceivedMessageDraft()
    guard ReceivedMessageDraft.table.decode(node, into: &draft, &decoding),
      let channel = draft.channel, let sender = draft.sender, let text = draft.text
    else { return nil }
    return ExternalChatEvent(.messageSent(sender, text: text), in: channel)
  }
}

/// A message that may lack a value.
private struct ReceivedMessageDraft {
  var channel: String?
  var sender: String?
  var text: String?

  static let table = RecordTable<ReceivedMessageDraft>(
    "a received message",
    [
      Field("channel", .channelURL, required: true, "the channel of the message") {
        $0.channel = $1
      },
      Field("sender", .userId, required: true, "who sends it") { $0.sender = $1 },
      Field("message", .text, required: true, "the text") { $0.text = $1 },
    ])
}

/// An event that may still have several kinds.
private struct ExternalChatEventDraft {
  var channelURL: String?
  var kinds: [ExternalChatEvent.Kind] = []

  static let table = RecordTable<ExternalChatEventDraft>(
    "an event",
    kindFields + [
      Field("channel", .channelURL, required: true, "the channel of the event") {
        $0.channelURL = $1
      }
    ])

  static let kindNames = kindFields.map(\.name.description)

  private static let kindFields: [Field<ExternalChatEventDraft>] = [
    kind("userJoined", .userId, "a user joins") { .userJoined($0) },
    kind("userLeft", .userId, "a user leaves") { .userLeft($0) },
    kind("userMuted", .userId, "an operator mutes a user") { .userMuted($0) },
    kind("userUnmuted", .userId, "an operator unmutes a user") { .userUnmuted($0) },
    kind("userBanned", .userId, "an operator bans a user") { .userBanned($0) },
    kind("userUnbanned", .userId, "an operator unbans a user") { .userUnbanned($0) },
    kind("operatorsUpdated", .list(of: .userId), "the new list of operators") {
      .operatorsUpdated($0)
    },
    kind(
      "channelFrozen", .trueOnly(against: "channelUnfrozen"), "an operator freezes the channel"
    ) { _ in .channelFrozen },
    kind(
      "channelUnfrozen", .trueOnly(against: "channelFrozen"), "an operator unfreezes the channel"
    ) { _ in .channelUnfrozen },
    kind("channelChanged", .text, "the channel's new name") { .channelChanged(name: $0) },
    kind("channelDeleted", .trueOnly(), "the channel is deleted") { _ in .channelDeleted },
    kind("typingStarted", .userId, "a member begins to type") { .typingStarted($0) },
    kind("typingEnded", .userId, "a member stops typing") { .typingEnded($0) },
    kind("messagesRead", .userId, "a member reads all messages") { .messagesRead($0) },
    kind("messagesDelivered", .userId, "a member's device receives all messages") {
      .messagesDelivered($0)
    },
    kind(
      "messageUpdated", .record(MessageText.table, startingWith: MessageText()),
      "a message gets a new text"
    ) { .messageUpdated($0.messageId, text: $0.text) },
    kind("adminMessage", .text, "the service sends a message, such as that a user joined") {
      .adminMessageSent($0)
    },
    kind("messageDeleted", ChannelMessageDraft.id, "the number of a message that is deleted") {
      .messageDeleted($0)
    },
    kind("reactionAdded", reaction, "a member adds a reaction to a message") {
      .reactionAdded($0)
    },
    kind("reactionRemoved", reaction, "a member removes a reaction from a message") {
      .reactionRemoved($0)
    },
  ]
  private static let reaction = ValueShape<ExternalChatEvent.MessageReaction>.record(
    ExternalChatEvent.MessageReaction.table, startingWith: .init())

  private static func kind<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    make: @escaping @Sendable (Value) -> ExternalChatEvent.Kind
  ) -> Field<ExternalChatEventDraft> {
    Field(name, shape, meaning) { $0.kinds.append(make($1)) }
  }
}

/// A new text of a message.
private struct MessageText {
  var messageId = 0
  var text = ""

  static let table = RecordTable<MessageText>(
    "a changed message",
    [
      Field(
        "messageId", ChannelMessageDraft.id, required: true, "the number of the message",
        \.messageId),
      Field("message", .text, required: true, "the new text", \.text),
    ])
}

extension ExternalChatEvent.MessageReaction {
  fileprivate static let table = RecordTable<Self>(
    "a reaction",
    [
      Field(
        "messageId", ChannelMessageDraft.id, required: true, "the number of the message",
        \.messageId),
      Field(
        "emoji", ChannelMessageDraft.emoji, required: true, "the emoji, or its key", \.emoji),
      Field("user", .userId, required: true, "the member", \.user),
    ])
}

extension ValueShape where Value == Bool {
  /// `true`, for a key without other values.
  ///
  /// - Parameter opposite: the key to use instead of `false`.
  fileprivate static func trueOnly(against opposite: String? = nil) -> ValueShape {
    ValueShape(.choice(["true"])) { node, decoding in
      if node.isText("true") { return true }
      let help = opposite.map { Diagnostic.Help("the opposite event is '\($0): true'") }
      decoding.reportWrongValue(
        node, wanted: .choice(["true"]), help: node.isText("false") ? help : nil)
      return nil
    }
  }
}
