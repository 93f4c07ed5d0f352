import HeadlessSendbird
import HeadlessUIKit
import Testing

/// From the initialiser of the settings to their rows, and away.
@Suite("Channel settings: life cycle") struct ChannelSettingsLifeCycleTests {
  @Test func an_open_channels_settings_live_from_init_to_the_rows_and_away() throws {
    // 1.5, S10, S12.
    let log = try communityLog(
      of: """
        viewController: LifeSettingsScreen
        channelURL: town-hall
        headerComponent: LifeSettingsHeader
        listComponent: LifeSettingsList
        network: { latency: 1ms }
        steps: [{ advance: 1ms }, { tap: leftBarButton }]
        """,
      types: [LifeSettingsScreen.self, LifeSettingsHeader.self, LifeSettingsList.self])
    expect(
      log,
      is: """
        loadView
        setupViews
        header configure
        header setupStyles
        list configure
        list setupStyles
        setupViews ends, header true, list true
        setupLayouts
        loadView ends
        viewDidLoad
        viewWillAppear
        updateStyles
        setupStyles
        header setupStyles
        list setupStyles
        viewDidLayoutSubviews
        setupStyles
        header setupStyles
        list setupStyles
        viewDidAppear
        C
        updateStyles
        setupStyles
        header setupStyles
        list setupStyles
        viewWillDisappear
        viewDidDisappear
        """)
  }
}

/// Settings of an open channel that write down the steps of their life.
final class LifeSettingsScreen: SBUOpenChannelSettingsViewController {
  override func loadView() {
    EventLog.note("loadView")
    super.loadView()
    EventLog.note("loadView ends")
  }

  override func setupViews() {
    EventLog.note("setupViews")
    super.setupViews()
    let header = navigationItem.titleView === headerComponent?.titleView
    let list = listComponent?.superview === view
    EventLog.note("setupViews ends, header \(header), list \(list)")
  }

  override func setupLayouts() {
    EventLog.note("setupLayouts")
    super.setupLayouts()
  }

  override func setupStyles() {
    EventLog.note("setupStyles")
    super.setupStyles()
  }

  override func updateStyles() {
    EventLog.note("updateStyles")
    super.updateStyles()
  }

  override func viewDidLayoutSubviews() {
    EventLog.note("viewDidLayoutSubviews")
    super.viewDidLayoutSubviews()
  }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    EventLog.note("C")
    super.baseChannelSettingsViewModel(viewModel, didChangeChannel: channel, withContext: context)
  }

  override func viewDidLoad() {
    EventLog.note("viewDidLoad")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    EventLog.note("viewWillAppear")
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    EventLog.note("viewDidAppear")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    EventLog.note("viewWillDisappear")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    EventLog.note("viewDidDisappear")
    super.viewDidDisappear(animated)
  }
}

/// A header that writes down what is asked of it.
final class LifeSettingsHeader: SBUOpenChannelSettingsModule.Header {
  override func configure(
    delegate: any SBUBaseChannelSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
  ) {
    EventLog.note("header configure")
    super.configure(delegate: delegate, theme: theme)
  }

  override func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    EventLog.note("header setupStyles")
    super.setupStyles(theme: theme)
  }
}

/// A list that writes down what is asked of it.
final class LifeSettingsList: SBUOpenChannelSettingsModule.List {
  override func configure(
    delegate: any SBUBaseChannelSettingsModuleListDelegate,
    dataSource: any SBUBaseChannelSettingsModuleListDataSource, theme: SBUChannelSettingsTheme
  ) {
    EventLog.note("list configure")
    super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
  }

  override func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    EventLog.note("list setupStyles")
    super.setupStyles(theme: theme)
  }
}
