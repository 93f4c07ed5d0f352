import HeadlessUIKit

// The values that a list gives the cell of a message.

/// The values for the row of any message.
public class SBUBaseMessageCellParams {
  /// The message.
  public let message: BaseMessage
  /// Whether the day above the message is hidden.
  public let hideDateView: Bool
  /// The side of the row.
  public let messagePosition: MessagePosition
  /// The place among messages of the same user and minute.
  public var groupPosition: MessageGroupPosition
  /// How far a message of the current user came.
  public var receiptState: SBUMessageReceiptState
  /// Whether the message that it replies to is shown (G147).
  public var useQuotedMessage: Bool
  /// Whether the number of replies is shown (G150).
  public var useThreadInfo: Bool
  /// The time when the current user joined, in milliseconds since 1970.
  public var joinedAt: Int64
  /// The time before which messages are hidden, in milliseconds since 1970.
  public var messageOffsetTimestamp: Int64
  /// Whether it is the first unread message.
  public var isFirstUnreadMessage: Bool
  let isThreadMessage: Bool

  /// Creates the values of a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - hideDateView: whether the day above it is hidden.
  ///   - messagePosition: the side of the row.
  ///   - groupPosition: the place among messages of the same user and minute.
  ///   - receiptState: how far a message of the current user came.
  ///   - isThreadMessage: whether the row belongs to a thread, which shows no quotes.
  ///   - joinedAt: the time when the current user joined.
  ///   - shouldHideFeedback: not used: there is no feedback.
  ///   - messageOffsetTimestamp: the time before which messages are hidden.
  ///   - isFirstUnreadMessage: whether it is the first unread message.
  public init(
    message: BaseMessage, hideDateView: Bool, messagePosition: MessagePosition = .center,
    groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState = .none,
    isThreadMessage: Bool = false, joinedAt: Int64 = 0, shouldHideFeedback: Bool = true,
    messageOffsetTimestamp: Int64 = 0, isFirstUnreadMessage: Bool = false
  ) {
    (self.message, self.hideDateView) = (message, hideDateView)
    (self.messagePosition, self.groupPosition) = (messagePosition, groupPosition)
    (self.receiptState, self.isThreadMessage) = (receiptState, isThreadMessage)
    (self.joinedAt, self.messageOffsetTimestamp) = (joinedAt, messageOffsetTimestamp)
    self.isFirstUnreadMessage = isFirstUnreadMessage
    let replies = SendbirdUI.config.groupChannel.channel.replyType
    useQuotedMessage = !isThreadMessage && replies != .none && message.parentMessageId != 0
    useThreadInfo = !isThreadMessage && replies == .thread && message.threadInfo.replyCount > 0
  }
}

/// The values for the row of a text.
public class SBUUserMessageCellParams: SBUBaseMessageCellParams {
  /// The message.
  public var userMessage: UserMessage? { message as? UserMessage }
  /// Whether the row shows reactions.
  public let useReaction: Bool
  /// Whether the row shows the text.
  public let withTextView: Bool
  /// Whether suggested replies are hidden.
  public let shouldHideSuggestedReplies: Bool
  /// Whether a long press on a reaction shows its users.
  public let enableEmojiLongPress: Bool

  /// Creates the values of a text. The parameters are the properties with their names, here and in
  /// ``SBUBaseMessageCellParams``; without `useMessagePosition` the row is at the left.
  public init(
    message: UserMessage, hideDateView: Bool, useMessagePosition: Bool,
    groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState = .none,
    useReaction: Bool = false, withTextView: Bool, isThreadMessage: Bool = false,
    joinedAt: Int64 = 0, messageOffsetTimestamp: Int64 = 0,
    shouldHideSuggestedReplies: Bool = true, shouldHideFeedback: Bool = true,
    enableEmojiLongPress: Bool = true, isFirstUnreadMessage: Bool = false
  ) {
    self.useReaction = useReaction
    self.withTextView = withTextView
    self.shouldHideSuggestedReplies = shouldHideSuggestedReplies
    self.enableEmojiLongPress = enableEmojiLongPress
    super.init(
      message: message, hideDateView: hideDateView,
      messagePosition: useMessagePosition ? message.position : .left,
      groupPosition: groupPosition, receiptState: receiptState, isThreadMessage: isThreadMessage,
      joinedAt: joinedAt, shouldHideFeedback: shouldHideFeedback,
      messageOffsetTimestamp: messageOffsetTimestamp, isFirstUnreadMessage: isFirstUnreadMessage)
  }
}

/// The values for the row of a file.
public class SBUFileMessageCellParams: SBUBaseMessageCellParams {
  /// The message.
  public var fileMessage: FileMessage? { message as? FileMessage }
  /// Whether the row shows reactions.
  public let useReaction: Bool
  /// The recording of a voice message.
  public let voiceFileInfo: SBUVoiceFileInfo?
  /// Whether a long press on a reaction shows its users.
  public let enableEmojiLongPress: Bool

  /// Creates the values of a file. The parameters are the properties with their names, here and in
  /// ``SBUBaseMessageCellParams``; without `useMessagePosition` the row is at the left.
  public init(
    message: FileMessage, hideDateView: Bool, useMessagePosition: Bool,
    groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState = .none,
    useReaction: Bool = false, isThreadMessage: Bool = false, joinedAt: Int64 = 0,
    messageOffsetTimestamp: Int64 = 0, voiceFileInfo: SBUVoiceFileInfo? = nil,
    shouldHideFeedback: Bool = true, enableEmojiLongPress: Bool = true,
    isFirstUnreadMessage: Bool = false
  ) {
    self.useReaction = useReaction
    self.voiceFileInfo = voiceFileInfo
    self.enableEmojiLongPress = enableEmojiLongPress
    super.init(
      message: message, hideDateView: hideDateView,
      messagePosition: useMessagePosition ? message.position : .left,
      groupPosition: groupPosition, receiptState: receiptState, isThreadMessage: isThreadMessage,
      joinedAt: joinedAt, shouldHideFeedback: shouldHideFeedback,
      messageOffsetTimestamp: messageOffsetTimestamp, isFirstUnreadMessage: isFirstUnreadMessage)
  }
}

/// The values for the row of several files.
public class SBUMultipleFilesMessageCellParams: SBUBaseMessageCellParams {
  /// The message.
  public var multipleFilesMessage: MultipleFilesMessage? { message as? MultipleFilesMessage }
  /// Whether the row shows reactions.
  public let useReaction: Bool
  /// Whether a long press on a reaction shows its users.
  public let enableEmojiLongPress: Bool

  /// Creates the values of several files; see ``SBUBaseMessageCellParams`` and
  /// ``SBUUserMessageCellParams``.
  public init(
    message: MultipleFilesMessage, hideDateView: Bool, useMessagePosition: Bool,
    groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState = .none,
    useReaction: Bool = false, isThreadMessage: Bool = false, joinedAt: Int64 = 0,
    messageOffsetTimestamp: Int64 = 0, shouldHideFeedback: Bool = true,
    enableEmojiLongPress: Bool = true, isFirstUnreadMessage: Bool = false
  ) {
    self.useReaction = useReaction
    self.enableEmojiLongPress = enableEmojiLongPress
    super.init(
      message: message, hideDateView: hideDateView,
      messagePosition: useMessagePosition ? message.position : .left,
      groupPosition: groupPosition, receiptState: receiptState, isThreadMessage: isThreadMessage,
      joinedAt: joinedAt, shouldHideFeedback: shouldHideFeedback,
      messageOffsetTimestamp: messageOffsetTimestamp, isFirstUnreadMessage: isFirstUnreadMessage)
  }
}

/// The values for the row of a message of the service.
public class SBUAdminMessageCellParams: SBUBaseMessageCellParams {
  /// The message.
  public var adminMessage: AdminMessage? { message as? AdminMessage }

  /// Creates the values of a message of the service; see ``SBUBaseMessageCellParams``.
  public init(
    message: AdminMessage, hideDateView: Bool, isThreadMessage: Bool = false,
    isFirstUnreadMessage: Bool = false
  ) {
    super.init(
      message: message, hideDateView: hideDateView, isThreadMessage: isThreadMessage,
      isFirstUnreadMessage: isFirstUnreadMessage)
  }
}

/// The values for the row of a message of an unknown type.
public class SBUUnknownMessageCellParams: SBUBaseMessageCellParams {
  /// The message.
  public var unknownMessage: BaseMessage { message }
  /// Whether the row shows reactions.
  public let useReaction: Bool

  /// Creates the values of a message of an unknown type; see ``SBUBaseMessageCellParams``.
  public init(
    message: BaseMessage, hideDateView: Bool, groupPosition: MessageGroupPosition = .none,
    receiptState: SBUMessageReceiptState = .none, useReaction: Bool = false,
    isThreadMessage: Bool = false, joinedAt: Int64 = 0, isFirstUnreadMessage: Bool = false
  ) {
    self.useReaction = useReaction
    super.init(
      message: message, hideDateView: hideDateView, messagePosition: message.position,
      groupPosition: groupPosition, receiptState: receiptState, isThreadMessage: isThreadMessage,
      joinedAt: joinedAt, isFirstUnreadMessage: isFirstUnreadMessage)
  }
}

/// The values for the row of the users who are typing.
public class SBUTypingIndicatorMessageCellParams: SBUBaseMessageCellParams {
  /// The row's message.
  public var typingMessage: SBUTypingIndicatorMessage? { message as? SBUTypingIndicatorMessage }

  /// Creates the values of users who are typing.
  public init(message: SBUTypingIndicatorMessage) {
    super.init(message: message, hideDateView: true, messagePosition: .left)
  }
}

/// The values for the row of a message from a template.
public class SBUMessageTemplateCellParams: SBUBaseMessageCellParams {}

extension BaseMessage {
  /// The side of the message's row (G110).
  var position: MessagePosition {
    guard let id = SBUGlobals.currentUser?.userId else { return .left }
    return sender?.userId == id ? .right : .left
  }
}

extension User {
  /// The nickname, or "(No name)" (G111).
  var displayName: String { nickname.isEmpty ? SBUStringSet.User_No_Name : nickname }
}

extension FileMessage {
  /// The symbol of the kind of file (G136 to G140).
  var symbol: UIImage {
    switch SBUUtils.getFileType(by: self) {
    case .image: type.lowercased().contains("gif") ? SBUIconSet.iconGif : SBUIconSet.iconPhoto
    case .video, .voice: SBUIconSet.iconPlay
    case .audio: SBUIconSet.iconFileAudio
    case .pdf, .etc: SBUIconSet.iconFileDocument
    }
  }

  /// The length of a voice message, such as 01:23 (G140).
  var voiceDuration: String {
    let value = metaArrays?.first { $0.key == "KEY_VOICE_MESSAGE_DURATION" }?.value.first
    let seconds = min(max(value.flatMap { Int($0) } ?? 0, 0) / 1_000, 5_999)
    let parts = [seconds / 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return parts.joined(separator: ":")
  }
}
