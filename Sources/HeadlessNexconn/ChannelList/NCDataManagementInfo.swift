/// What a notice says of a channel, which its row keeps (N138).
public final class NCDataManagementInfo {
  /// The name.
  public var name: String?
  /// Where the picture is.
  public var portraitUri: String?
  /// Nothing yet.
  public init() {}
}
