import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// A chat: the messages of a channel, and a bar to write in.
///
/// ```swift
/// final class TeamChat: NCChannelViewController {
///   override func registerCustomCellsAndMessages() {
///     register(LoudCell.self, forMessageClass: NCTextMessage.self)
///   }
/// }
/// ```
///
/// In YAML:
///
/// ```yaml
/// viewController: TeamChat
/// channelType: group
/// channelId: boats
/// ```
open class NCChannelViewController: NCBaseViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The sort of the channel; it counts when the page is loaded.
  public final var channelType: NCChannelType
  /// The other person, or the group; it counts when the page is loaded.
  public final var channelId: String
  /// The part of a community. Kept, not used: the service has no communities.
  public final var subChannelId: String?
  /// The sorts of channels whose unread messages the arrow counts. Kept: the arrow counts none.
  public final var displayChannelTypeArray: [Any]?
  /// How many messages nobody had read when the page was opened. Kept, not shown.
  public final var unReadMessage = 0
  /// Whether a sign at the top says so. Kept, not shown.
  public final var enableUnreadMessageIcon = false
  /// Whether a sign at the top says that somebody was mentioned. Kept, not shown.
  public final var enableUnreadMentionedIcon = true
  /// Whether a sign at the bottom says what came in below. Kept, not shown.
  public final var enableNewComingMessageIcon = false
  /// How many messages are loaded at a time. Kept, not used: all are loaded at once.
  public final var defaultMessageCount: Int32 = 10
  /// The messages.
  public let messageCollectionView = NCBaseCollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  /// The bar below them.
  public let chatSessionInputBarControl = NCChatSessionInputBarControl()
  /// Whether names stand above messages that came in; looked at when a message comes (N144).
  public final var displayUserNameInCell = true
  private var rows: [NCMessageModel] = []
  private var cellClasses = MessageCellClasses()
  /// What YAML chose for messages of words.
  final var chosenTextCell: ComponentChoice?
  /// Who is mentioned in what is being written.
  public private(set) final var mentionedUserIds: [String] = []
  private var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// The chat of a channel. Its title is whatever the app sets (N210).
  ///
  /// - Parameters:
  ///   - channelType: The sort of the channel; only direct, group and system channels have messages
  ///     here.
  ///   - channelId: The id of the other person, or of the group.
  public required init(channelType: NCChannelType, channelId: String) {
    self.channelType = channelType
    self.channelId = channelId
    super.init(nibName: nil, bundle: nil)
  }

  /// Screens are not decoded here; the chat would be with nobody.
  public required init?(coder: NSCoder) {
    channelType = .direct
    channelId = ""
    super.init(coder: coder)
  }

  /// The rows, the oldest first, each an ``NCMessageModel``: a copy, so that an app that changes it
  /// sets it again, which shows it.
  public final var channelDataRepository: NSMutableArray {
    get { NSMutableArray(array: rows) }
    set { show(newValue.compactMap { $0 as? NCMessageModel }) }
  }

  private var key: ConversationKey? { channelType.kind.map { ConversationKey($0, channelId) } }

  // MARK: Life cycle

  /// Puts the bar below the messages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setLeftBackButton()
    registerCustomCellsAndMessages()
    messageCollectionView.dataSource = self
    messageCollectionView.delegate = self
    messageCollectionView.insetForInputBar()
    view.addSubview(messageCollectionView)
    view.addSubview(chatSessionInputBarControl)
    chatSessionInputBarControl.text = key.flatMap { service?.conversation($0)?.draft } ?? ""
    chatSessionInputBarControl.onChange = { [weak self] text in self?.inputDidChange(text) }
    chatSessionInputBarControl.onSend = { [weak self] text in
      self?.sendMessage(NCTextMessage(content: text), pushContent: nil)
    }
    service?.observeConversations { [weak self] event in self?.take(event) }
    load()
  }

  /// The screen shows: all messages count as read.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let key { service?.markAsRead(key) }
  }

  private func load() {
    guard let key, let service else { return }
    service.getMessages(of: key) { [weak self] outcome in
      guard let self, let messages = try? outcome.get() else { return }
      let me = service.currentUserId
      let models = messages.map { model(of: NCMessage($0, me: me)) }
      preload(models)
      show(models)
    }
  }

  private func model(of message: NCMessage) -> NCMessageModel {
    NCMessageModel(message, channelType, channelId, showsNames: displayUserNameInCell)
  }

  /// Asks for everybody who is about to be shown, at once (N62).
  private func preload(_ models: [NCMessageModel]) {
    var known: Set<String> = []
    let ids = models.map(\.senderUserId).filter { known.insert($0).inserted }
    NCChatUI.shared().preload(users: ids)
  }

  /// Shows some rows, the last of them in view.
  private func show(_ models: [NCMessageModel]) {
    NCMessageModel.markTimes(models)
    rows = models
    messageCollectionView.reloadData()
    scrollToBottom(animated: false)
  }

  private func take(_ event: ConversationEvent) {
    guard case .received(let message, let key) = event, key == self.key else { return }
    appendAndDisplay(NCMessage(message, me: service?.currentUserId))
    service?.markAsRead(key)
    notifyUpdateUnreadMessageCount()
  }

  // MARK: Rows

  /// Puts a message below all others, in this page alone.
  ///
  /// - Parameter message: The message; ``willAppendAndDisplay(_:)`` may put another in its place.
  public final func appendAndDisplay(_ message: NCMessage) {
    show(rows + [model(of: willAppendAndDisplay(message))])
  }

  /// Takes a row away, in this page alone: the service keeps the message.
  ///
  /// - Parameter model: The row.
  open func deleteMessage(_ model: NCMessageModel) { show(rows.filter { $0 !== model }) }

  /// Brings the last row into view.
  ///
  /// - Parameter animated: Whether it takes time; here it never does.
  open func scrollToBottom(animated: Bool) {
    guard !rows.isEmpty else { return }
    messageCollectionView.scrollToItem(
      at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: animated)
  }

  // MARK: Leaving

  /// The arrow was tapped.
  open override func leftBarButtonItemPressed() { leftBarButtonItemPressed(self) }

  /// The arrow was tapped: the page goes. A subclass that is left for good calls `super`.
  ///
  /// - Parameter sender: Who says so.
  open func leftBarButtonItemPressed(_ sender: Any) { super.leftBarButtonItemPressed() }

  // MARK: Writing

  /// Sends a message; with it goes the current user's profile, if that is wanted (N122).
  ///
  /// The message shows at once, as being on its way, and then says how it went.
  ///
  /// - Parameters:
  ///   - messageContent: What to send: an ``NCTextMessage``, any other is let pass.
  ///   - pushContent: What a notification would say; not used.
  open func sendMessage(_ messageContent: NCMessageContent, pushContent: String?) {
    guard let key, let service, let me = service.currentUserId,
      let text = willSendMessage(messageContent) as? NCTextMessage
    else { return }
    let info = NCChatUI.shared().senderInfo(toAttachTo: text.senderUserInfo)
    let sender = info.map { ChatMessage.Sender($0) }
    let message = NCMessage(
      ChatMessage(
        senderId: me, text: text.content, sentTime: ScreenEnvironment.current?.now ?? 0,
        status: .sending, senderInfo: sender), me: me)
    appendAndDisplay(message)
    mentionedUserIds = []
    service.send(text.content, senderInfo: sender, in: key) { [weak self] outcome in
      message.sentStatus = outcome.error == nil ? .sent : .failed
      self?.finish(message, outcome.error)
    }
  }

  private func finish(_ message: NCMessage, _ error: ChatError?) {
    guard let row = rows.firstIndex(where: { $0.message === message }) else { return }
    messageCollectionView.reloadItems(at: [IndexPath(row: row, section: 0)])
    didSendMessageModel(error?.code ?? 0, model: rows[row])
  }

  // MARK: For subclasses

  /// Says which cells show which messages of an app's own: the place for
  /// ``register(_:forMessageClass:)``.
  open func registerCustomCellsAndMessages() {}

  /// Shows messages of a class, and of those below it, in cells of a class.
  ///
  /// - Parameters:
  ///   - cellClass: The cell, in the place of the one before.
  ///   - messageClass: The messages, such as ``NCTextMessage`` or ``NCMessageContent`` for all that
  ///     have no cell.
  public final func register(
    _ cellClass: NCMessageBaseCell.Type, forMessageClass messageClass: NCMessageContent.Type
  ) {
    cellClasses.register(cellClass, for: messageClass)
  }

  /// A message is about to be sent.
  ///
  /// - Parameter messageContent: What it says.
  /// - Returns: What to send instead; nil to send nothing.
  open func willSendMessage(_ messageContent: NCMessageContent) -> NCMessageContent? {
    messageContent
  }

  /// A message was sent, or was not.
  ///
  /// - Parameters:
  ///   - status: 0 for success, else the service's number for what went wrong.
  ///   - messageModel: The row of the message.
  open func didSendMessageModel(_ status: Int, model messageModel: NCMessageModel) {}

  /// A message is about to come in below all others.
  ///
  /// - Parameter message: The message.
  /// - Returns: The message to show instead.
  open func willAppendAndDisplay(_ message: NCMessage) -> NCMessage { message }

  /// The number of messages that nobody has read may have changed.
  open func notifyUpdateUnreadMessageCount() {}

  /// A cell is about to be shown.
  ///
  /// - Parameters:
  ///   - cell: The cell, which shows its message already.
  ///   - indexPath: Its row, the oldest message first.
  open func willDisplayMessageCell(_ cell: NCMessageBaseCell, at indexPath: IndexPath) {}

  /// Lets a person be chosen to mention: the page of the mode comes up over the chat (N161).
  ///
  /// - Parameters:
  ///   - selected: Takes the person.
  ///   - cancel: Hears that nobody was chosen.
  open func showChooseUserViewController(
    _ selected: @escaping (NCChatUIUserInfo) -> Void, cancel: @escaping () -> Void
  ) {
    let page = makeMentionPage(selected, cancel: cancel)
    present(UINavigationController(rootViewController: page), animated: true)
  }

  /// A sender's picture was pressed for long: in a group, somebody else is mentioned (N148).
  ///
  /// - Parameter userId: The sender.
  open func didLongPressCellPortrait(_ userId: String) {
    guard mentions, userId != service?.currentUserId else { return }
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = rows.first { $0.senderUserId == userId }
      .map { NCMessageSenderUserInfoResolver.senderInfo(for: $0).name }
    chatSessionInputBarControl.text += "@"
    mention(user)
  }

  /// A row was tapped; nothing happens.
  ///
  /// - Parameter model: The row.
  open func didTapMessageCell(_ model: NCMessageModel) {}

  // MARK: The collection

  /// How many messages there are.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  /// The cell of a message.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard rows.indices.contains(indexPath.row) else {
      return UICollectionViewCell(frame: .zero)
    }
    let model = rows[indexPath.row]
    let cell = cellClasses.cell(of: model, in: collectionView, at: indexPath, chosenTextCell)
    cell.setDataModel(model)
    willDisplayMessageCell(cell, at: indexPath)
    return cell
  }

  /// A row was tapped.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard rows.indices.contains(indexPath.row) else { return }
    didTapMessageCell(rows[indexPath.row])
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// Its initialiser, `init(channelType:channelId:)`, its title and what an app sets on it.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// It has no parts that YAML could choose.
  open class var slots: [Slot] { [] }
  /// What it is.
  open class var summary: String { "the messages of a channel, and a bar to write in" }
}

extension NCChannelViewController {
  /// Whether people can be mentioned: in groups, unless the app has switched it off.
  private var mentions: Bool {
    channelType == .group && NCChatUIConfig.default().message.enableMessageMentioned
  }

  /// Something was written; an `@` in a group that could begin a name opens the @mention page
  /// (N149).
  private func inputDidChange(_ text: String) {
    guard mentions, text.last == "@" else { return }
    if let before = text.dropLast().last, before.isASCII, before.isLetter || before.isNumber {
      return
    }
    showChooseUserViewController({ [weak self] user in self?.mention(user) }, cancel: {})
  }

  /// Mentions somebody, whose `@` is written already: by name, also where the row showed an alias
  /// (N169a, N213).
  private func mention(_ user: NCChatUIUserInfo) {
    guard let id = user.userId else { return }
    let name = user.name.isNilOrEmpty ? id : user.name ?? ""
    chatSessionInputBarControl.text += "\(name) "
    if !mentionedUserIds.contains(id) { mentionedUserIds.append(id) }
  }

  /// The @mention page of the mode: of the managed service, or of the app's data sources (N161).
  private func makeMentionPage(
    _ selected: @escaping (NCChatUIUserInfo) -> Void, cancel: @escaping () -> Void
  ) -> UIViewController {
    let types = TypeSubstitutions.current
    if NCChatUI.shared().currentDataSourceType == .infoManagement {
      let viewModel = types.make(NCGroupMentionViewModel.self)
      viewModel.prepare(channelId, selected, cancel)
      return types.page(NCGroupMentionViewController.self) { $0.init(viewModel: viewModel) }
    }
    let page = types.page(NCUserListViewController.self) { $0.init(groupId: channelId) }
    page.selectedBlock = selected
    page.cancelBlock = cancel
    return page
  }
}

/// The collection of a chat page's messages.
open class NCBaseCollectionView: UICollectionView {
  /// Leaves a row of the screen to the bar below, so that rows that come into view before the
  /// first layout have the right room.
  final func insetForInputBar() {
    guard let room = ScreenEnvironment.current?.tableViewport else { return }
    for case let table as UITableView in subviews {
      table.setViewport(columns: room.columns, rows: max(room.rows - 1, 1))
    }
  }
}
