/// The profile of a sender, as a message carries it.
public final class NCUserInfo {
  /// The id.
  public var userId: String?
  /// The name.
  public var name: String?
  /// Where the picture is.
  public var portraitUri: String?
  /// What the sender calls themselves beside the name.
  public var alias: String?
  /// Whatever an app keeps with a profile.
  public var extra: String?
  /// An empty profile.
  public init() {}
}

/// The SDK's profile of a sender, by its Swift name.
public typealias UserInfo = NCUserInfo
