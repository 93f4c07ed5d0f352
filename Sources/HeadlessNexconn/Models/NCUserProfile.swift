/// A person's profile, as the managed service has it.
public final class NCUserProfile {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// The id that the app gave.
  public var uniqueId = ""
  /// The address for mail.
  public var email = ""
  /// The birthday, as text.
  public var birthday = ""
  /// The place, as text.
  public var location = ""
  /// What the app says the person does.
  public var role = 0
  /// What the app says the person has reached.
  public var level = 0
  /// Fields of the app's own.
  public var extProfile: [String: String] = [:]
  /// An empty profile.
  public init() {}
}
