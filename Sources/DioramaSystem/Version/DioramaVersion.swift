/// The version of Diorama; docs/Versioning.md says what it covers.
public enum DioramaVersion {
  /// The number, which the scripts, archives and packages read from this line.
  public static let number = "0.2.0"
}
