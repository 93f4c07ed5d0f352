import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// The list of the current user's channels.
///
/// ```swift
/// let list = NCChannelListViewController(
///   displayConversationTypes: [NCChannelType.direct.rawValue, NCChannelType.group.rawValue])
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
  UITableViewDelegate, NCChannelListCellDelegate
{
  /// The rows.
  public final var conversationListTableView = NCBaseTableView(frame: .zero, style: .plain)
  /// Says why nothing comes in.
  public final lazy var networkIndicatorView = TypeSubstitutions.current.make(
    NCNetworkIndicatorView.self)
  /// What shows where there are no channels: the kit's words, or a view of an app's own.
  public final var emptyConversationView: UIView {
    didSet {
      emptyConversationView.isHidden = !showsEmptyView
      conversationListTableView.backgroundView = emptyConversationView
    }
  }
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
  /// What YAML chose for the rows.
  final var chosenCell: ComponentChoice?
  /// The kit's words where there are no channels.
  final let emptyLabel = UILabel()
  private let source: NCChannelListDataSource
  private var showsEmptyView: Bool { source.isLoaded && source.dataList.count == 0 }

  /// The list of some sorts of channels.
  ///
  /// - Parameter displayConversationTypeArray: The sorts, as raw values of ``NCChannelType`` or as
  ///   ``NCChannelType`` itself; anything else is left out, and so are open channels (N126). Of
  ///   communities the service has none.
  public required init(displayConversationTypes displayConversationTypeArray: [Any]) {
    source = NCChannelListDataSource(.init(sorts: displayConversationTypeArray))
    emptyConversationView = emptyLabel
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// The list of channels with people, groups and the service (N126).
  public convenience init() {
    self.init(displayConversationTypes: Self.standardSorts)
  }

  /// Screens are not decoded here; the list would be the usual one.
  public required init?(coder: NSCoder) {
    source = NCChannelListDataSource(.init(sorts: Self.standardSorts))
    emptyConversationView = emptyLabel
    super.init(coder: coder)
    setUp()
  }

  private static var standardSorts: [Any] {
    [NCChannelType.direct, .group, .system].map(\.rawValue)
  }

  private func setUp() {
    emptyLabel.text = NCString.noMessage.text
    emptyLabel.textAlignment = .center
    emptyLabel.isHidden = true
    source.prepare = { [weak self] rows in self?.willReloadTableData(rows) ?? rows }
  }

  private var cells: CellChoice {
    CellChoice(NCChannelListCell.self, chosen: chosenCell, own: cellClass)
  }

  // MARK: What the list shows

  /// The sorts of channels that the list shows, each a number, the raw value of an
  /// ``NCChannelType``; those that it cannot show are left out (N126). Another setting counts from
  /// the next loading on.
  public final var displayConversationTypeArray: [Any] {
    get { source.types.map { NSNumber(value: $0.rawValue) } }
    set { source.show(.init(sorts: newValue)) }
  }

  /// Sets the sorts of channels that the list shows, from the next loading on.
  ///
  /// - Parameter channelTypeArray: The sorts, as raw values of ``NCChannelType``.
  public final func setDisplayConversationTypes(_ channelTypeArray: [Any]) {
    displayConversationTypeArray = channelTypeArray
  }

  /// Whether pinned channels stand above all others; true unless set. Else the newest is above,
  /// pinned or not. It counts from the next loading on.
  public final var topPriority: Bool {
    get { source.topPriority }
    set { source.topPriority = newValue }
  }

  /// The rows, in order, each an ``NCChannelModel``: the very list that is shown, which an app may
  /// change before it calls `reloadData()` of the table.
  public final var conversationListDataSource: NSMutableArray {
    get { source.dataList }
    set { source.dataList = newValue }
  }

  /// The colour behind rows that are not pinned and come in from now on.
  public final var cellBackgroundColor: UIColor {
    get { source.cellBackgroundColor ?? .clear }
    set { source.cellBackgroundColor = newValue }
  }

  /// The colour behind pinned rows that come in from now on; text marks rows of another colour than
  /// the list's.
  public final var topCellBackgroundColor: UIColor {
    get { source.topCellBackgroundColor ?? .clear }
    set { source.topCellBackgroundColor = newValue }
  }

  /// Sets the shape of the pictures in all lists of the run. Kept: text has no shapes.
  ///
  /// - Parameter avatarStyle: The shape; a square unless set.
  public final func setConversationAvatarStyle(_ avatarStyle: NCUserAvatarStyle) {
    NCChatUIConfig.default().ui.globalConversationAvatarStyle = avatarStyle
  }

  /// Sets the size of the pictures in all lists of the run. Kept: a picture is one sign in text.
  ///
  /// - Parameter size: The size in points; 46 by 46 unless set.
  public final func setConversationPortraitSize(_ size: CGSize) {
    NCChatUIConfig.default().ui.globalConversationPortraitSize = size
  }

  // MARK: Life cycle

  /// Puts the bar above the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let table = conversationListTableView
    table.backgroundView = emptyConversationView
    table.register(cells.cellClass, forCellReuseIdentifier: NCChannelListCell.identifier)
    table.dataSource = self
    table.delegate = self
    table.onReachingEnd = { [weak self] in
      self?.source.loadMore { [weak self] in self?.drawRows() }
    }
    view.addSubview(networkIndicatorView)
    view.addSubview(table)
    showConnection()
    let service = ScreenEnvironment.current?.chatService
    service?.observeConversations { [weak self] event in self?.take(event) }
  }

  /// The screen is coming: all is loaded afresh, each time (N127).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refreshConversationTableViewIfNeeded()
  }

  /// Loads all channels afresh; the rows stay until they have come.
  public final func refreshConversationTableViewIfNeeded() {
    source.reload { [weak self] in self?.drawRows() }
  }

  /// Takes over what has become of one channel, which may move its row or bring it in.
  ///
  /// - Parameter conversationModel: The row, by its sort and id.
  public final func refreshConversationTableView(
    withConversationModel conversationModel: NCChannelModel
  ) {
    guard let key = conversationModel.key else { return }
    source.takeChange(of: key)
    drawRows()
  }

  private func take(_ event: ConversationEvent) {
    switch event {
    case .received(_, let key), .changed(let key): source.takeChange(of: key)
    case .left(let groupId): source.remove(ConversationKey(.group, groupId))
    }
    drawRows()
    notifyUpdateUnreadMessageCount()
  }

  private func drawRows() {
    emptyConversationView.isHidden = !showsEmptyView
    conversationListTableView.reloadData()
  }

  /// Says above the list, or in its title, how the SDK is connected.
  final func showConnection() {
    networkIndicatorView.show(isShowNetworkIndicatorView ? connectionStatus : .connected)
    let isConnecting = showConnectingStatusOnNavigatorBar && connectionStatus == .connecting
    guard isConnecting else { return navigationItem.titleView = nil }
    let label = UILabel()
    label.text = "◌ \(NCString.connecting.text)"
    navigationItem.titleView = label
  }

  // MARK: For subclasses

  /// Rows have been loaded, and are about to come in: a page of them, or one that is new.
  ///
  /// - Parameter dataSource: The rows, each an ``NCChannelModel``, pinned ones first, then the
  ///   newest (N127).
  /// - Returns: The rows to show instead, in the same order; it may be the list that came, changed.
  ///   A row whose ``NCChannelModel/conversationModelType`` is set to
  ///   `.CONVERSATION_MODEL_TYPE_CUSTOMIZATION` gets an app's own cell.
  open func willReloadTableData(_ dataSource: NSMutableArray) -> NSMutableArray { dataSource }

  /// The cell of a row that an app has made its own.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The row, whose model is one of ``conversationListDataSource``.
  /// - Returns: The cell, which is handed its model afterwards.
  open func ncChannelListTableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> NCChannelListBaseCell {
    NCChannelListBaseCell(style: .default, reuseIdentifier: nil)
  }

  /// The height of a row that an app has made its own; text decides, so it is not used.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The row.
  /// - Returns: The height in points.
  open func ncChannelListTableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 64.5 }

  /// A row that an app has made its own is about to be taken away by a swipe; nothing else happens
  /// to it, so the app changes ``conversationListDataSource`` and the table.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - editingStyle: What is done to the row.
  ///   - indexPath: The row.
  open func ncChannelListTableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// A row is about to be shown.
  ///
  /// - Parameters:
  ///   - cell: The cell, which shows its channel already.
  ///   - indexPath: The row.
  open func willDisplayConversationTableCell(
    _ cell: NCChannelListBaseCell, at indexPath: IndexPath
  ) {}

  /// A row was drawn anew because a profile has changed.
  ///
  /// - Parameter indexPath: The row.
  open func updateCell(at indexPath: IndexPath) {}

  /// A row was tapped: its chat comes, under the title that the row shows (N129, N139).
  ///
  /// - Parameters:
  ///   - conversationModelType: Whose row it is.
  ///   - model: The row; nothing comes for an open channel.
  ///   - indexPath: Where it stands.
  open func onSelectedTableRow(
    _ conversationModelType: NCChannelModelType, conversationModel model: NCChannelModel,
    at indexPath: IndexPath
  ) {
    guard model.channelType != .open else { return }
    let chat = TypeSubstitutions.current.page(NCChannelViewController.self) { type in
      type.init(channelType: model.channelType, channelId: model.channelId)
    }
    chat.title = model.conversationTitle
    navigationController?.pushViewController(chat, animated: true)
  }

  /// A row's picture was tapped; nothing happens (N139).
  ///
  /// - Parameter model: The row.
  open func didTapCellPortrait(_ model: NCChannelModel) {}

  /// A row's picture was pressed for long; nothing happens (N139).
  ///
  /// - Parameter model: The row.
  open func didLongPressCellPortrait(_ model: NCChannelModel) {}

  /// A row has been taken away by hand.
  ///
  /// - Parameter model: The row.
  open func didDeleteConversationCell(_ model: NCChannelModel) {}

  /// The number of messages that nobody has read may have changed.
  open func notifyUpdateUnreadMessageCount() {}

  /// A row was drawn anew because a profile has changed.
  public final func didUpdate(_ cell: NCChannelListCell, model: NCChannelModel) {
    guard let row = source.row(of: model) else { return }
    updateCell(at: IndexPath(row: row, section: 0))
  }

  // MARK: The table

  /// How many channels there are.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.dataList.count
  }

  /// The cell of a channel.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let model = source.model(at: indexPath.row) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if model.conversationModelType == .CONVERSATION_MODEL_TYPE_CUSTOMIZATION {
      let cell = ncChannelListTableView(tableView, cellForRowAt: indexPath)
      cell.setDataModel(model)
      willDisplayConversationTableCell(cell, at: indexPath)
      return cell
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: NCChannelListCell.identifier, for: indexPath)
    if let cell = cell as? NCChannelListBaseCell {
      cells.prepare(cell)
      (cell as? NCChannelListCell)?.delegate = self
      cell.setDataModel(model)
      willDisplayConversationTableCell(cell, at: indexPath)
    }
    return cell
  }

  /// Every row can be taken away by a swipe (N139).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// A row was swiped away: the channel leaves the list until its next message, while a row of an
  /// app's own is the app's (N139).
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let model = source.model(at: indexPath.row) else { return }
    if model.conversationModelType == .CONVERSATION_MODEL_TYPE_CUSTOMIZATION {
      ncChannelListTableView(tableView, commit: editingStyle, forRowAt: indexPath)
    } else {
      source.delete(model)
    }
    drawRows()
    didDeleteConversationCell(model)
    notifyUpdateUnreadMessageCount()
  }

  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let model = source.model(at: indexPath.row) else { return }
    onSelectedTableRow(model.conversationModelType, conversationModel: model, at: indexPath)
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// Its initialiser, `init(displayConversationTypes:)`, its title and what an app sets on it.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
  /// What it is.
  open class var summary: String { "the current user's channels, with their newest messages" }
}
