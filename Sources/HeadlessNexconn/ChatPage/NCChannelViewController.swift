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
  /// The sort of the channel.
  public let channelType: NCChannelType
  /// The other person, or the group.
  public let channelId: String
  /// The messages.
  public let messageCollectionView = NCBaseCollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  /// The bar below them.
  public let chatSessionInputBarControl = NCChatSessionInputBarControl()
  /// Whether names stand above messages that came in; looked at when a message comes (N144).
  public final var displayUserNameInCell = true
  /// The rows, the oldest first.
  public private(set) final var conversationDataRepository: [NCMessageModel] = []
  private var cellClasses = MessageCellClasses()
  fileprivate var chosenTextCell: ComponentChoice?
  private var observation: Int?
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

  private var key: ConversationKey? { channelType.kind.map { ConversationKey($0, channelId) } }

  // MARK: Life cycle

  /// Puts the bar below the messages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setLeftBackButton()
    registerCustomCellsAndMessages()
    messageCollectionView.dataSource = self
    messageCollectionView.delegate = self
    messageCollectionView.leaveRoomForBar()
    view.addSubview(messageCollectionView)
    view.addSubview(chatSessionInputBarControl)
    chatSessionInputBarControl.text = key.flatMap { service?.conversation($0)?.draft } ?? ""
    chatSessionInputBarControl.onChange = { [weak self] text in self?.inputDidChange(text) }
    chatSessionInputBarControl.onSend = { [weak self] text in
      self?.sendMessage(NCTextMessage(content: text), pushContent: nil)
    }
    observation = service?.observeConversations { [weak self] event in self?.take(event) }
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
    conversationDataRepository = models
    messageCollectionView.reloadData()
    if !models.isEmpty {
      messageCollectionView.scrollToItem(
        at: IndexPath(row: models.count - 1, section: 0), at: .bottom, animated: false)
    }
  }

  private func take(_ event: ConversationEvent) {
    guard case .received(let message, let key) = event, key == self.key else { return }
    let model = model(of: NCMessage(message, me: service?.currentUserId))
    show(conversationDataRepository + [model])
    service?.markAsRead(key)
  }

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
      let text = messageContent as? NCTextMessage
    else { return }
    let info = NCChatUI.shared().senderInfo(toAttachTo: text.senderUserInfo)
    let sender = info.map { ChatMessage.Sender($0) }
    let message = NCMessage(
      ChatMessage(
        senderId: me, text: text.content, sentTime: ScreenEnvironment.current?.now ?? 0,
        status: .sending, senderInfo: sender), me: me)
    show(conversationDataRepository + [model(of: message)])
    mentionedUserIds = []
    service.send(text.content, senderInfo: sender, in: key) { [weak self] outcome in
      message.sentStatus = outcome.error == nil ? .sent : .failed
      self?.redraw(message)
    }
  }

  private func redraw(_ message: NCMessage) {
    guard let row = conversationDataRepository.firstIndex(where: { $0.message === message }) else {
      return
    }
    messageCollectionView.reloadItems(at: [IndexPath(row: row, section: 0)])
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
    guard channelType == .group, userId != service?.currentUserId else { return }
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = conversationDataRepository.first { $0.senderUserId == userId }
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
  ) -> Int { conversationDataRepository.count }

  /// The cell of a message.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard conversationDataRepository.indices.contains(indexPath.row) else {
      return UICollectionViewCell(frame: .zero)
    }
    let model = conversationDataRepository[indexPath.row]
    let cell = cellClasses.cell(of: model, in: collectionView, at: indexPath, chosenTextCell)
    cell.setDataModel(model)
    willDisplayMessageCell(cell, at: indexPath)
    return cell
  }

  /// A row was tapped.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard conversationDataRepository.indices.contains(indexPath.row) else { return }
    didTapMessageCell(conversationDataRepository[indexPath.row])
  }

  // MARK: YAML

  /// A view controller.
  open class var kind: TypeKind { .viewController }
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
  /// Something was written; an `@` in a group that could begin a name opens the @mention page
  /// (N149).
  private func inputDidChange(_ text: String) {
    guard channelType == .group, text.last == "@" else { return }
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
    let types = StandIns.current
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
  final func leaveRoomForBar() {
    guard let room = ScreenEnvironment.current?.tableRoom else { return }
    for case let table as UITableView in subviews {
      table.setViewport(columns: room.columns, rows: max(room.rows - 1, 1))
    }
  }
}

extension NCChannelViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("the app's, so by default none"),
    PageKey("displayUserNameInCell", .bool, "whether names stand above messages that came in") {
      (page: NCChannelViewController, shows: Bool) in page.displayUserNameInCell = shows
    },
    PageKey(
      "textMessageCell",
      .component(.cell, accepts: NCMessageBaseCell.self, standard: NCTextMessageCell.self),
      "the cell of a message of words"
    ) { (page: NCChannelViewController, choice: ComponentChoice) in
      page.chosenTextCell = choice
    },
  ]

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<PageArguments>(
      "a chat",
      [
        Field(
          "channelType", ValueShape<ConversationKey.Kind>.conversationKind,
          "the sort of the channel; by default direct"
        ) { $0.channelKind = $1 },
        Field("channelId", .personOrGroup, required: true, "the other person, or the group") {
          $0.channel = $1
        },
      ] + standardKeys.map(\.field)),
    startingWith: PageArguments(),
    check: { arguments, nodes, decoding in
      guard let node = arguments.channel else {
        decoding.diagnostics.report(
          .missingKey, "a chat needs 'channelId'", at: nodes.screen,
          help: Diagnostic.Help("channelId: the other person, or the group"))
        return false
      }
      let shape = arguments.channelKind == .group ? ValueShape<String>.groupId : .userId
      guard let id = shape.decode(node, &decoding) else { return false }
      arguments.channelId = id
      return true
    }
  ) { type, arguments in
    let type = type as? NCChannelViewController.Type
    return arguments.configure(
      type?.init(
        channelType: NCChannelType(arguments.channelKind), channelId: arguments.channelId))
  }
}

extension ValueShape where Value == Node {
  /// The id of a person or a group, whichever a channel is with.
  fileprivate static let personOrGroup = ValueShape(
    .either([.reference("user"), .reference("group")])
  ) { node, _ in node }
}
