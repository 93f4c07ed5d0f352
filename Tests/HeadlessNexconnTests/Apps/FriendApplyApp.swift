import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit

// App code as it is written against the real kit; only the imports above are ours.

/// A page whose button opens the friend requests in sections by time.
final class HomeViewController: UIViewController, NCApplyFriendListDelegate {
  let clock = DayClock()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Requests", style: .plain, target: self,
      action: Selector(HomeViewController.showFriendApply))
  }

  func showFriendApply() {
    let filter: NCFriendApplyItemFilterBlock = { obj, start, end, _ in
      guard let item = obj as? NCApplyFriendCellViewModel else { return false }
      let time = item.application.operationTime
      return time >= start && time < end
    }
    let newestFirst: NCFriedApplyItemCompareBlock = { left, right in
      guard let left = left as? NCApplyFriendCellViewModel,
        let right = right as? NCApplyFriendCellViewModel
      else { return .orderedSame }
      let (one, other) = (left.application.operationTime, right.application.operationTime)
      return one > other ? .orderedAscending : one < other ? .orderedDescending : .orderedSame
    }

    let today = NCApplyFriendSectionItem(filterBlock: filter, compare: newestFirst)
    today.title = "Today"
    today.timeStart = clock.startOfDay(before: 0)
    today.timeEnd = clock.startOfDay(before: -1)
    let earlier = NCApplyFriendSectionItem(filterBlock: filter, compare: newestFirst)
    earlier.title = "Earlier"
    earlier.timeEnd = clock.startOfDay(before: 0)

    let viewModel = NCApplyFriendListViewModel(
      sectionItems: [today, earlier], option: nil, types: [], status: [])
    viewModel.delegate = self
    let list = NCApplyFriendListViewController(viewModel: viewModel)
    navigationController?.pushViewController(list, animated: true)
  }

  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]? {
    var rows = dataSource as? [NCApplyFriendCellViewModel] ?? []
    rows.append(InviteByLinkRow())
    return rows
  }

  func willConfigureRightNavigationItems(
    for viewModel: NCApplyFriendListViewModel
  ) -> NCNavigationItemsViewModel? {
    AddFriendItems(responder: self)
  }
}

/// One item instead of the kit's menu.
final class AddFriendItems: NCNavigationItemsViewModel {
  override func rightNavigationBarItems() -> [Any] {
    [UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)]
  }
}

/// A custom row of the app.
final class InviteByLinkRow: NCApplyFriendCellViewModel {
  override func cellHeight() -> CGFloat { 44 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Invite by link (\(Int(cellHeight())) points)"
    return cell
  }
}

/// The starts of days in milliseconds.
final class DayClock {
  func startOfDay(before days: Int) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let today = calendar.startOfDay(for: Date())
    let day = calendar.date(byAdding: .day, value: -days, to: today) ?? today
    return Int(day.timeIntervalSince1970 * 1000)
  }
}

extension HomeViewController: ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in HomeViewController() }
}
