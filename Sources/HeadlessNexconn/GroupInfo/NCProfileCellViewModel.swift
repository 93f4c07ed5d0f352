import HeadlessUIKit

/// A row of a profile page, for an app's own as well.
open class NCProfileCellViewModel: NCBaseCellViewModel, NCCellViewModelProtocol {
  /// What the row is about.
  public final var title: String
  weak var tableView: UITableView?
  private var indexPath: IndexPath?

  /// A row with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// A row without one.
  public override init() {
    title = ""
    super.init()
  }

  /// Remembers where the row is drawn.
  final func noteDrawn(in tableView: UITableView, at indexPath: IndexPath) {
    self.tableView = tableView
    self.indexPath = indexPath
  }

  /// Draws the row again, where it was last drawn.
  final func redraw() {
    if let indexPath { tableView?.reloadRows(at: [indexPath], with: .none) }
  }

  /// Rows make their cells themselves.
  open class func registerCell(for tableView: UITableView) {}

  /// The cell of the row: its title.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    return cell
  }

  /// The height of the row in points; text decides, so it is not used.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    54
  }

  /// The row was tapped, and nobody else has dealt with it: nothing happens.
  open func itemDidSelected(by viewController: UIViewController) {}
}
