/// A file with views. There are none here, so registering one changes nothing.
public final class UINib {
  /// A nib by its name, which is not looked up.
  public init(nibName: String, bundle: Bundle?) {}
}
