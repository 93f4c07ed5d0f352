import HeadlessUIKit

/// The header of a screen in the theme of channel settings: settings, push settings, moderations.
open class SBUSettingsModuleHeader: SBUModuleHeader {
  /// The theme of the last style update.
  public var theme: SBUChannelSettingsTheme?

  /// Sets the header up, once its delegate is known: views, texts of YAML, places, colors (S7).
  final func setUp(theme: SBUChannelSettingsTheme) {
    self.theme = theme
    setupViews()
    applyCustomTexts()
    setupLayouts()
    setupStyles(theme: theme)
  }

  /// Colors the items.
  open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    if let theme { self.theme = theme }
    tintItems(left: self.theme?.leftBarButtonTintColor, right: self.theme?.rightBarButtonTintColor)
  }
}

/// The list of such a screen.
open class SBUSettingsModuleList: SBUModuleList {
  /// The theme of the last style update.
  public var theme: SBUChannelSettingsTheme?

  /// Sets the list up, once delegate and data source are known: table, cell, colors (S7).
  final func setUp(theme: SBUChannelSettingsTheme) {
    self.theme = theme
    setupViews()
    applyCustomViews()
    setupLayouts()
    setupStyles(theme: theme)
  }

  /// Colors the list.
  open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    if let theme { self.theme = theme }
    tableView.backgroundColor = self.theme?.backgroundColor
  }
}

/// Such a screen: a header and a list, and the theme of both.
open class SBUSettingsScreen: SBUBaseViewController {
  private var ownTheme: SBUChannelSettingsTheme?

  /// The theme: the screen's own, else the one in use.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }

  // MARK: For single screens

  /// The header, whatever its class.
  var settingsHeader: SBUSettingsModuleHeader? { nil }
  /// The list, whatever its class.
  var settingsList: SBUSettingsModuleList? { nil }
  /// Configures the header; each screen does it with its own type.
  func configureHeader() {}
  /// Configures the list; each screen does it with its own type.
  func configureList() {}

  // MARK: Life cycle

  /// The status bar, as the theme has it. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Hands the header's items to the navigation item, then adds the list (S6).
  open override func setupViews() {
    super.setupViews()
    configureHeader()
    install(settingsHeader)
    configureList()
    if let settingsList { view.addSubview(settingsList) }
  }

  /// Colors bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    settingsHeader?.setupStyles(theme: theme)
    settingsList?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Colors all again and asks for the rows again (S10).
  open override func updateStyles() {
    setupStyles()
    settingsList?.reloadTableView()
  }
}
