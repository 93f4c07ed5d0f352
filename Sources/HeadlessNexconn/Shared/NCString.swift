import HeadlessUIKit

/// A text of the kit in English, and its key in the kit's string table.
struct NCString: Sendable {
  private let key: String
  private let standard: String

  private init(_ key: String, _ standard: String) {
    self.key = key
    self.standard = standard
  }

  /// The text. Reading it records the key, so that a frame's texts can be traced to their keys.
  var text: String { ScreenEnvironment.recordTextRead("string \(key)", standard) }
}

extension NCString {
  // MARK: Friend requests

  static let newFriends = NCString("friend_application_new_friend", "New friends")
  static let noRequests = NCString("friends_application_empty", "No friend requests")
  static let accepted = NCString("friend_application_accepted", "Accepted")
  static let refused = NCString("friend_application_refused", "Declined")
  static let expired = NCString("friend_application_expired", "Expired")
  static let unhandled = NCString("friend_application_un_handled", "Pending")
  static let expand = NCString("friend_application_expand", "Expand")
  static let refuse = NCString("friend_application_refuse", "Decline")
  static let accept = NCString("friend_application_accept", "Accept")
  static let defaultRemark = NCString(
    "friend_application_default_extra", "I'd like to add you as a friend")
  static let allRequests = NCString("friend_application_all", "All friend requests")
  static let receivedRequests = NCString("friend_application_received", "Received requests")
  static let sentRequests = NCString("friend_application_sent", "Sent requests")
  static let loadingFailed = NCString("friend_application_failed", "Unable to load friend requests")
  static let acceptingFailed = NCString(
    "friend_application_accept_failed", "Unable to accept friend request")
  static let refusingFailed = NCString(
    "friend_application_refuse_failed", "Unable to decline friend request")
  static let refuseTitle = NCString("friend_apply_refuse_title", "Decline request")

  // MARK: The channel list

  static let noMessage = NCString("no_message", "No chats yet")
  static let draft = NCString("draft", "[Draft]")
  static let mentioned = NCString("have_mentioned", "[@You]")
  static let connecting = NCString("connecting", "Connecting...")
  static let unreachable = NCString(
    "connection_is_not_reachable", "Network unavailable. Check your connection.")
  static let kicked = NCString(
    "kicked_offline_by_other_client", "This account is signed in on another device")
  static let proxyUnavailable = NCString("connectionstatus_proxy_unavailable", "Proxy unavailable")
  static let disconnected = NCString("connection_disconnect", "Disconnected. Try again later.")

  // MARK: Messages in one line, and times

  static let unknownMessage = NCString(
    "unknown_message_cell_tip", "This message type isn't supported yet")
  static let image = NCString("image_message", "[Image]")
  static let gif = NCString("gif_message", "[Image]")
  static let voice = NCString("voice_message", "[Voice]")
  static let video = NCString("video_message", "[Video]")
  static let file = NCString("file_message", "[File]")
  static let chatHistory = NCString("chat_history_message", "[Chat history]")
  static let contactCard = NCString("contact_card_message", "[Contact card]")
  static let recalled = NCString("recalled_a_message", " has recalled a message")
  static let youRecalled = NCString("you_recalled_a_message", "You have recalled a message")
  static let yesterday = NCString("yesterday", "Yesterday")

  // MARK: Group info

  static let groupInfo = NCString("group_profile_title", "Group info")
  static let membersWithCount = NCString("group_members_with_count", "Members")
  static let groupAvatar = NCString("group_portrait", "Group avatar")
  static let groupName = NCString("group_name_title", "Group name")
  static let groupNotice = NCString("group_notice", "Group announcement")
  static let myNickname = NCString("group_for_my_name", "Nickname in group")
  static let groupManagement = NCString("group_management", "Group management")
  static let mute = NCString("set_not_disturb", "Mute notifications")
  static let pin = NCString("set_top", "Pin")
  static let follows = NCString("group_follows_cell_title", "    --favorites")
  static let dismissGroup = NCString("group_action_dismiss", "Dismiss group")
  static let leaveGroup = NCString("group_action_quit", "Leave group")
  static let dismissed = NCString("group_dismiss_success", "Group dismissed")
  static let dismissFailed = NCString("group_dismiss_failed", "Unable to dismiss group")
  static let left = NCString("group_quit_success", "Left the group")
  static let leaveFailed = NCString("group_quit_failed", "Unable to leave the group")
  static let noEditPermission = NCString(
    "no_edit_group_permission", "You don't have permission to edit group info")
  static let notInGroup = NCString("not_in_group", "You're not in this group")

  // MARK: Mentioning

  static let selectMentioned = NCString("select_mentioned_user", "Select a user to mention")
  static let mentionAll = NCString("group_mention_all", "all")
  static let noUserFound = NCString("not_user_found", "No user found")
  static let search = NCString("to_search", "Search")

  // MARK: Buttons

  static let cancel = NCString("cancel", "Cancel")
  static let confirm = NCString("confirm", "Confirm")
}
