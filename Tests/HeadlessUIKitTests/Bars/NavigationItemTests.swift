import HeadlessUIKit
import Testing

struct NavigationItemTests {
  private let item = UINavigationItem(title: "Users")
  private let first = UIBarButtonItem(title: "1", style: .plain)
  private let second = UIBarButtonItem(title: "2", style: .plain)

  @Test func `One item stands for the first of its side`() {
    item.leftBarButtonItems = [first, second]
    #expect(item.leftBarButtonItem === first)
    item.leftBarButtonItem = second
    #expect(item.leftBarButtonItems == [second])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test func `The methods that would move set the same`() {
    item.setRightBarButton(first, animated: true)
    #expect(item.rightBarButtonItem === first)
    item.setRightBarButtonItems([second, first], animated: true)
    #expect(item.rightBarButtonItem === second)
    item.setLeftBarButton(first, animated: false)
    item.setLeftBarButtonItems(nil, animated: false)
    #expect(item.leftBarButtonItem == nil)
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
  }

  @Test func `A back item gives the way back its title`() {
    item.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain)
    #expect(item.backButtonTitle == "All")
  }
}
