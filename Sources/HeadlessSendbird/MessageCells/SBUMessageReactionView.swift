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

/// The reactions of a message, each with the number of its users, in one line (G144).
open class SBUMessageReactionView: SBUView {
  private let row = SBUStackView(axis: .horizontal, spacing: 4)
  /// The message.
  public internal(set) var message: BaseMessage?
  /// The emoji of the app.
  public internal(set) var emojiList: [Emoji] = []
  /// The reactions.
  public internal(set) var reactions: [Reaction] = []
  /// The greatest width, in points. Kept, not used.
  public var maxWidth: CGFloat = 0
  /// Whether a long press on a reaction shows its users.
  public var enableEmojiLongPress = true
  /// The theme.
  public var theme: SBUComponentTheme = SBUTheme.componentTheme
  var emojiTapHandler: ((_ emojiKey: String) -> Void)?
  var emojiLongPressHandler: ((_ emojiKey: String) -> Void)?
  var moreEmojiTapHandler: (() -> Void)?

  /// Adds the line.
  open override func setupViews() {
    super.setupViews()
    addSubview(row)
    isHidden = true
  }

  /// Applies the theme's background.
  open override func setupStyles() {
    super.setupStyles()
    backgroundColor = theme.reactionBoxBackgroundColor
    for button in row.arrangedSubviews { (button as? SBUReactionButton)?.setupStyles(theme) }
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
    // From the end, so that each removal is short.
    for button in row.arrangedSubviews.reversed() { button.removeFromSuperview() }
    guard !isHidden else { return }
    for reaction in reactions { row.addArrangedSubview(button(of: reaction)) }
    if hasMoreEmoji() {
      let more = UIButton(type: .custom)
      more.setImage(SBUIconSet.iconEmojiMore, for: .normal)
      more.tintColor = theme.addReactionTintColor
      more.addAction(
        UIAction { [weak self, unowned more] _ in self?.onTapMoreEmoji(sender: more) },
        for: .touchUpInside)
      row.addArrangedSubview(more)
    }
  }

  private func button(of reaction: Reaction) -> UIButton {
    let button = SBUReactionButton(reaction)
    button.setupStyles(theme)
    button.addAction(
      UIAction { [weak self] _ in self?.emojiTapHandler?(reaction.key) }, for: .touchUpInside)
    guard enableEmojiLongPress else { return button }
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(SBUMessageReactionView.onLongPressEmoji))
    button.addGestureRecognizer(press)
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
  }

  required init?(coder: NSCoder) { nil }

  func setupStyles(_ theme: SBUComponentTheme) {
    titleLabel?.font = theme.reactionBoxEmojiCountFont
    setTitleColor(theme.reactionBoxEmojiCountColor, for: .normal)
    backgroundColor =
      isOwn ? theme.reactionBoxSelectedEmojiBackgroundColor : theme.reactionBoxEmojiBackgroundColor
  }
}
