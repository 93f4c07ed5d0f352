import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The life cycle of the settings, from the initializer to the dismissal.
@Suite("Channel settings: life cycle") struct ChannelSettingsLifeCycleTests {
  @Test func open_channel_settings_run_their_life_cycle_in_order() throws {
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

/// Settings of an open channel that log their life cycle.
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

/// A header that logs its method calls.
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

/// A list that logs its method calls.
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
