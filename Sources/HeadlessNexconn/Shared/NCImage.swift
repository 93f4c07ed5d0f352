import HeadlessUIKit

/// The kit's pictures.
enum NCImage {
  /// A person without a picture.
  static let defaultPortrait = UIImage(name: "default_portrait_msg", symbol: "○")
  /// The arrow of the way back.
  static let back = UIImage(name: "navigation_bar_btn_back", symbol: "‹")
  /// Three dots.
  static let more = UIImage(name: "friend_apply_more_img", symbol: "⋯")

  /// The picture at an address; without one, that of a person without a picture.
  static func portrait(_ address: String?) -> UIImage {
    guard let address, !address.isEmpty else { return defaultPortrait }
    return UIImage(name: address, symbol: "●")
  }

  /// A group without a picture.
  static let defaultGroup = UIImage(name: "default_group_portrait", symbol: "◎")
  /// A group with a picture.
  static func group(_ address: String?) -> UIImage {
    guard let address, !address.isEmpty else { return defaultGroup }
    return UIImage(name: address, symbol: "◉")
  }

  /// Everybody in a group.
  static let everybody = UIImage(name: "mention_all", symbol: "∴")
  /// A channel that makes no noise.
  static let muted = UIImage(name: "block_notification", symbol: "⊘")
  /// A channel that stands above the others.
  static let pinned = UIImage(name: "conversation_top", symbol: "↥")
  /// A message that could not be sent.
  static let failed = UIImage(name: "message_fail", symbol: "✗")
  /// A message on its way.
  static let sending = UIImage(name: "message_sending", symbol: "◔")
  /// The edge of a bubble at the side of its sender's picture.
  static let bubbleFromLeft = UIImage(name: "chat_from_bg_normal", symbol: "◂")
  /// The same for messages of the current user.
  static let bubbleFromRight = UIImage(name: "chat_to_bg_normal", symbol: "▸")
  /// Says something instead of writing it.
  static let voice = UIImage(name: "inputbar_voice", symbol: "♪")
  /// Little pictures to write with.
  static let emoji = UIImage(name: "inputbar_emoji", symbol: "☺")
  /// More to send.
  static let sendMore = UIImage(name: "inputbar_add", symbol: "+")
  /// Adds people to a group.
  static let add = UIImage(name: "group_member_add", symbol: "+")
  /// Takes people out of a group.
  static let remove = UIImage(name: "group_member_remove", symbol: "−")
}
