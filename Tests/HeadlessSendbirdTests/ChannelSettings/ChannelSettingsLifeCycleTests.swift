import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// From the initialiser of the settings to their rows, and away.
@Suite("Channel settings: life cycle") struct ChannelSettingsLifeCycleTests {
  @Test func an_open_channels_settings_live_from_init_to_the_rows_and_away() throws {
    // 1.5, S10, S12.
    let log = try communityLog(
      of: """
        viewController: SettingsLifeCycleScreen
        channelURL: town-hall
        headerComponent: SettingsLifeCycleHeader
        listComponent: SettingsLifeCycleList
        network: { latency: 1ms }
        steps: [{ advance: 1ms }, { tap: leftBarButton }]
        """,
      types: [
        SettingsLifeCycleScreen.self, SettingsLifeCycleHeader.self, SettingsLifeCycleList.self,
      ])
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
final class SettingsLifeCycleScreen: SBUOpenChannelSettingsViewController {
  override func loadView() {
    record {
      super.loadView()
      EventLog.note("loadView ends")
    }
  }

  override func setupViews() {
    record {
      super.setupViews()
      let header = navigationItem.titleView === headerComponent?.titleView
      let list = listComponent?.superview === view
      EventLog.note("setupViews ends, header \(header), list \(list)")
    }
  }

  override func setupLayouts() { record { super.setupLayouts() } }

  override func setupStyles() { record { super.setupStyles() } }

  override func updateStyles() { record { super.updateStyles() } }

  override func viewDidLayoutSubviews() { record { super.viewDidLayoutSubviews() } }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    record(as: "C") {
      super.baseChannelSettingsViewModel(viewModel, didChangeChannel: channel, withContext: context)
    }
  }

  override func viewDidLoad() { record { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) { record { super.viewWillAppear(animated) } }

  override func viewDidAppear(_ animated: Bool) { record { super.viewDidAppear(animated) } }

  override func viewWillDisappear(_ animated: Bool) { record { super.viewWillDisappear(animated) } }

  override func viewDidDisappear(_ animated: Bool) { record { super.viewDidDisappear(animated) } }
}

/// A header that writes down what is asked of it.
final class SettingsLifeCycleHeader: SBUOpenChannelSettingsModule.Header {
  override func configure(
    delegate: any SBUOpenChannelSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
  ) {
    record(as: "header configure") { super.configure(delegate: delegate, theme: theme) }
  }

  override func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    record(as: "header setupStyles") { super.setupStyles(theme: theme) }
  }
}

/// A list that writes down what is asked of it.
final class SettingsLifeCycleList: SBUOpenChannelSettingsModule.List {
  override func configure(
    delegate: any SBUOpenChannelSettingsModuleListDelegate,
    dataSource: any SBUOpenChannelSettingsModuleListDataSource, theme: SBUChannelSettingsTheme
  ) {
    record(as: "list configure") {
      super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
    }
  }

  override func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    record(as: "list setupStyles") { super.setupStyles(theme: theme) }
  }
}
