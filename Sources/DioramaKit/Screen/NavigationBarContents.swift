import HeadlessUIKit

/// A view that is not shown itself, but holds the contents of a screen's navigation bar, as the
/// headers of some kits do.
///
/// ```swift
/// extension CityHeader: NavigationBarContents {
///   func fill(_ item: UINavigationItem) { item.titleView = titleView }
/// }
/// ```
public protocol NavigationBarContents: UIView {
  /// Puts the contents into a navigation item; contents that are not set up yet are set up first.
  ///
  /// - Parameter item: the navigation item of the screen that shows the contents.
  func fill(_ item: UINavigationItem)
}
