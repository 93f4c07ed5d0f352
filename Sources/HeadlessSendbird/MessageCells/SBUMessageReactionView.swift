import HeadlessUIKit

/// The values of a message's reactions.
public class SBUMessageReactionViewParams {
  /// The greatest width, in points.
  public let maxWidth: CGFloat
  /// Whether reactions are shown.
  public let useReaction: Bool
  /// The reactions.
  public let reactions: [Reaction]
  /// Whether a long press on a reaction shows its users.
  public let enableEmojiLongPress: Bool
  /// The message.
  public let message: BaseMessage?

  /// Creates the values.
  public init(
    maxWidth: CGFloat, useReaction: Bool, reactions: [Reaction],
    enableEmojiLongPress: Bool = true, message: BaseMessage? = nil
  ) {
    (self.maxWidth, self.useReaction, self.reactions) = (maxWidth, useReaction, reactions)
    (self.enableEmojiLongPress, self.message) = (enableEmojiLongPress, message)
  }
}

/// The reactions of a message, each with the number of its users, in lines (G144).
open class SBUMessageReactionView: SBUView {
  private let lines = SBUStackView(axis: .vertical, spacing: 0)
  /// The message.
  public internal(set) var message: BaseMessage?
  /// The emoji of the app.
  public internal(set) var emojiList: [Emoji] = []
  /// The reactions.
  public internal(set) var reactions: [Reaction] = []
  /// The greatest width of a line, in points, if the screen is wide enough.
  public var maxWidth: CGFloat = 0
  /// Whether a long press on a reaction shows its users.
  public var enableEmojiLongPress = true
  /// The theme.
  public var theme: SBUComponentTheme = SBUTheme.componentTheme
  var emojiTapHandler: ((_ emojiKey: String) -> Void)?
  var emojiLongPressHandler: ((_ emojiKey: String) -> Void)?
  var moreEmojiTapHandler: (() -> Void)?

  /// Adds the lines.
  open override func setupViews() {
    super.setupViews()
    addSubview(lines)
    isHidden = true
  }

  /// Applies the theme's background.
  open override func setupStyles() {
    super.setupStyles()
    backgroundColor = theme.reactionBoxBackgroundColor
    for line in lines.arrangedSubviews {
      for button in line.subviews { (button as? SBUReactionButton)?.setupStyles(theme) }
    }
  }

  /// Returns whether the item that adds a reaction is shown: if the app has an emoji that the message
  /// does not have.
  public func hasMoreEmoji() -> Bool {
    let used = Set(reactions.map(\.key))
    return emojiList.contains { !used.contains($0.key) }
  }

  /// Returns whether an item is the one that adds a reaction.
  public func hasMoreEmoji(at indexPath: IndexPath) -> Bool {
    hasMoreEmoji() && indexPath.row == reactions.count
  }

  /// Shows the reactions of a message.
  open func configure(configuration: SBUMessageReactionViewParams) {
    (message, reactions) = (configuration.message, configuration.reactions)
    (maxWidth, enableEmojiLongPress) = (configuration.maxWidth, configuration.enableEmojiLongPress)
    isHidden = !configuration.useReaction || reactions.isEmpty
    for line in lines.arrangedSubviews.reversed() { line.removeFromSuperview() }
    guard !isHidden else { return }
    var buttons: [UIButton] = reactions.map(button(of:))
    if hasMoreEmoji() {
      let more = UIButton(type: .custom)
      more.setImage(SBUIconSet.iconEmojiMore, for: .normal)
      more.tintColor = theme.addReactionTintColor
      more.addAction(
        UIAction { [weak self, unowned more] _ in self?.onTapMoreEmoji(sender: more) },
        for: .touchUpInside)
      buttons.append(more)
    }
    // A column of text has 8 points; 15 columns are beside the bubble.
    let columns = ScreenEnvironment.current?.tableViewport.columns ?? 45
    let available = min(maxWidth, 8 * CGFloat(columns - 15))
    var (line, used) = (SBUStackView(axis: .horizontal, spacing: 4), CGFloat(0))
    for button in buttons {
      // The brackets, and a column more for an emoji.
      let width = 8 * CGFloat((button.currentTitle ?? "").count + 3)
      if used == 0 || used + 8 + width > available {
        (line, used) = (SBUStackView(axis: .horizontal, spacing: 4), 0)
        lines.addArrangedSubview(line)
      }
      line.addArrangedSubview(button)
      used += (used > 0 ? 8 : 0) + width
    }
  }

  private func button(of reaction: Reaction) -> UIButton {
    let button = SBUReactionButton(reaction)
    button.setupStyles(theme)
    button.addAction(
      UIAction { [weak self] _ in self?.emojiTapHandler?(reaction.key) }, for: .touchUpInside)
    guard enableEmojiLongPress else { return button }
    button.addLongPress(self, Selector(SBUMessageReactionView.onLongPressEmoji))
    return button
  }

  func onLongPressEmoji(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let button = press.view as? SBUReactionButton else { return }
    emojiLongPressHandler?(button.reaction.key)
  }

  /// Returns the size of an item.
  ///
  /// - Parameter count: the number of users.
  open func getCellSize(count: Int) -> CGSize { CGSize(width: count > 0 ? 54 : 36, height: 30) }

  /// Shows the emoji of the app.
  open func onTapMoreEmoji(sender: UIButton) { moreEmojiTapHandler?() }
}

/// A reaction and the number of its users.
private final class SBUReactionButton: UIButton {
  let reaction: Reaction
  private var isOwn: Bool {
    reaction.sampledUserIds.contains(SBUGlobals.currentUser?.userId ?? "")
  }

  init(_ reaction: Reaction) {
    self.reaction = reaction
    super.init(frame: .zero)
    let title = "\(reaction.key) \(min(reaction.sampledUserIds.count, 99))"
    setTitle(isOwn ? "\(title) ✓" : title, for: .normal)
    accessibilityIdentifier = reaction.key
    recordKey = "messageId.reactions.\(reaction.key)"
  }

  required init?(coder: NSCoder) { nil }

  func setupStyles(_ theme: SBUComponentTheme) {
    titleLabel?.font = theme.reactionBoxEmojiCountFont
    setTitleColor(theme.reactionBoxEmojiCountColor, for: .normal)
    backgroundColor =
      isOwn ? theme.reactionBoxSelectedEmojiBackgroundColor : theme.reactionBoxEmojiBackgroundColor
  }
}
