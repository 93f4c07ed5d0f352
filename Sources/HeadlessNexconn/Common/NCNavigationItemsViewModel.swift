import HeadlessUIKit

/// The items of a screen's navigation bar.
open class NCNavigationItemsViewModel {
  /// No items.
  public init() {}

  /// The items at the left, from the edge on.
  open func leftNavigationBarItems() -> [UIBarButtonItem]? { nil }
  /// The items at the right, from the edge on.
  open func rightNavigationBarItems() -> [UIBarButtonItem]? { nil }
}
