/// What stands behind a view, for whoever says the colours of a frame.
extension UIView {
  /// The view's own background, where it can be seen.
  package final var shownBackground: UIColor? {
    guard let color = backgroundColor, color.resolvedAlpha > 0 else { return nil }
    return color
  }

  /// The nearest background that can be seen, its own or that of what it is in, inside of something.
  ///
  /// - Parameter owner: what the view is a part of, such as its row.
  package final func shownBackground(inside owner: AnyObject) -> UIColor? {
    if self === owner { return nil }
    return shownBackground ?? superview?.shownBackground(inside: owner)
  }

  /// The same inside of a screen, of whose background that of a table is a part.
  ///
  /// - Parameter screen: the screen's view.
  package final func shownBackground(onScreen screen: UIView?) -> UIColor? {
    if self === screen || self is UITableView { return nil }
    return shownBackground ?? superview?.shownBackground(onScreen: screen)
  }

  /// The backgrounds that can be seen below what the view shows, the uppermost first, down to one
  /// that nothing shines through.
  package final var shownBackgrounds: [UIColor] {
    var layers: [UIColor] = []
    for view in withSuperviews {
      guard let color = view.shownBackground else { continue }
      layers.append(color)
      if color.resolvedAlpha >= 1 { break }
    }
    return layers
  }
}
