import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// The list of the current user's channels.
///
/// ```swift
/// let list = NCChannelListViewController(displayConversationTypes: [.direct, .group])
/// list.title = "Chats"
/// list.cellClass = ShortCell.self
/// ```
///
/// In YAML:
///
/// ```yaml
/// viewController: NCChannelListViewController
/// channelTypes: [direct, group]
/// title: Chats
/// cell: ShortCell
/// headerComponent: { type: NCNetworkIndicatorView, text: "! No signal" }
/// ```
open class NCChannelListViewController: NCBaseViewController, UITableViewDataSource,
  UITableViewDelegate
{
  /// The sorts of channels that the list shows.
  public let displayConversationTypeArray: [NCChannelType]
  /// The rows.
  public let conversationListTableView = UITableView(frame: .zero, style: .plain)
  /// Says why nothing comes in.
  public final internal(set) lazy var networkIndicatorView = StandIns.current.make(
    NCNetworkIndicatorView.self)
  /// What shows where there are no channels.
  public let emptyConversationView = UILabel()
  /// Whether the bar above the list may say why nothing comes in (N142); true unless set.
  public final var isShowNetworkIndicatorView = true {
    didSet { showConnection() }
  }
  /// Whether the bar at the top says that a connection is being made (N140); false unless set.
  public final var showConnectingStatusOnNavigatorBar = false {
    didSet { showConnection() }
  }
  /// How the SDK is connected; a run says so itself, since it has no network.
  public final var connectionStatus = NCConnectionStatus.connected {
    didSet { showConnection() }
  }
  /// The class of the rows that stand for a channel; taken when the view is loaded.
  public final var cellClass: NCChannelListBaseCell.Type = NCChannelListCell.self
  fileprivate var chosenCell: ComponentChoice?
  fileprivate var emptyText: String?
  private let source: NCChannelListDataSource
  private var observation: Int?

  /// The list of some sorts of channels.
  ///
  /// - Parameter types: The sorts; open channels are left out (N126), and of communities the
  ///   service has none.
  public required init(displayConversationTypes types: [NCChannelType]) {
    displayConversationTypeArray = types
    source = NCChannelListDataSource(types)
    super.init(nibName: nil, bundle: nil)
  }

  /// The list of channels with people, groups and the service (N126).
  public convenience init() {
    self.init(displayConversationTypes: [.direct, .group, .system])
  }

  /// Screens are not decoded here; the list would be the usual one.
  public required init?(coder: NSCoder) {
    displayConversationTypeArray = [.direct, .group, .system]
    source = NCChannelListDataSource(displayConversationTypeArray)
    super.init(coder: coder)
  }

  private var cells: CellChoice {
    CellChoice(NCChannelListCell.self, chosen: chosenCell, own: cellClass)
  }

  /// The rows' models, in order.
  public final var conversationListDataSource: [NCChannelModel] { source.models }

  // MARK: Life cycle

  /// Puts the bar above the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    emptyConversationView.text = emptyText ?? NCString.noMessage.text
    emptyConversationView.textAlignment = .center
    emptyConversationView.isHidden = true
    let table = conversationListTableView
    table.backgroundView = emptyConversationView
    table.register(cells.cellClass, forCellReuseIdentifier: NCChannelListCell.identifier)
    table.dataSource = self
    table.delegate = self
    table.onReachingEnd = { [weak self] in
      self?.source.loadMore { [weak self] in self?.refreshConversationTableView() }
    }
    view.addSubview(networkIndicatorView)
    view.addSubview(table)
    showConnection()
    let service = ScreenEnvironment.current?.chatService
    observation = service?.observeConversations { [weak self] event in self?.take(event) }
  }

  /// The screen is coming: all is loaded afresh, each time (N127).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    source.reload { [weak self] in self?.refreshConversationTableView() }
  }

  private func take(_ event: ConversationEvent) {
    switch event {
    case .received(_, let key), .changed(let key): source.takeChange(of: key)
    case .left(let groupId): source.remove(ConversationKey(.group, groupId))
    }
    refreshConversationTableView()
  }

  /// Draws all rows again, without loading.
  public final func refreshConversationTableView() {
    source.models = willReloadTableData(source.models)
    emptyConversationView.isHidden = !source.isLoaded || !source.models.isEmpty
    conversationListTableView.reloadData()
  }

  fileprivate func showConnection() {
    networkIndicatorView.show(isShowNetworkIndicatorView ? connectionStatus : .connected)
    let isConnecting = showConnectingStatusOnNavigatorBar && connectionStatus == .connecting
    guard isConnecting else { return navigationItem.titleView = nil }
    let label = UILabel()
    label.text = "◌ \(NCString.connecting.text)"
    navigationItem.titleView = label
  }

  // MARK: For subclasses

  /// The rows are about to be shown.
  ///
  /// - Parameter dataSource: The rows, pinned ones first, then the newest (N127).
  /// - Returns: The rows to show instead. A row whose ``NCChannelModel/conversationModelType`` is
  ///   set to `.customization` gets an app's own cell.
  open func willReloadTableData(_ dataSource: [NCChannelModel]) -> [NCChannelModel] { dataSource }

  /// The cell of a row that an app has made its own.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The row, whose model is one of ``conversationListDataSource``.
  /// - Returns: The cell, which is handed its model afterwards.
  open func conversationListTableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> NCChannelListBaseCell {
    NCChannelListBaseCell(style: .default, reuseIdentifier: nil)
  }

  /// A row of the kit's own is about to be shown.
  ///
  /// - Parameters:
  ///   - cell: The cell, which shows its channel already.
  ///   - indexPath: The row.
  open func willDisplayConversationTableCell(
    _ cell: NCChannelListBaseCell, at indexPath: IndexPath
  ) {}

  /// A row was tapped: its chat comes, under the title that the row shows (N129, N139).
  ///
  /// - Parameters:
  ///   - conversationModelType: Whose row it is; nothing happens for an app's own.
  ///   - channelModel: The row.
  ///   - indexPath: Where it stands.
  open func onSelectedTableRow(
    _ conversationModelType: NCChannelModelType, channelModel: NCChannelModel,
    at indexPath: IndexPath
  ) {
    guard conversationModelType == .normal, channelModel.channelType != .open else { return }
    let chat = StandIns.current.page(NCChannelViewController.self) { type in
      type.init(channelType: channelModel.channelType, channelId: channelModel.channelId)
    }
    chat.title = channelModel.conversationTitle
    navigationController?.pushViewController(chat, animated: true)
  }

  // MARK: The table

  /// How many channels there are.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.models.count
  }

  /// The cell of a channel.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard source.models.indices.contains(indexPath.row) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let model = source.models[indexPath.row]
    if model.conversationModelType == .customization {
      let cell = conversationListTableView(tableView, cellForRowAt: indexPath)
      cell.setDataModel(model)
      return cell
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: NCChannelListCell.identifier, for: indexPath)
    if let cell = cell as? NCChannelListBaseCell {
      cells.prepare(cell)
      cell.setDataModel(model)
      willDisplayConversationTableCell(cell, at: indexPath)
    }
    return cell
  }

  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard source.models.indices.contains(indexPath.row) else { return }
    let model = source.models[indexPath.row]
    onSelectedTableRow(model.conversationModelType, channelModel: model, at: indexPath)
  }

  // MARK: YAML

  /// A view controller.
  open class var kind: TypeKind { .viewController }
  /// What YAML may set on it beyond its parameters; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// Its initialiser, `init(displayConversationTypes:)`, its title and what an app sets on it.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
  /// What it is.
  open class var summary: String { "the current user's channels, with their newest messages" }
}

extension NCChannelListViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("the app's, so by default none"),
    PageKey(
      "cell",
      .component(.cell, accepts: NCChannelListBaseCell.self, standard: NCChannelListCell.self),
      "the cell of a channel"
    ) { (page: NCChannelListViewController, choice: ComponentChoice) in
      page.chosenCell = choice
    },
    PageKey("emptyText", .text, "what shows where there are no channels") {
      (page: NCChannelListViewController, text: String) in page.emptyText = text
    },
    PageKey("isShowNetworkIndicatorView", .bool, "whether a bar may say why nothing comes in") {
      (page: NCChannelListViewController, shows: Bool) in page.isShowNetworkIndicatorView = shows
    },
    PageKey(
      "showConnectingStatusOnNavigatorBar", .bool,
      "whether the title says that a connection is being made"
    ) { (page: NCChannelListViewController, shows: Bool) in
      page.showConnectingStatusOnNavigatorBar = shows
    },
    PageKey(
      "connectionStatus", ValueShape<NCConnectionStatus>.choice,
      "how the chat SDK is connected; by default all is well"
    ) { (page: NCChannelListViewController, status: NCConnectionStatus) in
      page.connectionStatus = status
    },
  ]

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<PageArguments>(
      "a channel list",
      [
        Field(
          "channelTypes", .list(of: ValueShape<ConversationKey.Kind>.conversationKind),
          "the sorts of channels; by default all"
        ) { $0.channelTypes = $1.map { NCChannelType($0) } }
      ] + standardKeys.map(\.field)),
    startingWith: PageArguments()
  ) { type, arguments in
    let type = type as? NCChannelListViewController.Type
    return arguments.configure(type?.init(displayConversationTypes: arguments.channelTypes))
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: NCNetworkIndicatorView.self,
      in: NCChannelListViewController.self, "the bar above the list",
      get: { $0.networkIndicatorView },
      set: { page, header in
        page.networkIndicatorView = header
        page.showConnection()
      })
  ]
}
