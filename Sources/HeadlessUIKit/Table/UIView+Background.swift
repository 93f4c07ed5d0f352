/// The background colors of a view, for code that reports the colors of a frame.
extension UIView {
  /// The view's own background color, if it is visible; that of a cell may be in its configuration.
  package final var shownBackground: UIColor? {
    guard let color = fillColor, color.resolvedAlpha > 0 else { return nil }
    return color
  }

  /// Returns the nearest visible background color of the view and its superviews, inside an owner.
  ///
  /// - Parameter owner: the object that contains the view, such as its row.
  package final func shownBackground(inside owner: AnyObject) -> UIColor? {
    if self === owner || (owner as? UITableViewCell)?.shownCell === self { return nil }
    return shownBackground ?? superview?.shownBackground(inside: owner)
  }

  /// Returns the same on a screen; the background of a table counts as that of the screen.
  ///
  /// - Parameter screen: the screen's view.
  package final func shownBackground(onScreen screen: UIView?) -> UIColor? {
    if self === screen || self is UITableView { return nil }
    return shownBackground ?? superview?.shownBackground(onScreen: screen)
  }

  /// The visible background colors below the view's content, from the uppermost to the first opaque
  /// one.
  package final var shownBackgrounds: [UIColor] {
    var layers: [UIColor] = []
    for view in withSuperviews where (view as? UITableViewCell)?.isShownCell ?? true {
      guard let color = view.shownBackground else { continue }
      layers.append(color)
      if color.resolvedAlpha >= 1 { break }
    }
    return layers
  }
}
