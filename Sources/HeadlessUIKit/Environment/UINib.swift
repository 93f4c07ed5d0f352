// Nibs and storyboards are files of Interface Builder, which a run cannot read. Whatever asks for
// one is told of, and gets an object of the class that it expects, where the class is known: the
// plugin that ports an app's files writes `as: Card.self` where the app casts to `Card`.

/// Something that was made without its file of Interface Builder.
enum MissingNib {
  /// Tells the screen.
  ///
  /// - Parameters:
  ///   - file: what was asked for, such as `the nib 'Card'`.
  ///   - kind: the class that was made in its place; nil where nothing was.
  static func warn(_ file: String, replacedBy kind: Any.Type?) {
    ScreenEnvironment.current?.warn(
      .missingNib,
      "\(file) cannot be read, so \(kind.map { "'\($0)' is made without it" } ?? "nothing is made")",
      help: "there is no Interface Builder here: what code sets shows, and its outlets are empty")
  }
}

/// A file with views, of which nothing can be read.
public final class UINib: NSObject {
  /// Its name.
  package let name: String

  /// The nib of a name.
  ///
  /// - Parameters:
  ///   - nibName: its name, by which the screen is told of it.
  ///   - bundle: not used.
  public init(nibName: String, bundle: Bundle?) { name = nibName }

  /// A nib of bytes, which are not read.
  public init(data: Data, bundle: Bundle?) { name = "?" }

  /// Keys of the options with which a nib is read.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand in for others.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The views in it: none.
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    MissingNib.warn("the nib '\(name)'", replacedBy: nil)
    return []
  }
}

extension Bundle {
  /// The views of a nib.
  ///
  /// - Returns: nil: there are none.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    MissingNib.warn("the nib '\(name)'", replacedBy: nil)
    return nil
  }
}
