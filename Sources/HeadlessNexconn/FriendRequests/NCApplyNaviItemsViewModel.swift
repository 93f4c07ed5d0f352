import HeadlessUIKit

/// The requests that the list shows.
public enum NCApplicationCategory: Int, Sendable, CaseIterable {
  /// All requests.
  case both = 0
  /// Received requests.
  case received = 1
  /// Requests that the current user sent.
  case sent = 2
}

/// A delegate that receives the user's choice of a category.
public protocol NCApplyNaviItemsViewModelDelegate: AnyObject {
  /// The user chose a category.
  ///
  /// - Parameter category: The category.
  func userDidSelectCategory(_ category: NCApplicationCategory)
}

/// The friend request list's item at the right of the bar: three dots that open a menu (N42).
open class NCApplyNaviItemsViewModel: NCNavigationItemsViewModel {
  /// The delegate that receives the choice.
  public final weak var delegate: (any NCApplyNaviItemsViewModelDelegate)?
  private var menu: NCApplyFriendMenuView?
  private weak var item: UIBarButtonItem?

  /// Returns the item with three dots.
  open override func rightNavigationBarItems() -> [Any] {
    let item = UIBarButtonItem(
      image: NCImage.more, style: .plain, target: self,
      action: Selector(NCApplyNaviItemsViewModel.openMenu))
    self.item = item
    return [item]
  }

  /// Shows the menu over the window.
  private func openMenu() {
    guard let window = ScreenEnvironment.current?.window else { return }
    menu?.removeFromSuperview()
    let menu = NCApplyFriendMenuView(at: item) { [weak self] category in
      self?.menu = nil
      if let category { self?.delegate?.userDidSelectCategory(category) }
    }
    window.addSubview(menu)
    self.menu = menu
    ScreenEnvironment.log("opened menu")
  }
}

/// The menu over the window: a panel with three choices below the bar; a tap outside closes it.
final class NCApplyFriendMenuView: UIView, AnchoredOverlay {
  private(set) weak var anchor: AnyObject?
  private var choose: (NCApplicationCategory?) -> Void = { _ in }

  /// Creates a menu that calls the closure once, with the choice or with nil.
  convenience init(
    at anchor: AnyObject?, _ choose: @escaping (NCApplicationCategory?) -> Void
  ) {
    self.init(frame: .zero)
    self.anchor = anchor
    self.choose = choose
    let panel = UIStackView()
    panel.axis = .vertical
    for (category, title) in [
      (NCApplicationCategory.both, NCString.allRequests), (.received, .receivedRequests),
      (.sent, .sentRequests),
    ] {
      let button = UIButton(
        primaryAction: UIAction(title: title.text) { [weak self] _ in self?.close(category) })
      panel.addArrangedSubview(button)
    }
    addSubview(panel)
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(NCApplyFriendMenuView.tappedBeside)))
  }

  private func tappedBeside() { close(nil) }

  private func close(_ category: NCApplicationCategory?) {
    removeFromSuperview()
    ScreenEnvironment.log("closed menu")
    choose(category)
  }
}
