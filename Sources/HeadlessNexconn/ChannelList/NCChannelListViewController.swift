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
/// ```
open class NCChannelListViewController: NCBaseViewController, UITableViewDataSource,
  UITableViewDelegate
{
  /// The sorts of channels that the list shows.
  public let displayConversationTypeArray: [NCChannelType]
  /// The rows.
  public let conversationListTableView = UITableView(frame: .zero, style: .plain)
  /// Says why nothing comes in.
  public let networkIndicatorView = NCNetworkIndicatorView()
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

  /// The rows' models, in order.
  public final var conversationListDataSource: [NCChannelModel] { source.models }

  // MARK: Life cycle

  /// Puts the bar above the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    emptyConversationView.text = NCString.noMessage.text
    emptyConversationView.textAlignment = .center
    emptyConversationView.isHidden = true
    let table = conversationListTableView
    table.backgroundView = emptyConversationView
    table.register(cellClass, forCellReuseIdentifier: NCChannelListCell.identifier)
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

  private func showConnection() {
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
    let chat = NCChannelViewController(
      channelType: channelModel.channelType, channelId: channelModel.channelId)
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
  open class var properties: PropertyTable { [] }
  /// Its initialiser, `init(displayConversationTypes:)`, its title and what an app sets on it.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// It has no parts that YAML could choose.
  open class var slots: [Slot] { [] }
  /// What it is.
  open class var summary: String { "the current user's channels, with their newest messages" }
}

extension NCChannelListViewController: ScreenViewController {
  /// What a screen says of the view controller itself.
  private struct Arguments: Sendable {
    var types: [NCChannelType] = [.direct, .group, .system]
    var title: String?
    var cellClass: NCChannelListBaseCell.Type?
    var showsNetwork: Bool?
    var showsConnecting: Bool?
    var connection: NCConnectionStatus?
  }

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<Arguments>(
      "a channel list",
      [
        Field(
          "channelTypes", .list(of: ValueShape<ConversationKey.Kind>.conversationKind),
          "the sorts of channels; by default all"
        ) { $0.types = $1.map { NCChannelType($0) } },
        Field("title", .text, "the title of the bar; the app's, so by default none") {
          $0.title = $1
        },
        Field(
          "cell", .component(.cell, accepts: NCChannelListBaseCell.self), "the cell of a channel"
        ) { $0.cellClass = $1.type as? NCChannelListBaseCell.Type },
        Field(
          "isShowNetworkIndicatorView", .bool, "whether a bar may say why nothing comes in"
        ) { $0.showsNetwork = $1 },
        Field(
          "showConnectingStatusOnNavigatorBar", .bool,
          "whether the title says that a connection is being made"
        ) { $0.showsConnecting = $1 },
        Field(
          "connectionStatus", ValueShape<NCConnectionStatus>.choice,
          "how the chat SDK is connected; by default all is well"
        ) { $0.connection = $1 },
      ]),
    startingWith: Arguments()
  ) { type, arguments in
    guard let type = type as? NCChannelListViewController.Type else { return nil }
    let controller = type.init(displayConversationTypes: arguments.types)
    if let title = arguments.title { controller.title = title }
    if let cellClass = arguments.cellClass { controller.cellClass = cellClass }
    if let shows = arguments.showsNetwork { controller.isShowNetworkIndicatorView = shows }
    if let shows = arguments.showsConnecting {
      controller.showConnectingStatusOnNavigatorBar = shows
    }
    if let connection = arguments.connection { controller.connectionStatus = connection }
    return controller
  }
}
