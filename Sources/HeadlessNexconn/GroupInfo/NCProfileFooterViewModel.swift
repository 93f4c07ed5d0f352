/// The button below all rows of a profile page.
open class NCProfileFooterViewModel {
  /// What stands on it.
  public final var title: String

  /// A button.
  public init(title: String) { self.title = title }
}
