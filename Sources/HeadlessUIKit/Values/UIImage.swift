/// An image without pixels: a name and a text symbol.
///
/// Images of an asset catalog, and system symbols that have no mark here, are shown as
/// `▣`. Set another symbol with ``init(name:symbol:)``:
///
/// ```swift
/// extension UIImage {
///   static let team = UIImage(name: "team", symbol: "⚑")
/// }
/// ```
public final class UIImage: Sendable, Hashable {
  /// Where an image takes its color from. Affects `styles` only.
  public enum RenderingMode: Sendable {
    /// From the place where it is used.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In the tint color.
    case alwaysTemplate
  }

  /// The name that it was made with, such as `iconBack`, or the address that it came from.
  public let name: String
  /// The text that shows the image in a text frame, one or a few columns wide.
  public let symbol: String

  /// Where it takes its color from. Affects `styles` only.
  public let renderingMode: RenderingMode
  /// The size in points. Kept, not shown; 20 by 20 unless the image was drawn.
  public let size: CGSize
  /// The color that was set on the image, whatever the tint of its view. Shown in `styles` only.
  package let ownTintColor: UIColor?

  /// The symbol as a button that can be tapped, and as a disabled one.
  package let buttonText: (on: String, off: String)

  /// Makes an image that a text frame shows as `symbol`.
  ///
  /// - Parameters:
  ///   - name: the name; two images are equal if name and symbol are.
  ///   - symbol: one or a few characters, in one line; an empty one takes no space.
  public convenience init(name: String, symbol: String) {
    self.init(
      name: name, symbol: symbol, renderingMode: .automatic, ownTintColor: nil,
      size: name.isEmpty && symbol.isEmpty ? .zero : CGSize(width: 20, height: 20))
  }

  init(
    name: String, symbol: String, renderingMode: RenderingMode, ownTintColor: UIColor?, size: CGSize
  ) {
    self.name = name
    self.size = size
    self.symbol = symbol
    self.renderingMode = renderingMode
    self.ownTintColor = ownTintColor
    buttonText = ("[\(symbol)]", "(\(symbol))")
  }

  /// Makes the image of an asset catalog, shown as `▣`.
  ///
  /// - Parameter name: kept, not looked up.
  /// - Returns: never nil: every name is accepted.
  public convenience init?(named name: String) {
    self.init(name: name, symbol: "▣")
  }

  /// Makes a system symbol, shown as a mark of the same meaning, such as `⌕`, else as `▣`.
  ///
  /// - Parameter name: the name, such as `magnifyingglass`.
  /// - Returns: never nil: every name is accepted.
  public convenience init?(systemName name: String) {
    self.init(name: name, symbol: SystemSymbols.mark(of: name) ?? "▣")
  }

  /// Returns the same image in another mode; its text stays the same.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      name: name, symbol: symbol, renderingMode: mode, ownTintColor: ownTintColor, size: size)
  }

  /// Returns the same image in a color; its text stays the same.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the same image in a color and another mode; its text stays the same.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, symbol: symbol, renderingMode: renderingMode, ownTintColor: color, size: size)
  }

  /// Two images are equal if name and symbol are, whatever their colors.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.name == right.name && left.symbol == right.symbol
  }

  /// Hashes name and symbol.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(symbol)
  }
}

extension UIImage {
  /// How a system symbol is drawn. Accepted, not kept.
  public struct SymbolConfiguration: Sendable {
    /// The size of a symbol relative to its text.
    public enum Scale: Int, Sendable {
      /// The default.
      case `default`
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }

    /// Makes a configuration with a size and weight.
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default) {}
    /// Makes a configuration with a size relative to text.
    public init(scale: Scale) {}
    /// Makes a configuration with the size of a text style.
    public init(textStyle: UIFont.TextStyle) {}
    /// Makes a configuration with the size of a font.
    public init(font: UIFont) {}
  }

  /// Makes an empty image, which takes no space.
  public convenience init() { self.init(name: "", symbol: "") }

  /// Makes a system symbol; every name is accepted.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(systemName: name)
  }

  /// Makes the image of an asset catalog, shown as `▣`; every name is accepted.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Pixels per point: 3.
  public var scale: CGFloat { 3 }
  /// The image itself, as layers take it.
  public var cgImage: UIImage? { self }
  /// Returns the same image.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  /// Returns the same image.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Returns the same image.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
}

extension UIImage {
  /// Returns the bytes of its name in place of image data.
  public func pngData() -> Data? { Data(name.utf8) }

  /// Returns the bytes of its name in place of image data.
  ///
  /// - Parameter compressionQuality: not used.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }
}

/// The type identifier of images, for the types that a picker offers.
public let kUTTypeImage = "public.image"
/// The type identifier of movies.
public let kUTTypeMovie = "public.movie"
