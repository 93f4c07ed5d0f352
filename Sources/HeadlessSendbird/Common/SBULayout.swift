import HeadlessUIKit

/// A view that is placed by constraints: `@SBUAutoLayout var badge = UILabel()`.
@propertyWrapper public struct SBUAutoLayout<View: UIView> {
  /// The view.
  public var wrappedValue: View {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// A view that is placed by constraints.
  public init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UIView {
  /// Ties edges and centres of the view to those of another.
  ///
  /// - Parameters:
  ///   - view: the other view.
  ///   - leading: how far the leading edge is behind the other's, in points; nil leaves it.
  ///   - trailing: how far the trailing edge is before the other's.
  ///   - left: how far the left edge is behind the other's.
  ///   - right: how far the right edge is before the other's.
  ///   - top: how far the top is below the other's.
  ///   - bottom: how far the bottom is above the other's.
  ///   - centerX: how far the middle is to the right of the other's.
  ///   - centerY: how far the middle is below the other's.
  ///   - priority: how much that counts.
  /// - Returns: the view.
  @discardableResult
  public func sbu_constraint(
    equalTo view: UIView, leading: CGFloat? = nil, trailing: CGFloat? = nil,
    left: CGFloat? = nil, right: CGFloat? = nil, top: CGFloat? = nil, bottom: CGFloat? = nil,
    centerX: CGFloat? = nil, centerY: CGFloat? = nil, priority: UILayoutPriority? = nil
  ) -> UIView {
    sbu_constraint_equalTo(
      leadingAnchor: leading.map { _ in view.leadingAnchor }, leading: leading ?? 0,
      trailingAnchor: trailing.map { _ in view.trailingAnchor }, trailing: trailing ?? 0,
      leftAnchor: left.map { _ in view.leftAnchor }, left: left ?? 0,
      rightAnchor: right.map { _ in view.rightAnchor }, right: right ?? 0,
      topAnchor: top.map { _ in view.topAnchor }, top: top ?? 0,
      bottomAnchor: bottom.map { _ in view.bottomAnchor }, bottom: bottom ?? 0,
      centerXAnchor: centerX.map { _ in view.centerXAnchor }, centerX: centerX ?? 0,
      centerYAnchor: centerY.map { _ in view.centerYAnchor }, centerY: centerY ?? 0,
      priority: priority)
  }

  /// Ties edges and centres of the view to anchors; those that are nil are left.
  ///
  /// - Returns: the view.
  @discardableResult
  public func sbu_constraint_equalTo(
    leadingAnchor: NSLayoutXAxisAnchor? = nil, leading: CGFloat = 0,
    trailingAnchor: NSLayoutXAxisAnchor? = nil, trailing: CGFloat = 0,
    leftAnchor: NSLayoutXAxisAnchor? = nil, left: CGFloat = 0,
    rightAnchor: NSLayoutXAxisAnchor? = nil, right: CGFloat = 0,
    topAnchor: NSLayoutYAxisAnchor? = nil, top: CGFloat = 0,
    bottomAnchor: NSLayoutYAxisAnchor? = nil, bottom: CGFloat = 0,
    centerXAnchor: NSLayoutXAxisAnchor? = nil, centerX: CGFloat = 0,
    centerYAnchor: NSLayoutYAxisAnchor? = nil, centerY: CGFloat = 0,
    priority: UILayoutPriority? = nil
  ) -> UIView {
    let wanted: [(NSLayoutAnchor, NSLayoutAnchor?, CGFloat)] = [
      (self.leadingAnchor, leadingAnchor, leading),
      (self.trailingAnchor, trailingAnchor, -trailing),
      (self.leftAnchor, leftAnchor, left), (self.rightAnchor, rightAnchor, -right),
      (self.topAnchor, topAnchor, top), (self.bottomAnchor, bottomAnchor, -bottom),
      (self.centerXAnchor, centerXAnchor, centerX), (self.centerYAnchor, centerYAnchor, centerY),
    ]
    translatesAutoresizingMaskIntoConstraints = false
    for (own, other, constant) in wanted {
      guard let other else { continue }
      let constraint = own.constraint(equalTo: other, constant: constant)
      if let priority { constraint.priority = priority }
      constraint.isActive = true
    }
    return self
  }

  /// Sets the size of the view, in points; what is nil is left.
  ///
  /// - Returns: the view.
  @discardableResult
  public func sbu_constraint(
    width: CGFloat? = nil, height: CGFloat? = nil, priority: UILayoutPriority? = nil
  ) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    for (anchor, size) in [(widthAnchor, width), (heightAnchor, height)] {
      guard let size else { continue }
      let constraint = anchor.constraint(equalToConstant: size)
      if let priority { constraint.priority = priority }
      constraint.isActive = true
    }
    return self
  }
}

extension NSObject {
  /// The name of the class, by which lists register cells.
  public static var sbu_className: String { String(describing: self) }
  /// The name of the object's class.
  public var sbu_className: String { String(describing: type(of: self)) }
}

extension UIImage {
  /// The picture in another colour. Text shows no colours, so it is the same.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - forTemplate: whether it takes the tint of what shows it.
  public func sbu_with(tintColor color: UIColor?, forTemplate: Bool = false) -> UIImage { self }

  /// The picture in another size. Text has one size, so it is the same.
  public func resize(with size: CGSize) -> UIImage { self }

  /// The picture in another size. Text has one size, so it is the same.
  public func sbu_resize(with size: CGSize) -> UIImage { self }

  /// The picture before a colour. Text shows no colours, so it is the same.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - margin: the room around the picture, in points.
  ///   - circle: whether the colour is a circle.
  public func sbu_withBackground(
    color: UIColor, margin: CGFloat, circle: Bool = false
  ) -> UIImage { self }

  /// A picture of a colour, which takes no room in text.
  public static func sbu_from(color: UIColor, size: CGSize = CGSize(width: 1, height: 1))
    -> UIImage
  { UIImage() }
}

extension UINavigationController {
  /// Colours the bar. Kept, not shown.
  ///
  /// - Parameters:
  ///   - tintColor: behind the bar.
  ///   - shadowColor: of the line below it.
  public func sbu_setupNavigationBarAppearance(tintColor: UIColor, shadowColor: UIColor? = nil) {
    navigationBar.barTintColor = tintColor
  }
}

extension UIImageView {
  /// How a picture is loaded. Kept, not used.
  public enum ImageOption: Sendable {
    /// As it is.
    case original
    /// Made of what its link leads to.
    case imageToThumbnail
    /// Made of a film.
    case videoURLToImage
  }

  /// Shows the picture of a link, as the kit's own cells do: at once, and as `●`.
  ///
  /// - Parameters:
  ///   - urlString: the link; empty shows the placeholder.
  ///   - placeholder: what shows without a link.
  ///   - errorImage: what would show where nothing can be loaded.
  ///   - option: how it is loaded.
  ///   - thumbnailSize: how large it would be.
  ///   - subPath: where it would be kept.
  ///   - completion: told at the main queue's next turn whether there is a picture.
  public func loadImage(
    urlString: String, placeholder: UIImage? = nil, errorImage: UIImage? = nil,
    option: ImageOption = .original, thumbnailSize: CGSize? = nil, subPath: String = "",
    completion: ((Bool) -> Void)? = nil
  ) {
    image = urlString.isEmpty ? placeholder : UIImage(name: urlString, symbol: "●")
    guard let completion else { return }
    DispatchQueue.main.async { completion(!urlString.isEmpty) }
  }
}
