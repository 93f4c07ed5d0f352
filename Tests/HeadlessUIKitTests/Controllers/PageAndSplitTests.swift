import HeadlessUIKit
import Testing

@Suite("Page and split view controllers") struct PageAndSplitTests {
  private final class Page: UIViewController {
    var callbacks: [String] = []
    convenience init(_ title: String) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
    }
    override func viewWillAppear(_ animated: Bool) { callbacks.append("will appear") }
    override func viewDidDisappear(_ animated: Bool) { callbacks.append("did disappear") }
  }

  private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = [Page("one"), Page("two"), Page("three")]
    var turned: [String?] = []
    private func page(_ screen: UIViewController, _ step: Int) -> UIViewController? {
      let index = (pages.firstIndex { $0 === screen } ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore screen: UIViewController
    ) -> UIViewController? { page(screen, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter screen: UIViewController
    ) -> UIViewController? { page(screen, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turned.append(previousViewControllers.first?.title) }
  }

  private func dots(of screen: UIPageViewController) -> String? {
    (screen.view.subviews.last?.subviews.first as? UILabel)?.text
  }

  @Test func the_page_that_is_set_is_shown_with_its_place() {
    inRun { environment in
      let pages = Pages()
      let screen = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      screen.dataSource = pages
      screen.delegate = pages
      screen.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
      environment.window.rootViewController = screen
      environment.settle()
      #expect(screen.children.first === pages.pages[0] && dots(of: screen) == "1/3")
      #expect(pages.pages[0].callbacks == ["will appear"])
      #expect(screen.turnPage(forward: true))
      environment.settle()
      #expect(screen.viewControllers?.first === pages.pages[1] && dots(of: screen) == "2/3")
      #expect(pages.pages[0].callbacks == ["will appear", "did disappear"])
      #expect(pages.pages[1].callbacks == ["will appear"] && pages.turned == ["one"])
      #expect(pages.pages[0].parent == nil && screen.turnPage(forward: true))
      #expect(!screen.turnPage(forward: true))
    }
  }

  @Test func a_split_is_one_stack_on_a_phone() {
    inRun { environment in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (Page("list"), Page("detail"))
      split.setViewController(UINavigationController(rootViewController: list), for: .primary)
      split.setViewController(detail, for: .secondary)
      environment.window.rootViewController = split
      environment.settle()
      #expect(split.isCollapsed && split.viewController(for: .secondary) === detail)
      #expect(environment.window.frontScreenOfTest === detail)
      #expect(detail.navigationController?.viewControllers.first === list)
      split.show(.primary)
      environment.settle()
      #expect(environment.window.frontScreenOfTest === list)
      let other = Page("other")
      #expect(list.splitViewController === split)
      list.showDetailViewController(other, sender: nil)
      environment.settle()
      #expect(environment.window.frontScreenOfTest === other)
      #expect(other.callbacks == ["will appear"])
    }
  }

  @Test func the_stacks_of_an_app_keep_their_screens_in_a_split() {
    inRun { environment in
      let split = UISplitViewController(style: .doubleColumn)
      let pages = ["list", "detail", "more", "next"].map { Page($0) }
      let master = UINavigationController(rootViewController: pages[0])
      let detail = UINavigationController(rootViewController: pages[1])
      func titles(_ stack: UINavigationController?) -> [String?] {
        stack?.viewControllers.map(\.title) ?? []
      }
      split.setViewController(master, for: .primary)
      split.setViewController(detail, for: .secondary)
      environment.window.rootViewController = split
      environment.settle()
      let shown = pages[0].navigationController
      #expect(titles(shown) == ["list", "detail"])
      #expect(master.topViewController === pages[0] && detail.topViewController === pages[1])
      detail.pushViewController(pages[2], animated: false)
      environment.settle()
      #expect(environment.window.frontScreenOfTest === pages[2])
      #expect(titles(detail) == ["detail", "more"] && titles(master) == ["list"])
      #expect(detail.popToRootViewController(animated: false)?.map(\.title) == ["more"])
      environment.settle()
      #expect(titles(shown) == ["list", "detail"] && titles(detail) == ["detail"])
      detail.setViewControllers([pages[3]], animated: false)
      environment.settle()
      #expect(environment.window.frontScreenOfTest === pages[3])
      #expect(titles(shown) == ["list", "next"] && titles(detail) == ["next"])
      shown?.popViewController(animated: false)
      environment.settle()
      #expect(titles(shown) == ["list"] && titles(detail) == ["next"])
      detail.pushViewController(pages[2], animated: false)
      #expect(titles(shown) == ["list"], "a hidden column stays hidden")
      split.show(.secondary)
      environment.settle()
      #expect(titles(shown) == ["list", "next", "more"])
      split.setViewController(pages[1], for: .secondary)
      environment.settle()
      #expect(titles(shown) == ["list", "detail"] && titles(detail) == ["next", "more"])
    }
  }

  @Test func rows_are_deselected_when_their_screen_appears() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
    }
    final class Tiles: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
    }
    inRun { environment in
      let rows = Rows(style: .plain)
      let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
      let place = IndexPath(row: 1, section: 0)
      let stack = UINavigationController(rootViewController: rows)
      environment.window.rootViewController = stack
      environment.settle()
      for clears in [true, false] {
        rows.clearsSelectionOnViewWillAppear = clears
        tiles.clearsSelectionOnViewWillAppear = clears
        rows.tableView.selectRow(at: place, animated: false, scrollPosition: .none)
        stack.pushViewController(tiles, animated: false)
        environment.settle()
        tiles.collectionView.selectItem(at: place, animated: false, scrollPosition: [])
        stack.pushViewController(Page("top"), animated: false)
        environment.settle()
        #expect(tiles.collectionView.indexPathsForSelectedItems == [place])
        stack.popViewController(animated: false)
        environment.settle()
        #expect(tiles.collectionView.indexPathsForSelectedItems == (clears ? nil : [place]))
        #expect(rows.tableView.indexPathForSelectedRow == place)
        stack.popViewController(animated: false)
        environment.settle()
        #expect(rows.tableView.indexPathForSelectedRow == (clears ? nil : place))
      }
    }
  }

  @Test func the_delegate_decides_which_column_is_on_top() {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    inRun { environment in
      let delegate = Delegate()
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = delegate
      let list = Page("list")
      split.setViewController(list, for: .primary)
      split.setViewController(Page("detail"), for: .secondary)
      environment.window.rootViewController = split
      #expect(environment.window.frontScreenOfTest === list)
    }
  }

  @Test func a_collection_view_controller_serves_its_collection_view() {
    final class Tiles: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
    }
    inRun { environment in
      let screen = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
      environment.window.rootViewController = screen
      screen.layOut()
      #expect(screen.collectionView.visibleCells.count == 2)
      #expect(screen.collectionView.superview === screen.view)
    }
  }
}

extension UIWindow {
  /// The screen that a frame would show.
  fileprivate var frontScreenOfTest: UIViewController? {
    var screen = rootViewController
    while let container = screen, container.frontChild !== container {
      screen = container.frontChild
    }
    return screen
  }
}
