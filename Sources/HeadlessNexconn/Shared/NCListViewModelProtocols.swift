import HeadlessUIKit

/// What a list's view model says to its screen. All methods may be left out.
///
/// The kit's screens are responders; an app's own screen over one of the kit's view models hands
/// itself to `bindResponder`.
public protocol NCListViewModelResponder: AnyObject {
  /// The rows have changed.
  ///
  /// - Parameter isEmpty: Whether there are none, so that the screen may say so.
  func reloadData(_ isEmpty: Bool)
  /// A page has come, or has not.
  ///
  /// - Parameters:
  ///   - success: Whether it has come.
  ///   - tips: What to tell the person; empty for nothing.
  func refreshingFinished(_ success: Bool, withTips tips: String)
  /// Shows a tip for two seconds of the run's clock (N13).
  ///
  /// - Parameter tips: The text; an empty one shows nothing.
  func showTips(_ tips: String)
  /// Something has begun to load.
  func startLoading()
  /// Nothing loads any more.
  func endLoading()
  /// One row has changed.
  ///
  /// - Parameter indexPath: The row.
  func updateItem(_ indexPath: IndexPath)
  /// The screen, to present something over.
  func currentViewController() -> UIViewController
  /// The title has changed.
  ///
  /// - Parameter title: The new one. The kit's pages keep a title of the app's own.
  func updateTitle(_ title: String)
  /// What stands below all rows has changed.
  func reloadFooterView()
}

extension NCListViewModelResponder {
  /// Does nothing.
  public func reloadData(_ isEmpty: Bool) {}
  /// Does nothing.
  public func refreshingFinished(_ success: Bool, withTips tips: String) {}
  /// Does nothing.
  public func showTips(_ tips: String) {}
  /// Does nothing.
  public func startLoading() {}
  /// Does nothing.
  public func endLoading() {}
  /// Does nothing.
  public func updateItem(_ indexPath: IndexPath) {}
  /// The responder, if it is a screen; else the screen that is on top.
  public func currentViewController() -> UIViewController {
    self as? UIViewController ?? ScreenEnvironment.current?.window.topViewController
      ?? UIViewController()
  }
  /// Does nothing.
  public func updateTitle(_ title: String) {}
  /// Does nothing.
  public func reloadFooterView() {}
}

/// The view model of a list, which a table's data source and delegate hand everything on to.
public protocol NCListViewModelProtocol: AnyObject {
  /// Says which classes the rows are made of.
  func registerCell(for tableView: UITableView)
  /// How many sections there are.
  func numberOfSections() -> Int
  /// How many rows a section has.
  func numberOfRows(inSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The height of a row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The height of the view above a section in points.
  func heightForHeader(inSection section: Int) -> CGFloat
  /// A row was tapped.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - tableView: The table of the row.
  ///   - indexPath: Where the row stands.
  func viewController(
    _ viewController: UIViewController, tableView: UITableView, didSelectRow indexPath: IndexPath)
}

/// The view model of a row.
public protocol NCCellViewModelProtocol: AnyObject {
  /// Says which classes such rows are made of.
  static func registerCell(for tableView: UITableView)
  /// The cell of the row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The height of the row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The row was tapped, and nobody else has dealt with it.
  ///
  /// - Parameter viewController: The screen that the row stands in.
  func itemDidSelected(by viewController: UIViewController)
}
