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

/// The reactions of a message, each with the number of its users (G144).
open class SBUMessageReactionView: SBUView, UICollectionViewDelegate, UICollectionViewDataSource {
  /// The reactions, as items.
  public lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
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

  /// Adds the items.
  open override func setupViews() {
    super.setupViews()
    collectionView.delegate = self
    collectionView.dataSource = self
    collectionView.register(
      SBUReactionItem.self, forCellWithReuseIdentifier: SBUReactionItem.sbu_className)
    addSubview(collectionView)
    isHidden = true
  }

  /// Applies the theme's background.
  open override func setupStyles() {
    super.setupStyles()
    backgroundColor = theme.reactionBoxBackgroundColor
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
    collectionView.reloadData()
  }

  /// Returns the size of an item.
  ///
  /// - Parameter count: the number of users.
  open func getCellSize(count: Int) -> CGSize { CGSize(width: count > 0 ? 54 : 36, height: 30) }

  /// Shows the emoji of the app.
  open func onTapMoreEmoji(sender: UIButton) { moreEmojiTapHandler?() }

  /// Returns the number of reactions, and of the item that adds one.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { reactions.count + (hasMoreEmoji() ? 1 : 0) }

  /// Returns the item of a reaction.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SBUReactionItem.sbu_className, for: indexPath)
    let item = cell as? SBUReactionItem
    if hasMoreEmoji(at: indexPath) {
      item?.label.text = SBUIconSet.iconEmojiMore.symbol
    } else if reactions.indices.contains(indexPath.row) {
      item?.configure(reactions[indexPath.row], theme)
    }
    return cell
  }

  /// Reports the emoji that was tapped.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {
    if hasMoreEmoji(at: indexPath) { return moreEmojiTapHandler?() ?? () }
    guard reactions.indices.contains(indexPath.row) else { return }
    emojiTapHandler?(reactions[indexPath.row].key)
  }
}

/// A reaction and the number of its users.
final class SBUReactionItem: UICollectionViewCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ reaction: Reaction, _ theme: SBUComponentTheme) {
    label.text = "\(reaction.key) \(min(reaction.sampledUserIds.count, 99))"
    label.font = theme.reactionBoxEmojiCountFont
    label.textColor = theme.reactionBoxEmojiCountColor
    let isOwn = reaction.sampledUserIds.contains(SBUGlobals.currentUser?.userId ?? "")
    contentView.backgroundColor =
      isOwn ? theme.reactionBoxSelectedEmojiBackgroundColor : theme.reactionBoxEmojiBackgroundColor
    accessibilityIdentifier = reaction.key
  }
}
