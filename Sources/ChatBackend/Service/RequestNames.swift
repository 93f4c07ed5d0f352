import DioramaKit

/// The requests that the chat service answers, with their names in `failures` and kits.
extension RequestName {
  /// Connecting as the current user.
  public static let connect = RequestName(rawValue: "connect")
  /// Reading a group or open channel.
  public static let getChannel = RequestName(rawValue: "getChannel")
  /// Reading a group or open channel again.
  public static let refreshChannel = RequestName(rawValue: "refreshChannel")
  /// A page of group channels, or of open ones.
  public static let loadChannels = RequestName(rawValue: "loadChannels")
  /// Creating a group or open channel.
  public static let createChannel = RequestName(rawValue: "createChannel")
  /// A page of all users.
  public static let loadUsers = RequestName(rawValue: "loadUsers")
  /// A page of a group channel's members, including muted ones if they are requested.
  public static let loadMembers = RequestName(rawValue: "loadMembers")
  /// A page of an open channel's participants.
  public static let loadParticipants = RequestName(rawValue: "loadParticipants")
  /// A page of a channel's operators.
  public static let loadOperators = RequestName(rawValue: "loadOperators")
  /// A page of the users who are muted in a channel.
  public static let loadMutedUsers = RequestName(rawValue: "loadMutedUsers")
  /// A page of the users who are banned from a channel.
  public static let loadBannedUsers = RequestName(rawValue: "loadBannedUsers")
  /// Inviting users to a group channel.
  public static let inviteUsers = RequestName(rawValue: "inviteUsers")
  /// Making users operators.
  public static let addOperators = RequestName(rawValue: "addOperators")
  /// Making operators ordinary users.
  public static let removeOperators = RequestName(rawValue: "removeOperators")
  /// Muting a user.
  public static let muteUser = RequestName(rawValue: "muteUser")
  /// Letting a muted user write again.
  public static let unmuteUser = RequestName(rawValue: "unmuteUser")
  /// Banning a user.
  public static let banUser = RequestName(rawValue: "banUser")
  /// Letting a banned user come back.
  public static let unbanUser = RequestName(rawValue: "unbanUser")
  /// Freezing a group channel.
  public static let freeze = RequestName(rawValue: "freeze")
  /// Ending a freeze.
  public static let unfreeze = RequestName(rawValue: "unfreeze")
  /// Changing a channel's name or picture.
  public static let updateChannel = RequestName(rawValue: "updateChannel")
  /// Entering an open channel.
  public static let enterChannel = RequestName(rawValue: "enterChannel")
  /// Leaving an open channel.
  public static let exitChannel = RequestName(rawValue: "exitChannel")
  /// Asking whether the current user is muted.
  public static let getMyMutedInfo = RequestName(rawValue: "getMyMutedInfo")
  /// Leaving a group channel.
  public static let leave = RequestName(rawValue: "leave")
  /// Deleting a channel.
  public static let delete = RequestName(rawValue: "delete")
  /// Setting which messages of a group channel notify the user.
  public static let setPushTrigger = RequestName(rawValue: "setPushTrigger")
  /// Reporting a channel or a user to the operators of the app.
  public static let report = RequestName(rawValue: "report")
  /// A page of friend applications.
  public static let loadFriendApplications = RequestName(rawValue: "loadFriendApplications")
  /// Accepting a friend application.
  public static let acceptFriendApplication = RequestName(rawValue: "acceptFriendApplication")
  /// Declining a friend application.
  public static let refuseFriendApplication = RequestName(rawValue: "refuseFriendApplication")
  /// Asking a user to be friends.
  public static let addFriend = RequestName(rawValue: "addFriend")
  /// Reading users.
  public static let getUserInfo = RequestName(rawValue: "getUserInfo")
  /// Reading a group.
  public static let getGroupInfo = RequestName(rawValue: "getGroupInfo")
  /// Reading a member of a group.
  public static let getGroupMemberInfo = RequestName(rawValue: "getGroupMemberInfo")
  /// A page of a group's members.
  public static let getGroupMembers = RequestName(rawValue: "getGroupMembers")
  /// Changing the profile of the user who is connected.
  public static let updateMyUserProfile = RequestName(rawValue: "updateMyUserProfile")
  /// Changing the alias and data of a friend.
  public static let setFriendInfo = RequestName(rawValue: "setFriendInfo")
  /// Changing a group.
  public static let updateGroupInfo = RequestName(rawValue: "updateGroupInfo")
  /// Changing a member's name and data in a group.
  public static let setGroupMemberInfo = RequestName(rawValue: "setGroupMemberInfo")
  /// A page of the list of conversations.
  public static let loadConversations = RequestName(rawValue: "loadConversations")
  /// Reading the messages of a conversation.
  public static let loadMessages = RequestName(rawValue: "loadMessages")
  /// Reading a conversation again.
  public static let reloadConversation = RequestName(rawValue: "reloadConversation")
  /// Pinning or unpinning a conversation.
  public static let pinConversation = RequestName(rawValue: "pinConversation")
  /// Muting or unmuting a conversation.
  public static let muteConversation = RequestName(rawValue: "muteConversation")
  /// Sending a message.
  public static let sendMessage = RequestName(rawValue: "sendMessage")
  /// Changing a message.
  public static let updateMessage = RequestName(rawValue: "updateMessage")
  /// Deleting a message.
  public static let deleteMessage = RequestName(rawValue: "deleteMessage")
  /// Adding a reaction to a message.
  public static let addReaction = RequestName(rawValue: "addReaction")
  /// Removing a reaction from a message.
  public static let deleteReaction = RequestName(rawValue: "deleteReaction")
  /// Marking all messages of a channel as read.
  public static let markAsRead = RequestName(rawValue: "markAsRead")
  /// Marking a message and all later ones as unread.
  public static let markAsUnread = RequestName(rawValue: "markAsUnread")
  /// Leaving a group.
  public static let leaveGroup = RequestName(rawValue: "leaveGroup")
  /// Dismissing a group.
  public static let dismissGroup = RequestName(rawValue: "dismissGroup")

  /// The requests that `failures` in YAML accepts.
  public static let allChatRequests: [RequestName] = [
    connect, getChannel, loadUsers, loadMembers, loadParticipants, loadOperators, loadMutedUsers,
    loadBannedUsers, inviteUsers, addOperators, removeOperators, muteUser, unmuteUser, banUser,
    unbanUser, freeze, unfreeze, loadFriendApplications, acceptFriendApplication,
    refuseFriendApplication, addFriend, getUserInfo, getGroupInfo, getGroupMemberInfo,
    getGroupMembers, loadConversations, loadMessages, reloadConversation, pinConversation,
    muteConversation, sendMessage, leaveGroup, dismissGroup, loadChannels, updateChannel, leave,
    delete, setPushTrigger, report, createChannel, updateMessage, deleteMessage, addReaction,
    deleteReaction, markAsRead, markAsUnread, refreshChannel, enterChannel, exitChannel,
    getMyMutedInfo,
  ]
}
