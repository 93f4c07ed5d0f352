import HeadlessUIKit

/// Which requests the list shows.
public enum NCApplicationCategory: Int, Sendable, CaseIterable {
  /// All.
  case both = 0
  /// Those that others have sent.
  case received = 1
  /// Those that the current user has sent.
  case sent = 2
}

/// Hears which requests a person wants to see.
public protocol NCApplyNaviItemsViewModelDelegate: AnyObject {
  /// A person chose some requests.
  ///
  /// - Parameter category: Which.
  func userDidSelectCategory(_ category: NCApplicationCategory)
}

/// The friend request list's item at the right of the bar: three dots that open a menu (N42).
open class NCApplyNaviItemsViewModel: NCNavigationItemsViewModel {
  /// Who hears of a choice.
  public final weak var delegate: (any NCApplyNaviItemsViewModelDelegate)?
  private var menu: NCApplyFriendMenuView?

  /// The three dots.
  open override func rightNavigationBarItems() -> [Any] {
    [
      UIBarButtonItem(
        image: NCImage.more, style: .plain, target: self,
        action: Selector(NCApplyNaviItemsViewModel.openMenu))
    ]
  }

  /// Lays the menu over the window.
  private func openMenu() {
    guard let window = ScreenEnvironment.current?.window else { return }
    menu?.removeFromSuperview()
    let menu = NCApplyFriendMenuView { [weak self] category in
      self?.menu = nil
      if let category { self?.delegate?.userDidSelectCategory(category) }
    }
    window.addSubview(menu)
    self.menu = menu
    ScreenEnvironment.log("opened menu")
  }
}

/// The menu over the window: a panel with three choices; a tap beside it closes it.
final class NCApplyFriendMenuView: UIView {
  private var choose: (NCApplicationCategory?) -> Void = { _ in }

  /// A menu that says once what was chosen, or nil.
  convenience init(_ choose: @escaping (NCApplicationCategory?) -> Void) {
    self.init(frame: .zero)
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
