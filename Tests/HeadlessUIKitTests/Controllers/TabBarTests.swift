import HeadlessUIKit
import Testing

@Suite("UITabBarController") struct TabBarTests {
  private final class Page: UIViewController {
    var callbacks: [String] = []
    override func viewWillAppear(_ animated: Bool) { callbacks.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { callbacks.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { callbacks.append("did disappear") }
  }

  private final class Gate: UITabBarControllerDelegate {
    var selectedTitles: [String?] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != "Closed" }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selectedTitles.append(viewController.title) }
  }

  private func pages(_ titles: String...) -> [Page] {
    titles.map { title in
      let page = Page()
      page.title = title
      return page
    }
  }

  @Test func the_selected_tab_appears_and_the_previous_tab_disappears() {
    let environment = ScreenEnvironment()
    environment.run {
      let pages = pages("One", "Two")
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      environment.window.rootViewController = tabs
      environment.mainQueue.runDueItems()
      #expect(pages[0].callbacks == ["will appear", "did appear"])
      #expect(pages[1].callbacks.isEmpty)
      tabs.selectedIndex = 1
      environment.mainQueue.runDueItems()
      #expect(pages[0].callbacks.last == "did disappear")
      #expect(pages[1].callbacks == ["will appear", "did appear"])
      #expect(pages[1].tabBarController === tabs && tabs.selectedViewController === pages[1])
      tabs.selectedIndex = 7
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func a_delegate_can_prevent_selecting_a_tab() throws {
    let environment = ScreenEnvironment()
    try environment.run {
      let gate = Gate()
      let tabs = UITabBarController()
      tabs.delegate = gate
      tabs.viewControllers = pages("One", "Two", "Closed")
      environment.window.rootViewController = tabs
      environment.mainQueue.runDueItems()
      let row = try #require(tabs.tabBar.subviews.first as? UISegmentedControl)
      for index in [1, 2] {
        row.selectedSegmentIndex = index
        row.sendActions(for: .valueChanged)
      }
      #expect(gate.selectedTitles == ["Two"])
      #expect(tabs.selectedIndex == 1 && row.selectedSegmentIndex == 1)
      #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Closed"])
    }
  }

  @Test func a_stack_has_the_item_of_its_first_screen() {
    let screen = UIViewController()
    let item = UITabBarItem(title: "Songs", image: nil, tag: 0)
    screen.tabBarItem = item
    let stack = UINavigationController(rootViewController: screen)
    #expect(stack.tabBarItem === item)
    screen.title = "All songs"
    #expect(item.title == "All songs")
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
    #expect(stack.tabBarItem.title == "Own" && screen.tabBarItem === item)
  }

  @Test func the_bar_follows_titles_and_badges() {
    inRun { environment in
      let tabs = UITabBarController()
      tabs.viewControllers = pages("One", "Two")
      environment.window.rootViewController = tabs
      let row = tabs.tabBar.subviews.first as? UISegmentedControl
      #expect(row?.titleForSegment(at: 1) == "Two")
      tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
      #expect(row?.titleForSegment(at: 1) == "Two 3")
      tabs.viewControllers?.last?.title = "Zwei"
      #expect(row?.titleForSegment(at: 1) == "Zwei 3")
    }
  }
}
