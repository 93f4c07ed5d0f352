import DioramaKit
import HeadlessUIKit

/// How far the words of a request are unfolded.
public enum NCFriendApplyCellStyle: Int, Sendable {
  /// Nobody has looked yet.
  case none = 0
  /// They fit.
  case normal
  /// They do not fit, and a button unfolds them.
  case folder
  /// They are unfolded, for good.
  case expand
}

/// What the rows of a friend request list are made of, as YAML says.
struct FriendCells: Sendable {
  /// The rows with a word; nil for the kit's.
  var plain: ComponentChoice?
  /// The rows with two buttons.
  var operation: ComponentChoice?

  /// The cells of rows that wait for an answer, or of all others.
  func choice(isOpen: Bool) -> CellChoice {
    isOpen
      ? CellChoice(NCApplyFriendOperationCell.self, chosen: operation)
      : CellChoice(NCApplyFriendCell.self, chosen: plain)
  }

  /// Says which classes the rows are made of.
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
/// A row of an app's own is a subclass that makes another cell, and comes into the list by
/// ``NCApplyFriendListDelegate``:
///
/// ```swift
/// final class InviteRow: NCApplyFriendCellViewModel {
///   override func tableView(
///     _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///   ) -> UITableViewCell {
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     cell.textLabel?.text = "Invite somebody"
///     return cell
///   }
/// }
/// ```
///
/// In sections by time such a row is very old (N56).
open class NCApplyFriendCellViewModel: NCBaseCellViewModel, NCCellViewModelProtocol {
  /// How far the words are unfolded; known from the first layout on (N39).
  public final var style = NCFriendApplyCellStyle.none
  /// The request. A row of an app's own has a blank one, whose time is 0 (N56).
  public final var application = NCFriendApplicationInfo() {
    didSet { setDefaultRemark() }
  }
  /// What the list makes its rows of.
  final var cells = FriendCells()
  private weak var responder: (any NCListViewModelResponder)?

  /// A row without a request, for rows of an app's own.
  public override init() {}

  /// The row of a request.
  ///
  /// - Parameter applicationInfo: The request; words that it lacks are written into it (N38), and
  ///   so is what becomes of it.
  public init(applicationInfo: NCFriendApplicationInfo) {
    super.init()
    application = applicationInfo
    // Observers do not hear of what an initialiser sets.
    setDefaultRemark()
  }

  /// A request without words gets the default ones, in the object itself (N38).
  private func setDefaultRemark() {
    if application.extra?.isEmpty ?? true { application.extra = NCString.defaultRemark.text }
  }

  /// The screen that tips are shown on.
  ///
  /// - Parameter responder: Held weakly. A row without one fails in silence (N55).
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
  }

  // MARK: The row

  /// Says which classes such rows are made of.
  ///
  /// - Parameter tableView: Where the rows will stand.
  open class func registerCell(for tableView: UITableView) {
    FriendCells().register(for: tableView)
  }

  /// Two buttons for what waits for an answer; a word for everything else (N33).
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

  /// The height of the row.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    cellHeight()
  }

  /// The height of the row in points; text decides, so it is not used.
  open func cellHeight() -> CGFloat { 78 }

  /// The row was tapped, and the app has not dealt with it: nothing happens (N58).
  open func itemDidSelected(by viewController: UIViewController) {}

  /// What a swipe over the row offers: nothing (N41). The text frames know no swipe, so it is never
  /// asked.
  ///
  /// - Parameters:
  ///   - tableView: The table of the row.
  ///   - indexPath: Where the row stands.
  ///   - completion: To be called with a code when an action is done; 0 for success.
  /// - Returns: The actions; nil for none.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath,
    completion: @escaping (Int) -> Void
  ) -> [UIAction]? { nil }

  // MARK: Unfolding

  /// Whether the words fit without the button; the first call decides between
  /// ``NCFriendApplyCellStyle/normal`` and ``NCFriendApplyCellStyle/folder``.
  ///
  /// - Parameters:
  ///   - size: The room for the words, in columns and lines of text.
  ///   - natureSize: The room that they need, in the same units.
  /// - Returns: false only while they are folded.
  open func shouldHideExpandButton(_ size: CGSize, natureSize: CGSize) -> Bool {
    if style == .none { style = natureSize.height > size.height ? .folder : .normal }
    return style != .folder
  }

  /// Unfolds the words, for good (N39).
  open func expandRemark() {
    style = .expand
    redraw()
  }

  // MARK: Answering

  /// Accepts the request, without a question (N46). On failure a tip says so and the buttons stay.
  open func approveApplication() {
    let userId = application.userId ?? ""
    NCEngine.userModule.acceptFriendApplication(withUserId: userId) { [self] error in
      finish(.accepted, error, tip: .acceptingFailed)
    }
  }

  /// Asks whether to decline the request, and does so (N47). On failure a tip says so and the
  /// buttons stay.
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
    // A row that an app added has no screen; its alert comes up over the window (N55).
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
