import HeadlessUIKit

/// The kit's pictures.
package enum NCImage {
  /// A person without a picture.
  static let defaultPortrait = UIImage(name: "default_portrait_msg", symbol: "○")
  /// The back arrow.
  static let back = UIImage(name: "navigation_bar_btn_back", symbol: "‹")
  /// Three dots.
  static let more = UIImage(name: "friend_apply_more_img", symbol: "⋯")

  /// Returns the picture at an address; the default portrait if there is no address.
  static func portrait(_ address: String?) -> UIImage {
    guard let address, !address.isEmpty else { return defaultPortrait }
    return UIImage(name: address, symbol: "●")
  }

  /// A group without a picture.
  static let defaultGroup = UIImage(name: "default_group_portrait", symbol: "◎")
  /// Returns the picture of a group at an address; the default if there is no address.
  static func group(_ address: String?) -> UIImage {
    guard let address, !address.isEmpty else { return defaultGroup }
    return UIImage(name: address, symbol: "◉")
  }

  /// All members of a group.
  static let everybody = UIImage(name: "mention_all", symbol: "∴")
  /// A channel whose messages do not notify the user.
  static let muted = UIImage(name: "block_notification", symbol: "☾")
  /// A pinned channel.
  static let pinned = UIImage(name: "conversation_top", symbol: "↥")
  /// A message that could not be sent.
  static let failed = UIImage(name: "message_fail", symbol: "✗")
  /// A message that is being sent.
  static let sending = UIImage(name: "message_sending", symbol: "◔")
  /// The button that records a voice message.
  static let voice = UIImage(name: "inputbar_voice", symbol: "♪")
  /// The button that shows emoji.
  static let emoji = UIImage(name: "inputbar_emoji", symbol: "☺")
  /// The button that shows other things to send.
  static let sendMore = UIImage(name: "inputbar_add", symbol: "+")
  /// The tile that adds people to a group.
  static let add = UIImage(name: "group_member_add", symbol: "+")
  /// The tile that removes people from a group.
  static let remove = UIImage(name: "group_member_remove", symbol: "−")

  /// The symbols of the pictures, with their meanings.
  package static let marks = [
    FrameMark("○", meaning: "a person without a picture"),
    FrameMark("●", meaning: "a person's picture"),
    FrameMark("◎", meaning: "a channel or group without a picture"),
    FrameMark("◉", meaning: "the picture of a channel or group"),
    FrameMark("•3", "•99+", "•⋯", meaning: "three, 100 or more, 1000 or more unread messages"),
    FrameMark("•", meaning: "unread messages, without their number"),
    FrameMark("[Draft]", "[File]", "[@You]", meaning: "words of the kit in a message, not buttons"),
    FrameMark("! No network", meaning: "a warning"),
    FrameMark("‹", meaning: "back"), FrameMark("⋯", meaning: "a menu"),
    FrameMark("∴", meaning: "people"), FrameMark("☾", meaning: "do not disturb"),
    FrameMark("↥", meaning: "pinned"), FrameMark("✗", meaning: "failed"),
    FrameMark("◔", meaning: "in progress, such as a message that is being sent"),
    FrameMark("◂", meaning: "a message of someone else"),
    FrameMark("▸", meaning: "a message of the current user"),
    FrameMark("♪", meaning: "sound or a voice message"), FrameMark("☺", meaning: "emoji"),
    FrameMark("+", meaning: "add"), FrameMark("−", meaning: "remove"),
  ]
}
