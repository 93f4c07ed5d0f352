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
      decoding.diagnostics.report(
        .missingKey, "an event needs to say what happens", at: node.place,
        help: .allowed(ExternalChatEventDraft.kindNames))
      return nil
    }
    if draft.kinds.count > 1 {
      let keys = node.entries.map(\.key).filter {
        ExternalChatEventDraft.kindNames.contains($0.text)
      }
      decoding.diagnostics.report(
        .wrongValue, "an event is one thing, and \(keys[0].quoted) is there already",
        at: keys[1].place, help: Diagnostic.Help("write a step for each"))
      return nil
    }
    return ExternalChatEvent(kind, in: url)
  }
}

/// An event that may still have several kinds.
private struct ExternalChatEventDraft {
  var channelURL: String?
  var kinds: [ExternalChatEvent.Kind] = []

  static let table = RecordTable<ExternalChatEventDraft>(
    "an event",
    kindFields + [
      Field("channel", .channelURL, required: true, "the channel in which it happens") {
        $0.channelURL = $1
      }
    ])

  static let kindNames = kindFields.map(\.name.description)

  private static let kindFields: [Field<ExternalChatEventDraft>] = [
    kind("userJoined", .userId, "somebody comes in") { .userJoined($0) },
    kind("userLeft", .userId, "somebody leaves") { .userLeft($0) },
    kind("userMuted", .userId, "an operator mutes somebody") { .userMuted($0) },
    kind("userUnmuted", .userId, "an operator lets somebody write again") { .userUnmuted($0) },
    kind("userBanned", .userId, "an operator bans somebody") { .userBanned($0) },
    kind("userUnbanned", .userId, "an operator lets somebody come back") { .userUnbanned($0) },
    kind("operatorsUpdated", .list(of: .userId), "who the operators are from now on") {
      .operatorsUpdated($0)
    },
    kind("channelFrozen", .trueOnly, "an operator freezes the channel") { _ in .channelFrozen },
    kind("channelUnfrozen", .trueOnly, "an operator ends the freeze") { _ in .channelUnfrozen },
    kind("channelChanged", .text, "the channel's new name") { .channelChanged(name: $0) },
    kind("channelDeleted", .trueOnly, "the channel is deleted") { _ in .channelDeleted },
  ]

  private static func kind<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    make: @escaping @Sendable (Value) -> ExternalChatEvent.Kind
  ) -> Field<ExternalChatEventDraft> {
    Field(name, shape, meaning) { $0.kinds.append(make($1)) }
  }
}

extension ValueShape where Value == Bool {
  /// `true`, for a key without other values.
  fileprivate static var trueOnly: ValueShape {
    ValueShape(.choice(["true"])) { node, decoding in
      if node.isText("true") { return true }
      decoding.reportWrongValue(node, wanted: .choice(["true"]))
      return nil
    }
  }
}

extension StepFailure {
  /// Creates the failure of a step from the reason why an event cannot happen.
  init(_ obstacle: ExternalChatEvent.Failure, in channelURL: String) {
    let channel = "'\(channelURL)'"
    switch obstacle {
    case .noChannel: self.init("there is no channel \(channel) any more")
    case .noUser(let id): self.init("there is no user '\(id)'")
    case .notInChannel(let id): self.init("'\(id)' is not in \(channel)")
    case .banned(let id):
      self.init("'\(id)' is banned from \(channel)", help: "take the ban away with 'userUnbanned'")
    case .openChannel: self.init("\(channel) is an open channel, which nobody can freeze")
    case .nothingChanges: self.init("this is so already in \(channel)")
    }
  }
}
