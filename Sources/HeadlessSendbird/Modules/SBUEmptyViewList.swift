import DioramaKit
import HeadlessUIKit

/// The base class of lists with a view that is shown if there are no rows.
open class SBUEmptyViewList: SBUModuleList, SBUEmptyViewDelegate {
  /// The class of the empty view, for all lists of the same module.
  public static var EmptyView: SBUEmptyView.Type {
    get { parts.emptyView.type }
    set { parts.emptyView.type = newValue }
  }

  /// The empty view, shown if the list has no rows.
  public var emptyView: UIView? {
    didSet { tableView.backgroundView = emptyView }
  }
  /// The empty view that YAML sets.
  private var customEmptyView: SBUEmptyView?

  /// Applies YAML's views over those that Swift code set, including the empty view.
  open override func applyCustomViews() {
    super.applyCustomViews()
    if let customEmptyView { emptyView = customEmptyView }
  }

  /// Sets the empty view as the table's background view.
  open override func setupViews() {
    super.setupViews()
    tableView.backgroundView = emptyView
  }

  /// Whether the empty view has the content for errors.
  final var showsError: Bool { (emptyView as? SBUEmptyView)?.type == .error }

  /// Creates the empty view if it is missing.
  final func makeEmptyView(of type: SBUEmptyView.Type) {
    guard emptyView == nil else { return }
    let view = type.init()
    view.delegate = self
    emptyView = view
  }

  /// Applies a background color to the table, and the theme to the empty view.
  final func tintViews(background: UIColor?) {
    tableView.backgroundColor = background
    (emptyView as? SBUEmptyView)?.setupStyles()
  }

  /// Sets the content of the empty view; an app's view that is not an ``SBUEmptyView`` stays
  /// unchanged.
  ///
  /// - Parameter type: the content; ``EmptyViewType/none`` hides the view.
  public func updateEmptyView(type: EmptyViewType) {
    (emptyView as? SBUEmptyView)?.reloadData(type)
  }

  /// Handles a tap on Retry; does nothing by default.
  open func didSelectRetry() {}

  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "emptyView", .component(.emptyView, accepts: SBUEmptyView.self),
        "the view that is shown if the list is empty"
      ) { (list: SBUEmptyViewList, choice: ComponentChoice) in
        let view = choice.make() as? SBUEmptyView
        view?.delegate = list
        list.emptyView = view
        list.customEmptyView = view
      })
  }
}

/// The base class of lists of users on select screens and user lists.
open class SBUUserModuleList: SBUEmptyViewList, RowIdentifierProviding {
  /// The class of a user's row, for all lists of the same module.
  public static var UserCell: SBUUserCell.Type {
    get { parts.userCell.type }
    set { parts.userCell.type = newValue }
  }

  /// The registered cell, which only determines the class (S52).
  public var userCell: UITableViewCell? { registeredCell }
  /// The theme of the last style update.
  public var theme: SBUUserListTheme?

  /// The users of the rows, in order.
  var rowUsers: [SBUUser] { [] }

  package final func identifier(ofRowAt indexPath: IndexPath) -> String? {
    let users = rowUsers
    return indexPath.section == 0 && users.indices.contains(indexPath.row)
      ? users[indexPath.row].userId : nil
  }

  package func reasonForMissingRow(of text: String) -> String? { nil }

  /// Applies the theme's colors to table and empty view.
  final func tintViews() { tintViews(background: theme?.backgroundColor) }

  /// Sets the cell of a user, for all rows created from now on (S52).
  ///
  /// - Parameters:
  ///   - userCell: an instance of the cell's class; only its class and theme matter.
  ///   - nib: ignored; cells are created from their class.
  public func register(userCell: UITableViewCell, nib: UINib? = nil) { register(cell: userCell) }

  /// Handles a tap on Retry: updates the text immediately; subclasses then notify the delegate
  /// (S51).
  open override func didSelectRetry() { updateEmptyView(type: .noMembers) }

  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "userCell", .component(.cell, accepts: SBUUserCell.self), "the cell of a user"
      ) { (list: SBUUserModuleList, choice: ComponentChoice) in
        list.cellChoice = choice
      })
  }
}
