import HeadlessUIKit

/// The kit's texts in English, by the keys of its string table.
enum NCString: String, CaseIterable {
  case newFriends = "friend_application_new_friend"
  case noRequests = "friends_application_empty"
  case accepted = "friend_application_accepted"
  case refused = "friend_application_refused"
  case expired = "friend_application_expired"
  case unhandled = "friend_application_un_handled"
  case expand = "friend_application_expand"
  case refuse = "friend_application_refuse"
  case accept = "friend_application_accept"
  case defaultRemark = "friend_application_default_extra"
  case allRequests = "friend_application_all"
  case receivedRequests = "friend_application_received"
  case sentRequests = "friend_application_sent"
  case loadingFailed = "friend_application_failed"
  case acceptingFailed = "friend_application_accept_failed"
  case refusingFailed = "friend_application_refuse_failed"
  case refuseTitle = "friend_apply_refuse_title"
  case cancel
  case confirm

  /// The text.
  var text: String { ScreenEnvironment.noting("string \(rawValue)", standard) }

  private var standard: String {
    switch self {
    case .newFriends: "New friends"
    case .noRequests: "No friend requests"
    case .accepted: "Accepted"
    case .refused: "Declined"
    case .expired: "Expired"
    case .unhandled: "Pending"
    case .expand: "Expand"
    case .refuse: "Decline"
    case .accept: "Accept"
    case .defaultRemark: "I'd like to add you as a friend"
    case .allRequests: "All friend requests"
    case .receivedRequests: "Received requests"
    case .sentRequests: "Sent requests"
    case .loadingFailed: "Unable to load friend requests"
    case .acceptingFailed: "Unable to accept friend request"
    case .refusingFailed: "Unable to decline friend request"
    case .refuseTitle: "Decline request"
    case .cancel: "Cancel"
    case .confirm: "Confirm"
    }
  }
}
