/// Several screens, of which one is shown, above a bar with their titles: `[● Chats] [Settings]`.
///
/// The step `tap: Settings` shows another one.
open class UITabBarController: UIViewController {
  /// The delegate; a weak reference.
  public final weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the titles.
  public final let tabBar = UITabBar()

  /// The screens, from left to right.
  public final var viewControllers: [UIViewController]? {
    didSet { replaceScreens(oldValue ?? []) }
  }

  /// Sets the screens, without animation.
  public final func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  /// The index of the selected screen, from 0. Setting an index out of range changes nothing.
  public final var selectedIndex = 0 {
    didSet {
      guard selectedIndex != oldValue else { return }
      guard viewControllers?.indices.contains(selectedIndex) ?? false else {
        selectedIndex = oldValue
        return
      }
      showSelected(insteadOf: viewControllers?[oldValue])
    }
  }

  /// The selected screen.
  public final var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  /// Makes the view, which contains that of the selected screen; the bar is below it.
  open override func loadView() {
    view = UIView()
    tabBar.onSelection = { [weak self] index in self?.choose(index) }
    showSelected(insteadOf: nil)
  }

  override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  package override var frontChild: UIViewController? { selectedViewController }

  private func choose(_ index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let screen = viewControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else {
      return tabBar.show(selected: selectedIndex)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: screen)
  }

  private func replaceScreens(_ old: [UIViewController]) {
    for screen in old where !(viewControllers ?? []).contains(where: { $0 === screen }) {
      screen.willMove(toParent: nil)
      screen.viewIfLoaded?.removeFromSuperview()
      screen.removeFromParent()
    }
    for screen in viewControllers ?? [] where screen.parent !== self {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    selectedIndex = 0
    if isViewLoaded { showSelected(insteadOf: nil) }
  }

  private func showSelected(insteadOf old: UIViewController?) {
    guard let content = viewIfLoaded else { return }
    tabBar.items = (viewControllers ?? []).compactMap(\.tabBarItem)
    tabBar.show(selected: selectedIndex)
    old?.viewIfLoaded?.removeFromSuperview()
    let screen = selectedViewController
    if let view = screen?.view { content.addSubview(view) }
    guard isShown else { return }
    if old != nil, let screen { ScreenEnvironment.log("opened \(screen.logName)") }
    ScreenTransition(leaving: old.map { [$0] } ?? [], arriving: screen).run()
  }
}

/// Receives selections of screens. All methods are optional.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a screen may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a screen was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The title and image of a screen in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The badge beside the title, such as a number.
  open var badgeValue: String? { didSet { onChange?() } }
  /// The image while the screen is selected. Kept, not shown.
  open var selectedImage: UIImage?
  /// The color of the badge. Kept, not shown.
  open var badgeColor: UIColor?

  /// The title, or the image's symbol, and the badge.
  final var shownTitle: String {
    (title ?? image?.symbol ?? "") + (badgeValue.map { " \($0)" } ?? "")
  }

  /// Would set the color and font of the badge; does nothing.
  public final func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Makes an item with an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// The bar with the titles below a tab bar controller's screens.
public final class UITabBar: UIView {
  /// The items, from left to right.
  public var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      row.removeAllSegments()
      for (index, item) in (items ?? []).enumerated() {
        row.insertSegment(withTitle: item.shownTitle, at: index, animated: false)
        item.onChange = { [weak self, weak item] in
          self?.row.setTitle(item?.shownTitle, forSegmentAt: index)
        }
      }
    }
  }
  /// The item of the selected screen.
  public var selectedItem: UITabBarItem? {
    guard let items, items.indices.contains(row.selectedSegmentIndex) else { return nil }
    return items[row.selectedSegmentIndex]
  }
  /// The color of the bar. Kept, not shown.
  public var barTintColor: UIColor?
  /// The color of unselected items. Kept, not shown.
  public var unselectedItemTintColor: UIColor?
  /// Whether content shows through. Kept, not shown.
  public var isTranslucent = true
  var onSelection: ((Int) -> Void)?
  private let row = UISegmentedControl(items: [])

  override func setUpContent() {
    addSubview(row)
    row.addAction(
      UIAction { [weak self] _ in
        if let self { onSelection?(row.selectedSegmentIndex) }
      }, for: .valueChanged)
  }

  func show(selected index: Int) {
    if row.selectedSegmentIndex != index { row.selectedSegmentIndex = index }
  }
}

extension UIViewController {
  /// The tab bar controller that contains it; nil outside of one.
  public final var tabBarController: UITabBarController? {
    parent?.withParents.first { $0 is UITabBarController } as? UITabBarController
  }
}

extension UITabBar {
  /// Returns a bar whose settings are kept and not shown.
  public static func appearance() -> UITabBar {
    AppearanceProxies.object(of: UITabBar.self) { UITabBar() }
  }
}
