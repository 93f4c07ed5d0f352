import HeadlessSendbird
import HeadlessUIKit

// The surface of the chat SDK that the channel lists use (C 5); see ChannelListSignatures.swift.

func chatMembers(
  query: GroupChannelListQuery, connection: any ConnectionDelegate,
  channels: any BaseChannelDelegate
) {
  let _: GroupChannelCollection? = SendbirdChat.createGroupChannelCollection(query: query)
  let _: ApplicationUserListQuery = SendbirdChat.createApplicationUserListQuery(
    params: ApplicationUserListQueryParams())
  let _: AppInfo? = SendbirdChat.getAppInfo()
  let _: [String]? = SendbirdChat.getAppInfo()?.applicationAttributes
  let _: Bool? = SendbirdChat.getAppInfo()?.notificationInfo?.isEnabled
  SendbirdChat.addConnectionDelegate(connection, identifier: "")
  SendbirdChat.removeConnectionDelegate(forIdentifier: "")
  SendbirdChat.addChannelDelegate(channels, identifier: "")
  SendbirdChat.removeChannelDelegate(forIdentifier: "")
  let _: WebSocketConnectionState = SendbirdChat.getConnectState()
  let _: User? = SendbirdChat.getCurrentUser()
}

func groupQueryMembers(of query: GroupChannelListQuery, channel: GroupChannel) {
  let _: GroupChannelListQuery = GroupChannel.createMyGroupChannelListQuery(
    params: GroupChannelListQueryParams())
  let _: GroupChannelListQuery? = query.copy() as? GroupChannelListQuery
  let _: (Bool, Bool) = (query.hasNext, query.isLoading)
  let _: UInt = query.limit
  let _: Bool = query.includeEmptyChannel
  let _: Bool = query.belongsTo(channel: channel)
}

func groupQueryParamsMembers(of params: GroupChannelListQueryParams) {
  params.order = GroupChannelListOrder.chronological
  params.limit = 20
  params.includeEmptyChannel = true
  params.includeFrozenChannel = true
  params.includeMemberList = true
  params.includeMetaData = true
  params.includeChatNotification = false
  params.myMemberStateFilter = .all
  params.channelURLsFilter = [""]
  params.superChannelFilter = .all
  params.publicChannelFilter = .all
  params.unreadChannelFilter = .all
  params.hiddenChannelFilter = .unhiddenOnly
  params.customTypesFilter = [""]
  params.channelNameContainsFilter = ""
}

func channelOrders() -> [Int] {
  let orders: [GroupChannelListOrder] = [
    .chronological, .latestLastMessage, .channelNameAlphabetical, .channelMetaDataValueAlphabetical,
  ]
  return orders.map(\.rawValue)
}

func collectionMembers(of collection: GroupChannelCollection) {
  let _: [GroupChannel] = collection.channelList
  let _: Bool = collection.hasNext
  collection.loadMore { (page: [GroupChannel]?, error: SBError?) in _ = (page, error) }
  collection.dispose()
  collection.delegate = nil as (any GroupChannelCollectionDelegate)?
}

final class CollectionDelegateSignatures: GroupChannelCollectionDelegate {
  func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, addedChannels: [GroupChannel]
  ) {
    let _: (CollectionEventSource, Bool) = (context.source, context.fromEvent)
  }
  func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels: [GroupChannel]
  ) {}
  func channelCollection(
    _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
  ) {}
}

func baseChannelMembers(of channel: BaseChannel) {
  let _: (String, String) = (channel.channelURL, channel.name)
  let _: String? = channel.coverURL
  let _: Bool = channel.isFrozen
  let _: ChannelType = channel.channelType
  let _: Bool = channel.isFeedChannel()
  _ = channel.createdAt
}

func groupChannelMembers(of channel: GroupChannel, message: BaseMessage) {
  let _: Bool = channel.isChatNotification
  let _: [Member] = channel.members
  let _: UInt = channel.memberCount
  let _: BaseMessage? = channel.lastMessage
  let _: (UInt, UInt) = (channel.unreadMessageCount, channel.unreadMentionCount)
  let _: (Bool, Bool) = (channel.isSuper, channel.isBroadcast)
  let _: GroupChannelPushTriggerOption = channel.myPushTriggerOption
  let _: [User]? = channel.getTypingUsers()
  _ = channel.getUnreadMemberCount(message)
  _ = channel.getUndeliveredMemberCount(message)
  GroupChannel.getChannel(url: "") { (channel: GroupChannel?, error: SBError?) in
    _ = (channel, error)
  }
  GroupChannel.createChannel(params: GroupChannelCreateParams()) {
    (channel: GroupChannel?, error: SBError?) in _ = (channel, error)
  }
  channel.leave { (error: SBError?) in _ = error }
  channel.setMyPushTriggerOption(.off) { (error: SBError?) in _ = error }
}

func pushTriggerOptions() -> [GroupChannelPushTriggerOption] {
  [.all, .off, .mentionOnly, .default]
}

func creationParamsMembers(of params: GroupChannelCreateParams, open: OpenChannelCreateParams) {
  params.name = ""
  params.coverURL = ""
  params.coverImage = Data()
  params.addUserIds([""])
  params.operatorUserIds = [""]
  params.isDistinct = false
  params.isSuper = false
  params.isBroadcast = false
  open.name = ""
  open.coverImage = Data()
  open.operatorUserIds = [""]
}

func openChannelMembers(of channel: OpenChannel) {
  let _: Int = channel.participantCount
  let _: OpenChannelListQuery = OpenChannel.createOpenChannelListQuery(
    params: OpenChannelListQueryParams())
  OpenChannel.createChannel(params: OpenChannelCreateParams()) {
    (channel: OpenChannel?, error: SBError?) in _ = (channel, error)
  }
}

func openQueryMembers(of query: OpenChannelListQuery, params: OpenChannelListQueryParams) {
  let _: Bool = query.hasNext
  let _: OpenChannelListQuery? = query.copy() as? OpenChannelListQuery
  query.loadNextPage { (page: [OpenChannel]?, error: SBError?) in _ = (page, error) }
  params.limit = 20
  params.nameFilter = ""
  params.urlFilter = ""
  params.customTypeFilter = ""
}

final class OpenChannelDelegateSignatures: OpenChannelDelegate {
  func channelWasChanged(_ channel: BaseChannel) {}
  func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {}
  func channelWasFrozen(_ channel: BaseChannel) {}
  func channelWasUnfrozen(_ channel: BaseChannel) {}
  func channel(_ channel: OpenChannel, userDidExit user: User) {}
  func channel(_ channel: OpenChannel, userDidEnter user: User) {}
  func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {}
}

func messageMembers(of message: BaseMessage) {
  let _: (Int64, Int64) = (message.createdAt, message.messageId)
  let _: Sender? = message.sender
  let _: [String: Any] = message.extendedMessagePayload
  switch message {
  case let message as UserMessage: let _: String = message.message
  case let message as FileMessage: let _: String = message.type
  case is MultipleFilesMessage: break
  case let message as AdminMessage: let _: String = message.message
  default: break
  }
}

// MARK: Kit globals

func kitGlobals(from root: UIViewController) {
  SBUGlobals.currentUser = nil as SBUUser?
  let _: String? = SBUGlobals.userMentionConfig?.trigger
  SBUGlobals.loadingIndicator.groupChannelList.cachedChannels = false
  SBUGlobalCustomParams.groupChannelParamsCreateBuilder = { $0?.name = "" }
  SBUGlobalCustomParams.openChannelParamsCreateBuilder = { $0?.name = "" }
  SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled = true
  SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled = true
  SendbirdUI.config.groupChannel.channel.isMentionEnabled = true
  SendbirdUI.config.groupChannel.channel.isMarkdownForUserMessageEnabled = true
  SendbirdUI.moveToChannel(channelURL: "")
  SendbirdUI.moveToChannel(
    channelURL: "", basedOnChannelList: true, messageListParams: nil, channelType: .group,
    rootViewController: root)
  let _: UIViewController? = SendbirdUI.findChannelListViewController(
    rootViewController: root, channelType: .group)
  SendbirdUI.connectIfNeeded { (user: User?, error: SBError?) in _ = (user, error) }
  SendbirdUI.updateUserInfo(nickname: nil, profileURL: nil) { (error: SBError?) in _ = error }
  let _: (Bool, Bool) = (
    SBUAvailable.isSupportSuperGroupChannel(), SBUAvailable.isSupportBroadcastChannel()
  )
}

func stringsOfChannelLists() -> [String] {
  typealias Preview = SBUStringSet.GroupChannel.Preview
  return [
    SBUStringSet.ChannelList_Header_Title, SBUStringSet.CreateChannel_Header_Title,
    SBUStringSet.CreateChannel_Header_Select_Members, SBUStringSet.CreateChannel_Create(1),
    SBUStringSet.CreateOpenChannel_Header_Title, SBUStringSet.CreateOpenChannel_Create,
    SBUStringSet.CreateOpenChannel_ProfileInput_Placeholder, SBUStringSet.ChannelType_Group,
    SBUStringSet.ChannelType_SuperGroup, SBUStringSet.ChannelType_Broadcast,
    SBUStringSet.ChannelType_GroupChannel, SBUStringSet.ChannelType_SuperGroupChannel,
    SBUStringSet.ChannelType_BroadcastChannel, SBUStringSet.Channel_Name_No_Members,
    SBUStringSet.User_No_Name, SBUStringSet.Open_Channel_Name_Default,
    SBUStringSet.Channel_Typing([]), Preview.photo, Preview.gif, Preview.video, Preview.audio,
    Preview.voice, Preview.file, Preview.multipleFiles, Preview.messageTemplate,
    SBUStringSet.VoiceMessage.Preview.channelList, SBUStringSet.Date_Yesterday,
    SBUStringSet.Mention.Trigger_Key, SBUStringSet.Empty_No_Channels, SBUStringSet.Empty_No_Users,
    SBUStringSet.Empty_Wrong, SBUStringSet.Retry, SBUStringSet.RemovePhoto, SBUStringSet.Camera,
    SBUStringSet.PhotoVideoLibrary, SBUStringSet.Cancel,
    SBUStringSet.ChannelList_Last_File_Message, SBUStringSet.Channel_Name_Default,
    SBUStringSet.CreateChannel_Header_Title_Profile,
  ]
}
