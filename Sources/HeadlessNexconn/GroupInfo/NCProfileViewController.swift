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
  /// The view model, which loads the rows.
  public let viewModel: NCProfileViewModel
  /// The table of rows.
  public let tableView = UITableView(frame: .zero, style: .grouped)
  private let footer = UIButton(type: .custom)

  /// Creates a page.
  ///
  /// - Parameter viewModel: The view model, which loads the rows each time the page appears (N152).
  public required init(viewModel: NCProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    viewModel.bindResponder(self)
  }

  /// Screens are not decoded here; a decoded page has no group.
  public required init?(coder: NSCoder) {
    viewModel = NCGroupProfileViewModel()
    super.init(coder: coder)
    viewModel.bindResponder(self)
  }

  // MARK: Life cycle

  /// Uses the table as the view.
  open override func loadView() { view = tableView }

  /// Sets up the table and the button below the rows.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setLeftBackButton()
    tableView.dataSource = self
    tableView.delegate = self
    footer.addAction(
      UIAction { [weak self] _ in self?.viewModel.footerDidTap() }, for: .touchUpInside)
  }

  /// The screen is about to appear: reloads everything, each time (N152).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.updateProfile()
  }

  // MARK: Updates of the view model

  /// The rows have changed.
  open func reloadData(_ isEmpty: Bool) { tableView.reloadData() }

  /// Sets the title; a title that the app has set stays.
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

  /// Shows a tip for two seconds of the run's clock.
  open func showTips(_ tips: String) { NCTip.show(tips) }

  /// Returns this screen.
  open func currentViewController() -> UIViewController { self }

  // MARK: The table

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { viewModel.profileList.count }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.profileList.indices.contains(section) ? viewModel.profileList[section].count : 0
  }

  /// Returns the cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = viewModel.item(at: indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    item.noteDrawn(in: tableView, at: indexPath)
    return item.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Returns a line between sections; on a device there is empty space instead.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section > 0 else { return nil }
    let rule = UILabel()
    rule.text = String(repeating: "─", count: max(tableView.columns, 0))
    return rule
  }

  /// A row was tapped: the delegate handles the tap, otherwise the view model.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = viewModel.item(at: indexPath) else { return }
    let isDone =
      viewModel.effectiveDelegate?.profileViewModel(
        viewModel, viewController: self, tableView: tableView, didSelectRow: indexPath,
        cellViewModel: item) ?? false
    if !isDone { viewModel.didSelect(item, in: self) }
  }

  // MARK: YAML

  /// The properties that YAML can set in addition to the parameters and parts; a subclass may add
  /// more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// The initializer, `init(viewModel:)`, with the title.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can replace.
  open class var slots: [Slot] { standardSlots }
  /// A short description of the class.
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
      standard: "NCTypeSet.NCGroupProfileViewModel",
      get: { $0.viewModel as? NCGroupProfileViewModel },
      prepare: ChosenViewModelKey.chooseViewModel)
  ]
}
