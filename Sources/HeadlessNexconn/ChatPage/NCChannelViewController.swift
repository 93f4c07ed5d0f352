import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// A chat: the messages of a channel, and an input bar.
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
  /// The type of the channel; read when the page is loaded.
  public final var channelType: NCChannelType
  /// The id of the other person or of the group; read when the page is loaded.
  public final var channelId: String
  /// The id of a part of a community. Stored, not used: the service has no communities.
  public final var subChannelId: String?
  /// The types of channels whose unread messages the back arrow counts. Stored, not shown: the
  /// arrow has no count.
  public final var displayChannelTypeArray: [Any]?
  /// The number of unread messages when the page was opened. Stored, not shown.
  public final var unReadMessage = 0
  /// Whether a button at the top shows unread messages. Stored, not shown.
  public final var enableUnreadMessageIcon = false
  /// Whether a button at the top shows unread mentions. Stored, not shown.
  public final var enableUnreadMentionedIcon = true
  /// Whether a button at the bottom shows new messages below. Stored, not shown.
  public final var enableNewComingMessageIcon = false
  /// The number of messages to load at a time. Stored, not used: all are loaded at once.
  public final var defaultMessageCount: Int32 = 10
  /// The collection of messages.
  public let messageCollectionView = NCBaseCollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  /// The input bar below the messages.
  public let chatSessionInputBarControl = NCChatSessionInputBarControl()
  /// Whether incoming messages show the name of the sender; read when a message arrives (N144).
  public final var displayUserNameInCell = true
  private var rows: [NCMessageModel] = []
  private var cellClasses = MessageCellClasses()
  /// The cell that YAML chose for text messages.
  final var chosenTextCell: ComponentChoice?
  /// The ids of the people who are mentioned in the text being written.
  public private(set) final var mentionedUserIds: [String] = []
  private var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// Creates the chat of a channel. The app sets its title (N210).
  ///
  /// - Parameters:
  ///   - channelType: The type of the channel; only direct, group and system channels have messages
  ///     here.
  ///   - channelId: The id of the other person or of the group.
  public required init(channelType: NCChannelType, channelId: String) {
    self.channelType = channelType
    self.channelId = channelId
    super.init(nibName: nil, bundle: nil)
  }

  /// Screens are not decoded here; a decoded chat has no channel id.
  public required init?(coder: NSCoder) {
    channelType = .direct
    channelId = ""
    super.init(coder: coder)
  }

  /// The rows, oldest first, each an ``NCMessageModel``. It is a copy; to show a changed array, set
  /// it again.
  public final var channelDataRepository: NSMutableArray {
    get { NSMutableArray(array: rows) }
    set { show(newValue.compactMap { $0 as? NCMessageModel }) }
  }

  private var key: ConversationKey? { channelType.kind.map { ConversationKey($0, channelId) } }

  // MARK: Life cycle

  /// Adds the messages and, below them, the input bar.
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

  /// The screen appeared: marks all messages as read.
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

  /// Requests all senders who will be shown, at once (N62).
  private func preload(_ models: [NCMessageModel]) {
    var known: Set<String> = []
    let ids = models.map(\.senderUserId).filter { known.insert($0).inserted }
    NCChatUI.shared().preload(users: ids)
  }

  /// Shows rows and scrolls to the last one.
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

  /// Adds a message below all others, on this page only.
  ///
  /// - Parameter message: The message; ``willAppendAndDisplay(_:)`` can replace it.
  public final func appendAndDisplay(_ message: NCMessage) {
    show(rows + [model(of: willAppendAndDisplay(message))])
  }

  /// Removes a row, on this page only: the service keeps the message.
  ///
  /// - Parameter model: The row.
  open func deleteMessage(_ model: NCMessageModel) { show(rows.filter { $0 !== model }) }

  /// Scrolls to the last row.
  ///
  /// - Parameter animated: Whether scrolling is animated; ignored here.
  open func scrollToBottom(animated: Bool) {
    guard !rows.isEmpty else { return }
    messageCollectionView.scrollToItem(
      at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: animated)
  }

  // MARK: Leaving

  /// The back arrow was tapped.
  open override func leftBarButtonItemPressed() { leftBarButtonItemPressed(self) }

  /// The back arrow was tapped: closes the page. A subclass that overrides it calls `super` to
  /// leave the page.
  ///
  /// - Parameter sender: The sender of the action.
  open func leftBarButtonItemPressed(_ sender: Any) { super.leftBarButtonItemPressed() }

  // MARK: Sending

  /// Sends a message, with the current user's profile if the setting enables it (N122).
  ///
  /// The message shows at once as being sent, and then as sent or failed.
  ///
  /// - Parameters:
  ///   - messageContent: The content: an ``NCTextMessage``; any other content is ignored.
  ///   - pushContent: The text of a notification; not used.
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

  /// Registers the cells of an app's own messages: the place to call
  /// ``register(_:forMessageClass:)``.
  open func registerCustomCellsAndMessages() {}

  /// Registers the cell class for a message class and its subclasses.
  ///
  /// - Parameters:
  ///   - cellClass: The cell class, which replaces an earlier one.
  ///   - messageClass: The message class, such as ``NCTextMessage``, or ``NCMessageContent`` for
  ///     all messages that have no other cell.
  public final func register(
    _ cellClass: NCMessageBaseCell.Type, forMessageClass messageClass: NCMessageContent.Type
  ) {
    cellClasses.register(cellClass, for: messageClass)
  }

  /// A message is about to be sent.
  ///
  /// - Parameter messageContent: The content.
  /// - Returns: The content to send instead; nil to send nothing.
  open func willSendMessage(_ messageContent: NCMessageContent) -> NCMessageContent? {
    messageContent
  }

  /// Sending a message has ended.
  ///
  /// - Parameters:
  ///   - status: 0 on success, otherwise the service's error code.
  ///   - messageModel: The row of the message.
  open func didSendMessageModel(_ status: Int, model messageModel: NCMessageModel) {}

  /// A message is about to be added below all others.
  ///
  /// - Parameter message: The message.
  /// - Returns: The message to show instead.
  open func willAppendAndDisplay(_ message: NCMessage) -> NCMessage { message }

  /// The number of unread messages may have changed.
  open func notifyUpdateUnreadMessageCount() {}

  /// A cell is about to be shown.
  ///
  /// - Parameters:
  ///   - cell: The cell, which already shows its message.
  ///   - indexPath: Its row; the oldest message comes first.
  open func willDisplayMessageCell(_ cell: NCMessageBaseCell, at indexPath: IndexPath) {}

  /// Presents the @mention page of the mode over the chat, to choose a person to mention (N161).
  ///
  /// - Parameters:
  ///   - selected: Receives the chosen person.
  ///   - cancel: Called if no person was chosen.
  open func showChooseUserViewController(
    _ selected: @escaping (NCChatUIUserInfo) -> Void, cancel: @escaping () -> Void
  ) {
    let page = makeMentionPage(selected, cancel: cancel)
    present(UINavigationController(rootViewController: page), animated: true)
  }

  /// A sender's picture was long-pressed: in a group, mentions the sender, except the current user
  /// (N148).
  ///
  /// - Parameter userId: The id of the sender.
  open func didLongPressCellPortrait(_ userId: String) {
    guard mentions, userId != service?.currentUserId else { return }
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = rows.first { $0.senderUserId == userId }
      .map { NCMessageSenderUserInfoResolver.senderInfo(for: $0).name }
    chatSessionInputBarControl.text += "@"
    mention(user)
  }

  /// A row was tapped; does nothing by default.
  ///
  /// - Parameter model: The row.
  open func didTapMessageCell(_ model: NCMessageModel) {}

  // MARK: The collection

  /// Returns the number of messages.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  /// Returns the cell of a message.
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

  /// The properties that YAML can set in addition to the parameters; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// The initializer, `init(channelType:channelId:)`, with the title and the app's settings.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The page has no parts that YAML can replace.
  open class var slots: [Slot] { [] }
  /// A short description of the class.
  open class var summary: String { "the messages of a channel, and a bar to write in" }
}

extension NCChannelViewController {
  /// Whether people can be mentioned: in groups, unless the app has disabled it.
  private var mentions: Bool {
    channelType == .group && NCChatUIConfig.default().message.enableMessageMentioned
  }

  /// The text changed. In a group, an `@` that can start a mention opens the @mention page (N149).
  private func inputDidChange(_ text: String) {
    guard mentions, text.last == "@" else { return }
    if let before = text.dropLast().last, before.isASCII, before.isLetter || before.isNumber {
      return
    }
    showChooseUserViewController({ [weak self] user in self?.mention(user) }, cancel: {})
  }

  /// Mentions a person after an `@` that is already in the text: always by name, even if the row
  /// showed an alias (N169a, N213).
  private func mention(_ user: NCChatUIUserInfo) {
    guard let id = user.userId else { return }
    let name = user.name.isNilOrEmpty ? id : user.name ?? ""
    chatSessionInputBarControl.text += "\(name) "
    if !mentionedUserIds.contains(id) { mentionedUserIds.append(id) }
  }

  /// Creates the @mention page of the mode: for the managed service, or for the app's data sources
  /// (N161).
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

/// The collection view of a chat page's messages.
open class NCBaseCollectionView: UICollectionView {
  /// Reserves one row of the screen for the bar below, so that rows that are scrolled to before the
  /// first layout get the right space.
  final func insetForInputBar() {
    guard let viewport = ScreenEnvironment.current?.tableViewport else { return }
    for case let table as UITableView in subviews {
      table.setViewport(columns: viewport.columns, rows: max(viewport.rows - 1, 1))
    }
  }
}
