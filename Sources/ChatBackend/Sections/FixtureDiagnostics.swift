import DioramaKit
import YAML

/// The problems of a fixture's lists.
extension Diagnostic {
  static func messageWithoutConversation(_ message: Node) -> Diagnostic {
    let keys = message.entries.map(\.key)
    let own = MessageDraft.table.descriptions.map(\.name)
    let key = keys.first { $0.index(in: own) != nil } ?? message
    let sender = message["sender"]?.text ?? ""
    let form = "{ sender: \(1...60 ~= sender.utf8.count ? sender : "..."), ... }"
    return Diagnostic(
      .wrongValue, "\(key.quoted) is a key of a message, not of an item of 'messages'",
      at: key.place, help: Help("write '{ channelId: ..., messages: [\(form)] }'"))
  }

  /// The name of a record in the place of its id; nil if no record or several have the name.
  static func nameForID(
    _ name: Node, of noun: String, among records: some Sequence<(id: String, name: String)>
  ) -> Diagnostic? {
    let text = name.text
    let named = text.isEmpty ? [] : records.filter { $0.name == text }
    guard named.count == 1, let id = named.first?.id, !id.isEmpty else { return nil }
    return unknown(
      noun, name, .unknownReference,
      help: Help("\(name.quoted) is the name of '\(id)'; write '\(id)'", replacement: id))
  }

  static func emptyId(_ key: String, of noun: String, at place: Place) -> Diagnostic {
    Diagnostic(.wrongValue, "the \(key) of a \(noun) cannot be empty", at: place)
  }
}

extension Diagnostic.Help {
  static func otherValue(of key: String) -> Diagnostic.Help {
    Diagnostic.Help("remove one of them, or change one \(key)")
  }
}
