import HeadlessUIKit

/// The base class of the sheets of a message: a box over the screen, which a tap outside closes.
open class SBUMessageSheet: SBUBaseViewController {
  /// The contents, from top to bottom.
  let column = SBUStackView(axis: .vertical)
  /// The view beside which the box is; nil places it at the bottom.
  weak var anchor: UIView?
  /// Is called after the sheet was closed.
  var dismissHandler: (() -> Void)?
  /// Is called with an emoji that was tapped, and whether to add it.
  var emojiTapHandler: ((_ emojiKey: String, _ isSelected: Bool) -> Void)?

  /// Creates an empty sheet.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    isOverlay = true
  }

  /// Adds the contents, and the tap outside that closes the sheet.
  open override func setupViews() {
    super.setupViews()
    (view as? OverlayView)?.anchor = anchor
    view.addSubview(column)
    view.addTap(self, Selector(SBUMessageSheet.onTapOutside))
  }

  func onTapOutside() { dismiss(animated: true) }

  /// Reports that the sheet was closed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dismissHandler?()
    dismissHandler = nil
  }

  /// Returns a button that closes the sheet unless it is to stay open.
  final func button(
    _ title: String?, _ image: UIImage? = nil, color: UIColor? = nil, name: String? = nil,
    staysOpen: Bool = false, _ perform: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    if let color { button.setTitleColor(color, for: .normal) }
    button.accessibilityIdentifier = name
    button.addAction(
      UIAction { [weak self] _ in
        if staysOpen { perform() } else { self?.dismiss(animated: true, completion: perform) }
      }, for: .touchUpInside)
    return button
  }

  /// Returns a row of emoji; those of the current user have a mark.
  final func row(of emoji: some Sequence<Emoji>, for message: BaseMessage?) -> SBUStackView {
    let row = SBUStackView(axis: .horizontal, spacing: 4)
    for emoji in emoji {
      let isOwn = message?.hasOwnReaction(emoji.key) ?? false
      row.addArrangedSubview(
        button(isOwn ? "\(emoji.key) ✓" : emoji.key, name: emoji.key) { [weak self] in
          self?.emojiTapHandler?(emoji.key, !isOwn)
        })
    }
    return row
  }
}

/// The menu of a message, with a row of emoji (G156).
open class SBUMenuSheetViewController: SBUMessageSheet {
  /// The items of the menu.
  public private(set) var items: [SBUMenuItem]
  /// The message.
  public private(set) var message: BaseMessage?
  /// Whether the menu has a row of emoji.
  public private(set) var useReaction: Bool
  /// Is called when all emoji are requested.
  var moreEmojiTapHandler: (() -> Void)?

  /// Creates the menu of a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - items: the items.
  ///   - useReaction: whether there is a row of emoji.
  public required init(message: BaseMessage?, items: [SBUMenuItem], useReaction: Bool) {
    (self.message, self.items, self.useReaction) = (message, items, useReaction)
    super.init(nibName: nil, bundle: nil)
  }

  /// Adds the emoji, six at most, and the items (G157, G158).
  open override func setupViews() {
    super.setupViews()
    let emoji = useReaction ? EmojiStore.emoji(for: message) : []
    if !emoji.isEmpty {
      let row = row(of: emoji.prefix(emoji.count > 6 ? 5 : 6), for: message)
      if emoji.count > 6 {
        row.addArrangedSubview(
          button(nil, SBUIconSet.iconEmojiMore) { [weak self] in self?.moreEmojiTapHandler?() })
      }
      column.setVStack([row, UILabel()])
    }
    for item in items {
      let color = item.isEnabled ? item.color : SBUTheme.channelTheme.menuItemDisabledColor
      let button = button(
        item.title, item.image, color: color, staysOpen: item.transitionsWhenSelected
      ) { item.completionHandler?() }
      button.isEnabled = item.isEnabled
      column.addArrangedSubview(button)
    }
  }
}

/// The menu of a message beside it, without emoji (G156).
final class SBUMenuView: SBUMenuSheetViewController {}

/// All emoji of the app, to react to a message (G145).
open class SBUEmojiListViewController: SBUMessageSheet {
  /// The message.
  public private(set) var message: BaseMessage?

  /// Creates the emoji for a message.
  ///
  /// - Parameter message: the message.
  public required init(message: BaseMessage?) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
  }

  /// Adds the emoji, six in a row.
  open override func setupViews() {
    super.setupViews()
    let emoji = EmojiStore.emoji(for: message)
    for start in stride(from: 0, to: emoji.count, by: 6) {
      column.addArrangedSubview(row(of: emoji[start...].prefix(6), for: message))
    }
  }
}

/// The delegate of the users who reacted to a message.
public protocol SBUReactionsViewControllerDelegate: AnyObject {
  /// The picture of a user was tapped.
  func reactionsViewController(
    _ viewController: SBUReactionsViewController, didTapUserProfile user: SBUUser)
}

/// The users who reacted to a message, by emoji (G146).
open class SBUReactionsViewController: SBUMessageSheet {
  /// The channel of the message.
  public private(set) var channel: BaseChannel?
  /// The message.
  public private(set) var message: BaseMessage?
  /// The emoji whose users are shown.
  public private(set) var selectedReaction: Reaction?
  /// The delegate; not retained.
  public weak var delegate: (any SBUReactionsViewControllerDelegate)?

  /// Creates the users who reacted to a message.
  ///
  /// - Parameters:
  ///   - channel: the channel of the message.
  ///   - message: the message.
  ///   - selectedReaction: the emoji that is selected first.
  public required init(
    channel: BaseChannel, message: BaseMessage, selectedReaction: Reaction? = nil
  ) {
    (self.channel, self.message) = (channel, message)
    self.selectedReaction = selectedReaction ?? message.reactions.first
    super.init(nibName: nil, bundle: nil)
  }

  /// Adds the emoji with the numbers of their users, and the users of the selected one.
  open override func setupViews() {
    super.setupViews()
    showUsers()
  }

  private func showUsers() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    let row = SBUStackView(axis: .horizontal, spacing: 4)
    for reaction in message?.reactions ?? [] {
      let (key, count) = (reaction.key, reaction.sampledUserIds.count)
      let mark = key == selectedReaction?.key ? " ✓" : ""
      row.addArrangedSubview(
        button("\(key) \(count > 99 ? "99+" : "\(count)")\(mark)", name: key, staysOpen: true) {
          [weak self] in
          self?.selectedReaction = reaction
          self?.showUsers()
        })
    }
    column.setVStack([row, UILabel()])
    let members = ((channel as? GroupChannel)?.members ?? []).map { ($0.userId, $0) }
    let memberById = Dictionary(members) { first, _ in first }
    for id in selectedReaction?.sampledUserIds ?? [] {
      let user = memberById[id].map { SBUUser(user: $0) } ?? SBUUser(userId: id)
      let cell = SBUUserCell()
      cell.configure(type: .reaction, user: user)
      cell.userProfileTapHandlerAction = { [weak self] in
        guard let self else { return }
        dismiss(animated: true) { [self] in
          delegate?.reactionsViewController(self, didTapUserProfile: user)
        }
      }
      column.addArrangedSubview(cell)
    }
  }
}

/// A file of a message, full screen.
open class SBUFileViewController: SBUBaseViewController {
  /// The file.
  public private(set) var fileData: SBUFileData?

  /// Creates a view of a file.
  ///
  /// - Parameter fileData: the file.
  public required init(fileData: SBUFileData?) {
    self.fileData = fileData
    super.init(nibName: nil, bundle: nil)
    title = fileData?.name
  }

  /// Adds the picture, and the button that closes it.
  open override func setupViews() {
    super.setupViews()
    view.addSubview(UIImageView(image: SBUIconSet.iconPhoto))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: SBUIconSet.iconClose, style: .plain, target: self,
      action: Selector(SBUFileViewController.onClickBack))
  }
}

/// The photos that an app with limited access can choose from.
open class SBUSelectablePhotoViewController: SBUBaseViewController {
  /// The delegate; not retained.
  public weak var delegate: (any SBUSelectablePhotoViewDelegate)?

  /// Creates a choice of photos.
  ///
  /// - Parameter mediaType: the type of the files; not used.
  public required init(mediaType: MediaResourceType = .library) {
    super.init(nibName: nil, bundle: nil)
  }
}

/// The delegate of the photos that an app with limited access can choose from.
public protocol SBUSelectablePhotoViewDelegate: AnyObject {
  /// A picture was selected.
  func didTapSendImageData(_ data: Data, fileName: String?, mimeType: String?)
  /// A video was selected.
  func didTapSendVideoURL(_ url: URL)
}

/// The emoji of the app, which a list of messages loads when it is set up.
final class EmojiStore {
  private var categories: [EmojiCategory] = []

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> EmojiStore { EmojiStore() }
  }

  /// Loads the emoji of the run.
  static func load() {
    guard let store = ScreenEnvironment.current?[Key.self] else { return }
    SendbirdChat.getAllEmojis { container, _ in store.categories = container?.categories ?? [] }
  }

  /// Returns the emoji that a message can have (G145).
  static func emoji(for message: BaseMessage?) -> [Emoji] {
    let categories = ScreenEnvironment.current?[Key.self].categories ?? []
    guard let message, let filter = SBUGlobals.emojiCategoryFilter else {
      return categories.flatMap(\.emojis)
    }
    let allowed = filter(message)
    return categories.filter { allowed.contains($0.cid) }.flatMap(\.emojis)
  }
}

extension BaseMessage {
  /// Whether the current user reacted with an emoji.
  func hasOwnReaction(_ key: String) -> Bool {
    let userId = SBUGlobals.currentUser?.userId ?? ""
    return reactions.contains { $0.key == key && $0.sampledUserIds.contains(userId) }
  }
}

extension SBUStringSet {
  /// Texts of threads.
  public enum MessageThread {
    /// Texts of the menu of a message.
    public enum Menu {
      /// "Reply in thread".
      public static var replyInThread: String {
        get { SBUStringSet.MessageThread_Menu_ReplyInThread }
        set { SBUStringSet.MessageThread_Menu_ReplyInThread = newValue }
      }
    }
  }
}
