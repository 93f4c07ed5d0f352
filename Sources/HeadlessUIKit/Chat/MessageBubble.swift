/// The bubble of a message in a chat: its content, with a tail at the side of its sender.
///
/// The kits' chats share it, so that their frames look alike.
package final class MessageBubble: UIStackView {
  /// The side of a message.
  package enum Side {
    /// Of another user, at the left.
    case incoming
    /// Of the current user, at the right.
    case outgoing
    /// Of no user; without a tail.
    case none
  }

  private let leftTail = UIImageView(image: UIImage(name: "chat_bubble_left", symbol: "◂"))
  private let rightTail = UIImageView(image: UIImage(name: "chat_bubble_right", symbol: "▸"))
  /// The view in the bubble.
  package var content: UIView { arrangedSubviews[1] }
  /// The side of the message.
  package var side = Side.none {
    didSet {
      leftTail.isHidden = side != .incoming
      rightTail.isHidden = side != .outgoing
    }
  }

  /// Creates the bubble of a content.
  package init(content: UIView) {
    super.init(frame: .zero)
    for view in [leftTail, content, rightTail] { addArrangedSubview(view) }
    spacing = 8
    side = .none
    content.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The first bubble of a message in it.
  var messageBubble: MessageBubble? {
    if let bubble = self as? MessageBubble { return bubble }
    for view in subviews { if let bubble = view.messageBubble { return bubble } }
    return nil
  }
}
