import DioramaKit
import YAML

/// A channel with unresolved messages.
protocol ChannelDraft: SendableMetatype {
  /// The time of its creation.
  var createdAt: TimeExpression? { get set }
  /// The list of its messages.
  var messages: Node? { get set }
}

extension Field where Target: ChannelDraft {
  /// The keys that all channels have for their messages.
  static var messageFields: [Field] {
    [
      Field("createdAt", .nearTime, "when it was created; by default now") { $0.createdAt = $1 },
      Field(
        "messages", .deferred(.list(.record(ChannelMessageDraft.table.descriptions))),
        "the messages, in any order"
      ) { $0.messages = $1 },
    ]
  }
}

/// A message of a channel with unresolved ids.
struct ChannelMessageDraft {
  var messageId: Int?
  var sender: Node?
  var contents: [ChannelMessage.Content] = []
  var createdAt = TimeExpression(base: .now)
  var updatedAt: TimeExpression?
  var readBy: Node?
  var deliveredTo: Node?
  var reactions: Node?
  var mentionedUsers: Node?
  var parent: Node?
  /// The message with the values that need no other part of the fixture.
  var message = ChannelMessage(0, .text(""))

  /// The shape of the number of a message.
  static let id = ValueShape.integer(in: 1...Int.max)
  /// The shape of the users of each reaction.
  static let reactions = ShapeDescription.map(.list(.reference("user")))

  /// The shape of the emoji of a reaction, or of its key.
  static let emoji = ValueShape.text.filled("an emoji", such: "👍")

  private static let file = ValueShape<ChannelFile>.record(
    ChannelFile.table, startingWith: ChannelFile())

  private static let contentFields: [Field<ChannelMessageDraft>] = [
    Field("message", .text, "the text of a user") { $0.contents.append(.text($1)) },
    Field("admin", .text, "the text of the service, without a sender") {
      $0.contents.append(.admin($1))
    },
    Field("file", file, "a file") { $0.contents.append(.file($1)) },
    Field(
      "files", ValueShape.list(of: file).filled("files", such: "[{ name: a.png }]"), "several files"
    ) { $0.contents.append(.files($1)) },
  ]
  /// The keys of which a message has one.
  static let contentNames = contentFields.map(\.name)

  static let table = RecordTable<ChannelMessageDraft>(
    "a message",
    [
      Field(
        "messageId", id,
        "the number, unique in its channel; by default the next free one"
      ) { $0.messageId = $1 },
      Field("sender", .deferred(.reference("user")), "who sent it") { $0.sender = $1 },
    ] + contentFields + [
      Field("createdAt", .nearTime, "when it was sent; by default now") { $0.createdAt = $1 },
      Field("updatedAt", .nearTime, "when it was last changed") { $0.updatedAt = $1 },
      Field("readBy", .userIds, "the members who have read it") { $0.readBy = $1 },
      Field(
        "deliveredTo", .userIds, "the members whose devices have received it, besides 'readBy'"
      ) { $0.deliveredTo = $1 },
      Field("reactions", .deferred(reactions), "the members who added each emoji") {
        $0.reactions = $1
      },
      Field("mentionedUsers", .userIds, "the users whom it mentions") { $0.mentionedUsers = $1 },
      Field(
        "parentMessageId", .deferred(id.description), "the number of the message that it replies to"
      ) { $0.parent = $1 },
      Field(
        "sendingStatus", ValueShape<ChannelMessage.SendingStatus>.choice,
        "the status of a message of the current user; by default succeeded"
      ) { $0.message.sendingStatus = $1 },
      Field(
        "mentionedMessageTemplate", .text, "the text with `@{ID}` for each mentioned user"
      ) { $0.message.mentionedMessageTemplate = $1 },
      Field("customType", .text, "the custom type of the app") { $0.message.customType = $1 },
      Field("data", .text, "custom data of the app") { $0.message.data = $1 },
      Field(
        "metaArrays", metaArrays, "further values, such as the length of a voice message"
      ) { $0.message.metaArrays = $1 },
      Field("ogMetaData", preview, "the preview of a link") { $0.message.linkPreview = $1 },
      Field("isSilent", .bool, "whether it does not count as unread") {
        $0.message.isSilent = $1
      },
    ],
    otherWords: [
      "text": "message", "content": "message", "body": "message", "from": "sender",
      "user": "sender", "sentTime": "createdAt", "time": "createdAt", "replyTo": "parentMessageId",
      "id": "messageId",
    ])

  private static let metaArrays = ValueShape.list(
    of: ValueShape<ChannelMessage.MetaArray>.record(
      ChannelMessage.MetaArray.table, startingWith: .init()))
  private static let preview = ValueShape<ChannelMessage.LinkPreview>.record(
    ChannelMessage.LinkPreview.table, startingWith: .init())
}

extension ChannelMessage.MetaArray {
  /// The keys of further values in YAML.
  fileprivate static let table = RecordTable<Self>(
    "further values",
    [
      Field("key", .text, required: true, "the key", \.key),
      Field("value", .list(of: .text), "the values", \.value),
    ])
}

extension ChannelMessage.LinkPreview {
  /// The keys of the preview of a link in YAML.
  fileprivate static let table = RecordTable<Self>(
    "the preview of a link",
    [
      Field("title", .text, "the title") { $0.title = $1 },
      Field("description", .text, "the description") { $0.description = $1 },
      Field("url", .text, "the address") { $0.url = $1 },
      Field("imageURL", .text, "the address of the picture") { $0.imageURL = $1 },
    ])
}

extension ChannelFile {
  /// The keys of a file in YAML.
  fileprivate static let table = RecordTable<ChannelFile>(
    "a file",
    [
      Field("name", .text, "the name", \.name),
      Field("type", .text, "the MIME type, such as `image/png`", \.type),
      Field("size", .integer(), "the size in bytes", \.size),
      Field("url", .text, "the address", \.url),
    ])
}

extension ValueShape where Value: Collection {
  /// Returns the shape of a text or list that cannot be empty.
  fileprivate func filled(_ what: String, such example: String) -> ValueShape {
    ValueShape(description) { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      if node.kind == .scalar ? !value.isEmpty : node.count > 0 { return value }
      let help = Diagnostic.Help("write \(what), such as '\(example)'")
      decoding.diagnostics.append(.unexpected(node, expected: what, help: help))
      return nil
    }
  }
}

/// The problems of messages.
extension Diagnostic {
  static func repliesToItself(_ parent: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "message \(parent.quoted) replies to itself", at: parent.place,
      help: Help("write the number of another message, or remove 'parentMessageId'"))
  }

  static func unnumbered(_ parent: Node) -> Diagnostic {
    unknown(
      "message", parent, .unknownReference,
      help: Help("add 'messageId: \(parent.text)' to the message that it replies to"))
  }

  static func changedTooEarly(_ updated: Node, sent: Node?) -> Diagnostic {
    let sent = sent.map { "it was sent at \($0.quoted)" } ?? "it is sent now by default"
    return Diagnostic(
      .wrongValue, "the message cannot change before it is sent", at: updated.place,
      help: Help("\(sent); write a later 'updatedAt' or an earlier 'createdAt'"))
  }

  static func moreMentions(_ count: Node, thanMessages unread: Int) -> Diagnostic {
    Diagnostic(
      .wrongValue, "\(count.text) unread mentions in \(unread) unread messages", at: count.place,
      help: Help("set a higher 'unreadMessageCount', or lower this number"))
  }

  static func notAMember(_ user: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "user \(user.quoted) is not a member of this channel", at: user.place,
      help: Help("add \(user.quoted) to 'members'"))
  }

  static func missingContent(of message: Node) -> Diagnostic {
    Diagnostic(
      .missingKey, "missing key for the content of a message", at: message.place,
      help: .allowed(ChannelMessageDraft.contentNames))
  }

  static func secondContent(_ key: Node, after first: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "unexpected second content of a message after \(first.quoted)", at: key.place,
      help: Help("write a separate message for each"))
  }

  static func senderOfAdminMessage(_ sender: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "a message with 'admin' has no sender", at: sender.place,
      help: Help("remove 'sender', or write 'message' instead of 'admin'"))
  }

  static func missingSender(of message: Node) -> Diagnostic {
    missingKey(
      "sender", in: "a message", at: message.place,
      help: Help("add 'sender: ' and the id of a user (who sent it)"))
  }
}
