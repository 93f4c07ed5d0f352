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
}
