/// The description of a font: size, weight, slant and text style.
public struct UIFontDescriptor: Sendable, Hashable {
  /// Traits of a font. Bold and italic have an effect; the others are dropped.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// With little space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With much space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The kind of letters. Accepted, not kept.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Makes a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family of fonts. Accepted, not kept.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name. Accepted, not kept.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in the family. Accepted, not kept.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by ``TraitKey``, of which the weight has an effect.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font. Accepted, not kept.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The size in points; a font has 12 in place of 0.
  public private(set) var pointSize: CGFloat = 0
  private(set) var weight = UIFont.Weight.regular
  private(set) var isItalic = false
  private(set) var styleName: String?

  /// Makes a description from attributes.
  public init(fontAttributes: [AttributeName: Any] = [:]) { add(fontAttributes) }

  /// Makes a description of a font by its name, which is not kept, and its size.
  public init(name: String, size: CGFloat) { pointSize = size }

  fileprivate init(_ font: UIFont) {
    (pointSize, weight, isItalic) = (font.pointSize, font.weight, font.isItalic)
    styleName = font.name
  }

  private mutating func add(_ attributes: [AttributeName: Any]) {
    switch attributes[.size] {
    case let size as CGFloat: pointSize = size
    case let size as Double: pointSize = size
    case let size as Int: pointSize = CGFloat(size)
    default: break
    }
    let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight]
    if let number = weight as? Double {
      self.weight = UIFont.Weight(rawValue: number)
    } else if let weight = weight as? UIFont.Weight {
      self.weight = weight
    }
  }

  private func changed(_ change: (inout UIFontDescriptor) -> Void) -> UIFontDescriptor {
    var copy = self
    change(&copy)
    return copy
  }

  /// The traits: bold, italic, both or neither.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = isItalic ? .traitItalic : []
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  /// Returns the same description with these traits and no others; never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != $0.symbolicTraits.contains(.traitBold) { $0.weight = isBold ? .bold : .regular }
      $0.styleName = nil
    }
  }

  /// Returns the same description with other attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    changed {
      $0.add(attributes)
      $0.styleName = nil
    }
  }

  /// Returns the same description with another size in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { changed { $0.pointSize = size } }
  /// Returns the same description; never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// Returns the same description.
  public func withFamily(_ family: String) -> UIFontDescriptor { self }

  static func preferred(
    _ style: UIFont.TextStyle, for category: UIContentSizeCategory
  ) -> UIFontDescriptor { UIFontDescriptor(.preferred(style, for: category)) }
}

extension UIFont {
  /// Makes a font from its description.
  ///
  /// - Parameters:
  ///   - descriptor: the description.
  ///   - size: in points; 0 means the size of the description, or 12 if it has none.
  public convenience init(descriptor: UIFontDescriptor, size: Double) {
    let pointSize = size > 0 ? size : descriptor.pointSize
    self.init(
      pointSize: pointSize > 0 ? pointSize : 12, weight: descriptor.weight,
      isItalic: descriptor.isItalic,
      name: pointSize == descriptor.pointSize ? descriptor.styleName : nil)
  }

  /// Its description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// The name of the family: the system's.
  public var familyName: String { ".AppleSystemUIFont" }
  /// The name: the system's.
  public var fontName: String { ".SFUI-Regular" }
}
