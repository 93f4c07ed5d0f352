import HeadlessUIKit

/// The base class of the headers of settings, push settings and moderations, with the theme of
/// channel settings.
open class SBUSettingsModuleHeader: SBUModuleHeader {
  /// The theme of the last style update.
  public var theme: SBUChannelSettingsTheme?

  /// Sets up the header after its delegate is set: views, YAML's texts, layout, colors (S7).
  final func setUp(theme: SBUChannelSettingsTheme) {
    self.theme = theme
    setupParts()
    setupStyles(theme: theme)
  }

  /// Applies the theme's colors to the items.
  open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    if let theme { self.theme = theme }
    tintItems(left: self.theme?.leftBarButtonTintColor, right: self.theme?.rightBarButtonTintColor)
  }
}

/// The base class of the lists of settings, push settings and moderations.
open class SBUSettingsModuleList: SBUModuleList {
  /// The theme of the last style update.
  public var theme: SBUChannelSettingsTheme?

  /// Sets up the list after delegate and data source are set: table, cell, colors (S7).
  final func setUp(theme: SBUChannelSettingsTheme) {
    self.theme = theme
    setupParts()
    setupStyles(theme: theme)
  }

  /// Applies the theme's colors to the list.
  open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
    if let theme { self.theme = theme }
    tableView.backgroundColor = self.theme?.backgroundColor
  }
}

/// The base class of the screens for settings, push settings and moderations: a header and a list
/// with one theme.
open class SBUSettingsScreen: SBUBaseViewController {
  private var ownTheme: SBUChannelSettingsTheme?

  /// The theme set on the screen, else the one in use.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }

  // MARK: For subclasses

  /// The header, as the base class.
  var settingsHeader: SBUSettingsModuleHeader? { nil }
  /// The list, as the base class.
  var settingsList: SBUSettingsModuleList? { nil }
  /// Configures the header; each screen overrides it for its own type.
  func configureHeader() {}
  /// Configures the list; each screen overrides it for its own type.
  func configureList() {}

  // MARK: Life cycle

  /// The theme's status bar style. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Adds the header's items to the navigation item, then adds the list (S6).
  open override func setupViews() {
    super.setupViews()
    configureHeader()
    install(settingsHeader)
    configureList()
    if let settingsList { view.addSubview(settingsList) }
  }

  /// Applies the theme's colors to bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    settingsHeader?.setupStyles(theme: theme)
    settingsList?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Applies the colors again and reloads the rows (S10).
  open override func updateStyles() {
    setupStyles()
    settingsList?.reloadTableView()
  }
}
