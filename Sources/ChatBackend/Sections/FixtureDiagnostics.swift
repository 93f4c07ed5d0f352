import YAML

/// The problems of a fixture's lists.
extension Diagnostic {
  static func messageWithoutConversation(_ message: Node) -> Diagnostic {
    let key = message.entries.first { _ in true }?.key ?? message
    let sender = message["sender"]?.text ?? ""
    let form = "{ sender: \(1...60 ~= sender.utf8.count ? sender : "..."), ... }"
    return Diagnostic(
      .wrongValue, "a message belongs to the 'messages' of an item with 'channelId'", at: key.place,
      help: Help("write '{ channelId: ..., messages: [\(form)] }'"))
  }

  static func emptyId(_ key: String, of noun: String, at place: Place) -> Diagnostic {
    Diagnostic(.wrongValue, "the \(key) of a \(noun) cannot be empty", at: place)
  }
}
