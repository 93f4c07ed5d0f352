import HeadlessUIKit
import Testing

@Suite("Navigation items") struct NavigationItemTests {
  private let item = UINavigationItem(title: "Users")
  private let first = UIBarButtonItem(title: "1", style: .plain)
  private let second = UIBarButtonItem(title: "2", style: .plain)

  @Test func the_single_item_property_is_the_first_item_of_its_side() {
    item.leftBarButtonItems = [first, second]
    #expect(item.leftBarButtonItem === first)
    item.leftBarButtonItem = second
    #expect(item.leftBarButtonItems == [second])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test func animated_setters_change_the_same_properties() {
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

  @Test func a_back_bar_button_item_sets_the_back_button_title() {
    item.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain)
    #expect(item.backButtonTitle == "All")
  }
}
