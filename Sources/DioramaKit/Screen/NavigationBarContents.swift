import HeadlessUIKit

/// A view that is never shown itself: it holds what stands in the navigation bar of a screen, as
/// the headers of some kits do.
///
/// ```swift
/// extension CityHeader: NavigationBarContents {
///   func fill(_ item: UINavigationItem) { item.titleView = titleView }
/// }
/// ```
public protocol NavigationBarContents: UIView {
  /// Hands over what it holds; what nobody has set up until then is set up by that.
  ///
  /// - Parameter item: the navigation item of the screen that shows it.
  func fill(_ item: UINavigationItem)
}
