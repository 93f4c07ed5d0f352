import ChatBackend

/// A message in one line, as lists show it (N134).
enum MessagePreview {
  private static let longest = 500

  /// Returns the line of a message; `name` returns the name of its sender.
  static func text(of message: NCMessage, name: () -> String) -> String {
    text(of: message.content, isOwn: message.direction == .send, name: name)
  }

  /// Returns the line of a content; `isOwn` says whether the current user wrote it.
  static func text(of content: NCMessageContent, isOwn: Bool, name: () -> String) -> String {
    let text = whole(content, isOwn, name)
    return text.count > longest ? "\(text.prefix(longest))..." : text
  }

  private static func whole(
    _ content: NCMessageContent, _ isOwn: Bool, _ name: () -> String
  ) -> String {
    switch content {
    case let text as NCTextMessage: return text.content
    case let line as NCInformationNotificationMessage: return line.message
    case is NCRecallNotificationMessage:
      if isOwn { return NCString.youRecalled.text }
      return name() + NCString.recalled.text
    case let media as NCMediaMessage: return words(for: media)
    default: return NCString.unknownMessage.text
    }
  }

  private static func words(for media: NCMediaMessage) -> String {
    switch media.kind {
    case .image: NCString.image.text
    case .gif: NCString.gif.text
    case .voice: NCString.voice.text
    case .video: NCString.video.text
    case .file: "\(NCString.file.text) \(media.name)"
    case .chatHistory: NCString.chatHistory.text
    case .contactCard: NCString.contactCard.text
    case .text, .recall, .information, .unknown: NCString.unknownMessage.text
    }
  }

  /// Returns a text in one line: each line break becomes a space.
  static func inOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return text }
    // CR LF is one character in Swift, so it becomes one space.
    return String(text.map { $0 == "\r\n" || $0 == "\n" || $0 == "\r" ? " " : $0 })
  }
}
