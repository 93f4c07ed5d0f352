// Images that an app draws. Nothing has pixels: a drawn image shows what a frame can show of it, an
// image or a short text that was drawn last, and otherwise `▣`.

/// Makes an image of what code draws.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let small = renderer.image { _ in photo.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
/// ```
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public final let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer for images of a size and position in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws an image.
  ///
  /// - Parameter actions: draws with the context, images and texts.
  /// - Returns: an image of the renderer's size.
  public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    DrawingStack.push(context.cgContext)
    actions(context)
    DrawingStack.pop()
    return context.cgContext.image(of: bounds.size)
  }

  /// Draws an image and returns the bytes of its name in place of image data.
  public final func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    Data(image(actions: actions).name.utf8)
  }

  /// Draws an image and returns the bytes of its name in place of image data.
  public final func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// The format of drawn images. Kept, not used.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  public var scale: CGFloat = 3
  /// Whether images are opaque.
  public var opaque = false
  /// Returns the format of the device.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// Returns the format of the device.
  public static func preferred() -> UIGraphicsImageRendererFormat { .default() }
}

/// What an image is drawn in.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context for lines and shapes, which are not shown.
  public let cgContext = CGContext()
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// The image as far as it was drawn.
  public var currentImage: UIImage { cgContext.image(of: .zero) }

  init(format: UIGraphicsImageRendererFormat) { self.format = format }

  /// Would fill a rectangle; does nothing.
  public func fill(_ rect: CGRect) {}
  /// Would draw the border of a rectangle; does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Would cut what is drawn later; does nothing.
  public func clip(to rect: CGRect) {}
}

/// A context for lines and shapes. Nothing is painted; only images and texts that are drawn in it
/// are kept.
public final class CGContext {
  fileprivate var picture: UIImage?

  fileprivate func image(of size: CGSize) -> UIImage {
    UIImage(
      name: picture?.name ?? "drawn image", symbol: picture?.symbol ?? "▣",
      renderingMode: picture?.renderingMode ?? .automatic, ownTintColor: picture?.ownTintColor,
      size: size)
  }

  /// Does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func addPath(_ path: CGPath) {}
  /// Does nothing.
  public func move(to point: CGPoint) {}
  /// Does nothing.
  public func addLine(to point: CGPoint) {}
  /// Does nothing.
  public func beginPath() {}
  /// Does nothing.
  public func closePath() {}
  /// Does nothing.
  public func fillPath() {}
  /// Does nothing.
  public func strokePath() {}
  /// Does nothing.
  public func clip() {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
  /// Does nothing.
  public func saveGState() {}
  /// Does nothing.
  public func restoreGState() {}
  /// Does nothing.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func rotate(by angle: CGFloat) {}
}

/// The contexts in which code of a run draws at this moment, the innermost last.
private final class DrawingStack {
  private var contexts: [(CGContext, CGSize)] = []

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> DrawingStack { DrawingStack() }
  }

  private static var ofRun: DrawingStack? { ScreenEnvironment.current?[Key.self] }

  static func push(_ context: CGContext, size: CGSize = .zero) {
    ofRun?.contexts.append((context, size))
  }
  static func pop() { _ = ofRun?.contexts.popLast() }
  static var top: (context: CGContext, size: CGSize)? { ofRun?.contexts.last }

  static func show(_ image: UIImage) { top?.context.picture = image }

  static func show(_ text: String) {
    let isShort = text.count <= 12 && !text.isEmpty && !text.contains { $0.isNewline }
    show(UIImage(name: isShort ? text : "drawn text", symbol: isShort ? text : "▣"))
  }
}

/// Begins to draw an image of a size in points.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { DrawingStack.push(CGContext(), size: size) }
/// Begins to draw an image of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Returns the context in which code draws; nil outside of a run.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.top?.context }
/// Returns the image as far as it was drawn; nil if no image is drawn, and outside of a run.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingStack.top.map { $0.context.image(of: $0.size) }
}
/// Ends to draw an image.
public func UIGraphicsEndImageContext() { DrawingStack.pop() }

extension UIImage {
  /// Draws the image: an image that is being drawn shows it.
  public func draw(in rect: CGRect) { DrawingStack.show(self) }
  /// Draws the image: an image that is being drawn shows it.
  public func draw(at point: CGPoint) { DrawingStack.show(self) }
}

extension UIColor {
  /// Would set the color of what is filled; does nothing.
  public func setFill() {}
  /// Would set the color of lines; does nothing.
  public func setStroke() {}
  /// Would set both colors; does nothing.
  public func set() {}
}

extension String {
  /// Draws the text: an image that is being drawn shows it, if it is short.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { DrawingStack.show(self) }
  /// Draws the text: an image that is being drawn shows it, if it is short.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { DrawingStack.show(self) }
  /// Returns the size in points, of which a frame uses none: half the font's size for a letter.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return CGSize(width: Double(count) * font.pointSize / 2, height: font.lineHeight)
  }
}

extension NSString {
  /// Draws the text: an image that is being drawn shows it, if it is short.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { DrawingStack.show("\(self)") }
  /// Returns the size in points, of which a frame uses none.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    "\(self)".size(withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Draws the text: an image that is being drawn shows it, if it is short.
  public func draw(in rect: CGRect) { DrawingStack.show(string) }
  /// Draws the text: an image that is being drawn shows it, if it is short.
  public func draw(at point: CGPoint) { DrawingStack.show(string) }
}
