/// A project of two screens, each with its own fixture, that tests watch.
public enum WatchedProject {
  /// The channel that both screens show.
  private static let club = "groupChannels: [{ url: club, members: [alice] }]\n"
  /// The fixture of the screen `bobs`.
  public static let people =
    "users: [{ userId: alice }, { userId: bob, nickname: Bob }]\n\(club)"
  /// The files of the project, by path.
  public static let files = [
    "diorama.yaml": "currentUser: alice\ndevice: { width: 36 }\n",
    "fixtures/people.yaml": people,
    "fixtures/others.yaml": "users: [{ userId: alice }, { userId: zoe, nickname: Zoe }]\n\(club)",
    "screens/bobs.yaml": screen(of: "bob", "../fixtures/people.yaml"),
    "screens/zoes.yaml": screen(of: "zoe", "../fixtures/others.yaml"),
  ]

  /// A screen that shows one user of a fixture.
  ///
  /// - Parameters:
  ///   - user: the user's id.
  ///   - fixture: the path of the fixture, relative to the screen.
  public static func screen(of user: String, _ fixture: String) -> String {
    """
    viewController: SBUInviteUserViewController
    channelURL: club
    data: \(fixture)
    users: [\(user)]
    """
  }
}
