import ChatBackend
import DioramaKit
import HeadlessUIKit

// Requests that send, change and delete messages.

extension BaseChannel {
  /// Sends a message of a class.
  ///
  /// - Returns: the message, as pending.
  fileprivate func send<Message: BaseMessage>(
    _ stored: ChannelMessage, _ params: BaseMessageCreateParams?,
    _ make: @escaping (ChannelMessage, BaseChannel) -> Message, uploaded: (() -> Void)? = nil,
    _ completionHandler: ((Message?, SBError?) -> Void)?
  ) -> Message {
    var stored = stored
    (stored.senderId, stored.sendingStatus) = (service.currentUserId, .pending)
    if stored.requestId.isEmpty { stored.requestId = SendRequests.nextId() }
    stored.createdAt = ScreenEnvironment.current?.now ?? 0
    if let params {
      stored.mentionedUserIds = params.mentionedUserIds
      stored.mentionedMessageTemplate = params.mentionedMessageTemplate
      stored.parentMessageId = params.parentMessageId == 0 ? nil : Int(params.parentMessageId)
      (stored.customType, stored.data) = (params.customType, params.data ?? "")
      stored.metaArrays = params.metaArrays?.map(\.stored) ?? []
      SendRequests.current?.params[stored.requestId] = params
    }
    service.send(stored, in: channelURL) { [self] outcome in
      switch outcome {
      case .success(let sent):
        uploaded?()
        completionHandler?(make(sent, self), nil)
      case .failure(let error):
        var failed = stored
        failed.sendingStatus = .failed
        completionHandler?(make(failed, self), SBError(error))
      }
    }
    return make(stored, self)
  }

  // MARK: Sending

  /// Sends a text.
  ///
  /// - Parameters:
  ///   - params: the values of the message.
  ///   - completionHandler: called with the message that was sent, or with the failed message and
  ///     the error, such as 900050 in a frozen channel.
  /// - Returns: the message, as pending.
  @discardableResult
  public func sendUserMessage(
    params: UserMessageCreateParams, completionHandler: ((UserMessage?, SBError?) -> Void)? = nil
  ) -> UserMessage {
    let message = ChannelMessage(0, .text(params.message ?? ""))
    return send(message, params, { UserMessage($0, in: $1) }, completionHandler)
  }

  /// Sends a file.
  ///
  /// - Parameters:
  ///   - params: the values of the message.
  ///   - progressHandler: called once, when the file is sent.
  ///   - completionHandler: called with the message that was sent, or with the failed one and the error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func sendFileMessage(
    params: FileMessageCreateParams, progressHandler: MultiProgressHandler? = nil,
    completionHandler: ((FileMessage?, SBError?) -> Void)? = nil
  ) -> FileMessage {
    let file = ChannelFile(params.fileName, params.mimeType, params.file, url: nil)
    return send(ChannelMessage(0, .file(file)), params, progressHandler, completionHandler)
  }

  private func send(
    _ message: ChannelMessage, _ params: BaseMessageCreateParams?,
    _ progressHandler: MultiProgressHandler?,
    _ completionHandler: ((FileMessage?, SBError?) -> Void)?
  ) -> FileMessage {
    var message = message
    if message.requestId.isEmpty { message.requestId = SendRequests.nextId() }
    let (id, size) = (message.requestId, message.content.size)
    return send(
      message, params, { FileMessage($0, in: $1) },
      uploaded: { progressHandler?(id, size, size, size) }, completionHandler)
  }

  /// Sends a failed text again.
  ///
  /// - Parameters:
  ///   - userMessage: the message.
  ///   - completionHandler: called with the message that was sent, or with the failed one and the error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func resendUserMessage(
    _ userMessage: UserMessage, completionHandler: ((UserMessage?, SBError?) -> Void)? = nil
  ) -> UserMessage {
    send(userMessage.stored, nil, { UserMessage($0, in: $1) }, completionHandler)
  }

  /// Sends a failed file again.
  ///
  /// - Parameters:
  ///   - fileMessage: the message.
  ///   - binaryData: the content of the file. Not used: the message has its size.
  ///   - progressHandler: called once, when the file is sent.
  ///   - completionHandler: called with the message that was sent, or with the failed one and the error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func resendFileMessage(
    _ fileMessage: FileMessage, binaryData: Data? = nil,
    progressHandler: MultiProgressHandler? = nil,
    completionHandler: ((FileMessage?, SBError?) -> Void)? = nil
  ) -> FileMessage {
    send(fileMessage.stored, nil, progressHandler, completionHandler)
  }

  // MARK: Changing

  /// Changes a text of the current user.
  ///
  /// - Parameters:
  ///   - messageId: the number of the message.
  ///   - params: the changes; nil values stay. A new text has only the mentions of the parameters.
  ///   - completionHandler: called with the changed message, or with the error, such as 400108 for
  ///     a message of another user.
  public func updateUserMessage(
    messageId: Int64, params: UserMessageUpdateParams,
    completionHandler: ((UserMessage?, SBError?) -> Void)? = nil
  ) {
    let (text, template) = (params.message, params.mentionedMessageTemplate)
    let (mentioned, data, type) = (params.mentionedUserIds, params.data, params.customType)
    service.updateMessage(
      Int(messageId), in: channelURL,
      by: { message in
        if let text, case .text = message.content {
          message.content = .text(text)
          (message.mentionedMessageTemplate, message.mentionedUserIds) = (template, mentioned)
        }
        message.data = data ?? message.data
        message.customType = type ?? message.customType
      },
      answer: { [self] in $0.answer(completionHandler) { UserMessage($0, in: self) } })
  }

  /// Deletes a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - completionHandler: called with nil on success, else with the error, such as 400108 for a
  ///     message of another user unless the current user is an operator.
  public func deleteMessage(_ message: BaseMessage, completionHandler: SBErrorHandler? = nil) {
    service.deleteMessage(message.stored.messageId, in: channelURL) {
      $0.map { _ in }.answer(completionHandler)
    }
  }

  /// Adds a reaction of the current user.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - key: the key of the emoji.
  ///   - completionHandler: called with the change, or with the error.
  public func addReaction(
    with message: BaseMessage, key: String,
    completionHandler: ((ReactionEvent?, SBError?) -> Void)? = nil
  ) {
    react(.add, key, to: message, completionHandler)
  }

  /// Removes a reaction of the current user.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - key: the key of the emoji.
  ///   - completionHandler: called with the change, or with the error.
  public func deleteReaction(
    with message: BaseMessage, key: String,
    completionHandler: ((ReactionEvent?, SBError?) -> Void)? = nil
  ) {
    react(.delete, key, to: message, completionHandler)
  }

  private func react(
    _ action: ReactionEventAction, _ key: String, to message: BaseMessage,
    _ completionHandler: ((ReactionEvent?, SBError?) -> Void)?
  ) {
    let user = service.currentUserId ?? ""
    service.setReaction(action == .add, key, to: message.stored.messageId, in: channelURL) {
      $0.answer(completionHandler) { ReactionEvent(action, key, by: user, to: Int64($0.messageId)) }
    }
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
      $0.answer(completionHandler) { all in
        let time = Int(timestamp)
        let (start, end) = (all.firstIndex(from: time), all.firstIndex(after: time))
        let at = params.isInclusive ? all[start..<end].filter(params.includes) : []
        let (before, after) = (params.page(before: start, of: all), params.page(from: end, of: all))
        return params.ordered((before.messages + at + after.messages).map { .make($0, in: self) })
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

/// Receives the progress of an upload: bytes sent now and in total, and bytes to send.
public typealias MultiProgressHandler = (
  _ requestId: String?, _ bytesSent: Int64, _ totalBytesSent: Int64,
  _ totalBytesExpectedToSend: Int64
) -> Void

extension GroupChannel {
  /// Sends several files.
  ///
  /// - Parameters:
  ///   - params: the values of the message.
  ///   - progressHandler: never called; `fileUploadHandler` reports each file.
  ///   - fileUploadHandler: called for each file before the answer.
  ///   - completionHandler: called with the message that was sent, or with the failed one and the error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func sendMultipleFilesMessage(
    params: MultipleFilesMessageCreateParams, progressHandler: MultiProgressHandler? = nil,
    fileUploadHandler: FileUploadHandler? = nil,
    completionHandler: ((MultipleFilesMessage?, SBError?) -> Void)? = nil
  ) -> MultipleFilesMessage? {
    let infos = params.uploadableFileInfoList
    let files = infos.map { ChannelFile($0.fileName, $0.mimeType, $0.file, url: $0.fileURL) }
    var message = ChannelMessage(0, .files(files))
    message.requestId = SendRequests.nextId()
    let id = message.requestId
    return send(
      message, params, { MultipleFilesMessage($0, in: $1) },
      uploaded: {
        for (index, info) in infos.enumerated() { fileUploadHandler?(id, index, info, nil) }
      }, completionHandler)
  }

  /// Sends several failed files again.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - progressHandler: never called.
  ///   - fileUploadHandler: never called.
  ///   - completionHandler: called with the message that was sent, or with the failed one and the error.
  /// - Returns: the message, as pending.
  @discardableResult
  public func resendMultipleFilesMessage(
    _ message: MultipleFilesMessage, progressHandler: MultiProgressHandler? = nil,
    fileUploadHandler: FileUploadHandler? = nil,
    completionHandler: ((MultipleFilesMessage?, SBError?) -> Void)? = nil
  ) -> MultipleFilesMessage? {
    send(message.stored, nil, { MultipleFilesMessage($0, in: $1) }, completionHandler)
  }

  /// Marks a message and all later ones as unread.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - completionHandler: called with nil on success, else with the error.
  public func markAsUnread(message: BaseMessage, completionHandler: SBErrorHandler? = nil) {
    service.markAsUnread(message.stored.messageId, in: channelURL) { $0.answer(completionHandler) }
  }
}

extension ChannelFile {
  fileprivate init(_ name: String?, _ type: String?, _ content: Data?, url: String?) {
    self.init()
    (self.name, self.type, self.url) = (name ?? "", type ?? "", url ?? "")
    size = content?.count ?? 0
  }
}

extension ChannelMessage.Content {
  /// The size of a file in bytes; 0 for other messages.
  fileprivate var size: Int64 { if case .file(let file) = self { Int64(file.size) } else { 0 } }
}

extension MessageMetaArray {
  fileprivate var stored: ChannelMessage.MetaArray {
    var stored = ChannelMessage.MetaArray()
    (stored.key, stored.value) = (key, value)
    return stored
  }
}

/// Receives the result of the upload of one of several files.
public typealias FileUploadHandler = (
  _ requestId: String?, _ index: Int, _ fileInfo: UploadableFileInfo?, _ error: SBError?
) -> Void

/// The run's requests that send messages.
final class SendRequests {
  private var last = 0
  /// The parameters of the messages by the IDs of the requests.
  fileprivate(set) var params: [String: BaseMessageCreateParams] = [:]

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SendRequests { SendRequests() }
  }

  /// The requests of the run; nil outside of a run.
  static var current: SendRequests? { ScreenEnvironment.current?[Key.self] }

  /// Returns a new ID.
  fileprivate static func nextId() -> String {
    current?.last += 1
    return "request-\(current?.last ?? 0)"
  }
}

extension MessageListParams {
  /// Messages of a page, the oldest first, and whether there are more beyond it.
  typealias Page = (messages: [ChannelMessage], hasMore: Bool)

  /// Returns the messages before a position.
  func page(before end: Int, of all: ChannelTimeline) -> Page {
    let page = Self.page(all[..<end].reversed().lazy.filter(includes), previousResultSize)
    return (page.messages.reversed(), page.hasMore)
  }

  /// Returns the messages from a position on.
  func page(from start: Int, of all: ChannelTimeline) -> Page {
    Self.page(all[start...].lazy.filter(includes), nextResultSize)
  }

  private static func page(_ found: some Sequence<ChannelMessage>, _ size: Int) -> Page {
    let size = min(max(size, 0), .max - 1)
    let messages = Array(found.prefix(size + 1))
    return (Array(messages.prefix(size)), messages.count > size)
  }

  /// Returns messages, the oldest of which is the first, in the order of the parameters.
  func ordered(_ messages: [BaseMessage]) -> [BaseMessage] {
    reverse ? messages.reversed() : messages
  }
}
