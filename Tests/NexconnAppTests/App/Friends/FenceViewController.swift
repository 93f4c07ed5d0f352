import NexconnChatUI
import UIKit

/// Requests at the fence: sections of the app, own rows, own cells for answers, an own menu.
class FenceViewController: NCApplyFriendListViewController {
  private let rows = FenceRows()

  convenience init() {
    let viewModel = NCApplyFriendListViewModel(
      sectionItems: FenceViewController.sections(), option: nil,
      types: [NSNumber(value: NCFriendApplicationType.received.rawValue)], status: nil)
    self.init(viewModel: viewModel)
  }

  override func viewDidLoad() {
    viewModel.delegate = rows
    super.viewDidLoad()
    title = "At the fence"
    listView.labEmpty.text = "No one waits"
  }

  private static func sections() -> [NCApplyFriendSectionItem] {
    let waiting = NCApplyFriendSectionItem(
      filterBlock: { object, _, _, _ in
        guard let row = object as? NCApplyFriendCellViewModel else { return false }
        return row.application.applicationStatus == .unHandled
      },
      compare: { first, second in
        let names = [first, second].map {
          ($0 as? NCApplyFriendCellViewModel)?.application.name ?? ""
        }
        return names[0].compare(names[1])
      })
    waiting.title = "Waiting"
    let answered = NCApplyFriendSectionItem(
      filterBlock: { object, _, _, _ in
        (object as? NCApplyFriendCellViewModel)?.application.applicationStatus != .unHandled
      }, compare: nil)
    answered.title = "Answered"
    return [waiting, answered]
  }
}

/// Adds a row, and replaces the menu by a button.
private final class FenceRows: NSObject, NCApplyFriendListDelegate {
  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]? {
    (dataSource as? [NCApplyFriendCellViewModel] ?? []) + [GateRow()]
  }

  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, viewController: UIViewController,
    tableView: UITableView, didSelectRow indexPath: IndexPath,
    cellViewModel: NCApplyFriendCellViewModel
  ) -> Bool {
    guard let name = cellViewModel.application.name else { return false }
    viewController.title = "\(name) says “\(cellViewModel.application.extra ?? "")”"
    return true
  }

  func willConfigureRightNavigationItems(
    for viewModel: NCApplyFriendListViewModel
  ) -> NCNavigationItemsViewModel? {
    FenceItems(responder: nil)
  }
}

/// A row of the app's own.
private final class GateRow: NCApplyFriendCellViewModel {
  private var isOpen = false

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "The gate"
    cell.detailTextLabel?.text = isOpen ? "open" : "closed"
    return cell
  }

  override func itemDidSelected(by viewController: UIViewController) {
    isOpen.toggle()
    (viewController as? FenceViewController)?.listView.tableView.reloadData()
  }
}

/// The buttons of the bar.
private final class FenceItems: NCNavigationItemsViewModel {
  override func rightNavigationBarItems() -> [Any] {
    [UIBarButtonItem(title: "Wave", style: .plain, target: self, action: #selector(wave))]
  }

  @objc private func wave() {
    NotificationCenter.default.post(name: .init("wave"), object: self)
  }
}
