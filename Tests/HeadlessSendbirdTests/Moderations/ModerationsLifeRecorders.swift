import HeadlessSendbird
import HeadlessUIKit

/// A moderations screen that writes down the steps of its life.
final class ModerationsLifeScreen: SBUModerationsViewController {
  /// Which parts exist by now.
  private var parts: String {
    let parts: [(String, AnyObject?)] = [
      ("viewModel", viewModel), ("header", headerComponent), ("list", listComponent),
    ]
    return "[\(parts.filter { $0.1 != nil }.map(\.0).joined(separator: " "))]"
  }

  override func createViewModel(channel: BaseChannel) {
    EventLog.note("createViewModel(channel:) \(parts)")
    super.createViewModel(channel: channel)
    EventLog.note("createViewModel ends \(parts)")
  }

  override func createViewModel(channelURL: String, channelType: ChannelType) {
    EventLog.note("createViewModel(channelURL:channelType:) \(channelType) \(parts)")
    super.createViewModel(channelURL: channelURL, channelType: channelType)
    EventLog.note("createViewModel ends \(parts)")
  }

  override func setupComponents(channelType: ChannelType) {
    EventLog.note("setupComponents \(channelType) \(parts)")
    super.setupComponents(channelType: channelType)
    EventLog.note("setupComponents ends \(parts), view loaded: \(isViewLoaded)")
  }

  override func loadView() {
    EventLog.note("loadView")
    super.loadView()
    EventLog.note("loadView ends")
  }

  override func setupViews() {
    EventLog.note("setupViews")
    super.setupViews()
    let items = [
      navigationItem.titleView === headerComponent?.titleView,
      navigationItem.leftBarButtonItem === headerComponent?.leftBarButton,
      navigationItem.leftBarButtonItems?.count == 1, navigationItem.rightBarButtonItem == nil,
      listComponent?.superview === view, headerComponent?.superview == nil,
    ]
    EventLog.note("setupViews ends, all in place: \(items.allSatisfy { $0 })")
  }

  override func setupLayouts() {
    EventLog.note("setupLayouts")
    super.setupLayouts()
  }

  override func updateStyles() {
    EventLog.note("updateStyles")
    super.updateStyles()
  }

  override func setupStyles() {
    EventLog.note("setupStyles")
    super.setupStyles()
  }

  override func viewDidLoad() {
    EventLog.note("viewDidLoad")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    EventLog.note("viewWillAppear")
    super.viewWillAppear(animated)
    EventLog.note("viewWillAppear ends, delegate: \(navigationController?.delegate === self)")
  }

  override func viewDidLayoutSubviews() {
    EventLog.note("viewDidLayoutSubviews")
    super.viewDidLayoutSubviews()
  }

  override func viewDidAppear(_ animated: Bool) {
    EventLog.note("viewDidAppear")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    EventLog.note("viewWillDisappear")
    super.viewWillDisappear(animated)
  }

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note("\(isLoading ? "L+" : "L-") \(parts)")
    super.shouldUpdateLoadingState(isLoading)
  }

  override func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    EventLog.note("C \(channel?.channelURL ?? "nil") \(context.source)")
    super.moderationsViewModel(viewModel, didChangeChannel: channel, withContext: context)
  }
}

/// A header that writes down how it is set up.
final class ModerationsLifeHeader: SBUModerationsModule.Header {
  required init() {
    EventLog.note("header init")
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func configure(
    delegate: any SBUModerationsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
  ) {
    EventLog.note("header configure")
    super.configure(delegate: delegate, theme: theme)
  }

  override func setupViews() {
    EventLog.note("header setupViews, delegate \(delegate != nil), theme \(theme != nil)")
    super.setupViews()
  }

  override func setupLayouts() {
    EventLog.note("header setupLayouts")
    super.setupLayouts()
  }

  override func setupStyles(theme: SBUChannelSettingsTheme?) {
    EventLog.note("header setupStyles")
    super.setupStyles(theme: theme)
  }
}

/// A list that writes down how it is set up and what rows it is asked for.
final class ModerationsLifeList: SBUModerationsModule.List {
  required init() {
    EventLog.note("list init")
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func configure(
    delegate: any SBUModerationsModuleListDelegate,
    dataSource: any SBUModerationsModuleListDataSource, theme: SBUChannelSettingsTheme
  ) {
    EventLog.note("list configure")
    super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
  }

  override func setupViews() {
    EventLog.note("list setupViews, delegate \(delegate != nil), theme \(theme != nil)")
    super.setupViews()
  }

  override func setupLayouts() {
    EventLog.note("list setupLayouts")
    super.setupLayouts()
  }

  override func setupStyles(theme: SBUChannelSettingsTheme?) {
    EventLog.note("list setupStyles")
    super.setupStyles(theme: theme)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    EventLog.note("list rows: \(count)")
    return count
  }
}

/// A view model that writes down its birth.
final class ModerationsLifeViewModel: SBUModerationsViewModel {
  required init() { super.init() }

  required init(channel: BaseChannel, delegate: (any SBUModerationsViewModelDelegate)?) {
    EventLog.note("viewModel init of an object")
    super.init(channel: channel, delegate: delegate)
    EventLog.note("viewModel init ends")
  }

  required init(
    channelURL: String, channelType: ChannelType, delegate: (any SBUModerationsViewModelDelegate)?
  ) {
    EventLog.note("viewModel init of a URL")
    super.init(channelURL: channelURL, channelType: channelType, delegate: delegate)
    EventLog.note("viewModel init ends")
  }
}

/// A cell that writes down its steps.
final class ModerationsLifeCell: SBUModerationCell {
  override func setupViews() {
    EventLog.note("cell setupViews")
    super.setupViews()
  }

  override func setupLayouts() {
    EventLog.note("cell setupLayouts")
    super.setupLayouts()
  }

  override func setupActions() {
    EventLog.note("cell setupActions")
    super.setupActions()
  }

  override func setupStyles() {
    EventLog.note("cell setupStyles")
    super.setupStyles()
  }

  override func configure(
    type: ModerationItemType, channel: BaseChannel?, title: String?, icon: UIImage?
  ) {
    EventLog.note("cell configure \(type) \(title ?? "nil") \(icon?.name ?? "nil")")
    super.configure(type: type, channel: channel, title: title, icon: icon)
  }
}
