/// A picture without pixels: a name, and how it is drawn as text.
///
/// Pictures that an app makes by name are shown as `▣`. Give one a sign of its own with
/// ``init(name:symbol:)``:
///
/// ```swift
/// extension UIImage {
///   static let team = UIImage(name: "team", symbol: "⚑")
/// }
/// ```
public final class UIImage: Sendable, Hashable {
  /// How an image takes its colour. Kept, not shown.
  public enum RenderingMode: Sendable {
    /// As the place where it is used decides.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }

  /// The name it was made by, such as `iconBack`, or the address it came from.
  public let name: String
  /// What stands for the picture in a text frame, one or a few columns wide.
  public let symbol: String

  /// How it takes its colour. Kept, not shown.
  public let renderingMode: RenderingMode
  /// The colour that it was given, whatever the tint of its view. Kept, not shown.
  package let ownTintColor: UIColor?

  /// The symbol as a button that can be touched, and as one that looks switched off.
  package let buttonText: (on: String, off: String)

  /// Makes a picture that a text frame shows as `symbol`.
  ///
  /// - Parameters:
  ///   - name: what it is called; two pictures are equal if name and symbol are.
  ///   - symbol: one or a few characters, in one line; empty takes no room.
  public convenience init(name: String, symbol: String) {
    self.init(name: name, symbol: symbol, renderingMode: .automatic, ownTintColor: nil)
  }

  private init(name: String, symbol: String, renderingMode: RenderingMode, ownTintColor: UIColor?) {
    self.name = name
    self.symbol = symbol
    self.renderingMode = renderingMode
    self.ownTintColor = ownTintColor
    buttonText = ("[\(symbol)]", "(\(symbol))")
  }

  /// The picture of an asset catalogue, shown as `▣`.
  ///
  /// - Parameter name: kept, not looked up.
  /// - Returns: never nil: every name has one here.
  public convenience init?(named name: String) {
    self.init(name: name, symbol: "▣")
  }

  /// A system symbol, shown as `▣`.
  ///
  /// - Parameter name: kept, not looked up.
  /// - Returns: never nil: every name has one here.
  public convenience init?(systemName name: String) {
    self.init(name: name, symbol: "▣")
  }

  /// The same picture in another mode, which changes no text.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(name: name, symbol: symbol, renderingMode: mode, ownTintColor: ownTintColor)
  }

  /// The same picture in a colour, which changes no text.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same picture in a colour and another mode, which changes no text.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, symbol: symbol, renderingMode: renderingMode, ownTintColor: color)
  }

  /// Two pictures are equal when name and symbol are, whatever their colours.
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
    /// How large a symbol is beside its text.
    public enum Scale: Int, Sendable {
      /// As usual.
      case `default`
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }

    /// A size and weight.
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default) {}
    /// A size beside text.
    public init(scale: Scale) {}
    /// The size of a style.
    public init(textStyle: UIFont.TextStyle) {}
    /// The size of a font.
    public init(font: UIFont) {}
  }

  /// Makes a picture of nothing, which takes no room.
  public convenience init() { self.init(name: "", symbol: "") }

  /// A system symbol; every name has one here, shown as `▣`.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(systemName: name)
  }

  /// The picture of an asset catalogue; every name has one here, shown as `▣`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The same picture.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
}

extension UIImage {
  /// What stands for the bytes of its file: its name.
  public func pngData() -> Data? { Data(name.utf8) }

  /// What stands for the bytes of its file: its name.
  ///
  /// - Parameter compressionQuality: not used.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }
}

/// The sort of file that a picture is, as a picker is told which to offer.
public let kUTTypeImage = "public.image"
/// The sort of file that a film is.
public let kUTTypeMovie = "public.movie"
