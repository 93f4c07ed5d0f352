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

  /// A picture of nothing, which takes no room.
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

  /// The same picture; a tint changes no text.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}
