import DioramaKit
import HeadlessUIKit

/// Whether the text of a request is collapsed or expanded.
public enum NCFriendApplyCellStyle: Int, Sendable {
  /// The text is not measured yet.
  case none = 0
  /// The text fits.
  case normal
  /// The text does not fit; a button expands it.
  case folder
  /// The text is expanded and cannot be collapsed again.
  case expand
}

/// The cells of a friend request list that YAML chose.
struct FriendCells: Sendable {
  /// The cell of rows with a status; nil for the kit's cell.
  var plain: ComponentChoice?
  /// The cell of rows with two buttons; nil for the kit's cell.
  var operation: ComponentChoice?

  /// Returns the cells of rows that can be answered, or of all other rows.
  func choice(isOpen: Bool) -> CellChoice {
    isOpen
      ? CellChoice(NCApplyFriendOperationCell.self, chosen: operation)
      : CellChoice(NCApplyFriendCell.self, chosen: plain)
  }

  /// Registers the classes of the cells.
  func register(for tableView: UITableView) {
    tableView.register(
      choice(isOpen: false).cellClass, forCellReuseIdentifier: NCApplyFriendCell.identifier)
    tableView.register(
      choice(isOpen: true).cellClass,
      forCellReuseIdentifier: NCApplyFriendOperationCell.operationIdentifier)
  }
}

/// A row of the friend request list.
///
/// An app's own row is a subclass that creates another cell; ``NCApplyFriendListDelegate`` adds it
/// to the list:
///
/// ```swift
/// final class InviteRow: NCApplyFriendCellViewModel {
///   override func tableView(
///     _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///   ) -> UITableViewCell {
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     cell.textLabel?.text = "Invite a friend"
///     return cell
///   }
/// }
/// ```
///
/// In sections by time, such a row counts as very old (N56).
open class NCApplyFriendCellViewModel: NCBaseCellViewModel, NCCellViewModelProtocol {
  /// Whether the text is collapsed or expanded; known after the first layout (N39).
  public final var style = NCFriendApplyCellStyle.none
  /// The request. An app's own row has an empty request, whose time is 0 (N56).
  public final var application = NCFriendApplicationInfo() {
    didSet { setDefaultRemark() }
  }
  /// The cells of the list's rows.
  final var cells = FriendCells()
  private weak var responder: (any NCListViewModelResponder)?

  /// Creates a row without a request, for an app's own rows.
  public override init() {}

  /// Creates the row of a request.
  ///
  /// - Parameter applicationInfo: The request. The row stores a missing text (N38) and the new
  ///   status in this object.
  public init(applicationInfo: NCFriendApplicationInfo) {
    super.init()
    application = applicationInfo
    // Initializers do not call property observers.
    setDefaultRemark()
  }

  /// Stores the default text in a request without text (N38).
  private func setDefaultRemark() {
    if application.extra?.isEmpty ?? true { application.extra = NCString.defaultRemark.text }
  }

  /// Sets the screen that shows the row's tips.
  ///
  /// - Parameter responder: The screen; held weakly. A row without a screen shows no tip after a
  ///   failure (N55).
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
  }

  // MARK: The row

  /// Registers the classes of the cells of such rows.
  ///
  /// - Parameter tableView: The table.
  open class func registerCell(for tableView: UITableView) {
    FriendCells().register(for: tableView)
  }

  /// Returns the cell: with two buttons for a received request without an answer, otherwise with
  /// the status (N33).
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let isOpen =
      application.applicationStatus == .unHandled && application.applicationType == .received
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isOpen
        ? NCApplyFriendOperationCell.operationIdentifier : NCApplyFriendCell.identifier,
      for: indexPath)
    if let cell = cell as? NCApplyFriendCell {
      cells.choice(isOpen: isOpen).prepare(cell)
      cell.update(with: self)
      cell.fold(in: tableView.columns)
    }
    return cell
  }

  /// Returns the height of the row in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    cellHeight()
  }

  /// Returns the height of the row in points; not used, because the text determines the height.
  open func cellHeight() -> CGFloat { 78 }

  /// The row was tapped, and the app did not handle the tap; does nothing by default (N58).
  open func itemDidSelected(by viewController: UIViewController) {}

  /// Returns the swipe actions of the row; nil by default (N41). Never called, because text frames
  /// have no swipe actions.
  ///
  /// - Parameters:
  ///   - tableView: The table of the row.
  ///   - indexPath: The index path of the row.
  ///   - completion: To be called with a code when an action has ended; 0 for success.
  /// - Returns: The actions; nil for no actions.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath,
    completion: @escaping (Int) -> Void
  ) -> [UIAction]? { nil }

  // MARK: Expanding the text

  /// Returns whether the button that expands the text is hidden. The first call sets the style to
  /// ``NCFriendApplyCellStyle/normal`` or ``NCFriendApplyCellStyle/folder``.
  ///
  /// - Parameters:
  ///   - size: The available size, in columns and lines of text.
  ///   - natureSize: The size that the text needs, in the same units.
  /// - Returns: false only while the text is collapsed.
  open func shouldHideExpandButton(_ size: CGSize, natureSize: CGSize) -> Bool {
    if style == .none { style = natureSize.height > size.height ? .folder : .normal }
    return style != .folder
  }

  /// Expands the text; it cannot be collapsed again (N39).
  open func expandRemark() {
    style = .expand
    redraw()
  }

  // MARK: Answering

  /// Accepts the request without confirmation (N46). If it fails, a tip is shown and the buttons
  /// stay.
  open func approveApplication() {
    let userId = application.userId ?? ""
    NCEngine.userModule.acceptFriendApplication(withUserId: userId) { [self] error in
      finish(.accepted, error, tip: .acceptingFailed)
    }
  }

  /// Asks for confirmation, and then declines the request (N47). If it fails, a tip is shown and
  /// the buttons stay.
  open func rejectApplication() {
    let alert = UIAlertController(
      title: nil, message: "\(NCString.refuseTitle.text)?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NCString.cancel.text, style: .cancel))
    alert.addAction(
      UIAlertAction(title: NCString.confirm.text, style: .default) { [self] _ in
        let userId = application.userId ?? ""
        NCEngine.userModule.refuseFriendApplication(withUserId: userId) { [self] error in
          finish(.refused, error, tip: .refusingFailed)
        }
      })
    // A row that an app adds has no screen; its alert appears over the window (N55).
    let screen =
      responder?.currentViewController() ?? ScreenEnvironment.current?.window.topViewController
    screen?.present(alert, animated: true)
  }

  private func finish(_ status: NCFriendApplicationStatus, _ error: NCError?, tip: NCString) {
    guard error == nil else {
      responder?.showTips(tip.text)
      return
    }
    application.applicationStatus = status
    redraw()
  }
}
