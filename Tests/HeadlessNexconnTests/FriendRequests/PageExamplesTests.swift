import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit
import Testing

// The examples of the page on the friend request list, translated to Swift.

/// "Example code": four sections by calendar days. `[NSDate date]` and `[NSCalendar
/// currentCalendar]` become the screen's clock and calendar, as a run reads no other clock.
private final class AppCoordinator {
  func showFriendApply(with controller: UIViewController) {
    var sections: [NCApplyFriendSectionItem] = []
    let block: NCFriendApplyItemFilterBlock = { obj, start, end, stop in
      // The block of the page has a parameter of the row's class, but the Swift import does not.
      guard let obj = obj as? NCApplyFriendCellViewModel else { return false }
      if obj.application.operationTime >= start && obj.application.operationTime < end {
        return true
      }
      return false
    }

    let justNow = NCApplyFriendSectionItem(filterBlock: block, compare: nil)
    justNow.title = "Just now"
    justNow.timeStart = startOfToday()
    justNow.timeEnd = now()
    sections.append(justNow)

    let oneDays = NCApplyFriendSectionItem(filterBlock: block, compare: nil)
    oneDays.title = "Last 24 hours"
    oneDays.timeStart = startTimeOfDaysBefore(-1)
    oneDays.timeEnd = startOfToday()
    sections.append(oneDays)

    let threeDays = NCApplyFriendSectionItem(filterBlock: block, compare: nil)
    threeDays.title = "Last 3 days"
    threeDays.timeStart = startTimeOfDaysBefore(-4)
    threeDays.timeEnd = startTimeOfDaysBefore(-1)
    sections.append(threeDays)

    let longAgo = NCApplyFriendSectionItem(filterBlock: block, compare: nil)
    longAgo.title = "Older than 3 days"
    longAgo.timeStart = 0
    longAgo.timeEnd = startTimeOfDaysBefore(-4)
    sections.append(longAgo)

    let vm = NCApplyFriendListViewModel(
      sectionItems: sections, option: nil, types: [], status: [])
    let listVC = NCApplyFriendListViewController(viewModel: vm)
    controller.navigationController?.pushViewController(listVC, animated: true)
  }

  private func now() -> Int { Int(Date().timeIntervalSince1970 * 1000) }

  private func startOfToday() -> Int { startTimeOfDaysBefore(0) }

  private func startTimeOfDaysBefore(_ dayDiff: Int) -> Int {
    timeOfDaysBefore(dayDiff, start: true)
  }

  private func timeOfDaysBefore(_ dayDiff: Int, start: Bool) -> Int {
    let calendar = Calendar.current
    guard let date = calendar.date(byAdding: .day, value: dayDiff, to: Date()) else { return 0 }
    let dateStart = calendar.startOfDay(for: date)
    if start { return Int(dateStart.timeIntervalSince1970 * 1000) }
    guard let dateEnd = calendar.date(byAdding: .day, value: 1, to: dateStart) else { return 0 }
    return Int(dateEnd.timeIntervalSince1970 * 1000) - 1
  }
}

/// An app's screen whose button shows the list.
final class AppViewController: UIViewController, ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in AppViewController() }
  private let coordinator = AppCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "App"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "New friends") { [weak self] _ in
        guard let self else { return }
        coordinator.showFriendApply(with: self)
      })
  }
}

/// "Custom title bar".
private final class TitledViewController: NCApplyFriendListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom title"
  }
}

/// "1. Create NCCustomCell".
private final class NCCustomCell: UITableViewCell {
  let titleLabel = UILabel()
  let contentLabel = UILabel()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
    contentView.addSubview(contentLabel)
  }

  required init?(coder: NSCoder) { nil }
}

private typealias NCPermanentCellViewModelBlock = (UIViewController) -> Void

/// "2. Create NCCustomCellViewModel"; the page uses `detail` without declaring it.
private final class NCCustomCellViewModel: NCApplyFriendCellViewModel {
  let title: String
  let portrait: UIImage?
  let touchBlock: NCPermanentCellViewModelBlock?
  var detail: String?

  init(title: String, portrait: UIImage?, touchBlock: NCPermanentCellViewModelBlock?) {
    self.title = title
    self.portrait = portrait
    self.touchBlock = touchBlock
    super.init()
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cellIdentifier = "NCCustomCellIdentifier"
    tableView.register(NCCustomCell.self, forCellReuseIdentifier: cellIdentifier)
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    if let cell = cell as? NCCustomCell {
      cell.titleLabel.text = title
      cell.contentLabel.text = detail
    }
    return cell
  }
}

/// "3. Set delegate", "4. Modify data source" and "5. Custom cell tap handling".
private final class CustomizedViewController: NCApplyFriendListViewController,
  NCApplyFriendListDelegate
{
  private var tappedTitle: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]? {
    var list = dataSource as? [NCApplyFriendCellViewModel] ?? []
    let customCellVM = NCCustomCellViewModel(
      title: "title", portrait: UIImage(named: "newFriend")
    ) { _ in
      // Handle tap
    }
    list.append(customCellVM)
    return list
  }

  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, viewController: UIViewController,
    tableView: UITableView, didSelectRow indexPath: IndexPath,
    cellViewModel: NCApplyFriendCellViewModel
  ) -> Bool {
    guard let custom = cellViewModel as? NCCustomCellViewModel else { return false }
    custom.touchBlock?(viewController)
    title = "Tapped \(custom.title)"
    return true
  }
}

/// Runs the examples of the page.
@Suite("Page 003: friend request list") struct PageExamplesTests {
  @Test func N30_the_example_code_groups_requests_by_calendar_day() throws {
    let screen = TestScreen(
      yaml: """
        viewController: AppViewController
        device: { width: 44 }
        now: 2026-03-10T12:00:00Z
        data:
          friendApplications:
            - { userId: a, name: Ann, extra: x, operationTime: 2026-03-10T11:59:59Z }
            - { userId: b, name: Bea, extra: x, operationTime: 2026-03-09T23:59:59Z }
            - { userId: c, name: Cid, extra: x, operationTime: 2026-03-08T00:00:00Z }
            - { userId: d, name: Dan, extra: x, operationTime: 2026-03-06T00:00:00Z }
            - { userId: e, name: Eve, extra: x, operationTime: 2026-03-05T23:59:59Z }
        steps:
          - tap: rightBarButton
          - snapshot: pushed
        """, types: [AppViewController.self], defaults: "")
    #expect(
      try screen.frames() == """
        ── pushed · NCApplyFriendListViewController
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ── Just now ──────────────────────────── │
        │ ○ Ann                 [Decline] [Accept] │
        │   x                                      │
        │ ── Last 24 hours ─────────────────────── │
        │ ○ Bea                 [Decline] [Accept] │
        │   x                                      │
        │ ── Last 3 days ───────────────────────── │
        │ ○ Cid                 [Decline] [Accept] │
        │   x                                      │
        │ ○ Dan                 [Decline] [Accept] │
        │   x                                      │
        │ ── Older than 3 days ─────────────────── │
        │ ○ Eve                 [Decline] [Accept] │
        │   x                                      │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N6_the_title_bar_can_be_customized() throws {
    let frame = try TestScreen(
      yaml: "viewController: TitledViewController", types: [TitledViewController.self],
      defaults: "device: { width: 44 }\n"
    ).frames()
    #expect(frame.contains("│ [‹]           Custom title           [⋯] │"))
  }

  @Test func N52_N57_N58_a_custom_row_is_shown_and_handles_taps() throws {
    let screen = TestScreen(
      yaml: """
        viewController: CustomizedViewController
        device: { width: 44 }
        data: { friendApplications: [{ userId: a, name: Ann, type: sent, extra: x }] }
        steps:
          - snapshot: custom row
          - tap: { row: title }
          - snapshot: tapped
          - tap: { row: Ann }
          - snapshot: not handled
        """, types: [CustomizedViewController.self], defaults: "")
    let frames = try screen.frames().components(separatedBy: "\n\n")
    #expect(
      frames.first == """
        ── custom row ──────────────────────────────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ○ Ann                            Pending │
        │   x                                      │
        │ title                                    │
        └──────────────────────────────────────────┘
        """)
    #expect(frames.dropFirst().map { $0.contains("Tapped title") } == [true, true])
  }
}
