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
  /// The table of channels.
  public final var conversationListTableView = NCBaseTableView(frame: .zero, style: .plain)
  /// The bar that shows connection problems.
  public final lazy var networkIndicatorView = TypeSubstitutions.current.make(
    NCNetworkIndicatorView.self)
  /// The view that shows if there are no channels: the kit's text, or an app's own view.
  public final var emptyConversationView: UIView {
    didSet {
      emptyConversationView.isHidden = !showsEmptyView
      conversationListTableView.backgroundView = emptyConversationView
    }
  }
  /// Whether the bar above the list shows connection problems (N142); true by default.
  public final var isShowNetworkIndicatorView = true {
    didSet { showConnection() }
  }
  /// Whether the navigation bar shows that the SDK is connecting (N140); false by default.
  public final var showConnectingStatusOnNavigatorBar = false {
    didSet { showConnection() }
  }
  /// The status of the SDK's connection; an app or YAML sets it, because a run has no network.
  public final var connectionStatus = NCConnectionStatus.connected {
    didSet { showConnection() }
  }
  /// The class of the cells of channels; read when the view is loaded.
  public final var cellClass: NCChannelListBaseCell.Type = NCChannelListCell.self
  /// The cell that YAML chose.
  final var chosenCell: ComponentChoice?
  /// The kit's text for an empty list.
  final let emptyLabel = UILabel()
  private let source: NCChannelListDataSource
  private var showsEmptyView: Bool { source.isLoaded && source.dataList.count == 0 }

  /// Creates a list of channels of some types.
  ///
  /// - Parameter displayConversationTypeArray: The types, as raw values of ``NCChannelType`` or as
  ///   ``NCChannelType`` itself. Other elements and open channels are ignored (N126). The service
  ///   has no communities.
  public required init(displayConversationTypes displayConversationTypeArray: [Any]) {
    source = NCChannelListDataSource(.init(sorts: displayConversationTypeArray))
    emptyConversationView = emptyLabel
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a list of direct channels, groups and system channels (N126).
  public convenience init() {
    self.init(displayConversationTypes: Self.standardSorts)
  }

  /// Screens are not decoded here; a decoded list has the default types.
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

  /// The types of channels in the list, as raw values of ``NCChannelType``; types that the list
  /// cannot show are left out (N126). A change takes effect at the next load.
  public final var displayConversationTypeArray: [Any] {
    get { source.types.map { NSNumber(value: $0.rawValue) } }
    set { source.show(.init(sorts: newValue)) }
  }

  /// Sets the types of channels in the list, from the next load on.
  ///
  /// - Parameter channelTypeArray: The types, as raw values of ``NCChannelType``.
  public final func setDisplayConversationTypes(_ channelTypeArray: [Any]) {
    displayConversationTypeArray = channelTypeArray
  }

  /// Whether pinned channels come before all others; true by default. If false, the newest channel
  /// comes first, pinned or not. A change takes effect at the next load.
  public final var topPriority: Bool {
    get { source.topPriority }
    set { source.topPriority = newValue }
  }

  /// The rows, in order, each an ``NCChannelModel``. An app can change this array itself and then
  /// call `reloadData()` of the table.
  public final var conversationListDataSource: NSMutableArray {
    get { source.dataList }
    set { source.dataList = newValue }
  }

  /// The background color of rows that are not pinned; applies to rows that are added from now on.
  public final var cellBackgroundColor: UIColor {
    get { source.cellBackgroundColor ?? .clear }
    set { source.cellBackgroundColor = newValue }
  }

  /// The background color of pinned rows; applies to rows that are added from now on. Text marks
  /// rows whose color differs from the list's color.
  public final var topCellBackgroundColor: UIColor {
    get { source.topCellBackgroundColor ?? .clear }
    set { source.topCellBackgroundColor = newValue }
  }

  /// Sets the shape of the pictures in all lists of the run. Stored, not shown: text has no shapes.
  ///
  /// - Parameter avatarStyle: The shape; a square by default.
  public final func setConversationAvatarStyle(_ avatarStyle: NCUserAvatarStyle) {
    NCChatUIConfig.default().ui.globalConversationAvatarStyle = avatarStyle
  }

  /// Sets the size of the pictures in all lists of the run. Stored, not shown: in text a picture is
  /// one character.
  ///
  /// - Parameter size: The size in points; 46 by 46 by default.
  public final func setConversationPortraitSize(_ size: CGSize) {
    NCChatUIConfig.default().ui.globalConversationPortraitSize = size
  }

  // MARK: Life cycle

  /// Adds the bar and, below it, the list.
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

  /// The screen is about to appear: reloads all channels, each time (N127).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refreshConversationTableViewIfNeeded()
  }

  /// Reloads all channels; the old rows stay until the new ones are loaded.
  public final func refreshConversationTableViewIfNeeded() {
    source.reload { [weak self] in self?.drawRows() }
  }

  /// Updates the row of one channel, which may move the row or add it.
  ///
  /// - Parameter conversationModel: The row, identified by channel type and id.
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

  /// Shows the status of the SDK's connection above the list or in the navigation bar.
  final func showConnection() {
    networkIndicatorView.show(isShowNetworkIndicatorView ? connectionStatus : .connected)
    let isConnecting = showConnectingStatusOnNavigatorBar && connectionStatus == .connecting
    guard isConnecting else { return navigationItem.titleView = nil }
    let label = UILabel()
    label.text = "◌ \(NCString.connecting.text)"
    navigationItem.titleView = label
  }

  // MARK: For subclasses

  /// Rows were loaded and are about to be added: a page of rows, or a new one.
  ///
  /// - Parameter dataSource: The rows, each an ``NCChannelModel``, pinned ones first, then the
  ///   newest (N127).
  /// - Returns: The rows to add instead, in the same order; it may be the same array, changed. A
  ///   row whose ``NCChannelModel/conversationModelType`` is set to
  ///   `.CONVERSATION_MODEL_TYPE_CUSTOMIZATION` gets an app's own cell.
  open func willReloadTableData(_ dataSource: NSMutableArray) -> NSMutableArray { dataSource }

  /// Returns the cell of an app's own row.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The row, whose model is one of ``conversationListDataSource``.
  /// - Returns: The cell; the list then sets its model.
  open func ncChannelListTableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> NCChannelListBaseCell {
    NCChannelListBaseCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the height of an app's own row; not used, because the text determines the height.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The row.
  /// - Returns: The height in points.
  open func ncChannelListTableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 64.5 }

  /// An app's own row is about to be deleted by a swipe. The list does not remove it; the app
  /// changes ``conversationListDataSource`` and the table.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - editingStyle: The edit.
  ///   - indexPath: The row.
  open func ncChannelListTableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// A row is about to be shown.
  ///
  /// - Parameters:
  ///   - cell: The cell, which already shows its channel.
  ///   - indexPath: The row.
  open func willDisplayConversationTableCell(
    _ cell: NCChannelListBaseCell, at indexPath: IndexPath
  ) {}

  /// A row was redrawn because a profile has changed.
  ///
  /// - Parameter indexPath: The row.
  open func updateCell(at indexPath: IndexPath) {}

  /// A row was tapped: opens its chat, with the title that the row shows (N129, N139).
  ///
  /// - Parameters:
  ///   - conversationModelType: The type of the row.
  ///   - model: The row; an open channel opens no chat.
  ///   - indexPath: The index path of the row.
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

  /// A row's picture was tapped; does nothing by default (N139).
  ///
  /// - Parameter model: The row.
  open func didTapCellPortrait(_ model: NCChannelModel) {}

  /// A row's picture was long-pressed; does nothing by default (N139).
  ///
  /// - Parameter model: The row.
  open func didLongPressCellPortrait(_ model: NCChannelModel) {}

  /// A row was deleted by the user.
  ///
  /// - Parameter model: The row.
  open func didDeleteConversationCell(_ model: NCChannelModel) {}

  /// The number of unread messages may have changed.
  open func notifyUpdateUnreadMessageCount() {}

  /// A row was redrawn because a profile has changed.
  public final func didUpdate(_ cell: NCChannelListCell, model: NCChannelModel) {
    guard let row = source.row(of: model) else { return }
    updateCell(at: IndexPath(row: row, section: 0))
  }

  // MARK: The table

  /// Returns the number of rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.dataList.count
  }

  /// Returns the cell of a row.
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

  /// Returns true: every row can be deleted by a swipe (N139).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Deletes a row after a swipe: the channel leaves the list until its next message. An app
  /// deletes its own rows itself (N139).
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

  /// The properties that YAML can set in addition to the parameters; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// The initializer, `init(displayConversationTypes:)`, with the title and the app's settings.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can replace.
  open class var slots: [Slot] { standardSlots }
  /// A short description of the class.
  open class var summary: String { "the current user's channels, with their newest messages" }
}
