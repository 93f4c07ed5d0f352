import HeadlessUIKit
import Testing

@Suite("UITabBarController") struct TabBarTests {
  private final class Page: UIViewController {
    var told: [String] = []
    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
  }

  private final class Gate: UITabBarControllerDelegate {
    var chosen: [String?] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != "Closed" }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { chosen.append(viewController.title) }
  }

  private func pages(_ titles: String...) -> [Page] {
    titles.map { title in
      let page = Page()
      page.title = title
      return page
    }
  }

  @Test func the_chosen_screen_appears_and_the_other_goes() {
    let environment = ScreenEnvironment()
    environment.run {
      let pages = pages("One", "Two")
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      environment.window.rootViewController = tabs
      environment.mainQueue.runDueItems()
      #expect(pages[0].told == ["will appear", "did appear"])
      #expect(pages[1].told.isEmpty)
      tabs.selectedIndex = 1
      environment.mainQueue.runDueItems()
      #expect(pages[0].told.last == "did disappear")
      #expect(pages[1].told == ["will appear", "did appear"])
      #expect(pages[1].tabBarController === tabs && tabs.selectedViewController === pages[1])
      tabs.selectedIndex = 7
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func a_delegate_may_keep_a_screen_closed() throws {
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
      #expect(gate.chosen == ["Two"])
      #expect(tabs.selectedIndex == 1 && row.selectedSegmentIndex == 1)
      #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Closed"])
    }
  }
}
