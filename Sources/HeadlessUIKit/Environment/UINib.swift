// Nibs and storyboards are files of Interface Builder, which a run cannot read. Code that asks for
// one gets a warning, and an object of the expected class, if that class is known: the plugin that
// ports an app's files writes `as: Card.self` where the app casts to `Card`.

/// A file with views, whose content is never read.
public final class UINib: NSObject {
  /// The nib's name.
  package let name: String

  /// Makes a nib with a name.
  ///
  /// - Parameters:
  ///   - nibName: the name, which a warning uses.
  ///   - bundle: not used.
  public init(nibName: String, bundle: Bundle?) { name = nibName }

  /// Makes a nib from bytes, which are not read.
  public init(data: Data, bundle: Bundle?) { name = "?" }

  /// Keys of the options for reading a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that replace proxy objects in the nib.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Adds a warning and returns no views.
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    ScreenEnvironment.current?.warn(.missingNib(name))
    return []
  }
}

extension Bundle {
  /// Adds a warning that the nib cannot be read.
  ///
  /// - Returns: always nil.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    ScreenEnvironment.current?.warn(.missingNib(name))
    return nil
  }
}
