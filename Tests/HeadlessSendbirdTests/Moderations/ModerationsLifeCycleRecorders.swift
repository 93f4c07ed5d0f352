import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A moderations screen that logs its life cycle.
final class ModerationsLifeCycleScreen: SBUModerationsViewController, LifeCycleRecording {
  override func createViewModel(channel: BaseChannel) {
    recordViewModel("by object") { super.createViewModel(channel: channel) }
  }
  override func createViewModel(channelURL: String, channelType: ChannelType) {
    recordViewModel("by URL, \(channelType)") {
      super.createViewModel(channelURL: channelURL, channelType: channelType)
    }
  }
  override func setupComponents(channelType: ChannelType) {
    record("", "\(channelType) \(parts)", end: " \(parts), view loaded: \(isViewLoaded)") {
      super.setupComponents(channelType: channelType)
    }
  }

  override func loadView() { recordLoading { super.loadView() } }
  override func setupViews() {
    let item = navigationItem
    recordViews(alsoHolds: item.leftBarButtonItems?.count == 1 && item.rightBarButtonItem == nil) {
      super.setupViews()
    }
  }
  override func setupLayouts() { record { super.setupLayouts() } }
  override func updateStyles() { record { super.updateStyles() } }
  override func setupStyles() { record { super.setupStyles() } }
  override func viewDidLoad() { record { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    recordAppearing { super.viewWillAppear(animated) }
  }
  override func viewDidLayoutSubviews() { record { super.viewDidLayoutSubviews() } }
  override func viewDidAppear(_ animated: Bool) { record { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { record { super.viewWillDisappear(animated) } }

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: "\(String.loading(isLoading)) \(parts)") {
      super.shouldUpdateLoadingState(isLoading)
    }
  }

  override func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    record(as: "C \(channel?.channelURL ?? "nil") \(context.source)") {
      super.moderationsViewModel(viewModel, didChangeChannel: channel, withContext: context)
    }
  }
}

/// A header that logs its setup.
final class ModerationsLifeCycleHeader: SBUModerationsModule.Header {
  private let birth: Void = EventLog.note("header init")

  override func configure(
    delegate: any SBUModerationsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
  ) {
    record("header") { super.configure(delegate: delegate, theme: theme) }
  }
  override func setupViews() { record("header", known(delegate, theme)) { super.setupViews() } }
  override func setupLayouts() { record("header") { super.setupLayouts() } }
  override func setupStyles(theme: SBUChannelSettingsTheme?) {
    record("header") { super.setupStyles(theme: theme) }
  }
}

/// A list that logs its setup and the requests for its rows.
final class ModerationsLifeCycleList: SBUModerationsModule.List {
  private let birth: Void = EventLog.note("list init")

  override func configure(
    delegate: any SBUModerationsModuleListDelegate,
    dataSource: any SBUModerationsModuleListDataSource, theme: SBUChannelSettingsTheme
  ) {
    record("list") {
      super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
    }
  }
  override func setupViews() { record("list", known(delegate, theme)) { super.setupViews() } }
  override func setupLayouts() { record("list") { super.setupLayouts() } }
  override func setupStyles(theme: SBUChannelSettingsTheme?) {
    record("list") { super.setupStyles(theme: theme) }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recordRows(super.tableView(tableView, numberOfRowsInSection: section))
  }
}

/// A view model that logs its initialization.
final class ModerationsLifeCycleViewModel: SBUModerationsViewModel {
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

/// A cell that logs its setup.
final class ModerationsLifeCycleCell: SBUModerationCell {
  override func setupViews() { record("cell") { super.setupViews() } }
  override func setupLayouts() { record("cell") { super.setupLayouts() } }
  override func setupActions() { record("cell") { super.setupActions() } }
  override func setupStyles() { record("cell") { super.setupStyles() } }
  override func configure(
    type: ModerationItemType, channel: BaseChannel?, title: String?, icon: UIImage?
  ) {
    record("cell", "\(type) \(title ?? "nil") \(icon?.name ?? "nil")") {
      super.configure(type: type, channel: channel, title: title, icon: icon)
    }
  }
}
