import HeadlessUIKit

/// A view that constraints place: `@SBUAutoLayout var badge = UILabel()`.
@propertyWrapper public struct SBUAutoLayout<View: UIView> {
  /// The view.
  public var wrappedValue: View {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// Creates the wrapper and turns off the autoresizing mask.
  public init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UIView {
  /// Constrains edges and centers of the view to those of another view.
  ///
  /// - Parameters:
  ///   - view: the other view.
  ///   - leading: the distance of the leading edge inward from the other's, in points; nil for no
  ///     constraint.
  ///   - trailing: the distance of the trailing edge inward from the other's.
  ///   - left: the distance of the left edge inward from the other's.
  ///   - right: the distance of the right edge inward from the other's.
  ///   - top: the distance of the top edge below the other's.
  ///   - bottom: the distance of the bottom edge above the other's.
  ///   - centerX: the distance of the center to the right of the other's.
  ///   - centerY: the distance of the center below the other's.
  ///   - priority: the priority of the constraints; nil for the default.
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

  /// Constrains edges and centers of the view to anchors; a nil anchor adds no constraint.
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

  /// Constrains the size of the view, in points; nil adds no constraint.
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
  /// The name of the class, which lists use to register cells.
  public static var sbu_className: String { String(describing: self) }
  /// The name of the object's class.
  public var sbu_className: String { String(describing: type(of: self)) }
}

extension UIImage {
  /// Returns the image itself; text shows no colors.
  ///
  /// - Parameters:
  ///   - color: the color.
  ///   - forTemplate: whether the image takes the tint color of its view.
  public func sbu_with(tintColor color: UIColor?, forTemplate: Bool = false) -> UIImage { self }

  /// Returns the image itself; text has one size.
  public func resize(with size: CGSize) -> UIImage { self }

  /// Returns the image itself; text has one size.
  public func sbu_resize(with size: CGSize) -> UIImage { self }

  /// Returns the image itself; text shows no background colors.
  ///
  /// - Parameters:
  ///   - color: the background color.
  ///   - margin: the margin around the image, in points.
  ///   - circle: whether the background is a circle.
  public func sbu_withBackground(
    color: UIColor, margin: CGFloat, circle: Bool = false
  ) -> UIImage { self }

  /// Returns an image of a color, which takes no space in text.
  public static func sbu_from(color: UIColor, size: CGSize = CGSize(width: 1, height: 1))
    -> UIImage
  { UIImage() }
}

extension UINavigationController {
  /// Sets the colors of the bar. Kept, not shown.
  ///
  /// - Parameters:
  ///   - tintColor: the background of the bar.
  ///   - shadowColor: the line below the bar; not used.
  public func sbu_setupNavigationBarAppearance(tintColor: UIColor, shadowColor: UIColor? = nil) {
    navigationBar.barTintColor = tintColor
  }
}

extension UIImageView {
  /// The processing of a loaded image. Kept, not used.
  public enum ImageOption: Sendable {
    /// The original image.
    case original
    /// A thumbnail of the image.
    case imageToThumbnail
    /// A frame of the video.
    case videoURLToImage
  }

  /// Shows the image of a URL as the kit's cells do: immediately, and as `●`.
  ///
  /// - Parameters:
  ///   - urlString: the URL; an empty one shows the placeholder.
  ///   - placeholder: the image without a URL.
  ///   - errorImage: the image for a failed load; not used.
  ///   - option: the processing; not used.
  ///   - thumbnailSize: the size of a thumbnail; not used.
  ///   - subPath: the path of the cache; not used.
  ///   - completion: called at the main queue's next turn with whether there is an image.
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
