/// The side of a message's row.
public enum MessagePosition: Int, Sendable {
  /// A message of another user.
  case left
  /// A message of the current user.
  case right
  /// A message without a sender.
  case center
}

/// The place of a message among others of the same user and minute.
public enum MessageGroupPosition: Int, Sendable {
  /// It is alone.
  case none
  /// The first.
  case top
  /// Neither the first nor the last.
  case middle
  /// The last.
  case bottom
}

/// How far a message of the current user came.
public enum SBUMessageReceiptState: Int, Sendable {
  /// Not all members have received it.
  case none
  /// All members have received it.
  case delivered
  /// All members have read it.
  case read
  /// The channel has no receipts.
  case notUsed
}

/// What the message input does.
public enum SBUMessageInputMode: Int, Sendable {
  /// It writes a message.
  case none
  /// It changes a message.
  case edit
  /// It replies to a message.
  case quoteReply
}

/// The kind of a file.
public enum SBUMessageFileType: Int, Sendable {
  /// A picture.
  case image
  /// A video.
  case video
  /// Sound.
  case audio
  /// A voice message.
  case voice
  /// A PDF document.
  case pdf
  /// Another kind.
  case etc
}

/// A place in a list to which it scrolls.
public enum SBUScrollPosition: Int, Sendable {
  /// At the bottom.
  case bottom
  /// In the middle.
  case middle
  /// At the top.
  case top
}

/// Where a channel shows who is typing.
public enum SBUTypingIndicatorType: Int, Sendable {
  /// In the navigation bar.
  case text
  /// Below the messages.
  case bubble
}

/// The source of a selected file.
public enum MediaResourceType: Int, Sendable {
  /// The camera.
  case camera
  /// The photos.
  case library
  /// The files.
  case document
  /// An unknown source.
  case unknown
  /// No source: the current image is removed.
  case delete
}

/// Which messages show their suggested replies.
public enum SBUSuggestedRepliesShowing: Int, Sendable {
  /// All messages.
  case allMessages
  /// The newest message with a sender.
  case lastMessageOnly
}
