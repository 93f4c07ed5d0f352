import DioramaKit
import HeadlessUIKit

/// A profile page: rows by section, and a button below them.
///
/// ```swift
/// let page = NCProfileViewController(viewModel: NCGroupProfileViewModel(groupId: "boats"))
/// navigationController?.pushViewController(page, animated: true)
/// ```
///
/// In YAML:
///
/// ```yaml
/// viewController: NCProfileViewController
/// groupId: boats
/// ```
open class NCProfileViewController: NCBaseViewController, NCListViewModelResponder,
  UITableViewDataSource, UITableViewDelegate
{
  /// Loads the rows.
  public let viewModel: NCProfileViewModel
  /// The rows.
  public let tableView = UITableView(frame: .zero, style: .grouped)
  private let footer = UIButton(type: .custom)

  /// A page of some rows.
  ///
  /// - Parameter viewModel: Loads the rows, each time that the page comes (N152).
  public required init(viewModel: NCProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    viewModel.bindResponder(self)
  }

  /// Screens are not decoded here; the page would be that of no group.
  public required init?(coder: NSCoder) {
    viewModel = NCGroupProfileViewModel()
    super.init(coder: coder)
    viewModel.bindResponder(self)
  }

  // MARK: Life cycle

  /// The view is the rows.
  open override func loadView() { view = tableView }

  /// Puts the button below the rows.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setLeftBackButton()
    tableView.dataSource = self
    tableView.delegate = self
    footer.addAction(
      UIAction { [weak self] _ in self?.viewModel.footerDidTap() }, for: .touchUpInside)
  }

  /// The screen is coming: all is loaded afresh, each time (N152).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.updateProfile()
  }

  // MARK: What the view model says

  /// The rows have changed.
  open func reloadData(_ isEmpty: Bool) { tableView.reloadData() }

  /// The title has changed; one of the app's own stays.
  open func updateTitle(_ title: String) {
    if self.title == nil { self.title = title }
  }

  /// The button below the rows has changed.
  open func reloadFooterView() {
    footer.setTitle(viewModel.footerViewModel?.title, for: .normal)
    guard viewModel.footerViewModel != nil else { return tableView.tableFooterView = nil }
    let column = UIStackView(arrangedSubviews: [footer])
    column.axis = .vertical
    column.alignment = .center
    tableView.tableFooterView = column
  }

  /// Shows a tip for a while.
  open func showTips(_ tips: String) { NCTip.show(tips) }

  /// This screen.
  open func currentViewController() -> UIViewController { self }

  // MARK: The table

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { viewModel.profileList.count }

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.profileList.indices.contains(section) ? viewModel.profileList[section].count : 0
  }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = viewModel.item(at: indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    item.noteDrawn(in: tableView, at: indexPath)
    return item.tableView(tableView, cellForRowAt: indexPath)
  }

  /// A rule between sections; what stands there on a device is empty room.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section > 0 else { return nil }
    let rule = UILabel()
    rule.text = String(repeating: "─", count: max(tableView.columns, 0))
    return rule
  }

  /// A row was tapped: the delegate deals with it, else the view model.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = viewModel.item(at: indexPath) else { return }
    let isDone =
      viewModel.effectiveDelegate?.profileViewModel(
        viewModel, viewController: self, tableView: tableView, didSelectRow: indexPath,
        cellViewModel: item) ?? false
    if !isDone { viewModel.didSelect(item, in: self) }
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// Its initialiser, `init(viewModel:)`, and its title.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
  /// What it is.
  open class var summary: String { "a group: its members, its name and its switches" }
}

extension NCProfileViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [.title("by default 'Group info'")]

  static let standardInitializer = ViewControllerInitializer.groupPage(
    "a group info page", standardKeys
  ) { type, viewModel in
    (type as? NCProfileViewController.Type)?.init(viewModel: viewModel as NCGroupProfileViewModel)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: NCGroupProfileViewModel.self,
      in: NCProfileViewController.self, "loads the group",
      get: { $0.viewModel as? NCGroupProfileViewModel },
      prepare: ChosenViewModelKey.chooseViewModel)
  ]
}
