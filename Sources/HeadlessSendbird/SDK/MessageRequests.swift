import ChatBackend
import DioramaKit
import HeadlessUIKit

// Requests that send, change and delete messages. They are not implemented: they answer with an
// error at the main queue's next turn, and no message of the run changes.

extension BaseChannel {
  fileprivate func reject(_ request: String, _ answer: ((SBError) -> Void)?) {
    let error = ChatError(code: 900_000, message: "\(request) is not implemented.")
    ScreenEnvironment.current?.mainQueue.async { answer?(SBError(error)) }
  }

  fileprivate func newMessage<Message: BaseMessage>(
    _ content: ChannelMessage.Content, _ params: BaseMessageCreateParams,
    make: (ChannelMessage, BaseChannel) -> Message
  ) -> Message {
    var stored = ChannelMessage(0, content, from: service.currentUserId)
    stored.createdAt = Int(Date().timeIntervalSince1970 * 1000)
    stored.sendingStatus = .pending
    stored.mentionedUserIds = params.mentionedUserIds
    stored.parentMessageId = params.parentMessageId == 0 ? nil : Int(params.parentMessageId)
    let message = make(stored, self)
    message.params = params
    message.requestId = RequestNumbers.next()
    return message
  }

  // MARK: Sending

  /// Would send a text.
  ///
  /// - Parameters:
  ///   - params: the values of the message.
  ///   - completionHandler: called with an error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func sendUserMessage(
    params: UserMessageCreateParams, completionHandler: ((UserMessage?, SBError?) -> Void)? = nil
  ) -> UserMessage {
    reject("Sending a message") { completionHandler?(nil, $0) }
    return newMessage(.text(params.message ?? ""), params) { UserMessage($0, in: $1) }
  }

  /// Would send a file.
  ///
  /// - Parameters:
  ///   - params: the values of the message.
  ///   - progressHandler: never called.
  ///   - completionHandler: called with an error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func sendFileMessage(
    params: FileMessageCreateParams, progressHandler: MultiProgressHandler? = nil,
    completionHandler: ((FileMessage?, SBError?) -> Void)? = nil
  ) -> FileMessage {
    reject("Sending a file") { completionHandler?(nil, $0) }
    var file = ChannelFile()
    (file.name, file.type) = (params.fileName ?? "", params.mimeType ?? "")
    file.size = params.file?.count ?? 0
    return newMessage(.file(file), params) { FileMessage($0, in: $1) }
  }

  /// Would send a failed text again.
  ///
  /// - Parameters:
  ///   - userMessage: the message.
  ///   - completionHandler: called with an error.
  /// - Returns: the message, as it is.
  @discardableResult
  public func resendUserMessage(
    _ userMessage: UserMessage, completionHandler: ((UserMessage?, SBError?) -> Void)? = nil
  ) -> UserMessage {
    reject("Sending a message") { completionHandler?(nil, $0) }
    return userMessage
  }

  /// Would send a failed file again.
  ///
  /// - Parameters:
  ///   - fileMessage: the message.
  ///   - binaryData: the content of the file.
  ///   - progressHandler: never called.
  ///   - completionHandler: called with an error.
  /// - Returns: the message, as it is.
  @discardableResult
  public func resendFileMessage(
    _ fileMessage: FileMessage, binaryData: Data? = nil,
    progressHandler: MultiProgressHandler? = nil,
    completionHandler: ((FileMessage?, SBError?) -> Void)? = nil
  ) -> FileMessage {
    reject("Sending a file") { completionHandler?(nil, $0) }
    return fileMessage
  }

  // MARK: Changing

  /// Would change a text.
  ///
  /// - Parameters:
  ///   - messageId: the number of the message.
  ///   - params: the changes.
  ///   - completionHandler: called with an error.
  public func updateUserMessage(
    messageId: Int64, params: UserMessageUpdateParams,
    completionHandler: ((UserMessage?, SBError?) -> Void)? = nil
  ) {
    reject("Changing a message") { completionHandler?(nil, $0) }
  }

  /// Would delete a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - completionHandler: called with an error.
  public func deleteMessage(_ message: BaseMessage, completionHandler: SBErrorHandler? = nil) {
    reject("Deleting a message") { completionHandler?($0) }
  }

  /// Would add a reaction of the current user.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - key: the key of the emoji.
  ///   - completionHandler: called with an error.
  public func addReaction(
    with message: BaseMessage, key: String,
    completionHandler: ((ReactionEvent?, SBError?) -> Void)? = nil
  ) {
    reject("Adding a reaction") { completionHandler?(nil, $0) }
  }

  /// Would remove a reaction of the current user.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - key: the key of the emoji.
  ///   - completionHandler: called with an error.
  public func deleteReaction(
    with message: BaseMessage, key: String,
    completionHandler: ((ReactionEvent?, SBError?) -> Void)? = nil
  ) {
    reject("Removing a reaction") { completionHandler?(nil, $0) }
  }

  // MARK: Loading

  /// Requests the messages around one.
  ///
  /// - Parameters:
  ///   - messageId: the number of the message.
  ///   - params: the number of messages before and after it, and their kinds.
  ///   - completionHandler: called with the messages, or with the error.
  public func getMessagesByMessageId(
    _ messageId: Int64, params: MessageListParams,
    completionHandler: (([BaseMessage]?, SBError?) -> Void)?
  ) {
    let time = service.message(Int(messageId), in: channelURL)?.createdAt ?? 0
    getMessagesByTimestamp(Int64(time), params: params, completionHandler: completionHandler)
  }

  /// Requests the messages around a time.
  ///
  /// - Parameters:
  ///   - timestamp: the time, in milliseconds since 1970.
  ///   - params: the number of messages before and after it, and their kinds.
  ///   - completionHandler: called with the messages, or with the error.
  public func getMessagesByTimestamp(
    _ timestamp: Int64, params: MessageListParams,
    completionHandler: (([BaseMessage]?, SBError?) -> Void)?
  ) {
    service.getMessages(in: channelURL) { [self] in
      $0.answer(completionHandler) { stored in
        let all = stored.map { BaseMessage.make($0, in: self) }.filter(params.belongsTo)
        let before = all.filter { $0.createdAt < timestamp }.suffix(params.previous)
        let at = params.isInclusive ? all.filter { $0.createdAt == timestamp } : []
        let after = all.filter { $0.createdAt > timestamp }.prefix(params.next)
        let found = Array(before) + at + after
        return params.reverse ? found.reversed() : found
      }
    }
  }

  /// Requests the changes to messages since a time: a run has none.
  ///
  /// - Parameters:
  ///   - timestamp: the time, in milliseconds since 1970.
  ///   - params: the values of the messages. Not used.
  ///   - completionHandler: called at the main queue's next turn. It receives the changed messages,
  ///     the numbers of the deleted ones, whether there are more, the token of the next page, and
  ///     no error.
  public func getMessageChangeLogs(
    sinceTimestamp timestamp: Int64, params: MessageChangeLogsParams,
    completionHandler: @escaping ([BaseMessage]?, [Int64]?, Bool, String?, SBError?) -> Void
  ) {
    ScreenEnvironment.current?.mainQueue.async { completionHandler([], [], false, nil, nil) }
  }
}

/// Receives the progress of an upload: bytes sent now and in total, and bytes to send; never called.
public typealias MultiProgressHandler = (
  _ requestId: String?, _ bytesSent: Int64, _ totalBytesSent: Int64,
  _ totalBytesExpectedToSend: Int64
) -> Void

extension GroupChannel {
  /// Would send several files.
  ///
  /// - Parameters:
  ///   - params: the values of the message.
  ///   - progressHandler: never called.
  ///   - fileUploadHandler: never called.
  ///   - completionHandler: called with an error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func sendMultipleFilesMessage(
    params: MultipleFilesMessageCreateParams, progressHandler: MultiProgressHandler? = nil,
    fileUploadHandler: FileUploadHandler? = nil,
    completionHandler: ((MultipleFilesMessage?, SBError?) -> Void)? = nil
  ) -> MultipleFilesMessage? {
    reject("Sending files") { completionHandler?(nil, $0) }
    let files = params.uploadableFileInfoList.map { info in
      var file = ChannelFile()
      (file.name, file.type) = (info.fileName ?? "", info.mimeType ?? "")
      return file
    }
    return newMessage(.files(files), params) { MultipleFilesMessage($0, in: $1) }
  }

  /// Would send several failed files again.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - progressHandler: never called.
  ///   - fileUploadHandler: never called.
  ///   - completionHandler: called with an error.
  /// - Returns: the message, as it is.
  @discardableResult
  public func resendMultipleFilesMessage(
    _ message: MultipleFilesMessage, progressHandler: MultiProgressHandler? = nil,
    fileUploadHandler: FileUploadHandler? = nil,
    completionHandler: ((MultipleFilesMessage?, SBError?) -> Void)? = nil
  ) -> MultipleFilesMessage? {
    reject("Sending files") { completionHandler?(nil, $0) }
    return message
  }

  /// Would mark a message and all later ones as unread.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - completionHandler: called with an error.
  public func markAsUnread(message: BaseMessage, completionHandler: SBErrorHandler? = nil) {
    reject("Marking as unread") { completionHandler?($0) }
  }
}

/// Receives the result of the upload of one of several files; never called.
public typealias FileUploadHandler = (
  _ requestId: String?, _ index: Int, _ fileInfo: UploadableFileInfo?, _ error: SBError?
) -> Void

/// The numbers of a run's requests that send messages.
private final class RequestNumbers {
  private var last = 0

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> RequestNumbers {
      RequestNumbers()
    }
  }

  static func next() -> String {
    guard let numbers = ScreenEnvironment.current?[Key.self] else { return "request-0" }
    numbers.last += 1
    return "request-\(numbers.last)"
  }
}

extension MessageListParams {
  /// The number of older messages, at least 0.
  var previous: Int { max(previousResultSize, 0) }
  /// The number of newer messages, at least 0.
  var next: Int { max(nextResultSize, 0) }
}
