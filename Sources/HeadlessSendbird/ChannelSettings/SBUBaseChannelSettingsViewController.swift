import DioramaKit
import HeadlessUIKit

/// What the settings screens have in common: the channel's name, and rows that lead to its people.
open class SBUBaseChannelSettingsViewController: SBUBaseViewController,
  SBUBaseChannelSettingsModuleHeaderDelegate, SBUBaseChannelSettingsModuleListDelegate,
  SBUBaseChannelSettingsModuleListDataSource, SBUBaseChannelSettingsViewModelDelegate
{
  /// The header, whatever its screen.
  public var baseHeaderComponent: SBUBaseChannelSettingsModule.Header?
  /// The list, whatever its screen.
  public var baseListComponent: SBUBaseChannelSettingsModule.List?
  /// The view model, whatever its screen.
  public var baseViewModel: SBUBaseChannelSettingsViewModel?
  private var ownTheme: SBUChannelSettingsTheme?

  /// The theme: the screen's own, else the one in use.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }
  /// The channel.
  public var channel: BaseChannel? { baseViewModel?.channel }
  /// The channel's id.
  public var channelURL: String? { baseViewModel?.channelURL }

  /// The rows, in order; an app adds its own or leaves some out.
  ///
  /// ```swift
  /// override var settingItems: [SBUChannelSettingItem] {
  ///   let archive = SBUChannelSettingItem(title: "Archive") { [weak self] in self?.archive() }
  ///   return super.settingItems + [archive]
  /// }
  /// ```
  open var settingItems: [SBUChannelSettingItem] { [] }

  // MARK: Life cycle

  /// The status bar, as the theme has it. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Hands the header's items to the navigation item, then adds the list (S6).
  open override func setupViews() {
    super.setupViews()
    baseHeaderComponent?.configure(delegate: self, theme: theme)
    install(baseHeaderComponent)
    baseListComponent?.configure(delegate: self, dataSource: self, theme: theme)
    if let list = baseListComponent { view.addSubview(list) }
  }

  /// Colours bar, header, list and background (S11).
  open override func setupStyles() {
    let theme = theme
    navigationController?.navigationBar.barTintColor = theme.navigationBarTintColor
    baseHeaderComponent?.setupStyles(theme: theme)
    baseListComponent?.setupStyles(theme: theme)
    view.backgroundColor = theme.backgroundColor
  }

  /// Colours all again and asks for the rows again (S10).
  open override func updateStyles() {
    setupStyles()
    baseListComponent?.reloadTableView()
  }

  /// Makes header and list of a module's classes, after the view model (S1).
  final func makeComponents<Module: SBUComponentModule>(of module: Module.Type)
  where
    Module.Header: SBUBaseChannelSettingsModule.Header,
    Module.List: SBUBaseChannelSettingsModule.List
  {
    baseHeaderComponent = module.makeHeader()
    baseListComponent = module.makeList()
  }

  /// The rows: moderations for operators only, as page 004 says (S202), then the people.
  ///
  /// - Parameters:
  ///   - people: what the row of the people is called.
  ///   - count: how many of them there are.
  ///   - showModerations: what a tap on the first row does.
  ///   - showPeople: what a tap on the second row does.
  final func items(
    people: String, count: Int, showModerations: @escaping () -> Void,
    showPeople: @escaping () -> Void
  ) -> [SBUChannelSettingItem] {
    let moderations = SBUChannelSettingItem(
      title: SBUStringSet.ChannelSettings_Moderations, icon: SBUIconSet.iconModerations,
      tapHandler: showModerations)
    let list = SBUChannelSettingItem(
      title: people, subTitle: String(count), icon: SBUIconSet.iconMembers, tapHandler: showPeople)
    moderations.word = "moderations"
    list.word = channel is OpenChannel ? "participants" : "members"
    return baseViewModel?.isOperator ?? false ? [moderations, list] : [list]
  }

  /// Pushes a screen.
  final func show(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }

  // MARK: Components

  /// The view in the middle was set.
  open func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    navigationItem.titleView = titleView
  }

  /// The item at the left was set.
  open func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    navigationItem.leftBarButtonItem = leftItem
  }

  /// The item at the right was set.
  open func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    navigationItem.rightBarButtonItem = rightItem
  }

  /// Left: goes back.
  open func baseChannelSettingsModule(
    _ headerComponent: SBUBaseChannelSettingsModule.Header,
    didTapLeftItem leftItem: UIBarButtonItem
  ) {
    onClickBack()
  }

  /// A row was tapped; its own action has run.
  open func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {}

  /// The channel of the rows.
  open func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List,
    channelForTableView tableView: UITableView
  ) -> BaseChannel? { channel }

  /// The rows, in order.
  open func baseChannelSettingsModule(
    _ listComponent: SBUBaseChannelSettingsModule.List, itemsInTableView tableView: UITableView
  ) -> [SBUChannelSettingItem] { settingItems }

  // MARK: What the view model says

  /// The channel was loaded, or something has happened in it: name and rows again.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    updateStyles()
  }

  /// The screen has no reason to stay: it goes, with all that it led to.
  open func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?
  ) {
    navigationController?.popToViewController(self, animated: false)
    onClickBack()
  }

  // MARK: YAML

  /// A view controller.
  open class var kind: TypeKind { .viewController }
  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { commonProperties }
}
