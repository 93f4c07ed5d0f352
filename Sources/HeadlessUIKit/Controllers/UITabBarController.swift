/// Screens side by side, of which one shows, above a bar with their titles: `[● Chats] [Settings]`.
///
/// The step `tap: Settings` shows another one.
open class UITabBarController: UIViewController {
  /// Who hears about the choice; not kept alive.
  public final weak var delegate: (any UITabBarControllerDelegate)?
  /// The row of titles.
  public final let tabBar = UITabBar()

  /// The screens, from left to right.
  public final var viewControllers: [UIViewController]? {
    didSet { replaceScreens(oldValue ?? []) }
  }

  /// Sets the screens; nothing moves.
  public final func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  /// The number of the screen that shows, from 0. Numbers out of range change nothing.
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

  /// The screen that shows.
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

  /// Makes the view, which holds that of the screen that shows; the bar stands below it.
  open override func loadView() {
    view = UIView()
    tabBar.onSelection = { [weak self] index in self?.choose(index) }
    showSelected(insteadOf: nil)
  }

  override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  private func choose(_ index: Int) {
    guard let screen = viewControllers?[index] else { return }
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
    tabBar.items = (viewControllers ?? []).map(\.tabBarItem)
    tabBar.show(selected: selectedIndex)
    old?.viewIfLoaded?.removeFromSuperview()
    let screen = selectedViewController
    if let view = screen?.view { content.addSubview(view) }
    guard isShown else { return }
    if old != nil, let screen { ScreenEnvironment.log("opened \(screen.logName)") }
    ScreenTransition(leaving: old.map { [$0] } ?? [], arriving: screen).run()
  }
}

/// Who hears which screen of several was chosen. All methods may be left out.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a screen may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A screen was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The title and picture of a screen among others.
open class UITabBarItem: UIBarItem {
  /// What stands beside the title, such as a number.
  open var badgeValue: String?
  /// The picture while the screen shows. Kept, not shown.
  open var selectedImage: UIImage?
  /// The colour behind what stands beside the title. Kept, not shown.
  open var badgeColor: UIColor?

  /// Sets the colour and font of what stands beside the title. Nothing is kept, nor shown.
  public final func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// The row of titles below a tab bar controller's screens.
public final class UITabBar: UIView {
  /// The items, from left to right.
  public var items: [UITabBarItem]? {
    didSet {
      row.removeAllSegments()
      for (index, item) in (items ?? []).enumerated() {
        let badge = item.badgeValue.map { " \($0)" } ?? ""
        let title = item.title ?? item.image?.symbol ?? ""
        row.insertSegment(withTitle: title + badge, at: index, animated: false)
      }
    }
  }
  /// The item of the screen that shows.
  public var selectedItem: UITabBarItem? {
    guard let items, items.indices.contains(row.selectedSegmentIndex) else { return nil }
    return items[row.selectedSegmentIndex]
  }
  /// The colour of the bar. Kept, not shown.
  public var barTintColor: UIColor?
  /// The colour of the other items. Kept, not shown.
  public var unselectedItemTintColor: UIColor?
  /// Whether it lets through what is behind. Kept, not shown.
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
  /// The tab bar controller that it is in; nil outside of one.
  public final var tabBarController: UITabBarController? {
    parent?.withParents.first { $0 is UITabBarController } as? UITabBarController
  }
}
