/// What a registered type is for. Kits may add kinds of their own.
public struct TypeKind: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The kind as a word, such as `header`.
  public let rawValue: String
  /// A kind from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind from its word.
  public init(stringLiteral word: String) { rawValue = word }

  /// A view controller: what a screen is made of.
  public static let viewController: TypeKind = "view controller"
  /// A module's header component.
  public static let header: TypeKind = "header"
  /// A module's list component.
  public static let list: TypeKind = "list"
  /// A cell of a list.
  public static let cell: TypeKind = "cell"
  /// A view model.
  public static let viewModel: TypeKind = "view model"
  /// A module: a header with a list.
  public static let module: TypeKind = "module"
  /// The view in the middle of the navigation bar.
  public static let titleView: TypeKind = "title view"
  /// A button of the navigation bar.
  public static let barButton: TypeKind = "bar button"
  /// What a list shows when it has no rows.
  public static let emptyView: TypeKind = "empty view"
}
