import ChatBackend
import HeadlessUIKit

/// The second line of a channel's row: an icon, a tag, and a draft or the newest message (N131).
open class NCChannelDetailContentView: UIStackView {
  /// The sending status of the current user's message.
  public let sentStatusImageView = UIImageView()
  /// `[Draft]` or `[@You]`.
  public let highlightedLabel = UILabel()
  /// The draft, or the newest message.
  public let messageContentLabel = UILabel()

  /// Creates an empty line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  private func setupView() {
    spacing = 4
    messageContentLabel.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    messageContentLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for view in [sentStatusImageView, highlightedLabel, messageContentLabel] {
      addArrangedSubview(view)
    }
  }

  /// Shows the content of a channel's row.
  func show(_ model: NCChannelModel, hidingSender: Bool) {
    let isDraft = !model.draft.isNilOrEmpty && !model.hasUnreadMentioned
    let icon = isDraft ? nil : Self.icon(of: model)
    let tag: NCString? =
      isDraft ? .draft : icon == nil && model.hasUnreadMentioned ? .mentioned : nil
    sentStatusImageView.image = icon
    sentStatusImageView.isHidden = icon == nil
    highlightedLabel.text = tag?.text
    highlightedLabel.isHidden = tag == nil
    let text = isDraft ? model.draft ?? "" : Self.content(of: model, hidingSender: hidingSender)
    messageContentLabel.text = MessagePreview.inOneLine(text)
  }

  private static func icon(of model: NCChannelModel) -> UIImage? {
    guard model.lastMessageIsSend() else { return nil }
    return switch model.sentStatus {
    case .failed: NCImage.failed
    case .sending: NCImage.sending
    case .sent: nil
    }
  }

  /// Returns the newest message; in groups with the name of its sender (N132).
  private static func content(of model: NCChannelModel, hidingSender: Bool) -> String {
    guard let content = model.latestMessage else { return "" }
    let sender = model.senderUserId ?? ""
    let isGroup = model.channelType == .group
    let kit = NCChatUI.shared()
    let attached = content.senderUserInfo
    let name = {
      isGroup
        ? kit.displayPrefix(
          ofSender: sender, in: model.channelId, attached: attached)
        : kit.displayName(ofSender: sender, in: nil, attached: attached)
    }
    let text = MessagePreview.text(of: content, isOwn: model.lastMessageIsSend(), name: name)
    guard isGroup, !hidingSender, model.lastMessageIsReceive(), content.hasSender else {
      return text
    }
    let prefix = name()
    return prefix.isEmpty ? text : "\(prefix): \(text)"
  }
}

extension NCMessageContent {
  /// Whether the message is shown with its sender.
  var hasSender: Bool { kind != .unknown && kind != .information }
}
