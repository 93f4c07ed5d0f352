import DioramaKit
import HeadlessUIKit

/// The base class of the screens with a list of users: select screens and user lists.
open class SBUUserScreen: SBUBaseViewController {
  private var ownTheme: SBUUserListTheme?
  private var ownComponentTheme: SBUComponentTheme?

  /// The theme set on the screen, else the one in use.
  public var theme: SBUUserListTheme {
    get { ownTheme ?? SBUTheme.userListTheme }
    set { ownTheme = newValue }
  }

  /// The theme of shared parts set on the screen, else the one in use.
  public var componentTheme: SBUComponentTheme {
    get { ownComponentTheme ?? SBUTheme.componentTheme }
    set { ownComponentTheme = newValue }
  }

  /// Whether a list that cannot be loaded shows the empty view for errors, in which Retry loads it
  /// again. False by default, because the kit shows that view only after an error that blocks the
  /// screen, and its view models report no such error (S42).
  public var showsErrorView = false { didSet { updateRetryKey() } }

  private func updateRetryKey() { retryKey = showsErrorView ? nil : "showsErrorView" }

  /// Prepares the help for a tap on Retry, which the screen may not show.
  open override func loadView() {
    super.loadView()
    updateRetryKey()
  }

  /// The header, as the base class.
  var moduleHeader: SBUModuleHeader? { nil }
  /// The list, as the base class.
  var moduleList: SBUUserModuleList? { nil }

  /// The theme's status bar style. Kept, not shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

  /// Applies the colors again and reloads the rows (S10).
  open override func updateStyles() {
    setupStyles()
    moduleList?.reloadTableView()
  }

  /// Hides the loading indicator after an error. An error that blocks the screen shows the empty
  /// view for errors (S41); with ``showsErrorView``, so does any error while the list is empty. Rows
  /// stay as they are: showing them again would request the failed page again, without end.
  open override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    super.didReceiveError(error, isBlocker: isBlocker)
    guard let moduleList, isBlocker || (showsErrorView && moduleList.rowUsers.isEmpty) else {
      return
    }
    moduleList.updateEmptyView(type: .error)
    if moduleList.rowUsers.isEmpty { moduleList.reloadTableView() }
  }

  /// The properties that YAML can set, besides parameters and parts; a subclass can add more.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "showsErrorView", .bool, "whether a list that cannot be loaded shows an error with Retry",
        \SBUUserScreen.showsErrorView))
  }
}
