import HeadlessUIKit

/// The screen of a list's view model, which receives its updates. All methods are optional.
///
/// The kit's screens are responders. An app's own screen that uses one of the kit's view models
/// passes itself to `bindResponder`.
public protocol NCListViewModelResponder: AnyObject {
  /// The rows have changed.
  ///
  /// - Parameter isEmpty: Whether the list has no rows, so that the screen can show a text instead.
  func reloadData(_ isEmpty: Bool)
  /// Loading a page has finished.
  ///
  /// - Parameters:
  ///   - success: Whether the page was loaded.
  ///   - tips: The message for the user; empty for no message.
  func refreshingFinished(_ success: Bool, withTips tips: String)
  /// Shows a tip for two seconds of the run's clock (N13).
  ///
  /// - Parameter tips: The text; an empty one shows nothing.
  func showTips(_ tips: String)
  /// Loading has started.
  func startLoading()
  /// Loading has ended.
  func endLoading()
  /// One row has changed.
  ///
  /// - Parameter indexPath: The row.
  func updateItem(_ indexPath: IndexPath)
  /// Returns the screen that can present another screen.
  func currentViewController() -> UIViewController
  /// The title has changed.
  ///
  /// - Parameter title: The new title. The kit's pages keep a title that an app has set.
  func updateTitle(_ title: String)
  /// The footer below all rows has changed.
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
  /// Returns the responder if it is a screen; otherwise the top screen.
  public func currentViewController() -> UIViewController {
    self as? UIViewController ?? ScreenEnvironment.current?.window.topViewController
      ?? UIViewController()
  }
  /// Does nothing.
  public func updateTitle(_ title: String) {}
  /// Does nothing.
  public func reloadFooterView() {}
}

/// The view model of a list, to which a table's data source and delegate forward all calls.
public protocol NCListViewModelProtocol: AnyObject {
  /// Registers the classes of the cells.
  func registerCell(for tableView: UITableView)
  /// Returns the number of sections.
  func numberOfSections() -> Int
  /// Returns the number of rows in a section.
  func numberOfRows(inSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the height of a row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the header view of a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the height of a section's header view in points.
  func heightForHeader(inSection section: Int) -> CGFloat
  /// A row was tapped.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - tableView: The table of the row.
  ///   - indexPath: The index path of the row.
  func viewController(
    _ viewController: UIViewController, tableView: UITableView, didSelectRow indexPath: IndexPath)
}

/// The view model of a row.
public protocol NCCellViewModelProtocol: AnyObject {
  /// Registers the classes of the cells of such rows.
  static func registerCell(for tableView: UITableView)
  /// Returns the cell of the row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the height of the row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The row was tapped, and no delegate handled the tap.
  ///
  /// - Parameter viewController: The screen that shows the row.
  func itemDidSelected(by viewController: UIViewController)
}
