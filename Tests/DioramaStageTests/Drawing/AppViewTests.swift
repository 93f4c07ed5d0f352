import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Views and containers that apps use and the kits do not.
@Suite("Views of apps") struct AppViewTests {
  private static func frame(
    of root: UIViewController, width: Int = 24, height: Int? = 8,
    _ act: (ScreenEnvironment) -> Void = { _ in }
  ) -> [String] {
    let metrics = ViewMetrics()
    let environment = ScreenEnvironment()
    environment.measuring = metrics
    return environment.run {
      environment.window.rootViewController = root
      environment.mainQueue.runDueItems()
      act(environment)
      environment.mainQueue.runDueItems()
      let renderer = FrameRenderer(
        device: Device(width: width, height: height), metrics: metrics)
      renderer.layOut(environment.window)
      var bytes: [UInt8] = []
      let painter = ViewPainter(columns: width, metrics: metrics)
      renderer.render(environment.window, with: painter, to: &bytes)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  private static func labels(_ count: Int) -> UIViewController {
    let screen = UIViewController()
    for number in 1...count {
      let label = UILabel()
      label.text = "line \(number)"
      screen.view.addSubview(label)
    }
    return screen
  }

  @Test func a_screen_without_a_list_is_as_high_as_its_content() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let pushed = Self.frame(of: stack, height: nil) { _ in
      stack.pushViewController(Self.labels(10), animated: false)
    }
    for number in 1...10 {
      #expect(pushed.contains { $0.hasPrefix("│ line \(number) ") }, "\(pushed)")
    }
    #expect(pushed.count == 14)
    #expect(Self.frame(of: Self.labels(2), height: nil).count == 9)
    #expect(Self.frame(of: Self.labels(10), height: 8).count == 8)
    #expect(Self.frame(of: Self.labels(400), height: nil).count == 202)
  }

  private final class Languages: UITableViewController {
    var names = ["Ada", "Basic"]
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      cell.backgroundColor = names[indexPath.row] == "Basic" ? .yellow : .white
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Old ones" }
    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Forget") { [weak self] _, _, done in
          self?.names.remove(at: indexPath.row)
          self?.tableView.reloadData()
          done(true)
        }
      ])
    }
  }

  @Test func a_table_screen_shows_headers_rows_and_a_mark_for_a_colored_background() {
    #expect(
      Self.frame(of: Languages(style: .plain), height: 8) == [
        "┌──────────────────────┐",
        "│ ── Old ones ──────── │",
        "│ Ada                  │",
        "│▌Basic                │",
        "│                      │",
        "│                      │",
        "│                      │",
        "└──────────────────────┘",
      ])
  }

  @Test func a_swipe_action_runs_its_handler() {
    let screen = Languages(style: .plain)
    let rows = Self.frame(of: screen, height: 8) { _ in
      screen.view.setViewports(columns: 20, rows: 4, metrics: ViewMetrics())
      screen.tableView.layoutIfNeeded()
      #expect(screen.tableView.swipeActions(ofRow: 0).map(\.names.first) == ["Forget"])
      #expect(screen.tableView.tapSwipeAction("Forget", ofRow: 0))
      #expect(!screen.tableView.tapSwipeAction("Delete", ofRow: 0))
    }
    #expect(rows[2] == "│▌Basic                │")
  }

  @Test func tabs_are_drawn_below_the_selected_screen() {
    let (chats, settings) = (UIViewController(), UIViewController())
    chats.title = "Chats"
    settings.title = "More"
    settings.view.addSubview(UILabel("settings"))
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: chats),
      UINavigationController(rootViewController: settings),
    ]
    #expect(
      Self.frame(of: tabs, height: 8) { _ in tabs.selectedIndex = 1 } == [
        "┌──────────────────────┐",
        "│         More         │",
        "├──────────────────────┤",
        "│ settings             │",
        "│                      │",
        "├──────────────────────┤",
        "│ [Chats] [✓ More]     │",
        "└──────────────────────┘",
      ])
  }

  @Test func a_search_field_is_drawn_in_the_bar_and_reports_its_text() {
    final class Finder: UIViewController, UISearchResultsUpdating {
      private let found = UILabel()
      override func viewDidLoad() {
        title = "People"
        view.addSubview(found)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
      }
      func updateSearchResults(for searchController: UISearchController) {
        found.text = "looking for \(searchController.searchBar.text ?? "")"
      }
    }
    let finder = Finder()
    let stack = UINavigationController(rootViewController: finder)
    #expect(Self.frame(of: stack, height: 7)[2] == "│ [_Search]            │")
    let rows = Self.frame(of: UINavigationController(rootViewController: finder), height: 7) { _ in
      finder.navigationItem.searchController?.searchBar.text = "Ada"
    }
    #expect(
      rows[2...4] == [
        "│ [Ada_]               │",
        "├──────────────────────┤",
        "│ looking for Ada      │",
      ])
  }

  @Test func progress_sliders_pages_and_texts_are_drawn_as_text() {
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.progress = 0.4
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 1)
    let text = UITextView()
    text.text = "two lines of text"
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.contentView.addSubview(UILabel("under glass"))
    let column = UIStackView(arrangedSubviews: [progress, slider, pages, text, blur])
    column.axis = .vertical
    #expect(
      renderedLines(of: column, columns: 12) == [
        "40 %", "50 %", "    2/5", "two lines of", "text", "under glass",
      ])
  }
}
