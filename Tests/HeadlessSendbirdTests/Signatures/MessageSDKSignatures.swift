import HeadlessSendbird
import HeadlessUIKit

// The surface of the chat SDK that a channel's messages use (G 8); see MessageCellSignatures.swift.

// MARK: SendbirdChat

func messageChatMembers(
  channel: GroupChannel, params: MessageListParams, delegate: any BaseChannelDelegate,
  connection: any ConnectionDelegate
) {
  let _: MessageCollection = SendbirdChat.createMessageCollection(
    channel: channel, startingPoint: 0, params: params)
  let _: [WebSocketConnectionState] = [SendbirdChat.getConnectState(), .open, .closed]
  SendbirdChat.addChannelDelegate(delegate, identifier: "")
  SendbirdChat.addConnectionDelegate(connection, identifier: "")
  SendbirdChat.getAllEmojis { (_: EmojiContainer?, _: SBError?) in }
  let _: [String]? = SendbirdChat.getAppInfo()?.applicationAttributes
  let _: Int64? = SendbirdChat.getAppInfo()?.uploadSizeLimit
  let _: Int = SendbirdChat.getMultipleFilesMessageFileCountLimit()
  let _: Bool = SendbirdChat.isLocalCachingEnabled
}

// MARK: Collection

func messageCollectionMembers(of collection: MessageCollection, message: BaseMessage) {
  collection.delegate = nil as (any MessageCollectionDelegate)?
  let _: Int64 = collection.startingPoint
  collection.startCollection(
    initPolicy: .cacheAndReplaceByApi,
    cacheResultHandler: { (_: [BaseMessage]?, _: SBError?) in },
    apiResultHandler: { (_: [BaseMessage]?, _: SBError?) in })
  collection.loadPrevious { (_: [BaseMessage]?, _: SBError?) in }
  collection.loadNext { (_: [BaseMessage]?, _: SBError?) in }
  let _: [Bool] = [collection.hasPrevious, collection.hasNext]
  let _: [[BaseMessage]] = [
    collection.succeededMessages, collection.pendingMessages, collection.failedMessages,
  ]
  collection.removeFailed(messages: [message], completionHandler: nil)
  collection.dispose()
}

/// Every requirement.
final class MessageCollectionDelegateSignatures: MessageCollectionDelegate {
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    addedMessages messages: [BaseMessage]
  ) {}
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    updatedMessages messages: [BaseMessage]
  ) {}
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
    deletedMessages messages: [BaseMessage]
  ) {}
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
  ) {}
  func messageCollection(
    _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
  ) {}
  func messageCollection(
    _ collection: MessageCollection, channelContext: ChannelContext,
    updatedChannel channel: GroupChannel
  ) {}
  func didDetectHugeGap(_ collection: MessageCollection) {}
}

func messageSources(of context: MessageContext) -> [CollectionEventSource] {
  let _: MessageSendingStatus = context.sendingStatus
  return [
    context.source, .eventReadStatusUpdated, .eventDeliveryStatusUpdated,
    .eventTypingStatusUpdated, .channelChangelog, .eventChannelChanged, .eventChannelFrozen,
    .eventChannelUnfrozen, .eventUserMuted, .eventUserUnmuted, .eventOperatorUpdated,
    .eventUserBanned, .eventMessageReceived, .eventMessageSent, .eventChannelDeleted,
    .eventChannelMemberCountChanged, .eventUserDidMarkAsRead, .eventUserDidMarkAsUnread,
  ]
}

final class ChannelDelegateSignatures: BaseChannelDelegate {
  func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {}
  func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {}
  func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {}
  func channel(_ channel: BaseChannel, didUpdateThreadInfo event: ThreadInfoUpdateEvent) {}
  func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) {}
}

// MARK: Channels

func groupChannelMessageMembers(of channel: GroupChannel, message: BaseMessage) {
  channel.refresh { (_: SBError?) in }
  let _: (String, String?) = (channel.name, channel.coverURL)
  let _: [Member] = channel.members
  let _: (UInt, UInt) = (channel.memberCount, channel.unreadMessageCount)
  let _: (Role, MemberState, MutedState) = (
    channel.myRole, channel.myMemberState, channel.myMutedState
  )
  let _: [Int64] = [channel.myLastRead, channel.joinedAt, channel.messageOffsetTimestamp]
  let _: BaseMessage? = channel.lastMessage
  let _: [Bool] = [
    channel.isSuper, channel.isBroadcast, channel.isChatNotification, channel.isFeedChannel(),
    channel.hasBot, channel.hasAIBot,
  ]
  let _: [User]? = channel.getTypingUsers()
  let _: [Int] = [
    channel.getUnreadMemberCount(message), channel.getUndeliveredMemberCount(message),
  ]
  channel.startTyping()
  channel.endTyping()
  channel.markAsRead { (_: SBError?) in }
  channel.markAsUnread(message: message) { (_: SBError?) in }
}

func sendingMembers(
  of channel: GroupChannel, params: MultipleFilesMessageCreateParams,
  message: MultipleFilesMessage
) {
  let _: MultipleFilesMessage? = channel.sendMultipleFilesMessage(
    params: params,
    fileUploadHandler: { (_: String?, _: Int, _: UploadableFileInfo?, _: SBError?) in },
    completionHandler: { (_: MultipleFilesMessage?, _: SBError?) in })
  let _: MultipleFilesMessage? = channel.resendMultipleFilesMessage(message)
}

func requestMembers(
  of channel: BaseChannel, text: UserMessage, file: FileMessage, params: MessageListParams
) {
  let _: UserMessage = channel.sendUserMessage(params: UserMessageCreateParams(message: "")) {
    (_: UserMessage?, _: SBError?) in
  }
  let _: FileMessage = channel.sendFileMessage(
    params: FileMessageCreateParams(file: Data()), progressHandler: { _, _, _, _ in },
    completionHandler: { (_: FileMessage?, _: SBError?) in })
  channel.updateUserMessage(messageId: 0, params: UserMessageUpdateParams(message: ""))
  channel.resendUserMessage(text) { (_: UserMessage?, _: SBError?) in }
  channel.resendFileMessage(
    file, binaryData: nil, completionHandler: { (_: FileMessage?, _: SBError?) in })
  channel.deleteMessage(text) { (_: SBError?) in }
  channel.addReaction(with: text, key: "") { (_: ReactionEvent?, _: SBError?) in }
  channel.deleteReaction(with: text, key: "") { (_: ReactionEvent?, _: SBError?) in }
  channel.getMessagesByMessageId(0, params: params) { (_: [BaseMessage]?, _: SBError?) in }
  channel.getMessagesByTimestamp(0, params: params) { (_: [BaseMessage]?, _: SBError?) in }
}

func changeLogMembers(of channel: BaseChannel) {
  channel.getMessageChangeLogs(sinceTimestamp: 0, params: MessageChangeLogsParams()) {
    (_: [BaseMessage]?, _: [Int64]?, _: Bool, _: String?, _: SBError?) in
  }
}

// MARK: Messages

func messageMembers(of message: BaseMessage, event: ReactionEvent) {
  let _: [Int64] = [message.messageId, message.createdAt, message.updatedAt]
  let _: [String] = [message.requestId, message.message, message.channelURL, message.data]
  let _: Sender? = message.sender
  let _: MessageSendingStatus = message.sendingStatus
  let _: ChannelType = message.channelType
  let _: [String?] = [message.customType, message.mentionedMessageTemplate]
  let _: (Int64, BaseMessage?) = (message.parentMessageId, message.parentMessage)
  let _: (Int, [User]) = (message.threadInfo.replyCount, message.threadInfo.mostRepliedUsers)
  let _: [Reaction] = message.reactions
  let _: [User] = message.mentionedUsers
  let _: OGMetaData? = message.ogMetaData
  let _: [MessageMetaArray]? = message.metaArrays
  let _: [String]? = message.suggestedReplies
  let _: [String: Any] = message.extendedMessagePayload
  let _: [Bool] = [message.isSilent, message.isOperatorMessage]
  let _: BaseMessageCreateParams? = message.messageParams
  message.apply(event)
  let _: [MessageSendingStatus] = [
    .none, .pending, .failed, .succeeded, .canceled, .scheduled,
  ]
}

func messageKindMembers(of text: UserMessage, _ file: FileMessage, _ files: MultipleFilesMessage) {
  let _: [String: String] = text.translations
  let _: [String] = [file.url, file.name, file.type]
  let _: UInt = file.size
  let _: [Thumbnail]? = file.thumbnails
  let _: [UploadedFileInfo] = files.files
  let _: Int = files.filesCount
  let _: [UploadableFileInfo]? = files.messageParams?.uploadableFileInfoList
  let _: [String?] = files.files.flatMap { [$0.url, $0.fileName, $0.mimeType] }
}

func messageValueMembers(of reaction: Reaction, _ emoji: EmojiContainer, _ page: OGMetaData) {
  let _: (String, [String]) = (reaction.key, reaction.sampledUserIds)
  let _: [(Int64, [Emoji])] = emoji.categories.map { ($0.cid, $0.emojis) }
  let _: [(String, String)] = emoji.categories.flatMap { $0.emojis.map { ($0.key, $0.url) } }
  let _: [String?] = [page.title, page.desc, page.url, page.defaultImage?.url]
  let _: [String] = MessageMetaArray(key: "", value: [""]).value
}

// MARK: Parameters

func messageParamsMembers(of params: MessageListParams, message: BaseMessage) {
  (params.previousResultSize, params.nextResultSize) = (30, 30)
  (params.reverse, params.isInclusive, params.includeReactions) = (true, true, true)
  (params.includeThreadInfo, params.includeParentMessageInfo) = (true, true)
  params.includeMetaArray = true
  params.replyType = ReplyType.none
  params.messageTypeFilter = MessageTypeFilter.all
  let _: Bool = params.belongsTo(message)
  let files = MultipleFilesMessageCreateParams(uploadableFileInfoList: [
    UploadableFileInfo(file: nil, fileName: nil, mimeType: nil)
  ])
  (files.parentMessageId, files.isReplyToChannel) = (0, true)
  let text = UserMessageCreateParams(message: "")
  (text.mentionedMessageTemplate, text.mentionedUserIds, text.customType) = (nil, [""], nil)
  let update = UserMessageUpdateParams(message: "")
  (update.mentionedMessageTemplate, update.mentionedUserIds, update.customType) = (nil, [""], nil)
}
